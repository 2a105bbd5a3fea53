import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Random } from '@sanh-rong/engine';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openEmbedded, openServer } from '../../src/database/open.ts';
import { arenaMatches } from '../../src/database/schema.ts';
import { newPostgres, openNewEmbedded } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';
import { ArenaFixture, GAME, RULE_SET } from './arena-fixture.ts';
import { checkStoredCounts } from './stored-counts.ts';

/** Whoever plays a match may die at any moment: every match is finished once, and counted once. */

const PATIENCE = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-arena-'));
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newPostgres();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Looks again and again; the patience of the test ends it otherwise. */
const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await isSo())) await setTimeout(20);
};

/** A ladder without built-in players that search: what is killed here are matches, not time. */
const LADDER = { game: 'phom', ruleSet: 'ta-la' };

const enterBots = async (database: Database): Promise<void> => {
  const pit = await ArenaFixture.open(database, { runners: 0 });
  for (const name of ['Lan', 'Nam', 'Bắc']) {
    const person = await pit.person(name);
    for (const fighter of ['anyFirst', 'anyLast'] as const) await pit.entry(person, fighter, LADDER);
  }
  await pit.arena.close();
};

describe('processes that play matches', () => {
  test('are killed seven times while matches are played: none is lost and none counted twice', {
    timeout: PATIENCE,
  }, async () => {
    const database = await openNewEmbedded();
    await enterBots(database);
    const pit = await ArenaFixture.open(database, { runners: 2, deals: 17 });
    const random = new Random('runners');
    pit.arena.start();
    const killed = new Set<number>();
    while (killed.size < 7) {
      let looks = random.below(12);
      let pid: number | undefined;
      await until(() => {
        pid = pit.arena.pids.find((each) => !killed.has(each));
        looks -= 1;
        return pid !== undefined && looks < 0;
      });
      if (pid === undefined) throw new Error('nobody plays');
      killed.add(pid);
      process.kill(pid, 'SIGKILL');
    }
    const before = pit.ended.length;
    await pit.untilEnded(before + 3);
    await pit.arena.close();
    expect(pit.ended.filter(({ status }) => status !== 'finished')).toEqual([]);
    expect(new Set(pit.ended.map(({ id }) => id)).size).toBe(pit.ended.length);
    expect((await checkStoredCounts(database)).finished).toBe(pit.ended.length);
    // Each was missed, and by nobody else.
    expect(pit.troubles.length).toBeGreaterThan(0);
    expect(pit.arena.pids).toEqual([]);
    await database.close();
  });
});

test('the process of a match that has just ended plays the next one, whoever asked for the match meanwhile', {
  timeout: PATIENCE,
}, async () => {
  const database = await openServer(databaseUrl);
  const looking = await openServer(databaseUrl);
  const pit = await ArenaFixture.open(database);
  const contestants = ['random', 'greedy'].map((level) => ({ entry: null, bot: null, level }));
  const plan = { kind: 'tournament', game: GAME, ruleSet: RULE_SET, contestants, lineup: [0, 1], deals: 8 } as const;
  const waiting = async (statement: string): Promise<number> => {
    const { rows } = await looking.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [statement],
    );
    return rows.length;
  };
  const id = await pit.arena.createMatch(plan);
  pit.arena.start();
  await until(() => pit.arena.pids.length > 0);
  const [pid] = pit.arena.pids;
  // While the row is held here, storing the block waits, and keeping the match behind it.
  await looking.sql.transaction(async (work) => {
    const [row] = await work.select().from(arenaMatches).where(eq(arenaMatches.id, id)).for('update');
    expect(row.status).toBe('running');
    await until(async () => (await waiting('select%for update')) > 0);
    const before = await waiting('update%');
    await until(async () => (await waiting('update%')) > before);
  });
  expect(await pit.untilOver(id)).toMatchObject({ status: 'finished' });
  expect(await pit.untilOver(await pit.arena.createMatch(plan))).toMatchObject({ status: 'finished' });
  expect(pit.arena.pids).toEqual([pid]);
  expect(pit.troubles).toEqual([]);
  await pit.arena.close();
  await database.sql.delete(arenaMatches);
  await looking.close();
  await database.close();
});

interface Progress {
  readonly played: number;
  readonly over: number;
}

/** What a node says about its matches. */
const progressOf = async ({ url }: NodeProcess): Promise<Progress> => {
  const response = await fetch(`${url}/api/arena/matches?limit=50`);
  const { matches } = (await response.json()) as { matches: { played: number; status: string }[] };
  return {
    played: matches.reduce((sum, each) => sum + each.played, 0),
    over: matches.filter(({ status }) => status === 'finished').length,
  };
};

describe('servers', () => {
  test('the only one is killed twice with its database: it goes on where it was', {
    timeout: PATIENCE,
  }, async () => {
    const open = (): Promise<Database> => openEmbedded(join(folder, 'database'));
    const prepared = await open();
    await enterBots(prepared);
    await prepared.close();
    const start = (): Promise<NodeProcess> =>
      startNode({ DATA_DIR: folder, SECRET, LOG_LEVEL: 'fatal', ARENA_RUNNERS: '2' });
    let node = await start();
    for (let kills = 0; kills < 2; kills++) {
      const { played } = await progressOf(node);
      await until(async () => (await progressOf(node)).played > played);
      await node.kill('SIGKILL');
      node = await start();
    }
    const { over } = await progressOf(node);
    await until(async () => (await progressOf(node)).over > over);
    expect(await node.kill('SIGTERM')).toBe(0);
    const database = await open();
    const books = await checkStoredCounts(database);
    expect(books.finished).toBeGreaterThan(over);
    const running = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.status, 'running'));
    expect(running).toEqual([]);
    // Matches that were left in the middle were taken up again.
    expect(books.attempts).toBeGreaterThan(books.finished);
    await database.close();
  });

  test('two share the work, and one goes on with what the other was killed over', { timeout: PATIENCE }, async () => {
    const database = await openServer(databaseUrl);
    await enterBots(database);
    const { sql } = database;
    const start = (): Promise<NodeProcess> =>
      startNode({ DATABASE_URL: databaseUrl, SECRET, LOG_LEVEL: 'fatal', ARENA_RUNNERS: '1' });
    const running = (): Promise<{ id: string }[]> =>
      sql.select({ id: arenaMatches.id }).from(arenaMatches).where(eq(arenaMatches.status, 'running'));
    const finished = async (): Promise<number> => {
      const [{ over }] = await sql
        .select({ over: count() })
        .from(arenaMatches)
        .where(eq(arenaMatches.status, 'finished'));
      return over;
    };
    const [one, two] = await Promise.all([start(), start()]);
    let atWork: string[] = [];
    await until(async () => {
      atWork = (await running()).map(({ id }) => id);
      return atWork.length === 2;
    });
    await one.kill('SIGKILL');
    const after = await finished();
    // Both matches come to their end, and the ladder goes on.
    await until(async () => {
      const open = await sql.select({ id: arenaMatches.id, status: arenaMatches.status }).from(arenaMatches);
      return atWork.every((id) => open.some((match) => match.id === id && match.status === 'finished'));
    });
    await until(async () => (await finished()) > after + 2);
    expect(await two.kill('SIGTERM')).toBe(0);
    const books = await checkStoredCounts(database);
    expect(await running()).toEqual([]);
    expect(books.finished).toBe(await finished());
    await database.close();
  });
});
