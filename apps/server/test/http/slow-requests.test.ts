import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { type Served, serve } from './http-server.ts';

/** Those who send a body and never end it. */

let served: Served | null = null;
let lines: Socket[] = [];
afterEach(() => {
  for (const line of lines) line.destroy();
  lines = [];
  served?.close();
});

const text = (length: number): string => JSON.stringify({ text: 'x'.repeat(length - 11) });

interface Sending {
  readonly heard: () => string;
  readonly isClosed: () => boolean;
  finish(): void;
  leave(): void;
}

/** A body of so many bytes, all but the last of which are sent. */
const begin = (bytes: number): Sending => {
  const body = text(bytes);
  const line = connect(Number(new URL(served?.url ?? '').port), '127.0.0.1');
  let heard = '';
  let isClosed = false;
  line.setEncoding('utf8').on('data', (piece: string) => {
    heard += piece;
  });
  line
    .on('error', () => {})
    .on('close', () => {
      isClosed = true;
    });
  const head = ['POST /api/echo HTTP/1.1', 'Host: here', 'Content-Type: application/json', `Content-Length: ${bytes}`];
  line.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  lines.push(line);
  return { heard: () => heard, isClosed: () => isClosed, finish: () => line.write('}'), leave: () => line.destroy() };
};

const statusOf = (sending: Sending): Promise<string> =>
  until('an answer', () => /^HTTP\/1\.1 (\d+)/.exec(sending.heard())?.[1] ?? '');

/** The status of a request that ends at once. */
const ask = async (): Promise<number> => (await fetch(`${served?.url}/api/things/abc`)).status;

describe('bodies that do not end', () => {
  test('make room for others: there is memory for so many bytes, and one of them is ended', async () => {
    served = await serve({ bodyRoom: 100_000 });
    const sending = [begin(45_000), begin(45_000), begin(45_000)];
    await until('one to be ended', () => sending.filter(({ isClosed }) => isClosed()).length === 1);
    const left = sending.filter(({ isClosed }) => !isClosed());
    for (const each of left) each.finish();
    expect(await Promise.all(left.map(statusOf))).toEqual(['201', '201']);
  });

  test('of one network are only so many; where one is left, another may come', async () => {
    served = await serve({ mostOpen: 2 });
    const [first, second] = [begin(1_000), begin(1_000)];
    await until('both to be on their way', ask, (status) => status === 429);
    first.leave();
    await until('another to be let in', ask, (status) => status === 200);
    second.finish();
    expect(await statusOf(second)).toBe('201');
  });
});
