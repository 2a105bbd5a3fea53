import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ArenaAsk } from '@sanh-rong/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HANG } from '../../../../test/hang.ts';
import { until } from '../../../../test/until.ts';
import { anchorOf } from '../../src/arena/ladders/ladder-anchors.ts';
import { createArenaReading } from '../../src/arena/reading/reading.ts';
import { BotConnection, type ProgramSocket } from '../../src/arena/remote/bot-connection.ts';
import { BotConnections } from '../../src/arena/remote/bot-connections.ts';
import { RemoteBotRequests } from '../../src/arena/remote/remote-bot-requests.ts';
import type { Database, Sql } from '../../src/database/open.ts';
import { arenaConnections } from '../../src/database/schema.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { ArenaFixture, GAME, RULE_SET } from './arena-fixture.ts';
import { ArenaRows } from './arena-rows.ts';

/** How long a match waits for the programs of remote bots, however these break and open connections. */

const GRACE = 60;
const NOTHING = { moves: null, milliseconds: 2_000 };

let database: Database;
let bot: string;
let remoteBots: RemoteBotRequests;

beforeAll(async () => {
  database = await openNewEmbedded();
  const rows = new ArenaRows(database);
  ({ id: bot } = await rows.bot(await rows.person(), 'random'));
});
afterAll(() => database.close());

const requestsOf = ({ grace }: { readonly grace: number }): RemoteBotRequests =>
  new RemoteBotRequests({
    database,
    node: 'here',
    now: Date.now,
    notices: { tell: () => {}, connected: false },
    failed: (error) => {
      throw error;
    },
    grace,
    unnoticed: 0,
  });

beforeEach(() => {
  remoteBots = requestsOf({ grace: GRACE });
});

const ask = (patience: { left: number }) => {
  const asked = { bot, match: 'm', game: 'tienlen', ruleSet: 'mien-nam', options: {}, seats: 2, time: 2_000 };
  return remoteBots.ask({ ...asked, questions: [] }, { signal: new AbortController().signal, patience });
};

let connections = 0;
const socket = (send: ProgramSocket['send']): ProgramSocket => {
  connections += 1;
  return { id: `connection ${connections}`, send, dismiss: () => {} };
};

const answering = (): ProgramSocket => socket((_ask, heard) => heard(null, { answers: [{ error: 'x' }] }));

/** Hangs up when it is asked, and is there again at once. */
const breaking = (own: RemoteBotRequests, asked: ArenaAsk[]): ProgramSocket => {
  const connection = socket((message) => {
    asked.push(message);
    void own.detach(connection.id).then(() => own.attach(bot, breaking(own, asked)));
  });
  return connection;
};

describe('a match', () => {
  test('waits a little for whoever is away, and less and less the more often', async () => {
    const patience = { left: 2.5 * GRACE };
    const began = performance.now();
    for (let count = 0; count < 3; count++) expect(await ask(patience)).toEqual(NOTHING);
    expect(performance.now() - began).toBeGreaterThanOrEqual(2.5 * GRACE - 3);
    expect(patience.left).toBeLessThanOrEqual(0);
    // What was left is used up, so there is no more waiting: not for a single timer.
    let over: unknown = null;
    void ask(patience).then((ending) => {
      over = ending;
    });
    await nextTurn();
    expect(over).toEqual(NOTHING);
    await remoteBots.attach(bot, answering());
    expect(await ask(patience)).toMatchObject({ moves: [{ error: 'x' }] });
  });

  test('AR-32 asks the same again after a break, and not for ever', async () => {
    const asked: ArenaAsk[] = [];
    // However long the database takes to note that the connection is back.
    remoteBots = requestsOf({ grace: HANG });
    await remoteBots.attach(bot, breaking(remoteBots, asked));
    const patience = { left: 1_000 };
    expect(await ask(patience)).toEqual(NOTHING);
    expect(patience.left).toBeLessThanOrEqual(0);
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  });

  test('charges nothing to whoever stays and thinks', async () => {
    let clock = 0;
    const reading = vi.spyOn(performance, 'now').mockImplementation(() => clock);
    try {
      const thinking = socket((_ask, heard) => {
        clock += 500;
        heard(null, { answers: [{ error: 'x' }] });
      });
      await remoteBots.attach(bot, thinking);
      const patience = { left: 1_000 };
      for (let count = 0; count < 20; count++) await ask(patience);
      expect(clock).toBe(20 * 500);
      expect(patience.left).toBe(1_000);
    } finally {
      reading.mockRestore();
    }
  });
});

test('AR-32 a bot that goes and does not come back is waited for, and then out; the match is played to its end', async () => {
  const fixture = await ArenaFixture.open(database, { grace: GRACE });
  const owner = await fixture.person('Nam');
  const made = await fixture.bots.create(owner, { game: GAME, name: 'Đi Luôn', remote: true }, 'vi');
  if (!made.ok) throw new Error(made.error.code);
  const { id: gone } = made.value;
  const asked: ArenaAsk[] = [];
  const silent = socket((message) => asked.push(message));
  await fixture.remoteBots.attach(gone, silent);
  fixture.arena.start();
  const challenge = { bot: gone, ruleSet: RULE_SET, opponents: [{ level: 'simple' }], deals: 8 };
  const match = await fixture.arena.challenge(owner, challenge);
  if (!match.ok) throw new Error(match.error.code);
  await until('the first question', () => asked.length > 0);
  await fixture.remoteBots.detach(silent.id);
  expect(await fixture.untilOver(match.value)).toMatchObject({ status: 'finished' });
  await fixture.arena.close();
  const reading = createArenaReading({ sql: database.sql, now: Date.now, anchorOf });
  expect(await reading.match(match.value)).toMatchObject({
    value: {
      played: 8,
      contestants: [
        { strikes: 3, disqualified: true, place: 2 },
        { strikes: 0, disqualified: false },
      ],
    },
  });
  expect(await reading.reports(owner, gone)).toMatchObject({
    value: expect.arrayContaining([expect.objectContaining({ fault: expect.objectContaining({ kind: 'timeout' }) })]),
  });
});

describe('with the connections of one bot on two nodes', () => {
  let seen: string[];
  let asked: () => Promise<void>;
  const node = (name: string): RemoteBotRequests =>
    new RemoteBotRequests({
      database: { sql: database.sql, shared: true },
      node: name,
      now: Date.now,
      notices: { tell: ({ kind }) => void (kind === 'question' && asked()), connected: false },
      failed: (error) => {
        throw error;
      },
      unnoticed: 0,
    });
  const recording = (name: string, { send }: ProgramSocket): ProgramSocket =>
    socket((message, heard) => {
      seen.push(name);
      send(message, heard);
    });

  beforeEach(() => {
    seen = [];
    remoteBots = node('playing');
  });

  test('the one that has lost the connection delivers nothing', async () => {
    const [one, two] = [node('one'), node('two')];
    asked = async () => {
      for (const each of [one, two, one]) await each.look();
    };
    await one.attach(bot, recording('one', answering()));
    await two.attach(bot, recording('two', answering()));
    expect(await ask({ left: HANG })).toMatchObject({ moves: [{ error: 'x' }] });
    expect(seen).toEqual(['two']);
  });

  test('a program whose node dies with the message has time to come back', async () => {
    const dying = node('dying');
    asked = () => dying.look();
    await dying.attach(
      bot,
      recording(
        'dying',
        socket(() => {}),
      ),
    );
    let clock = 0;
    let looks = 0;
    let isOver = false;
    const reading = vi.spyOn(performance, 'now').mockImplementation(() => {
      looks += 1;
      return clock;
    });
    /** The match looks after its message, which it does not without the time. */
    const looked = async (): Promise<void> => {
      looks = 0;
      while (looks < 4 && !isOver) await nextTurn();
    };
    try {
      const answered = ask({ left: HANG }).finally(() => {
        isOver = true;
      });
      while (seen.length === 0) await nextTurn();
      await looked();
      // By now every living node would have answered.
      clock += 6_000;
      await looked();
      await remoteBots.attach(bot, answering());
      expect(await answered).toMatchObject({ moves: [{ error: 'x' }] });
    } finally {
      reading.mockRestore();
    }
  });

  test('a program that goes from one to the other with every message is not waited for without end', async () => {
    const [one, two] = [node('one'), node('two')];
    let isOver = false;
    const wandering = (from: RemoteBotRequests, to: RemoteBotRequests): ProgramSocket =>
      socket(() => {
        seen.push('asked');
        // The embedded database answers before any timer goes off.
        setImmediate(() => void (isOver || to.attach(bot, wandering(to, from))));
      });
    asked = () => one.look();
    await one.attach(bot, wandering(one, two));
    const patience = { left: 1_500 };
    expect(await ask(patience)).toEqual(NOTHING);
    expect(patience.left).toBeLessThanOrEqual(0);
    expect(seen.length).toBeGreaterThan(2);
    isOver = true;
  });
});

test('a connection keeps nothing of messages that are answered, and lets go of all others when it breaks', async () => {
  const message = {} as ArenaAsk;
  const answered = new BotConnection(bot, answering());
  for (let count = 0; count < 10; count++) expect(await answered.ask(message)).toMatchObject({ kind: 'answer' });
  expect(answered.waiting).toBe(0);
  const silent = new BotConnection(
    bot,
    socket(() => {}),
  );
  const asked = [silent.ask(message), silent.ask(message)];
  expect(silent.waiting).toBe(2);
  silent.break();
  expect(await Promise.all([...asked, silent.ask(message)])).toEqual(new Array(3).fill({ kind: 'broken' }));
  expect(silent.waiting).toBe(0);
});

describe('a connection that is being stored', () => {
  let dismissed: string[];
  let held: (() => void)[];
  let connections: BotConnections;
  type Row = typeof arenaConnections.$inferInsert;

  beforeEach(async () => {
    dismissed = [];
    held = [];
    await database.sql.delete(arenaConnections);
    // Rows are written when the test says so, as on a server whose connections are not equally quick.
    const insert = (table: typeof arenaConnections) => ({
      values: (row: Row) => ({
        onConflictDoUpdate: async (how: { target: typeof arenaConnections.bot; set: Partial<Row> }) => {
          await new Promise<void>((resolve) => held.push(resolve));
          await database.sql.insert(table).values(row).onConflictDoUpdate(how);
        },
      }),
    });
    const sql: Sql = Object.assign(Object.create(database.sql), { insert });
    connections = new BotConnections({ sql, node: 'here', now: Date.now });
  });

  const named = (id: string): ProgramSocket => ({ id, send: () => {}, dismiss: () => dismissed.push(id) });

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
    const attaching = connections.attach(bot, named('one'));
    await nextTurn();
    await connections.beat();
    await letGo(attaching);
    await connections.beat();
    expect(connections.of(bot)?.id).toBe('one');
    expect(dismissed).toEqual([]);
  });

  test('is the one that came last, however long the one before takes', async () => {
    const one = connections.attach(bot, named('one'));
    await nextTurn();
    await letGo(one, connections.attach(bot, named('two')));
    await connections.beat();
    expect(connections.of(bot)?.id).toBe('two');
    expect(dismissed).toEqual(['one']);
  });

  test('leaves nothing behind when its program goes meanwhile, or its bot is gone', async () => {
    const attaching = connections.attach(bot, named('one'));
    await nextTurn();
    await letGo(attaching, connections.detach('one'));
    expect(await connections.connected([bot])).toEqual(new Set());
    await expect(letGo(connections.attach('nobody', named('two')))).rejects.toThrow();
    expect(connections.of('nobody')).toBeNull();
  });
});
