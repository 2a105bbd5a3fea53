import { describe, expect, test, vi } from 'vitest';
import { FRAMES, MAX_UNREAD } from '../../src/sockets/engine-connection.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { within } from '../support/within.ts';
import { SeatedTables } from '../tables/seated-table.ts';
import { frame, RawSocket } from './raw-socket.ts';

/** What one connection may cost, with a sign-in or without. */

const all = SeatedTables.forEach(openNewEmbedded);

const port = (): number => Number(new URL(all.fixture.url).port);

const FLOODS: Readonly<Record<string, Buffer>> = {
  'heartbeats of Engine.IO': frame('3'),
  'packets that mean nothing': frame('6'),
  'pings of WebSocket': frame('x'.repeat(125), { opcode: 9 }),
  'pongs of WebSocket': frame('', { opcode: 10 }),
};

const many = (bytes: Buffer, times: number): Buffer => Buffer.concat(Array.from({ length: times }, () => bytes));

const isAnswering = (raw: RawSocket): Promise<boolean> => {
  raw.write(frame('42777["unfollow_tables",{}]'));
  return raw.until('43777[{"ok":true}]');
};

describe('a connection', () => {
  test.each(Object.entries(FLOODS))('is ended by a flood of %s, before and after an introduction', async (_, bytes) => {
    const flood = many(bytes, FRAMES.burst + 1);
    for (const raw of [await RawSocket.connection(port()), await RawSocket.signedIn(port(), 'nam')]) {
      raw.write(flood);
      expect(await raw.until('the end of the connection')).toBe(false);
      expect(raw.closed).toBe(true);
    }
  });

  test('has a message of thousands of keys answered as malformed, and nobody reads it', async () => {
    const keys = (count: number): string =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 1])));
    const raw = await RawSocket.signedIn(port(), 'nam');
    raw.write(frame(`421["unfollow_tables",${keys(900)}]`));
    expect(await raw.until('431[{"ok":false')).toBe(true);
    const parse = vi.spyOn(JSON, 'parse');
    raw.write(frame(`422["unfollow_tables",${keys(1_100)}]`));
    expect(await raw.until('432[{"ok":false,"error":{"code":"BAD_MESSAGE"')).toBe(true);
    expect(parse.mock.calls.filter(([text]) => String(text).includes('key1099'))).toEqual([]);
    parse.mockRestore();
    await raw.end();
  });

  test('is ended by a flood of refusals, which only the server gives', async () => {
    const raw = await RawSocket.signedIn(port(), 'nam');
    raw.write(many(frame('44{}'), FRAMES.burst + 1));
    await raw.until('the end of the connection');
    expect(raw.closed).toBe(true);
  });

  test.each(Object.entries(FLOODS))('stays with %s now and then', async (_, bytes) => {
    const raw = await RawSocket.signedIn(port(), 'nam');
    for (let seconds = 0; seconds < 20; seconds++) {
      raw.write(many(bytes, 1_000 / FRAMES.every));
      raw.write(frame(`42${seconds}["unfollow_tables",{}]`));
      expect(await raw.until(`43${seconds}[{"ok":true}]`)).toBe(true);
      all.now += 1_000;
    }
    await raw.end();
  });

  test('is ended when what it is told is not read; one that reads hears everything', async () => {
    const [reader, raw] = [await all.client('bac'), await RawSocket.signedIn(port(), 'nam')];
    raw.pause();
    const { rooms } = all.fixture.sockets;
    const message = 'x'.repeat(MAX_UNREAD / 4);
    let read = 0;
    let heard = (): void => {};
    reader.socket.on('error', () => {
      read += 1;
      heard();
    });
    for (let number = 0; number < 200; number++) {
      const arrived = new Promise<void>((resolve) => {
        heard = resolve;
      });
      for (const socket of rooms.all()) socket.emit('error', { code: 'SERVER_STOPPING', message });
      await within('the message', arrived);
      reader.heard.length = 0;
    }
    expect(read).toBe(200);
    expect(rooms.all().map(({ data }) => data.signedIn.person.id)).toEqual(['bac']);
    await raw.end();
  });

  test.each(['sid', '%73id'])('is not taken over by another one (%s)', async (name) => {
    const raw = await RawSocket.signedIn(port(), 'nam');
    const sid = /"sid":"([^"]+)"/.exec(raw.text)?.[1];
    const other = await RawSocket.connection(port(), `&${name}=${sid}`);
    expect(other.text).toMatch(/^HTTP\/1\.1 400 /);
    expect(await isAnswering(raw)).toBe(true);
    await raw.end();
  });

  test('is a WebSocket: long polling opens none', async () => {
    const asked = await fetch(`${all.fixture.url}/socket.io/?EIO=4&transport=polling`);
    expect([asked.status, await asked.json()]).toEqual([400, { code: 0, message: 'Transport unknown' }]);
  });
});
