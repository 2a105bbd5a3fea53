import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPostgres } from '../support/databases.ts';
import { TestServer } from '../support/test-server.ts';

/** A browser brings no token to its socket: it has its cookie alone. */

let databaseUrl: string;
let server: TestServer;

beforeAll(async () => {
  databaseUrl = await newPostgres();
  server = await TestServer.open({ url: databaseUrl, logLevel: 'error' });
});

afterAll(async () => {
  await server.stop();
});

const browser = (cookie: string) => server.client('', { auth: {}, extraHeaders: { cookie } });

test('a cookie opens a socket, and the socket is cut when that sign-in ends', async () => {
  const { token, cookie } = await server.guest('Nam');
  const open = await browser(cookie);
  const { code } = await open.view('create_table', { settings: { game: 'tienlen' } });
  expect(open.at(code).you).toBe(0);
  const cut = open.disconnected();
  await server.http('POST', '/api/sign-out', { token });
  expect(await cut).toBe('io server disconnect');
  await expect(browser(cookie)).rejects.toThrow('NOT_SIGNED_IN');
});
