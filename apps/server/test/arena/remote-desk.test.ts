import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ArenaAsk } from '@sanh-rong/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RemoteDesk } from '../../src/arena/remote/desk.ts';
import { Line, type Wire } from '../../src/arena/remote/line.ts';
import { Lines } from '../../src/arena/remote/lines.ts';
import type { Database, Sql } from '../../src/database/open.ts';
import { arenaLines } from '../../src/database/schema.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { ArenaRows } from './arena-rows.ts';

/** How long a match waits for the programs of remote bots, whatever these do with their lines. */

const GRACE = 60;
const NOTHING = { moves: null, milliseconds: 2_000 };

let database: Database;
let bot: string;
let desk: RemoteDesk;

beforeAll(async () => {
  database = await openNewEmbedded();
  const stage = new ArenaRows(database);
  ({ id: bot } = await stage.bot(await stage.person(), 'random'));
});
afterAll(() => database.close());

beforeEach(() => {
  desk = new RemoteDesk({
    database,
    node: 'here',
    now: Date.now,
    notices: { tell: () => {}, connected: false },
    failed: (error) => {
      throw error;
    },
    grace: GRACE,
    unnoticed: 0,
  });
});

const ask = (patience: { left: number }) => {
  const asked = { bot, match: 'm', game: 'tienlen', ruleSet: 'mien-nam', options: {}, seats: 2, time: 2_000 };
  return desk.ask({ ...asked, questions: [] }, { signal: new AbortController().signal, patience });
};

let lines = 0;
const wire = (send: Wire['send']): Wire => {
  lines += 1;
  return { id: `line ${lines}`, send, dismiss: () => {} };
};

const answering = (): Wire => wire((_ask, heard) => heard(null, { answers: [{ error: 'x' }] }));

/** Hangs up when it is asked, and is there again at once. */
const breaking = (own: RemoteDesk, asked: ArenaAsk[]): Wire => {
  const line = wire((message) => {
    asked.push(message);
    void own.detach(line.id).then(() => own.attach(bot, breaking(own, asked)));
  });
  return line;
};

describe('a match', () => {
  test('waits a little for whoever is away, and less and less the more often', async () => {
    const patience = { left: 2.5 * GRACE };
    const waited: number[] = [];
    for (let count = 0; count < 6; count++) {
      const began = performance.now();
      expect(await ask(patience)).toEqual(NOTHING);
      waited.push(performance.now() - began);
    }
    expect(patience.left).toBeLessThanOrEqual(0);
    expect(waited[0]).toBeGreaterThanOrEqual(GRACE - 2);
    // What was left is used up, so nobody waits any more.
    expect(Math.max(...waited.slice(3))).toBeLessThan(GRACE);
    await desk.attach(bot, answering());
    expect(await ask(patience)).toMatchObject({ moves: [{ error: 'x' }] });
  });

  test('asks the same again after a break, and not for ever', async () => {
    const asked: ArenaAsk[] = [];
    await desk.attach(bot, breaking(desk, asked));
    const patience = { left: 500 };
    expect(await ask(patience)).toEqual(NOTHING);
    expect(patience.left).toBeLessThanOrEqual(0);
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  });

  test('charges nothing to whoever stays and thinks', async () => {
    await desk.attach(bot, answering());
    const patience = { left: 1_000 };
    for (let count = 0; count < 20; count++) await ask(patience);
    expect(patience.left).toBeGreaterThan(900);
  });
});

describe('with the lines of one bot on two nodes', () => {
  let seen: string[];
  let asked: () => Promise<void>;
  const node = (name: string): RemoteDesk =>
    new RemoteDesk({
      database: { sql: database.sql, shared: true },
      node: name,
      now: Date.now,
      notices: { tell: ({ kind }) => void (kind === 'question' && asked()), connected: false },
      failed: (error) => {
        throw error;
      },
      unnoticed: 0,
    });
  const recording = (name: string, { send }: Wire): Wire =>
    wire((message, heard) => {
      seen.push(name);
      send(message, heard);
    });

  beforeEach(() => {
    seen = [];
    desk = node('playing');
  });

  test('the one that has lost the line delivers nothing', async () => {
    const [one, two] = [node('one'), node('two')];
    asked = async () => {
      for (const each of [one, two, one]) await each.look();
    };
    await one.attach(bot, recording('one', answering()));
    await two.attach(bot, recording('two', answering()));
    expect(await ask({ left: 1_000 })).toMatchObject({ moves: [{ error: 'x' }] });
    expect(seen).toEqual(['two']);
  });

  test('a program that goes from one to the other with every message is not waited for without end', async () => {
    const [one, two] = [node('one'), node('two')];
    let isOver = false;
    const wandering = (from: RemoteDesk, to: RemoteDesk): Wire =>
      wire(() => {
        seen.push('asked');
        // The embedded database answers before any timer goes off.
        setImmediate(() => void (isOver || to.attach(bot, wandering(to, from))));
      });
    asked = () => one.look();
    await one.attach(bot, wandering(one, two));
    const patience = { left: 500 };
    expect(await ask(patience)).toEqual(NOTHING);
    expect(patience.left).toBeLessThanOrEqual(0);
    expect(seen.length).toBeGreaterThan(2);
    isOver = true;
  });
});

test('a line keeps nothing of messages that are answered, and lets go of all others when it breaks', async () => {
  const message = {} as ArenaAsk;
  const answered = new Line(bot, answering());
  for (let count = 0; count < 10; count++) expect(await answered.ask(message)).toMatchObject({ kind: 'answer' });
  expect(answered.waiting).toBe(0);
  const silent = new Line(
    bot,
    wire(() => {}),
  );
  const asked = [silent.ask(message), silent.ask(message)];
  expect(silent.waiting).toBe(2);
  silent.break();
  expect(await Promise.all([...asked, silent.ask(message)])).toEqual(new Array(3).fill({ kind: 'broken' }));
  expect(silent.waiting).toBe(0);
});

describe('a line that is being stored', () => {
  let dismissed: string[];
  let held: (() => void)[];
  let lines: Lines;
  type Row = typeof arenaLines.$inferInsert;

  beforeEach(async () => {
    dismissed = [];
    held = [];
    await database.sql.delete(arenaLines);
    // Rows are written when the test says so, as on a server whose connections are not equally quick.
    const insert = (table: typeof arenaLines) => ({
      values: (row: Row) => ({
        onConflictDoUpdate: async (how: { target: typeof arenaLines.bot; set: Partial<Row> }) => {
          await new Promise<void>((resolve) => held.push(resolve));
          await database.sql.insert(table).values(row).onConflictDoUpdate(how);
        },
      }),
    });
    const sql: Sql = Object.assign(Object.create(database.sql), { insert });
    lines = new Lines({ sql, node: 'here', now: Date.now });
  });

  const named = (id: string): Wire => ({ id, send: () => {}, dismiss: () => dismissed.push(id) });

  /** Lets rows be written, the newest first, until all of this is done. */
  const letGo = async (...attaching: Promise<void>[]): Promise<void> => {
    let isDone = false;
    const done = (): void => {
      isDone = true;
    };
    const all = Promise.all(attaching);
    all.then(done, done);
    while (!isDone) {
      held.pop()?.();
      await nextTurn();
    }
    await all;
  };

  test('is not taken for one that went elsewhere', async () => {
    const attaching = lines.attach(bot, named('one'));
    await nextTurn();
    await lines.beat();
    await letGo(attaching);
    await lines.beat();
    expect(lines.of(bot)?.id).toBe('one');
    expect(dismissed).toEqual([]);
  });

  test('is the one that came last, however long the one before takes', async () => {
    const one = lines.attach(bot, named('one'));
    await nextTurn();
    await letGo(one, lines.attach(bot, named('two')));
    await lines.beat();
    expect(lines.of(bot)?.id).toBe('two');
    expect(dismissed).toEqual(['one']);
  });

  test('leaves nothing behind when its program goes meanwhile, or its bot is gone', async () => {
    const attaching = lines.attach(bot, named('one'));
    await nextTurn();
    await letGo(attaching, lines.detach('one'));
    expect(await lines.connected([bot])).toEqual(new Set());
    await expect(letGo(lines.attach('nobody', named('two')))).rejects.toThrow();
    expect(lines.of('nobody')).toBeNull();
  });
});
