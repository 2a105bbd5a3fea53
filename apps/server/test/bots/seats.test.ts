import type { BotAnswer } from '@sanh-rong/bot-kit';
import { ok, refuse } from '@sanh-rong/engine';
import { Starved } from '@sanh-rong/sandbox';
import { botToAct, type Person, type TableEvent, type TableState, TIMES, turnOf } from '@sanh-rong/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAbility } from '../../src/bot-seats/ability.ts';
import { BotSeats } from '../../src/bot-seats/bot-seats.ts';
import type { BotCallReport } from '../../src/bots/reports.ts';
import type { Database } from '../../src/database/open.ts';
import { people } from '../../src/database/schema.ts';
import { NEWCOMER_GAMES } from '../../src/rate-limits/newcomers.ts';
import { MAX_BOT_TABLES } from '../../src/tables/bot-tables.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { Tables, type TablesEnvironment } from '../../src/tables/tables.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { ampleQuotas } from '../support/guests.ts';
import { Actor, Bell, failing, playing } from './bot-actor.ts';
import { finishGames } from './played-game.ts';

/** Who asks the bots of a table, when, and what becomes of their answers. Sandboxes have tests of their own. */

const NAM: Person = { id: 'nam', name: 'Nam' };
const LAN: Person = { id: 'lan', name: 'Lan' };
const GAMES = ['tienlen', 'phom', 'lieng'] as const;

let database: Database;
let now = 1_800_000_000_000;
let failures: unknown[] = [];
let starvations: unknown[] = [];
let nodes: Node[] = [];
let opened: string[] = [];

beforeAll(async () => {
  database = await openNewEmbedded();
});
afterAll(() => database.close());

beforeEach(() => {
  now += 86_400_000;
  failures = [];
  starvations = [];
});

afterEach(async () => {
  for (const { seats } of nodes) await seats.close();
  // What one test leaves behind must not be played by the next.
  const [{ tables }] = nodes;
  for (const code of opened) await tables.ask(code, NAM, { type: 'leave' });
  nodes = [];
  opened = [];
});

/** A node with its tables and its bots. */
class Node {
  readonly actor = new Actor();
  readonly reports: BotCallReport[] = [];
  readonly counted: string[] = [];
  /** How long was waited, each time; time passes at once. */
  readonly waits: number[] = [];
  wait = async (milliseconds: number): Promise<void> => {
    this.waits.push(milliseconds);
    now += milliseconds;
  };
  /** The code of every bot. */
  source: string | null = 'source';
  /** Whether games may begin without people, and whom that was asked for. */
  takeGamesAlone: NonNullable<TablesEnvironment['takeGamesAlone']> = async () => ok(null);
  /** What a lookup waits for. */
  lookup: Promise<void> = Promise.resolve();
  readonly lookedUp: string[] = [];
  readonly tables: Tables;
  readonly seats: BotSeats;
  private readonly mayPlay = openAbility({
    load: (bot) => this.actor.trial(bot),
    now: () => now,
    unable: (error) => failures.push(error),
  });

  constructor() {
    this.tables = new Tables(sqlTableStore(database), {
      now: () => now,
      secret: () => 'a secret for tests',
      failed: (error) => failures.push(error),
      takeGamesAlone: (...asked) => this.takeGamesAlone(...asked),
      findBot: async (id) => {
        this.lookedUp.push(id);
        await this.lookup;
        if (!(await this.mayPlay())) return 'off';
        const game = GAMES.find((each) => id.startsWith(each));
        return game === undefined ? null : { id, name: id, version: 1, owner: LAN, game, sound: true };
      },
    });
    this.seats = new BotSeats({
      tables: this.tables,
      loadChecked: this.actor.load,
      sourceOf: async () => this.source,
      turnOf: (person) => ampleQuotas(database).turnOf(person),
      report: async (told) => void this.reports.push(told),
      tableRests: async () => {},
      counted: (outcome) => this.counted.push(outcome),
      starved: (error) => starvations.push(error),
      failed: (error) => failures.push(error),
      now: () => now,
      wait: (milliseconds) => this.wait(milliseconds),
    });
    nodes.push(this);
  }

  /** Two bots alone, the host watching, the countdown over; the first game is dealt by the next sweep. */
  async opened(settings: object = {}, host = NAM): Promise<string> {
    const asked = { game: 'tienlen', seats: 2, games: 1, botDelay: 0, botSeconds: 1, ...settings };
    const players = Array.from({ length: asked.seats }, (_, seat) => ({ seat, bot: `${asked.game}${seat}` }));
    const created = await this.tables.create(host, asked, { players, sits: false });
    if (!created.ok) throw new Error(created.error.code);
    opened.push(created.value.code);
    await this.tables.ask(created.value.code, host, { type: 'start' });
    now += TIMES.countdown;
    return created.value.code;
  }

  async state(code: string): Promise<TableState> {
    const state = await this.tables.find(code);
    if (state === null) throw new Error('no table');
    return state;
  }

  /** Waits until something is true of a table; an event brings it about. */
  async until(code: string, isSo: (state: TableState) => boolean): Promise<TableState> {
    const bell = new Bell(`${isSo} at ${code}`);
    const stop = this.tables.listen(({ state }) => {
      if (state.code === code && isSo(state)) bell.ring();
    });
    const state = await this.state(code);
    if (!isSo(state)) await bell.rung;
    stop();
    return this.state(code);
  }

  /** Plays the session to its end; between games time passes. */
  async finish(code: string): Promise<TableState> {
    for (;;) {
      await this.tables.sweep();
      const state = await this.until(code, (each) => each.phase !== 'playing' || turnOf(each) < 0);
      if (state.phase !== 'playing') return state;
      now += TIMES.betweenGames;
    }
  }

  async faults(code: string): Promise<string[]> {
    const events = await this.tables.events(code);
    return events.flatMap((event) => (event.type === 'faulted' ? [`${event.seat} ${event.fault}`] : []));
  }
}

const movesBy = (events: readonly TableEvent[], by: string): number =>
  events.filter((event) => event.type === 'acted' && event.by === by).length;

describe('bots alone at a table', () => {
  test.each(GAMES)('%s: play a session to its end, each asked once for each of its turns', async (game) => {
    const node = new Node();
    const code = await node.opened({ game, seats: 3, games: 1 });
    const state = await node.finish(code);
    const events = await node.tables.events(code);
    expect(state.phase).toBe('completed');
    expect(await node.faults(code)).toEqual([]);
    expect(movesBy(events, 'bot')).toBe(events.filter(({ type }) => type === 'acted').length);
    expect(node.actor.calls).toHaveLength(movesBy(events, 'bot'));
    expect(node.counted.every((outcome) => outcome === 'played')).toBe(true);
    expect(failures).toEqual([]);
  });

  test('each seat has a sandbox of its own with the table’s limit, stopped when the session is over', async () => {
    const node = new Node();
    const code = await node.opened({ seats: 4, botSeconds: 3 });
    await node.finish(code);
    expect(node.actor.loads).toBe(4);
    expect(node.actor.times).toEqual([3_000, 3_000, 3_000, 3_000]);
    expect(node.actor.alive).toBe(0);
  });

  test('what a bot remembers lives for one game, and the same turn has the same dice', async () => {
    const node = new Node();
    const code = await node.opened({ games: 16 });
    node.actor.answer = async (call, game) => {
      if (call.memory === 3) await node.tables.ask(code, NAM, { type: 'leave' });
      return playing(call, game);
    };
    await node.finish(code);
    expect([...new Set(node.actor.calls.map(({ memory }) => memory))]).toEqual([1, 2, 3]);
    expect([...new Set(node.actor.forgotten)]).toEqual([1, 2]);
    expect(new Set(node.actor.calls.map(({ dice }) => dice)).size).toBe(node.actor.calls.length);
    expect(node.actor.alive).toBe(0);
  });

  test('a bot nobody asks for a while is let go of, and loaded again for its next turn', async () => {
    const node = new Node();
    const code = await node.opened({ games: 16 });
    await node.tables.sweep();
    await node.until(code, (state) => state.phase === 'playing' && turnOf(state) < 0);
    expect(node.actor.alive).toBe(2);
    node.seats.tidy();
    expect(node.actor.alive).toBe(2);
    now += 60_000;
    node.seats.tidy();
    expect(node.actor.alive).toBe(0);
    await node.tables.sweep();
    await node.until(code, (state) => state.records.length === 2);
    expect(await node.faults(code)).toEqual([]);
  });
});

describe('while a bot thinks', () => {
  const holding = async (node: Node, settings: object = {}): Promise<{ code: string; asked: Bell; answer: Bell }> => {
    const asked = new Bell('a bot that is asked');
    const answer = new Bell('leave to answer');
    const code = await node.opened(settings);
    node.actor.answer = async (call, game) => {
      node.actor.answer = playing;
      asked.ring();
      await answer.rung;
      return playing(call, game);
    };
    return { code, asked, answer };
  };

  test('its table answers people, other tables go on, and its answer still counts afterwards', async () => {
    const node = new Node();
    const { code, asked, answer } = await holding(node);
    await node.tables.sweep();
    await asked.rung;
    expect(await node.tables.ask(code, LAN, { type: 'watch' })).toMatchObject({ ok: true });
    expect(await node.tables.ask(code, LAN, { type: 'unwatch' })).toMatchObject({ ok: true });
    const other = await node.opened();
    expect((await node.finish(other)).phase).toBe('completed');
    const { moved } = await node.state(code);
    answer.ring();
    await node.until(code, (state) => state.moved > moved);
    expect((await node.finish(code)).phase).toBe('completed');
    expect(await node.faults(code)).toEqual([]);
  });

  test('nothing is stored before the table lets it act', async () => {
    const node = new Node();
    const answered = new Bell('an answer of the bot');
    node.actor.answer = (call, game) => {
      answered.ring();
      return playing(call, game);
    };
    const code = await node.opened({ botDelay: 700 });
    const { wait } = node;
    const [waiting, over] = [new Bell('a wait of the node'), new Bell('the end of the wait')];
    node.wait = async (milliseconds) => {
      waiting.ring();
      await over.rung;
      await wait(milliseconds);
    };
    await node.tables.sweep();
    await answered.rung;
    await waiting.rung;
    expect((await node.state(code)).game?.history).toEqual([]);
    const { moved } = await node.state(code);
    over.ring();
    await node.until(code, (state) => state.moved > moved);
    expect(node.waits[0]).toBe(700);
  });

  test('a table that closes lets it go at once, and its answer drops', async () => {
    const node = new Node();
    const { code, asked, answer } = await holding(node);
    await node.tables.sweep();
    await asked.rung;
    await node.tables.ask(code, NAM, { type: 'leave' });
    expect(node.actor.alive).toBe(0);
    const { seq } = await node.state(code);
    answer.ring();
    await node.seats.close();
    expect((await node.state(code)).seq).toBe(seq);
    expect(node.reports).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('a node that dies with it: another one asks again when its time is over, and the late answer drops', async () => {
    const [first, second] = [new Node(), new Node()];
    const { code, asked, answer } = await holding(first, { seats: 3 });
    await first.tables.sweep();
    await asked.rung;
    // It belongs to the first node for as long as the bot may take.
    now += 1_000;
    await second.tables.sweep();
    expect(second.actor.calls).toEqual([]);
    now += 2_000;
    const before = await second.state(code);
    await second.tables.sweep();
    await second.until(code, ({ moved }) => moved > before.moved);
    expect(second.actor.calls[0].dice).toBe(first.actor.calls[0].dice);
    expect((await second.finish(code)).phase).toBe('completed');
    const { seq } = await second.state(code);
    answer.ring();
    await first.seats.close();
    expect((await second.state(code)).seq).toBe(seq);
    expect(first.reports).toEqual([]);
    expect(await second.faults(code)).toEqual([]);
  });

  test('what others do at the table meanwhile, on whichever node, does not ask it twice', async () => {
    const [first, second] = [new Node(), new Node()];
    const { code, asked, answer } = await holding(first);
    await first.tables.sweep();
    await asked.rung;
    await second.tables.ask(code, LAN, { type: 'watch' });
    await second.tables.sweep();
    expect(second.actor.calls).toEqual([]);
    const { moved } = await second.state(code);
    answer.ring();
    await first.until(code, (state) => state.moved > moved);
    const events = await first.tables.events(code);
    expect(events.filter(({ type }) => type === 'acted').length).toBeGreaterThan(0);
  });
});

describe('while a bot is looked up', () => {
  const lobby = async (node: Node): Promise<string> => {
    const created = await node.tables.create(NAM, { game: 'tienlen', seats: 3 });
    if (!created.ok) throw new Error(created.error.code);
    opened.push(created.value.code);
    return created.value.code;
  };
  const seatBot = { type: 'seatBot', seat: 1, bot: 'tienlen1' } as const;

  test('nobody else at the table waits, and what its host asks meanwhile comes after it', async () => {
    const node = new Node();
    const code = await lobby(node);
    const found = new Bell('the end of the look-up');
    node.lookup = found.rung;
    const seated = node.tables.ask(code, NAM, seatBot);
    const later = node.tables.ask(code, NAM, { type: 'kick', seat: 1 });
    expect(await node.tables.ask(code, LAN, { type: 'sit', seat: 2 })).toMatchObject({ ok: true });
    found.ring();
    expect(await seated).toMatchObject({ ok: true, value: { state: { seats: [{}, { kind: 'bot' }, {}] } } });
    expect(await later).toMatchObject({ ok: true, value: { state: { seats: [{}, { kind: 'empty' }, {}] } } });
  });

  test('none is looked up for somebody who may not seat it; whoever has become host elsewhere may', async () => {
    const [first, second] = [new Node(), new Node()];
    const code = await lobby(first);
    await first.tables.ask(code, LAN, { type: 'sit', seat: 2 });
    await second.state(code);
    expect(await second.tables.ask(code, LAN, seatBot)).toMatchObject({ error: { code: 'NOT_HOST' } });
    expect(await second.tables.ask(code, NAM, { ...seatBot, seat: 2 })).toMatchObject({
      error: { code: 'SEAT_TAKEN' },
    });
    expect(second.lookedUp).toEqual([]);
    await first.tables.ask(code, NAM, { type: 'handOver', seat: 2 });
    expect(await second.tables.ask(code, LAN, seatBot)).toMatchObject({ ok: true });
    expect(second.lookedUp).toEqual(['tienlen1']);
    await first.tables.ask(code, LAN, { type: 'leave' });
  });

  test('a request that was done already is answered without looking again', async () => {
    const node = new Node();
    const code = await lobby(node);
    const care = { actionId: 'once-and-for-all' };
    expect(await node.tables.ask(code, NAM, seatBot, care)).toMatchObject({ ok: true, value: { repeated: false } });
    expect(await node.tables.ask(code, NAM, seatBot, care)).toMatchObject({ ok: true, value: { repeated: true } });
    expect(node.lookedUp).toHaveLength(1);
  });
});

describe('tables with bots of one host', () => {
  test('count for the host where sandboxes are short, whoever wrote the bots', async () => {
    const node = new Node();
    const code = await node.opened();
    await node.finish(code);
    expect(new Set(node.actor.owners)).toEqual(new Set([NAM.id]));
  });

  test('of one network count for the network when they are guests', async () => {
    const hosts = [0, 1, 2, 3].map((at) => ({ id: `host${at}`, name: `Chủ bàn ${at}` }));
    const networks = [['crowd'], ['crowd'], ['quiet'], ['crowd']];
    await database.sql.insert(people).values(
      hosts.map(({ id, name }, at) => {
        // The last one has had an account for long, and plays.
        const isAnonymous = at < 3;
        return { id, name, email: `${id}@example.com`, networks: networks[at], isAnonymous, createdAt: new Date(0) };
      }),
    );
    await finishGames(database, 'host3', NEWCOMER_GAMES);
    const owners = [];
    for (const host of hosts) {
      const node = new Node();
      await node.finish(await node.opened({}, host));
      owners.push(new Set(node.actor.owners));
    }
    expect(owners).toEqual([['crowd'], ['crowd'], ['quiet'], ['host3']].map((owner) => new Set(owner)));
  });

  test('run eight at once, on all nodes together: a further one neither begins nor gets a bot until one is over', async () => {
    const [node, other] = [new Node(), new Node()];
    const settings = { game: 'tienlen', seats: 2, games: 1 };
    const players = [0, 1].map((seat) => ({ seat, bot: `tienlen${seat}` }));
    const create = (who: Person, opening: object) => node.tables.create(who, settings, { sits: false, ...opening });
    const lobbies: string[] = [];
    for (let i = 0; i <= MAX_BOT_TABLES; i += 1) {
      const created = await create(NAM, { players });
      if (!created.ok) throw new Error(created.error.code);
      lobbies.push(created.value.code);
    }
    opened.push(...lobbies);
    const [ninth, ...eight] = lobbies;
    for (const [at, code] of eight.entries()) {
      expect(await [node, other][at % 2].tables.ask(code, NAM, { type: 'start' })).toMatchObject({ ok: true });
    }
    const tooMany = { ok: false, error: { code: 'TOO_MANY_BOT_TABLES', details: { max: MAX_BOT_TABLES } } };
    expect(await node.tables.ask(ninth, NAM, { type: 'start' })).toMatchObject(tooMany);
    expect(await create(NAM, { players })).toMatchObject(tooMany);
    const empty = await create(NAM, {});
    if (!empty.ok) throw new Error(empty.error.code);
    opened.push(empty.value.code);
    const seat = () => node.tables.ask(empty.value.code, NAM, { type: 'seatBot', seat: 0, bot: 'tienlen0' });
    expect(await seat()).toMatchObject(tooMany);
    // Others are not concerned.
    const lans = await create(LAN, { players });
    if (!lans.ok) throw new Error(lans.error.code);
    expect(await node.tables.ask(lans.value.code, LAN, { type: 'start' })).toMatchObject({ ok: true });
    await node.tables.ask(lans.value.code, LAN, { type: 'leave' });
    // One ends on another node, of which this one has not heard.
    await other.tables.ask(eight[0], NAM, { type: 'leave' });
    expect(await seat()).toMatchObject({ ok: true });
    expect(await node.tables.ask(ninth, NAM, { type: 'start' })).toMatchObject({ ok: true });
  });

  test('run eight at once also when twenty begin in the same moment', async () => {
    const node = new Node();
    const players = [0, 1].map((seat) => ({ seat, bot: `tienlen${seat}` }));
    const settings = { game: 'tienlen', seats: 2, games: 1 };
    const codes: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      const created = await node.tables.create(NAM, settings, { sits: false, players });
      if (!created.ok) throw new Error(created.error.code);
      codes.push(created.value.code);
    }
    opened.push(...codes);
    const begun = await Promise.all(codes.map((code) => node.tables.ask(code, NAM, { type: 'start' })));
    expect(begun.filter((ruling) => ruling?.ok)).toHaveLength(MAX_BOT_TABLES);
    const refused = begun.flatMap((ruling) => (ruling?.ok === false ? [ruling.error.code] : []));
    expect(refused).toEqual(Array(20 - MAX_BOT_TABLES).fill('TOO_MANY_BOT_TABLES'));
  });

  test('begin without people only as often as guests may together; with a person in a seat nothing is asked', async () => {
    const node = new Node();
    const asked: unknown[] = [];
    node.takeGamesAlone = async (...each) => {
      asked.push(each);
      return asked.length > 1 ? refuse({ seconds: 90 }) : ok(null);
    };
    await node.opened({ games: 16 });
    expect(asked).toEqual([[[NAM.id, NAM.id], 16]]);
    const players = [0, 1].map((seat) => ({ seat, bot: `tienlen${seat}` }));
    const create = async (opening: object): Promise<string> => {
      const created = await node.tables.create(NAM, { game: 'tienlen', seats: 2, games: 16 }, opening);
      if (!created.ok) throw new Error(created.error.code);
      opened.push(created.value.code);
      return created.value.code;
    };
    const refused = { ok: false, error: { code: 'GUEST_QUOTA', details: { minutes: 2 } } };
    const alone = await create({ sits: false, players });
    expect(await node.tables.ask(alone, NAM, { type: 'start' })).toMatchObject(refused);
    expect((await node.state(alone)).phase).toBe('waiting');
    const seated = await create({ players: players.slice(1) });
    expect(await node.tables.ask(seated, NAM, { type: 'start' })).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
  });

  test('handing a table over frees no place: it counts for whoever brought its bots', async () => {
    const node = new Node();
    const settings = { game: 'tienlen', seats: 3, games: 1 };
    const players = [1, 2].map((seat) => ({ seat, bot: `tienlen${seat}` }));
    const others = Array.from({ length: MAX_BOT_TABLES + 1 }, (_, at): Person => ({ id: `other${at}`, name: 'Khác' }));
    const codes: string[] = [];
    // All are opened before the first begins, and handed to a person who has no other table.
    for (const other of others) {
      const created = await node.tables.create(NAM, settings, { sits: false, players });
      if (!created.ok) throw new Error(created.error.code);
      const { code } = created.value;
      codes.push(code);
      await node.tables.ask(code, other, { type: 'sit', seat: 0 });
      await node.tables.ask(code, NAM, { type: 'handOver', seat: 0 });
    }
    const start = (at: number) => node.tables.ask(codes[at], others[at], { type: 'start' });
    for (let at = 0; at < MAX_BOT_TABLES; at += 1) expect(await start(at)).toMatchObject({ ok: true });
    const tooMany = { ok: false, error: { code: 'TOO_MANY_BOT_TABLES' } };
    expect(await start(MAX_BOT_TABLES)).toMatchObject(tooMany);
    expect(await node.tables.create(NAM, settings, { sits: false, players })).toMatchObject(tooMany);
    // Bots of their own are theirs: the new host may bring some and begin.
    const last = others[MAX_BOT_TABLES];
    for (const { seat, bot } of players) {
      expect(await node.tables.ask(codes[MAX_BOT_TABLES], last, { type: 'seatBot', seat, bot })).toMatchObject({
        ok: true,
      });
    }
    expect(await start(MAX_BOT_TABLES)).toMatchObject({ ok: true });
    for (const [at, code] of codes.entries()) await node.tables.ask(code, others[at], { type: 'leave' });
  });
});

describe('a machine without sandboxes', () => {
  test('seats no bots, says so to whoever runs it, and looks again after a while', async () => {
    const node = new Node();
    node.actor.trial = () => Promise.reject(new Error('no process'));
    const created = await node.tables.create(NAM, { game: 'tienlen' });
    if (!created.ok) throw new Error(created.error.code);
    opened.push(created.value.code);
    const seat = () => node.tables.ask(created.value.code, NAM, { type: 'seatBot', seat: 1, bot: 'tienlen1' });
    for (let i = 0; i < 3; i++) expect(await seat()).toMatchObject({ error: { code: 'BOTS_OFF' } });
    expect(failures).toHaveLength(1);
    node.actor.trial = node.actor.load;
    now += 60_000;
    expect(await seat()).toMatchObject({ ok: true });
    expect(node.actor.alive).toBe(0);
    for (const bot of ['nobody', 'a\u0000b', '']) {
      const asked = { type: 'seatBot', seat: 1, bot };
      expect(await node.tables.ask(created.value.code, NAM, asked)).toMatchObject({ error: { code: 'NO_BOT' } });
    }
  });
});

describe('what goes wrong', () => {
  /** Fails so often in a row, then plays. */
  const failingFirst = (node: Node, times: number, answer: () => BotAnswer): void => {
    let left = times;
    node.actor.answer = (call, game) => {
      left -= 1;
      return left >= 0 ? answer() : playing(call, game);
    };
  };

  test('BT-2 a bot that fails always is out after three strikes, and the game ends properly', async () => {
    const node = new Node();
    node.actor.answer = () => failing({ kind: 'exception', message: 'no', place: null });
    const code = await node.opened({ seats: 3 });
    await node.tables.sweep();
    // From then on built-in players play, by the clock of the table.
    while ((await node.state(code)).phase === 'playing') {
      await node.until(code, (each) => botToAct(each) === null);
      await node.tables.sweep();
    }
    const state = await node.state(code);
    expect(state.phase).toBe('completed');
    expect(state.seats).toMatchObject([0, 1, 2].map(() => ({ strikes: 3, out: true })));
    expect((await node.faults(code)).sort()).toEqual([0, 1, 2].flatMap((seat) => Array(3).fill(`${seat} exception`)));
    await node.seats.close();
    expect(node.reports).toHaveLength(9);
  });

  test('its owner is told what it saw and did, and in which game', async () => {
    const node = new Node();
    const code = await node.opened();
    const printed = [{ level: 'log', text: 'xin chào' }] as const;
    node.actor.answer = async (call, game) => ({ ...(await playing(call, game)), printed, micros: 42 });
    await node.finish(code);
    await node.seats.close();
    const [call] = node.actor.calls;
    expect(node.reports).toHaveLength(node.actor.calls.length);
    expect(node.reports[0]).toMatchObject({
      version: 1,
      table: code,
      session: 1,
      game: 1,
      fault: null,
      printed,
      micros: 42,
      snapshot: call.snapshot,
    });
    // What it printed is nowhere in what the table keeps.
    expect(JSON.stringify(await node.tables.events(code))).not.toContain('xin chào');
  });

  test('an action the rules forbid is judged here, whatever the sandbox said', async () => {
    const node = new Node();
    const code = await node.opened();
    failingFirst(node, 1, () => ({ ...failing({ kind: 'crash' }), action: { type: 'pass' }, fault: null }));
    await node.finish(code);
    await node.seats.close();
    expect(await node.faults(code)).toEqual([expect.stringMatching(/^[01] illegal$/)]);
    expect(node.reports.filter(({ fault }) => fault !== null)).toMatchObject([{ fault: { kind: 'illegal' } }]);
  });

  test('code that cannot be loaded is a strike each time', async () => {
    const node = new Node();
    const fault = { kind: 'source', code: 'syntax', message: 'no', place: null } as const;
    node.actor.loading = async () => ({ ok: false, fault, printed: [] });
    const code = await node.opened();
    await node.tables.sweep();
    await node.until(code, (state) => state.seats.every((holder) => holder.kind === 'bot' && holder.out));
    expect(new Set(await node.faults(code))).toEqual(new Set(['0 source', '1 source']));
  });

  test('sandboxes that break for a moment cost nobody a strike', async () => {
    const node = new Node();
    let broken = 1;
    node.actor.loading = () => (broken-- > 0 ? Promise.reject(new Error('no process')) : null);
    const code = await node.opened();
    await node.finish(code);
    expect(await node.faults(code)).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  test('a machine that is too busy for a sandbox costs no strike, and is no failure of the server', async () => {
    const node = new Node();
    let busy = 1;
    node.actor.loading = () => (busy-- > 0 ? Promise.reject(new Starved()) : null);
    const code = await node.opened();
    await node.finish(code);
    expect(await node.faults(code)).toEqual([]);
    expect(starvations).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  test('where no sandbox can be made, the clock plays when the time is over, without a strike', async () => {
    const node = new Node();
    node.actor.loading = () => Promise.reject(new Error('no process'));
    const code = await node.opened();
    const began = now;
    const endings: number[] = [];
    node.tables.listen(({ event }) => {
      if (event.type === 'faulted') endings.push(event.at - began);
    });
    await node.tables.sweep();
    const state = await node.until(code, (each) => (each.game?.history.length ?? 0) > 1);
    // Its second is tried out in quarters.
    expect(node.waits.slice(0, 4)).toEqual([250, 250, 250, 250]);
    expect(endings.slice(0, 2)).toEqual([1_000, 2_000]);
    expect(new Set((await node.faults(code)).map((fault) => fault.slice(2)))).toEqual(new Set(['server']));
    expect(state.seats).toMatchObject([{ strikes: 0 }, { strikes: 0 }]);
  });

  test('a version that is kept no longer is not the bot’s fault: the clock plays, without a strike', async () => {
    const node = new Node();
    node.source = null;
    const code = await node.opened();
    await node.tables.sweep();
    const state = await node.until(code, (each) => (each.game?.history.length ?? 0) > 4);
    expect(new Set((await node.faults(code)).map((fault) => fault.slice(2)))).toEqual(new Set(['server']));
    expect(state.seats).toMatchObject([
      { strikes: 0, out: false },
      { strikes: 0, out: false },
    ]);
    // It is not looked for again and again in one turn, and nothing is broken.
    expect(new Set(node.waits)).toEqual(new Set([1_000]));
    expect(failures).toEqual([]);
  });
});
