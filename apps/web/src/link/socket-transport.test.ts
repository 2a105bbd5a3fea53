import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ConnectionCode } from '@sanh-rong/protocol';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser, type TestBrowser } from '../net/test/browser.ts';
import type { ConnectionState } from './transport.ts';

/** The connection against a real server that turns people away. */

const LAN = { id: 'lan', name: 'Lan', username: 'lan', guest: false, since: 0 };
const GUEST = { id: 'guest', name: 'Khách', username: null, guest: true, since: 0 };

let browser: TestBrowser;
let house: Server;
let url: string;
/** Whether the cookie of this browser is still good. */
let isKnown: boolean;
let guests: number;
/** Answers the connections in their order; all that come later are let in. */
let refusals: ConnectionCode[];
let seen: ServerSocket[];
const hellos = new WeakSet<object>();

beforeEach(async () => {
  browser = openBrowser({ 'sanh-rong.known': '1' });
  [isKnown, guests, refusals, seen] = [true, 0, [], []];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (path === '/api/guest') {
      guests += 1;
      return Response.json({ person: GUEST });
    }
    if (!isKnown) return Response.json({ error: { code: 'SIGN_IN_FIRST', message: '' } }, { status: 401 });
    return Response.json({ person: { ...LAN, ...(body === undefined ? {} : JSON.parse(body)) } });
  });
  const http = createServer();
  house = new Server(http);
  house.use((socket, next) => {
    // As the server of the house does: one introduction on each connection.
    const refused = hellos.has(socket.conn) ? 'TOO_MANY_CONNECTIONS' : refusals.shift();
    hellos.add(socket.conn);
    next(refused === undefined ? undefined : new Error(refused));
  });
  house.on('connection', (socket) => {
    seen.push(socket);
    socket.onAny((_name: string, _body: unknown, answer: (value: unknown) => void) => answer({ ok: true }));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await house.close();
  vi.unstubAllGlobals();
});

const dialled = async () => {
  const { SocketTransport } = await import('./socket-transport.ts');
  const transport = new SocketTransport(
    () => io(url, { transports: ['websocket'], forceNew: true, reconnectionDelay: 1 }),
    () => 1,
  );
  const connections: ConnectionState[] = [];
  transport.onConnection((connection) => connections.push(connection));
  const opened = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = transport.onConnection((connection) => {
        if (connection !== 'open') return;
        stop();
        resolve();
      });
    });
  return { transport, connections, opened };
};

describe('the connection to the server', () => {
  const REFUSALS: readonly { readonly codes: ConnectionCode[] }[] = [
    { codes: ['SERVER_STOPPING'] },
    { codes: ['SERVER_ERROR', 'SERVER_ERROR'] },
    { codes: ['TOO_MANY_CONNECTIONS', 'SERVER_ERROR'] },
  ];
  test.each(REFUSALS)('comes back after being turned away: $codes', async ({ codes }) => {
    refusals = [...codes];
    const { transport, connections } = await dialled();
    expect(await transport.ask('unfollow_tables', {})).toEqual({ ok: true });
    expect(connections).toEqual(['broken', 'open']);
    expect([refusals, guests]).toEqual([[], 0]);
    transport.close();
  });

  test('comes as a guest when the server no longer knows whoever was here', async () => {
    const { transport, opened } = await dialled();
    const first = opened();
    await transport.open();
    await first;
    [isKnown, refusals] = [false, ['NOT_SIGNED_IN']];
    const again = opened();
    // Signed out elsewhere: the server hangs up.
    for (const socket of seen) socket.disconnect(true);
    await again;
    const { useMe } = await import('../net/me.ts');
    expect([useMe.getState().person, guests]).toEqual([GUEST, 1]);
    transport.close();
  });

  test('does not become one guest after another where no cookie is kept', async () => {
    [isKnown, refusals] = [false, ['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_SIGNED_IN']];
    const { transport, opened } = await dialled();
    const first = opened();
    await transport.open();
    await first;
    expect(guests).toBe(2);
    transport.close();
  });

  test('is opened anew under another name, and by nothing twice', async () => {
    const { transport, opened } = await dialled();
    for (let times = 0; times < 3; times++) {
      const first = opened();
      await transport.open();
      await first;
      if (times < 2) transport.close();
    }
    const before = seen.length;
    const { rename } = await import('../net/me.ts');
    const again = opened();
    await rename('Lan Anh');
    // What is asked meanwhile waits for the new connection.
    expect(await transport.ask('unfollow_tables', {})).toEqual({ ok: true });
    await again;
    expect(seen.length).toBe(before + 1);
    const { prefer } = await import('../preferences/preferences.ts');
    const third = opened();
    prefer({ language: 'en' });
    await third;
    expect(seen.length).toBe(before + 2);
    transport.close();
  });

  test('is closed for good only when it is hung up', async () => {
    refusals = ['SERVER_ERROR', 'SERVER_ERROR'];
    const { transport, connections } = await dialled();
    await transport.open();
    transport.close();
    browser.happen('online');
    expect(connections).toEqual(['closed']);
    expect(transport.connection).toBe('closed');
  });
});
