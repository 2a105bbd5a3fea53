import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Random } from '@sanh-rong/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { USUAL_RATE } from '../../src/http/request-rate.ts';
import { MAX_SOCKETS_EACH } from '../../src/sockets/gate.ts';
import { MESSAGES, REFUSED_MESSAGES } from '../../src/sockets/rate-limits.ts';
import type { Client } from '../support/client.ts';
import { newPostgres } from '../support/databases.ts';
import type { TestServer, Visitor } from '../support/test-server.ts';
import { within } from '../support/within.ts';
import { Attackers } from './attackers.ts';
import { FRAMES, PACKETS, REQUESTS } from './hostile-bytes.ts';
import { type Attacker, hostileMessage } from './hostile-messages.ts';
import { hostileRequest, send } from './hostile-requests.ts';
import { frame, RawSocket } from './raw-socket.ts';

/**
 * Everything a stranger can throw at the server: each message is answered with a code or the connection is cut, nothing
 * that is stored changes by a byte, and everybody plays on.
 */

const HOSTILE = examples(2_000, 10_000);
const AT_ONCE = 25;
const PAIRS = 9;
const STRANGERS = 18;
const REQUESTS_SENT = examples(500, 2_000);

/** Bytes that everything together may keep of thousands of messages. */
const GROWTH = 8_000_000;
/** Node itself refuses headers of this length, before our code sees them. */
const TOO_LONG_TO_READ = 431;
const CODE = /^(?:[A-Z]{2}-\d+|[A-Z][A-Z_]+)$/;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is in use once everything that can be thrown away is gone. */
const memory = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

let databaseUrl: string;
let attackers: Attackers;
let server: TestServer;

beforeAll(async () => {
  databaseUrl = await newPostgres();
  attackers = await Attackers.begin(databaseUrl, PAIRS, STRANGERS);
  server = attackers.server;
});

afterAll(async () => {
  await attackers.end();
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

/** One hostile message; one that is not refused must be a move that this very person had made. */
const fire = async ({ visitor, client }: Window, attacker: Attacker, barrage: Barrage): Promise<void> => {
  const { random, codes } = barrage;
  barrage.sent += 1;
  const again = random.below(20) === 0 ? random.pick(attackers.made) : null;
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
  test(`${HOSTILE} malformed, oversized, out-of-turn, replayed and forged messages change nothing`, async () => {
    const before = await attackers.stored();
    const { held } = server.tables;
    const windows: Window[] = [];
    for (const visitor of attackers.everybody) windows.push({ visitor, client: await server.client(visitor.token) });
    const barrage: Barrage = { random: new Random('hostile'), codes: new Map(), sent: 0, repeated: 0 };
    let early = 0;
    while (barrage.sent < HOSTILE) {
      // Enough for all to send on without being slowed down, and in all less than the time of a turn.
      server.now += AT_ONCE * MESSAGES.every;
      for (const window of windows) {
        const attacker = await attackers.attacker(window.visitor);
        await Promise.all(Array.from({ length: AT_ONCE }, () => fire(window, attacker, barrage)));
        window.client.heard.length = 0;
      }
      if (early === 0 && barrage.sent >= HOSTILE / 3) early = memory();
    }
    expect(memory() - early).toBeLessThan(GROWTH);
    expect(barrage.repeated).toBeGreaterThan(0);
    expect([...barrage.codes.keys()]).not.toContain('SERVER_ERROR');
    // Being slowed down must not hide what would have been answered otherwise.
    expect(barrage.codes.get('SLOW_DOWN') ?? 0).toBeLessThan(barrage.sent / 20);
    expect(barrage.codes.size).toBeGreaterThan(12);
    for (const { client } of windows) client.socket.disconnect();
    expect(await attackers.stored()).toEqual(before);
    expect(server.tables.held).toBe(held);
    expect(await attackers.ills()).toEqual([]);
  });

  test.each(Object.entries(PACKETS))('a packet: %s', async (_name, packet) => {
    server.now += 500;
    const raw = await RawSocket.signedIn(server.port, attackers.strangers[0].token);
    raw.write(frame(packet));
    raw.write(frame('42777["unfollow_tables",{}]'));
    // Answered as if nothing had been, or closed.
    const answered = await raw.until('43777[{"ok":true}]');
    expect(answered || raw.closed).toBe(true);
    await raw.end();
  });

  test.each(Object.entries(FRAMES))('a frame: %s', async (_name, bytes) => {
    const raw = await RawSocket.signedIn(server.port, attackers.strangers[0].token);
    raw.write(bytes);
    raw.write(frame('42777["unfollow_tables",{}]'));
    expect(await raw.until('43777[')).toBe(false);
    expect(raw.closed).toBe(true);
  });

  test('the server is well after all those packets and frames', async () => {
    expect(await attackers.ills()).toEqual([]);
  });
});

describe('over HTTP', () => {
  test.each(Object.entries(REQUESTS))('a request: %s', async (_name, bytes) => {
    const raw = await RawSocket.open(server.port);
    raw.write(bytes);
    await raw.until('a request that is refused is closed');
    expect(raw.text).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });

  const ask = async (random: Random): Promise<number> => {
    const known = { code: attackers.pairs[0].code, token: attackers.strangers[0].token };
    const { asked, mustFail } = hostileRequest(random, known);
    const { status, text } = await send(server.port, server.newAddress(), asked);
    const what = `${JSON.stringify(asked).slice(0, 300)} → ${status} ${text.slice(0, 200)}`;
    if (status >= 500 || (mustFail && status < 400)) throw new Error(what);
    const isTold = /^\/api\/\w/.test(asked.path) && asked.method !== 'HEAD' && status !== TOO_LONG_TO_READ;
    if (status < 400 || !isTold) return status;
    const { ok, error } = JSON.parse(text) as { ok: boolean; error: { code: string; message: string } };
    if (ok || !CODE.test(error.code) || error.message === '') throw new Error(what);
    return status;
  };

  test(`${REQUESTS_SENT} requests that make no sense are refused with a code and change nothing`, async () => {
    const before = await attackers.stored();
    const random = new Random('requests');
    const statuses = new Set<number>();
    for (let i = 0; i < REQUESTS_SENT; i += AT_ONCE) {
      for (const status of await Promise.all(Array.from({ length: AT_ONCE }, () => ask(random)))) statuses.add(status);
    }
    expect(statuses.size).toBeGreaterThan(6);
    expect(await attackers.stored()).toEqual(before);
    expect(await attackers.ills()).toEqual([]);
  });
});

describe('floods', () => {
  test('a flood over a socket is slowed, then cut; whoever sent it may come back after a while', async () => {
    const { token } = await server.guest('Vội');
    const client = await server.client(token);
    const nothing = { tableId: 'NOSUCHCODE', seq: 1, actionId: 'x' };
    const first = Array.from({ length: MESSAGES.burst }, () => client.code('pass_turn', nothing));
    expect(new Set(await Promise.all(first))).toEqual(new Set(['NO_TABLE']));
    const slowed = Array.from({ length: REFUSED_MESSAGES.burst }, () => client.code('pass_turn', nothing));
    expect(new Set(await Promise.all(slowed))).toEqual(new Set(['SLOW_DOWN']));
    const cut = client.disconnected();
    client.socket.emit('pass_turn', nothing);
    expect(await cut).toBe('io server disconnect');
    server.now += 10_000;
    const again = await server.client(token);
    expect(await again.code('pass_turn', nothing)).toBe('NO_TABLE');
  });

  test('whoever sends without waiting for answers is cut as well', async () => {
    const raw = await RawSocket.signedIn(server.port, attackers.strangers[2].token);
    const noise = Buffer.concat(
      Array.from({ length: MESSAGES.burst + REFUSED_MESSAGES.burst + 50 }, () => frame('42["x"]')),
    );
    raw.write(noise);
    expect(await raw.until('never')).toBe(false);
  });

  test('one person has only so many connections', async () => {
    const [, , , { token }] = attackers.strangers;
    const windows = await Promise.all(Array.from({ length: MAX_SOCKETS_EACH }, () => server.client(token)));
    await expect(server.client(token)).rejects.toThrow('TOO_MANY_CONNECTIONS');
    for (const { socket } of windows) socket.disconnect();
  });

  test('an address that asks too fast is told to wait, and nobody else is', async () => {
    const from = { headers: { 'x-forwarded-for': server.newAddress() } };
    const burst = Array.from({ length: USUAL_RATE.burst + 30 }, () => server.http('GET', '/api/me', from));
    const answers = await Promise.all(burst);
    expect(answers.filter(({ code }) => code === 'SIGN_IN_FIRST')).toHaveLength(USUAL_RATE.burst);
    const slowed = answers.filter(({ code }) => code === 'SLOW_DOWN');
    expect(slowed).toHaveLength(30);
    for (const { status, headers } of slowed) expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    expect((await server.http('GET', '/api/me')).code).toBe('SIGN_IN_FIRST');
    server.now += 1_000;
    expect((await server.http('GET', '/api/me', from)).code).toBe('SIGN_IN_FIRST');
  });
});

test('requests that come in one packet are not all served in one turn', async () => {
  for (const path of ['/api/openapi.json', '/socket.io/']) {
    const line = connect(server.port, '127.0.0.1');
    let heard = '';
    line.setEncoding('latin1').on('data', (piece: string) => {
      heard += piece;
    });
    line.on('error', () => {});
    line.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`.repeat(500));
    await within(`${path} to be cut off`, new Promise<void>((resolve) => line.once('close', () => resolve())));
    expect(heard.match(/HTTP\/1\.1 \d/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

test('a connection that a proxy keeps for a minute is not closed under its next request', async () => {
  const { headers } = await fetch(`${server.url}/healthz`);
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

describe('afterwards', () => {
  test('all games are played to their end', async () => {
    const random = new Random('on');
    for (const pair of attackers.pairs) {
      let state = await server.state(pair.code);
      while (state.phase === 'playing') state = await attackers.move(pair, random);
      expect(state.phase).toBe('completed');
    }
    expect(await attackers.ills()).toEqual([]);
  });
});
