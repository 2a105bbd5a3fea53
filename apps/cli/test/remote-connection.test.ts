import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, expect, it } from 'vitest';
import { ArenaConnection } from '../src/remote/playing/connection.ts';

/** Any server may stand behind an address: what it says is read like what any stranger says. */

let close = (): void => {};
afterEach(() => close());

/** A server that answers a program's first message with this, and lets it in with the next one. */
const serverThatSays = async (first: unknown): Promise<string> => {
  const http = createServer();
  const io = new Server(http);
  let asked = 0;
  io.on('connection', (socket) => {
    socket.on('arena_attach', (_body, answer: (said: unknown) => void) => {
      asked += 1;
      answer(asked === 1 ? first : { ok: true });
    });
    socket.on('arena_detach', (_body, answer: (said: unknown) => void) => answer({ ok: true }));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  close = () => void io.close();
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
};

it.each([
  ['no error', {}],
  ['an error that is a text', { ok: false, error: 'no' }],
  ['an error without words', { ok: false, error: { code: 7 } }],
  ['a list', []],
  ['a number', 3],
])('what is no answer (%s) is asked again', async (_name, first) => {
  const stop = new AbortController();
  const news: string[] = [];
  const connection = new ArenaConnection({
    origin: await serverThatSays(first),
    token: 'token',
    language: 'en',
    bot: 'bot',
    answer: async () => ({}),
    news: (each) => {
      news.push(each);
      stop.abort();
    },
    again: 1,
  });
  expect(await connection.play(stop.signal)).toEqual({ kind: 'left' });
  expect(news).toEqual(['connected']);
});
