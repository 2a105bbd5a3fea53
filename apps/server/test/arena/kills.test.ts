import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '@sanh-rong/engine';
import { eq, sql as query } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { until } from '../../../../test/until.ts';
import { type Database, openEmbedded, openServer, rowsOf } from '../../src/database/open.ts';
import { arenaEntries, arenaGames, arenaMatches } from '../../src/database/schema.ts';
import { newDataFolder, newPostgres, openNewEmbedded } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';
import { ArenaFixture, GAME, RULE_SET, TIMES } from './arena-fixture.ts';
import { checkStoredCounts } from './stored-counts.ts';

/** A process that plays a match may die at any moment: every match is finished once, and counted once. */

/** A ladder without built-in players that search: what is killed here are matches, not time. */
const LADDER = { game: 'phom', ruleSet: 'ta-la' };

interface LadderBot {
  readonly owner: string;
  readonly bot: string;
  readonly entry: string;
  readonly name: string;
}

const enterBots = async (fixture: ArenaFixture): Promise<LadderBot[]> => {
  const entered: LadderBot[] = [];
  for (const person of ['Lan', 'Nam', 'Bắc']) {
    const owner = await fixture.person(person);
    for (const name of ['anyFirst', 'anyLast'] as const)
      entered.push({ owner, name, ...(await fixture.entry(owner, name, LADDER)) });
  }
  return entered;
};

/** Matches of a ladder for real servers to play: of two bots each, and of three blocks, so that many can be left halfway. */
const MATCHES = 4;
const DEALS = examples(17, 24);

/** Stores matches of a ladder; `ready` is waited for in between. */
const makeMatches = async (database: Database, ready: () => Promise<void> = async () => {}): Promise<void> => {
  const fixture = await ArenaFixture.open(database, { runners: 0 });
  const entered = await enterBots(fixture);
  // The bots are called to no other matches, which would be as long as those of real ladders.
  await database.sql.update(arenaEntries).set({ active: false });
  await ready();
  for (let match = 0; match < MATCHES; match++) {
    const contestants = [entered[match], entered[match + 2]].map(({ owner, bot, entry, name }) => ({
      entry,
      bot: { id: bot, name, version: 1, owner: { id: owner, name: owner } },
      level: null,
    }));
    await fixture.arena.createMatch({ kind: 'ladder', ...LADDER, contestants, lineup: [0, 1], deals: DEALS });
  }
  await fixture.arena.close();
};

describe('processes that play matches', () => {
  test('AR-11, AR-12 are killed again and again while matches are played: none is lost and none counted twice', async () => {
    const database = await openNewEmbedded();
    const fixture = await ArenaFixture.open(database, { runners: 2, deals: examples(9, 17) });
    await enterBots(fixture);
    const random = new Random('runners');
    fixture.arena.start();
    const killed = new Set<number>();
    while (killed.size < examples(3, 7)) {
      let looks = random.below(12);
      const pid = await until(
        'a process that plays',
        () => {
          looks -= 1;
          return fixture.arena.pids.find((each) => !killed.has(each));
        },
        (found) => found !== undefined && looks < 0,
      );
      if (pid === undefined) throw new Error('nobody plays');
      killed.add(pid);
      process.kill(pid, 'SIGKILL');
    }
    const before = fixture.ended.length;
    await fixture.untilEnded(before + examples(2, 3));
    await fixture.arena.close();
    expect(fixture.ended.filter(({ status }) => status !== 'finished')).toEqual([]);
    expect(new Set(fixture.ended.map(({ id }) => id)).size).toBe(fixture.ended.length);
    expect((await checkStoredCounts(database)).finished).toBe(fixture.ended.length);
    // Each runner was missed, and the rest of the node was not.
    expect(fixture.troubles.length).toBeGreaterThan(0);
    expect(fixture.arena.pids).toEqual([]);
    await database.close();
  });
});

test('the process of a match that has just ended plays the next one, whoever asked for the match meanwhile', async () => {
  const databaseUrl = await newPostgres();
  const [database, looking] = await Promise.all([openServer(databaseUrl), openServer(databaseUrl)]);
  // Long enough for a machine that is busy with other tests: a match that is called back is another process's.
  const fixture = await ArenaFixture.open(database, { times: { ...TIMES, lease: 12_000 } });
  const contestants = ['random', 'greedy'].map((level) => ({ entry: null, bot: null, level }));
  const plan = { kind: 'tournament', game: GAME, ruleSet: RULE_SET, contestants, lineup: [0, 1], deals: 8 } as const;
  /** Whether storing the games of a block waits, with the row of its match in hand, and keeping the match waits for the row. */
  const isLeaseBehindBlock = async (): Promise<boolean> => {
    const answer = await looking.sql.execute(query`
      with waiting as (
        select pid, query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      )
      select 1 from waiting block, waiting lease
      where block.query like 'insert into "arena_games"%' and lease.query like 'update%set "claimed_until"%'
        and block.pid = any(pg_blocking_pids(lease.pid))
    `);
    return rowsOf(answer).length > 0;
  };
  const id = await fixture.arena.createMatch(plan);
  // No game is stored while its table is held here.
  const [pid] = await looking.sql.transaction(async (work) => {
    await work.execute(query`lock table ${arenaGames} in exclusive mode`);
    fixture.arena.start();
    await until('the lease to wait for its row, behind the block', isLeaseBehindBlock);
    return fixture.arena.pids;
  });
  expect(await fixture.untilOver(id)).toMatchObject({ status: 'finished' });
  expect(await fixture.untilOver(await fixture.arena.createMatch(plan))).toMatchObject({ status: 'finished' });
  expect(fixture.arena.pids).toEqual([pid]);
  expect(fixture.troubles).toEqual([]);
  await fixture.arena.close();
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
  const folder = newDataFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the only one is killed with its database: it goes on where it was', async () => {
    const open = (): Promise<Database> => openEmbedded(join(folder, 'database'));
    const prepared = await open();
    await makeMatches(prepared);
    await prepared.close();
    const start = (): Promise<NodeProcess> =>
      startNode({ DATA_DIR: folder, SECRET, LOG_LEVEL: 'fatal', ARENA_RUNNERS: '2' });
    let node = await start();
    const kills = examples(1, 2);
    for (let killed = 0; killed < kills; killed++) {
      const { played } = await progressOf(node);
      await until(
        'another block',
        () => progressOf(node),
        (now) => now.played > played,
      );
      await node.kill('SIGKILL');
      node = await start();
    }
    const { over } = await progressOf(node);
    await until(
      'another match to end',
      () => progressOf(node),
      (now) => now.over > over,
    );
    expect(await node.kill('SIGTERM')).toBe(0);
    const database = await open();
    const counts = await checkStoredCounts(database);
    expect(counts.finished).toBeGreaterThan(over);
    expect(counts.finished + counts.open).toBe(MATCHES);
    const running = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.status, 'running'));
    expect(running).toEqual([]);
    // Matches that were left in the middle were taken up again.
    expect(counts.attempts).toBeGreaterThan(counts.finished);
    await database.close();
  });

  test('two share the work, and one goes on with what the other was killed over', async () => {
    const databaseUrl = await newPostgres();
    const database = await openServer(databaseUrl);
    const { sql } = database;
    const start = (): Promise<NodeProcess> =>
      startNode({ DATABASE_URL: databaseUrl, SECRET, LOG_LEVEL: 'fatal', ARENA_RUNNERS: '1' });
    const idsOf = async (status: 'running' | 'finished'): Promise<string[]> =>
      (await sql.select({ id: arenaMatches.id }).from(arenaMatches).where(eq(arenaMatches.status, status))).map(
        ({ id }) => id,
      );
    let nodes: readonly NodeProcess[] = [];
    // Or the one that is up first might have played them all.
    await makeMatches(database, async () => {
      nodes = await Promise.all([start(), start()]);
    });
    const [one, two] = nodes;
    const atWork = await until(
      'a match for each',
      () => idsOf('running'),
      (ids) => ids.length === 2,
    );
    await one.kill('SIGKILL');
    // Both matches come to their end, and so do those that had not been begun.
    const finished = await until(
      'every match to end',
      () => idsOf('finished'),
      (ids) => ids.length === MATCHES,
    );
    for (const id of atWork) expect(finished).toContain(id);
    expect(await two.kill('SIGTERM')).toBe(0);
    const counts = await checkStoredCounts(database);
    expect(counts).toMatchObject({ finished: MATCHES, open: 0 });
    expect(counts.attempts).toBeGreaterThan(MATCHES);
    await database.close();
  });
});
