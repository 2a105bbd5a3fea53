import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hall } from './hall.ts';
import { startPostgres, type TestServer } from './postgres.ts';

/** A browser brings no token to its socket: it has its cookie alone. */

let postgres: TestServer;
let hall: Hall;

beforeAll(async () => {
  postgres = await startPostgres();
  hall = await Hall.open({ url: postgres.url, logLevel: 'error' });
});

afterAll(async () => {
  await hall.stop();
  postgres.stop();
});

const browser = (cookie: string, transports: string[]) =>
  hall.client('', { auth: {}, extraHeaders: { cookie }, transports });

test.each([[['websocket']], [['polling']], [['polling', 'websocket']]])(
  'a cookie opens a socket over %s, and the socket is cut when that sign-in ends',
  async (transports) => {
    const { token, cookie } = await hall.guest('Nam');
    const open = await browser(cookie, transports);
    const { code } = await open.view('create_table', { settings: { game: 'tienlen' } });
    expect(open.at(code).you).toBe(0);
    const cut = new Promise<string>((resolve) => open.socket.once('disconnect', resolve));
    await hall.http('POST', '/api/sign-out', { token });
    expect(await cut).toBe('io server disconnect');
    await expect(browser(cookie, transports)).rejects.toThrow('NOT_SIGNED_IN');
  },
);
