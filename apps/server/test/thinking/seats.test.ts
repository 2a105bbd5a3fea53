import { type BaseAction, GAMES } from '@sanh-rong/engine';
import { gameOf, type Person, type TableEvent, type TableState, type Thought, TIMES, turnOf } from '@sanh-rong/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { Thinkers } from '../../src/thinking/thinkers.ts';
import { ThinkingSeats } from '../../src/thinking/thinking-seats.ts';
import { Bell } from '../bots/bot-actor.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { askedHere, type Behaviour, PATIENT, PROGRAM, rosterOf, SHORT, stoodIn, Threads } from './player-behaviours.ts';

/**
 * Players that search at the tables of a node: they think in real threads, and the event loop does not wait for them.
 */

const NAM: Person = { id: 'nam', name: 'Nam' };
const LAN: Person = { id: 'lan', name: 'Lan' };

let database: Database;
let now = 1_800_000_000_000;
let failures: unknown[] = [];
let nodes: Node[] = [];
let opened: string[] = [];
let threads: Threads;

beforeAll(async () => {
  database = await openNewEmbedded();
});
afterAll(() => database.close());

beforeEach(() => {
  now += 86_400_000;
  failures = [];
  askedHere.length = 0;
  stoodIn.length = 0;
  threads = new Threads();
});

afterEach(async () => {
  for (const node of nodes) await node.close();
  // What one test leaves behind must not be played by the next.
  const [{ tables }] = nodes;
  for (const code of opened) await tables.ask(code, NAM, { type: 'leave' });
  nodes = [];
  opened = [];
  threads.close();
  // No player that searches was asked in this thread.
  expect(askedHere).toEqual([]);
});

type Think = (thought: Thought, signal: AbortSignal, turn: string) => Promise<BaseAction>;

class Node {
  readonly counted: string[] = [];
  readonly thoughts: Thought[] = [];
  /** How long was waited, each time; time passes at once. */
  readonly waits: number[] = [];
  wait = async (milliseconds: number): Promise<void> => {
    this.waits.push(milliseconds);
    now += milliseconds;
  };
  readonly thinkers: Thinkers;
  think: Think = (thought, signal, turn) => this.thinkers.think(thought, signal, turn);
  readonly tables: Tables;
  private readonly seats: ThinkingSeats;

  constructor(late = PATIENT) {
    this.thinkers = new Thinkers({ most: 1, program: PROGRAM, late });
    this.tables = new Tables(sqlTableStore(database), {
      now: () => now,
      secret: () => 'a secret for tests',
      failed: (error) => failures.push(error),
      players: rosterOf,
    });
    this.seats = new ThinkingSeats({
      tables: this.tables,
      players: rosterOf,
      turnOf: async (person) => person,
      think: (thought, signal, turn) => {
        this.thoughts.push(thought);
        return this.think(thought, signal, turn);
      },
      counted: (outcome) => this.counted.push(outcome),
      failed: (error) => failures.push(error),
      now: () => now,
      wait: (milliseconds) => this.wait(milliseconds),
      patience: 60_000,
    });
    nodes.push(this);
  }

  async close(): Promise<void> {
    await this.seats.close();
    await this.thinkers.close();
  }

  /** Players alone, the host watching, the countdown over; the first game is dealt by the next sweep. */
  async opened(level: Behaviour | 'breaking', settings: object = {}): Promise<string> {
    const asked = { game: 'tienlen', seats: 2, games: 1, ...settings };
    const players = Array.from({ length: asked.seats }, (_, seat) => ({ seat, level }));
    const created = await this.tables.create(NAM, asked, { players, sits: false });
    if (!created.ok) throw new Error(created.error.code);
    opened.push(created.value.code);
    await this.tables.ask(created.value.code, NAM, { type: 'start' });
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
    if (!isSo(await this.state(code))) await bell.rung;
    stop();
    return this.state(code);
  }

  async finish(code: string): Promise<TableState> {
    await this.tables.sweep();
    return this.until(code, ({ phase }) => phase === 'completed');
  }
}

const actedBy = (events: readonly TableEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'acted' ? [event.by] : []));

describe('players that search', () => {
  test.each(GAMES.map(({ id }) => id))('%s: play a game to its end, each asked once for each turn', async (game) => {
    const node = new Node();
    const code = await node.opened('quick', { game, seats: 3 });
    await node.finish(code);
    const moves = actedBy(await node.tables.events(code));
    expect(new Set(moves)).toEqual(new Set(['player']));
    expect(node.thoughts).toHaveLength(moves.length);
    expect(node.counted).toEqual(moves.map(() => 'thought'));
    expect(stoodIn).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('act after the same pause as all built-in players, and not before', async () => {
    const node = new Node();
    const code = await node.opened('quick');
    const [waiting, over] = [new Bell('a wait of the node'), new Bell('the end of the wait')];
    const { wait } = node;
    node.wait = async (milliseconds) => {
      waiting.ring();
      await over.rung;
      await wait(milliseconds);
    };
    await node.tables.sweep();
    await waiting.rung;
    const { moved, game } = await node.state(code);
    expect(game?.history).toEqual([]);
    over.ring();
    await node.until(code, (state) => state.moved > moved);
    expect(node.waits[0]).toBe(TIMES.thinking);
  });

  test.each(GAMES)('$id: are told what their own seat may know, and nothing else', async (game) => {
    const node = new Node();
    const asked = new Bell('a player that is asked');
    node.think = (_thought, signal) => {
      asked.ring();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const code = await node.opened('quick', { game: game.id, seats: 3 });
    await node.tables.sweep();
    await asked.rung;
    const state = await node.state(code);
    const [{ dice, ...thought }] = node.thoughts;
    if (state.game === null) throw new Error('no game');
    expect(thought).toEqual({
      game: game.id,
      level: 'quick',
      view: gameOf(state.settings).view(state.game, turnOf(state)),
      legal: gameOf(state.settings).legal(state.game),
    });
    expect(thought.view.viewer).toBe(turnOf(state));
    expect(JSON.stringify([thought, dice])).not.toContain(state.secret);
  });

  test('that answer with what the rules forbid are played by the clock, and the table goes on', async () => {
    const node = new Node();
    const code = await node.opened('nonsense');
    await node.finish(code);
    expect(new Set(actedBy(await node.tables.events(code)))).toEqual(new Set(['player']));
  });

  test('that die are stood in for at once, each time, by the strongest that does not search', async () => {
    const node = new Node();
    const code = await node.opened('dying');
    await node.tables.sweep();
    await node.until(code, ({ game }) => (game?.history.length ?? 0) >= 3);
    expect(node.counted.slice(0, 2)).toEqual(['stood_in', 'stood_in']);
    expect(stoodIn.length).toBeGreaterThanOrEqual(3);
    expect(failures.length).toBeGreaterThanOrEqual(3);
  });

  test('that do not come back are stood in for as well', async () => {
    const node = new Node(SHORT);
    const code = await node.opened('deaf');
    await node.tables.sweep();
    await node.until(code, ({ game }) => (game?.history.length ?? 0) >= 1);
    expect(stoodIn.length).toBeGreaterThanOrEqual(1);
  });
});

test('a player that does not search and breaks does not stop its table', async () => {
  const node = new Node();
  const code = await node.opened('breaking');
  while ((await node.state(code)).phase !== 'completed') {
    await node.tables.sweep();
    now += TIMES.thinking;
  }
  const moves = actedBy(await node.tables.events(code));
  expect(new Set(moves)).toEqual(new Set(['player']));
  expect(failures).toHaveLength(moves.length);
});

describe('while a player searches', () => {
  test('its table answers people, and the tables of others go on', async () => {
    const node = new Node();
    const code = await node.opened('obedient');
    // However long this test takes: no move is made for it.
    const over = new Bell('the end of the wait');
    node.wait = () => over.rung;
    await node.tables.sweep();
    await threads.begun('obedient');
    expect(await node.tables.ask(code, LAN, { type: 'watch' })).toMatchObject({ ok: true });
    const players = [0, 1].map((seat) => ({ seat, level: 'random' }));
    const other = await node.tables.create(NAM, { game: 'tienlen', seats: 2, games: 1 }, { players, sits: false });
    if (!other.ok) throw new Error(other.error.code);
    opened.push(other.value.code);
    await node.tables.ask(other.value.code, NAM, { type: 'start' });
    now += TIMES.countdown;
    while ((await node.state(other.value.code)).phase !== 'completed') {
      await node.tables.sweep();
      now += TIMES.thinking;
    }
    expect((await node.state(code)).game?.history).toEqual([]);
    // What others did meanwhile has not asked it twice.
    expect(node.thoughts).toHaveLength(1);
    over.ring();
  });

  test('a table that closes frees its thread, and nothing more is stored', async () => {
    const node = new Node();
    const code = await node.opened('obedient');
    await node.tables.sweep();
    await threads.begun('obedient');
    await node.tables.ask(code, NAM, { type: 'leave' });
    const { seq, phase } = await node.state(code);
    expect(phase).toBe('closed');
    const other = await node.opened('quick');
    await node.finish(other);
    expect((await node.state(code)).seq).toBe(seq);
    expect(failures).toEqual([]);
  });

  test('its node dies: another has it think again when its time is over, with the same dice, and the late answer drops', async () => {
    const [first, second] = [new Node(), new Node()];
    const [asked, answer] = [new Bell('a player that is asked'), new Bell('leave to answer')];
    first.think = async ({ legal }) => {
      asked.ring();
      await answer.rung;
      return legal[0];
    };
    const code = await first.opened('quick', { seats: 3 });
    await first.tables.sweep();
    await asked.rung;
    // It belongs to the first node for a while.
    now += 5_000;
    await second.tables.sweep();
    expect(second.thoughts).toEqual([]);
    now += 1_000;
    await second.finish(code);
    expect(second.thoughts[0]).toEqual(first.thoughts[0]);
    const { seq } = await second.state(code);
    answer.ring();
    await first.close();
    expect((await second.state(code)).seq).toBe(seq);
    expect(first.counted).toEqual([]);
  });
});
