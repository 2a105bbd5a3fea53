import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Random } from '@sanh-rong/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_PACE } from '../src/http/address-pace.ts';
import { MAX_SOCKETS_EACH } from '../src/sockets/gate.ts';
import { PACE } from '../src/sockets/pace.ts';
import type { Client } from './client.ts';
import type { Hall, Visitor } from './hall.ts';
import { FRAMES, PACKETS, POLLED, REQUESTS } from './hostile-bytes.ts';
import { type Attacker, hostileMessage } from './hostile-messages.ts';
import { hostileRequest, send } from './hostile-requests.ts';
import { startPostgres, type TestServer } from './postgres.ts';
import { frame, RawSocket } from './raw-socket.ts';
import { Siege } from './siege.ts';

/**
 * Everything a stranger can throw at the server: each message is answered with a code or the connection is cut, nothing
 * that is stored changes by a byte, and everybody plays on.
 */

const MESSAGES = 10_000;
const AT_ONCE = 25;
const PAIRS = 9;
const STRANGERS = 18;
const REQUESTS_SENT = 2_000;

/** Bytes that everything together may keep of thousands of messages. */
const GROWTH = 8_000_000;
/** Node itself refuses headers of this length, before anybody here sees them. */
const TOO_LONG_TO_READ = 431;
const CODE = /^(?:[A-Z]{2}-\d+|[A-Z][A-Z_]+)$/;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is in use once everything that can be thrown away is gone. */
const memory = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

let postgres: TestServer;
let siege: Siege;
let hall: Hall;

beforeAll(async () => {
  postgres = await startPostgres();
  siege = await Siege.begin(postgres.url, PAIRS, STRANGERS);
  hall = siege.hall;
});

afterAll(async () => {
  await siege.end();
  postgres.stop();
});

interface Window {
  readonly visitor: Visitor;
  readonly client: Client;
}

interface Barrage {
  readonly random: Random;
  readonly codes: Map<string, number>;
  sent: number;
  /** Moves that were answered as having been made before. */
  repeated: number;
}

/** One hostile message; whatever is not refused must be a move that this very person had made. */
const fire = async ({ visitor, client }: Window, attacker: Attacker, barrage: Barrage): Promise<void> => {
  const { random, codes } = barrage;
  barrage.sent += 1;
  const again = random.below(20) === 0 ? random.pick(siege.made) : null;
  const replayed = { name: 'act', body: again?.message };
  const { name, body } = again === null ? hostileMessage(attacker, random, barrage.sent) : replayed;
  const answer = await client.ask(name, body);
  if (answer.ok) {
    barrage.repeated += 1;
    expect([again?.by, answer.repeated], `${name} ${JSON.stringify(body)?.slice(0, 500)}`).toEqual([visitor, true]);
    return;
  }
  const { code, message } = answer.error;
  codes.set(code, (codes.get(code) ?? 0) + 1);
  expect(code).toMatch(CODE);
  expect(message).not.toBe('');
};

describe('over sockets', () => {
  test(`${MESSAGES} malformed, oversized, out-of-turn, replayed and forged messages change nothing`, async () => {
    const before = await siege.stored();
    const { held } = hall.tables;
    const windows: Window[] = [];
    for (const visitor of siege.everybody) windows.push({ visitor, client: await hall.client(visitor.token) });
    const barrage: Barrage = { random: new Random('hostile'), codes: new Map(), sent: 0, repeated: 0 };
    let early = 0;
    while (barrage.sent < MESSAGES) {
      // Enough for everybody to send on without being slowed down, and in all less than anybody's turn.
      hall.now += (AT_ONCE / PACE.perSecond) * 1_000;
      for (const window of windows) {
        const attacker = await siege.attacker(window.visitor);
        await Promise.all(Array.from({ length: AT_ONCE }, () => fire(window, attacker, barrage)));
        window.client.heard.length = 0;
      }
      if (early === 0 && barrage.sent >= MESSAGES / 3) early = memory();
    }
    expect(memory() - early).toBeLessThan(GROWTH);
    expect(barrage.repeated).toBeGreaterThan(0);
    expect([...barrage.codes.keys()]).not.toContain('SERVER_ERROR');
    // Being slowed down must not hide what would have been answered otherwise.
    expect(barrage.codes.get('SLOW_DOWN') ?? 0).toBeLessThan(barrage.sent / 20);
    expect(barrage.codes.size).toBeGreaterThan(12);
    for (const { client } of windows) client.socket.disconnect();
    expect(await siege.stored()).toEqual(before);
    expect(hall.tables.held).toBe(held);
    expect(await siege.ills()).toEqual([]);
  });

  test.each(Object.entries(PACKETS))('a packet: %s', async (_name, packet) => {
    hall.now += 500;
    const raw = await RawSocket.signedIn(hall.server.port, siege.strangers[0].token);
    raw.write(frame(packet));
    raw.write(frame('42777["unfollow_tables",{}]'));
    // Answered as if nothing had been, or closed.
    const answered = await raw.until('43777[{"ok":true}]');
    expect(answered || raw.closed).toBe(true);
    await raw.end();
  });

  test.each(Object.entries(FRAMES))('a frame: %s', async (_name, bytes) => {
    const raw = await RawSocket.signedIn(hall.server.port, siege.strangers[0].token);
    raw.write(bytes);
    raw.write(frame('42777["unfollow_tables",{}]'));
    expect(await raw.until('43777[')).toBe(false);
    expect(raw.closed).toBe(true);
  });

  test.each(Object.entries(POLLED))('a packet over long polling: %s', async (_name, body) => {
    const path = '/socket.io/?EIO=4&transport=polling';
    const text = { headers: { 'content-type': 'text/plain;charset=UTF-8' } };
    const opened = await hall.http('GET', path);
    const sid = /"sid":"([^"]+)"/.exec(opened.text)?.[1];
    const greeting = `40${JSON.stringify({ token: siege.strangers[1].token })}`;
    expect((await hall.http('POST', `${path}&sid=${sid}`, { ...text, body: greeting })).text).toBe('ok');
    const { status } = await hall.http('POST', `${path}&sid=${sid}`, { ...text, body });
    expect([200, 400, 413]).toContain(status);
  });

  test('the server is well after all those packets and frames', async () => {
    expect(await siege.ills()).toEqual([]);
  });
});

describe('over HTTP', () => {
  test.each(Object.entries(REQUESTS))('a request: %s', async (_name, bytes) => {
    const raw = await RawSocket.open(hall.server.port);
    raw.write(bytes);
    await raw.until('a request that is refused is closed');
    expect(raw.text).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });

  const ask = async (random: Random): Promise<number> => {
    const known = { code: siege.pairs[0].code, token: siege.strangers[0].token };
    const { asked, mustFail } = hostileRequest(random, known);
    const { status, text } = await send(hall.server.port, hall.newAddress(), asked);
    const what = `${JSON.stringify(asked).slice(0, 300)} → ${status} ${text.slice(0, 200)}`;
    if (status >= 500 || (mustFail && status < 400)) throw new Error(what);
    const isTold = /^\/api\/\w/.test(asked.path) && asked.method !== 'HEAD' && status !== TOO_LONG_TO_READ;
    if (status < 400 || !isTold) return status;
    const { ok, error } = JSON.parse(text) as { ok: boolean; error: { code: string; message: string } };
    if (ok || !CODE.test(error.code) || error.message === '') throw new Error(what);
    return status;
  };

  test(`${REQUESTS_SENT} requests that make no sense are refused with a code and change nothing`, async () => {
    const before = await siege.stored();
    const random = new Random('requests');
    const statuses = new Set<number>();
    for (let i = 0; i < REQUESTS_SENT; i += AT_ONCE) {
      for (const status of await Promise.all(Array.from({ length: AT_ONCE }, () => ask(random)))) statuses.add(status);
    }
    expect(statuses.size).toBeGreaterThan(6);
    expect(await siege.stored()).toEqual(before);
    expect(await siege.ills()).toEqual([]);
  });
});

describe('floods', () => {
  test('a flood over a socket is slowed, then cut; whoever sent it may come back after a while', async () => {
    const { token } = await hall.guest('Vội');
    const client = await hall.client(token);
    const nothing = { tableId: 'NOSUCHCODE' };
    const first = Array.from({ length: PACE.burst }, () => client.code('resume_table', nothing));
    expect(new Set(await Promise.all(first))).toEqual(new Set(['NO_TABLE']));
    const slowed = Array.from({ length: PACE.patience }, () => client.code('resume_table', nothing));
    expect(new Set(await Promise.all(slowed))).toEqual(new Set(['SLOW_DOWN']));
    const cut = new Promise<string>((resolve) => client.socket.once('disconnect', resolve));
    client.socket.emit('resume_table', nothing);
    expect(await cut).toBe('io server disconnect');
    hall.now += 10_000;
    const again = await hall.client(token);
    expect(await again.code('resume_table', nothing)).toBe('NO_TABLE');
  });

  test('whoever sends without waiting for answers is cut as well', async () => {
    const raw = await RawSocket.signedIn(hall.server.port, siege.strangers[2].token);
    const noise = Buffer.concat(Array.from({ length: PACE.burst + PACE.patience + 50 }, () => frame('42["x"]')));
    raw.write(noise);
    expect(await raw.until('never')).toBe(false);
  });

  test('one person has only so many connections', async () => {
    const [, , , { token }] = siege.strangers;
    const windows = await Promise.all(Array.from({ length: MAX_SOCKETS_EACH }, () => hall.client(token)));
    await expect(hall.client(token)).rejects.toThrow('TOO_MANY_CONNECTIONS');
    for (const { socket } of windows) socket.disconnect();
  });

  test('an address that asks too fast is told to wait, and nobody else is', async () => {
    const from = { headers: { 'x-forwarded-for': hall.newAddress() } };
    const burst = Array.from({ length: USUAL_PACE.burst + 30 }, () => hall.http('GET', '/api/me', from));
    const answers = await Promise.all(burst);
    expect(answers.filter(({ code }) => code === 'SIGN_IN_FIRST')).toHaveLength(USUAL_PACE.burst);
    const slowed = answers.filter(({ code }) => code === 'SLOW_DOWN');
    expect(slowed).toHaveLength(30);
    for (const { status, headers } of slowed) expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    expect((await hall.http('GET', '/api/me')).code).toBe('SIGN_IN_FIRST');
    hall.now += 1_000;
    expect((await hall.http('GET', '/api/me', from)).code).toBe('SIGN_IN_FIRST');
  });
});

describe('afterwards', () => {
  test('all games are played to their end', async () => {
    const random = new Random('on');
    for (const pair of siege.pairs) {
      let state = await hall.state(pair.code);
      while (state.phase === 'playing') state = await siege.move(pair, random);
      expect(state.phase).toBe('completed');
    }
    expect(await siege.ills()).toEqual([]);
  });
});
