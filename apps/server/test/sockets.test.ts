import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BaseAction, GAMES, Random } from '@sanh-rong/engine';
import { type Answer, SERVER_MESSAGES, type TableUpdate } from '@sanh-rong/protocol';
import { gameOf, type Person, type TableState, TIMES } from '@sanh-rong/table';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openEmbedded } from '../src/database/open.ts';
import { PACE } from '../src/sockets/pace.ts';
import { Sockets } from '../src/sockets/sockets.ts';
import { sqlTableStore } from '../src/tables/store.ts';
import { Tables } from '../src/tables/tables.ts';

/** Real sockets on a real server; the clock alone is the test's. */

let database: Database;
let now = 1_800_000_000_000;
let http: HttpServer;
let tables: Tables;
let sockets: Sockets;
let clients: Client[] = [];
const failures: unknown[] = [];

class Client {
  readonly person: Person;
  readonly socket: Socket;
  readonly updates: TableUpdate[] = [];
  /** Everything that ever came in, as text. */
  readonly heard: string[] = [];

  constructor(id: string, url: string, language = 'vi') {
    this.person = { id, name: id };
    this.socket = io(url, {
      auth: { token: id, language },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    for (const name of SERVER_MESSAGES) {
      this.socket.on(name, (update: TableUpdate) => {
        this.updates.push(update);
        this.heard.push(JSON.stringify(update));
      });
    }
    clients.push(this);
  }

  connected(): Promise<this> {
    return new Promise((resolve, reject) => {
      this.socket.on('connect', () => resolve(this));
      this.socket.on('connect_error', reject);
    });
  }

  async ask(name: string, body?: unknown): Promise<Answer> {
    const answer: Answer = await this.socket.timeout(10_000).emitWithAck(name, body);
    this.heard.push(JSON.stringify(answer));
    return answer;
  }

  async code(name: string, body?: unknown): Promise<string> {
    const answer = await this.ask(name, body);
    return answer.ok ? 'ok' : answer.error.code;
  }

  /** Waits until an update of this number has come in. */
  async reached(seq: number): Promise<void> {
    while ((this.updates[this.updates.length - 1]?.seq ?? 0) < seq) {
      await new Promise<void>((resolve) => {
        const go = (): void => {
          for (const name of SERVER_MESSAGES) this.socket.off(name, go);
          resolve();
        };
        for (const name of SERVER_MESSAGES) this.socket.on(name, go);
      });
    }
  }
}

const url = (): string => `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

const client = (id: string, language?: string): Promise<Client> => new Client(id, url(), language).connected();

const mustView = (answer: Answer) => {
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.view;
};

beforeAll(async () => {
  database = await openEmbedded();
});
afterAll(() => database.close());

beforeEach(async () => {
  http = createServer();
  tables = new Tables(sqlTableStore(database.sql), { now: () => now, secret: () => 'a secret for tests' });
  sockets = new Sockets(http, tables, {
    identify: async ({ token }) =>
      typeof token === 'string' && token !== 'stranger' ? { id: token, name: token } : null,
    failed: (error) => failures.push(error),
    now: () => now,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  clients = [];
  now += 3_600_000;
});

afterEach(async () => {
  for (const each of clients) each.socket.disconnect();
  await sockets.close();
  expect(failures).toEqual([]);
});

/** Two people at a table of their own, the first game dealt. */
const seated = async (settings: object = {}) => {
  const [nam, bac] = await Promise.all([client('nam'), client('bac')]);
  const { code } = mustView(
    await nam.ask('create_table', { settings: { game: 'tienlen', seats: 2, games: 1, ...settings } }),
  );
  mustView(await bac.ask('join_table', { tableId: code }));
  mustView(await bac.ask('player_ready', { tableId: code, contribution: 'của bắc' }));
  mustView(await nam.ask('start_game', { tableId: code }));
  now += TIMES.countdown;
  await tables.sweep();
  const state = await stored(code);
  await Promise.all([nam.reached(state.seq), bac.reached(state.seq)]);
  return { nam, bac, code };
};

const stored = async (code: string): Promise<TableState> => {
  const state = await tables.find(code);
  if (state === null) throw new Error('no such table');
  return state;
};

const lastView = (who: Client) => who.updates[who.updates.length - 1].view;

const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as { min: number; max: number };
  return { type: action.type, amount: min + random.below(max - min + 1) } as BaseAction;
};

describe('sockets', () => {
  test('strangers are turned away', async () => {
    await expect(client('stranger')).rejects.toThrow('UNKNOWN_PERSON');
  });

  test('people come in, get ready and are dealt cards; everybody hears it in order', async () => {
    const { nam, bac, code } = await seated();
    expect(lastView(nam)).toMatchObject({ phase: 'playing', you: 0 });
    expect(lastView(bac)).toMatchObject({ phase: 'playing', you: 1 });
    const seqs = nam.updates.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => seqs[0] + i));
    expect(nam.updates.map(({ type }) => type)).toEqual(['sat', 'readied', 'countdown', 'dealt']);
    expect(lastView(nam).code).toBe(code);
  });

  test.each(GAMES.map(({ id }) => id))('%s: a whole game, each client seeing only what it may', async (game) => {
    const { nam, bac, code } = await seated({ game });
    const random = new Random(game);
    for (let moves = 0; lastView(nam).phase === 'playing'; moves++) {
      expect(moves).toBeLessThan(400);
      const before = await stored(code);
      const who = lastView(nam).turn === 0 ? nam : bac;
      const { game: seen, seq } = lastView(who);
      const action = settled(random.pick(seen?.legal ?? []), random);
      const answer = await who.ask('act', { tableId: code, seq, actionId: `move ${moves}`, action });
      expect(answer.ok).toBe(true);
      await Promise.all([nam.reached(before.seq + 1), bac.reached(before.seq + 1)]);
      now += 1_000;
    }
    const { standings } = lastView(bac);
    expect(standings.totals[0] + standings.totals[1]).toBe(0);
    const last = nam.updates[nam.updates.length - 1];
    expect(last.game.length).toBeGreaterThan(0);
    expect(await stored(code)).toMatchObject({ phase: 'completed' });
  });

  test('no byte a client gets has a card it may not know, the secret or the seed', async () => {
    const { nam, bac, code } = await seated();
    const xem = await client('xem');
    mustView(await xem.ask('join_table', { tableId: code, watch: true }));
    const random = new Random('leak');
    for (let moves = 0; lastView(nam).phase === 'playing'; moves++) {
      const state = await stored(code);
      const open = gameOf(state.settings).view(state.game as never, 'open');
      const hidden = { nam: open.hands[1], bac: open.hands[0], xem: open.hands.flat() };
      for (const who of [nam, bac, xem]) {
        const cards = (hidden[who.person.id as 'nam'] ?? []).map((card) => `"${card}"`);
        const latest = who.heard[who.heard.length - 1];
        expect(cards.filter((card) => latest.includes(card))).toEqual([]);
        expect(latest).not.toContain(state.secret);
      }
      const who = lastView(nam).turn === 0 ? nam : bac;
      const { game, seq } = lastView(who);
      await who.ask('act', { tableId: code, seq, actionId: `m${moves}`, action: random.pick(game?.legal ?? []) });
      const after = await stored(code);
      await Promise.all([nam, bac, xem].map((each) => each.reached(after.seq)));
      now += 1_000;
    }
    const [text] = (await stored(code)).records;
    const seed = /seed=(\w+)/.exec(text)?.[1] ?? 'none';
    expect([nam, bac, xem].flatMap(({ heard }) => heard).some((line) => line.includes(seed))).toBe(false);
  });

  test('a move asked for twice is done once; a move on an old table is refused as such', async () => {
    const { nam, bac, code } = await seated();
    const who = lastView(nam).turn === 0 ? nam : bac;
    const { game, seq } = lastView(who);
    const message = { tableId: code, seq, actionId: 'once', action: game?.legal[0] };
    const [first, second] = await Promise.all([who.ask('act', message), who.ask('act', message)]);
    expect([first, second].map((answer) => answer.ok && answer.repeated).sort()).toEqual([false, true]);
    expect(await who.ask('act', message)).toMatchObject({ ok: true, repeated: true });
    expect(await who.code('act', { ...message, actionId: 'again' })).toBe('STALE');
  });

  test('nobody acts for another, kicks without being host, or moves a table by its code alone', async () => {
    const { nam, bac, code } = await seated();
    const xem = await client('xem');
    const { seq } = lastView(nam);
    const waits = lastView(nam).turn === 0 ? bac : nam;
    expect(await waits.code('pass_turn', { tableId: code, seq, actionId: 'x' })).toBe('NOT_YOUR_TURN');
    expect(await xem.code('pass_turn', { tableId: code, seq, actionId: 'x' })).toBe('NOT_SEATED');
    expect(await bac.code('table_command', { tableId: code, command: { type: 'kick', seat: 0 } })).toBe('NOT_HOST');
    expect(await xem.code('start_game', { tableId: 'NOSUCHCODE' })).toBe('NO_TABLE');
  });

  test('a refused move says which rule, in the language of the client', async () => {
    const nam = await client('nam', 'en');
    const { code } = mustView(await nam.ask('create_table', { settings: { game: 'tienlen', seats: 2, games: 1 } }));
    expect(await nam.ask('start_game', { tableId: code })).toEqual({
      ok: false,
      error: { code: 'NOT_NOW', message: 'Every seat must be taken before the game can begin.' },
    });
    const bac = await client('bac');
    expect(await bac.ask('start_game', { tableId: code })).toEqual({
      ok: false,
      error: { code: 'NOT_HOST', message: 'Chỉ chủ bàn mới làm được việc này.' },
    });
  });

  test('a broken connection is seen by all; whoever comes back gets the table as it is', async () => {
    const { nam, bac, code } = await seated();
    const { seq } = await stored(code);
    bac.socket.disconnect();
    await nam.reached(seq + 1);
    expect(lastView(nam).seats[1]).toMatchObject({ name: 'bac', away: true });
    const again = await client('bac');
    const view = mustView(await again.ask('resume_table', { tableId: code }));
    expect(view).toMatchObject({ you: 1, phase: 'playing' });
    expect(view.game?.hands[1]).toHaveLength(13);
    await nam.reached(seq + 2);
    expect(lastView(nam).seats[1]).toMatchObject({ away: false });
  });

  test('a watcher is listed while connected, and sees nothing of the game before or after', async () => {
    const { nam, code } = await seated();
    const xem = await client('xem');
    expect(mustView(await xem.ask('resume_table', { tableId: code })).game).toBeNull();
    expect(mustView(await xem.ask('join_table', { tableId: code, watch: true })).game).not.toBeNull();
    const { seq } = await stored(code);
    await nam.reached(seq);
    expect(lastView(nam).watchers).toEqual(['xem']);
    xem.socket.disconnect();
    await nam.reached(seq + 1);
    expect(lastView(nam).watchers).toEqual([]);
  });

  test('somebody with two windows open is away only when both are closed', async () => {
    const { nam, bac, code } = await seated();
    const second = await client('bac');
    mustView(await second.ask('resume_table', { tableId: code }));
    const { seq } = await stored(code);
    bac.socket.disconnect();
    second.socket.disconnect();
    await nam.reached(seq + 1);
    expect(nam.updates[nam.updates.length - 1].type).toBe('away');
    expect((await stored(code)).seq).toBe(seq + 1);
  });

  test('malformed, forged and oversized messages get coded errors, change nothing, and the server stays well', async () => {
    const { nam, code } = await seated();
    const before = await stored(code);
    const random = new Random('hostile');
    const bodies = [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { tableId: 7 },
      { tableId: code },
      { tableId: '../x' },
      { tableId: code, seq: -1, actionId: '' },
      { tableId: code, seq: 0, actionId: 'a', action: { __proto__: 1 } },
      { tableId: code, extra: 'x'.repeat(10_000) },
    ];
    const names = [
      'act',
      'play_cards',
      'pass_turn',
      'join_table',
      'create_table',
      'table_command',
      'toString',
      '__proto__',
      'game_ended',
      'constructor',
    ];
    for (let i = 0; i < 400; i++) {
      now += 200;
      const answer = await nam.ask(random.pick(names), random.pick(bodies));
      expect(answer.ok ? 'ok' : answer.error.code).toMatch(
        /^(BAD_MESSAGE|BAD_SETTINGS|BAD_COMMAND|STALE|ALREADY_SEATED|BAD_ACTION|NOT_NOW)$/,
      );
    }
    expect(await stored(code)).toEqual(before);
  });

  test('a flood is slowed, then cut', async () => {
    const nam = await client('nam');
    const cut = new Promise<void>((resolve) => nam.socket.on('disconnect', () => resolve()));
    const answers = await Promise.all(
      Array.from({ length: PACE.burst + 20 }, () => nam.code('start_game', { tableId: 'NOSUCHCODE' })),
    );
    expect(answers.filter((code) => code === 'NO_TABLE')).toHaveLength(PACE.burst);
    expect(answers.filter((code) => code === 'SLOW_DOWN')).toHaveLength(20);
    for (let i = 0; i <= PACE.patience; i++) nam.socket.emit('start_game', { tableId: 'NOSUCHCODE' });
    await cut;
    expect(nam.socket.connected).toBe(false);
  });
});
