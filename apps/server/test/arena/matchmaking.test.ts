import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, desc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { anchorOf } from '../../src/arena/ladders/ladder-anchors.ts';
import { claimNext } from '../../src/arena/matches/claim.ts';
import { createMatch, WAITING_PATIENCE } from '../../src/arena/matches/create.ts';
import { HOURLY_SHARE } from '../../src/arena/matches/machine-shares.ts';
import { Matchmaker } from '../../src/arena/workers/matchmaker.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaConnections, arenaEntries, arenaMatches, bots } from '../../src/database/schema.ts';
import { openNewPostgres } from '../support/databases.ts';
import { ArenaFixture, GAME, RULE_SET, TIMES } from './arena-fixture.ts';

/** Which matches are made, in which order they are played, and what becomes of them where the machine fails. */

const failed = (error: unknown): void => {
  throw error;
};

let database: Database;
let now = 0;

beforeAll(async () => {
  database = await openNewPostgres();
});
afterAll(async () => {
  await database.close();
});
beforeEach(async () => {
  now = Date.now();
  await database.sql.delete(arenaMatches);
  await database.sql.delete(arenaEntries);
});

const dependencies = () => ({ sql: database.sql, now: () => now, anchorOf });

const matchmaker = (): Matchmaker =>
  new Matchmaker({
    ...dependencies(),
    times: TIMES,
    deals: 8,
    levelsOf: () => ['random', 'simple', 'greedy'],
    mayRun: async () => true,
    made: () => {},
    failed,
  });

const enterMany = async (many: number): Promise<void> => {
  const fixture = await ArenaFixture.open(database, { runners: 0 });
  for (let owner = 0; owner < many / 2; owner++) {
    const person = await fixture.person(`Chủ ${owner}`);
    for (const fighter of ['first', 'last'] as const) await fixture.entry(person, fighter);
  }
  await fixture.arena.close();
};

/** As if everything that waits were played at once. */
const playAll = async (): Promise<string[][]> => {
  const rows = await database.sql
    .select()
    .from(arenaMatches)
    .where(eq(arenaMatches.status, 'waiting'))
    .orderBy(asc(arenaMatches.createdAt), asc(arenaMatches.id));
  await database.sql.update(arenaMatches).set({ status: 'finished' });
  return rows.map(({ contestants }) => contestants.flatMap(({ entry }) => (entry === null ? [] : [entry])));
};

test('nobody waits for longer than it takes everybody else to be called', async () => {
  await enterMany(12);
  const entries = (await database.sql.select().from(arenaEntries)).map(({ id }) => id);
  const maker = matchmaker();
  const lastCalled = new Map(entries.map((id) => [id, 0]));
  let count = 0;
  for (let round = 0; round < examples(8, 15); round++) {
    now += 1_000;
    await maker.look();
    const matches = await playAll();
    expect(matches.length).toBe(2);
    for (const called of matches) {
      count += 1;
      expect(called.length).toBeGreaterThan(0);
      for (const id of called) lastCalled.set(id, count);
    }
    for (const at of lastCalled.values()) expect(count - at).toBeLessThan(entries.length);
  }
});

test('nobody is called to two matches at once, and no more wait than will soon be played', async () => {
  await enterMany(12);
  const maker = matchmaker();
  for (let look = 0; look < 3; look++) await maker.look();
  const waiting = await database.sql.select().from(arenaMatches);
  expect(waiting.length).toBe(2);
  const called = waiting.flatMap(({ contestants }) => contestants.flatMap(({ entry }) => entry ?? []));
  expect(new Set(called).size).toBe(called.length);
});

test('bots of an owner who kept the machines busy are called when nobody else is there', async () => {
  await enterMany(6);
  const maker = matchmaker();
  await maker.look();
  const [match] = await database.sql.select().from(arenaMatches).limit(1);
  const who = match.contestants.findIndex(({ bot }) => bot !== null);
  const micros = (HOURLY_SHARE + 1) * 1_000;
  const thinking = match.contestants.map((_, at) => ({ decisions: 1, micros: at === who ? micros : 0, longest: 0 }));
  await database.sql.update(arenaMatches).set({ thinking }).where(eq(arenaMatches.id, match.id));
  await playAll();
  const owner = match.contestants[who].bot?.owner.id;
  const ownersCalled = async (): Promise<(string | undefined)[]> => {
    now += 1_000;
    await maker.look();
    const made = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.status, 'waiting'));
    return made.flatMap(({ contestants }) => contestants.flatMap(({ bot }) => (bot === null ? [] : [bot.owner.id])));
  };
  for (let look = 0; look < 3; look++) {
    const called = await ownersCalled();
    expect(called.length).toBeGreaterThan(0);
    expect(called).not.toContain(owner);
    await playAll();
  }
  await database.sql.update(arenaEntries).set({ active: false });
  const [mine] = match.contestants.flatMap(({ entry }, at) => (at === who && entry !== null ? [entry] : []));
  await database.sql.update(arenaEntries).set({ active: true }).where(eq(arenaEntries.id, mine));
  expect(await ownersCalled()).toEqual([owner]);
});

test('a remote bot that plays elsewhere is not called, but is not kept out for ever', async () => {
  await enterMany(6);
  await database.sql.update(bots).set({ remote: true });
  await database.sql.update(arenaEntries).set({ pool: 'remote', calledAt: now });
  const [{ bot }, ...others] = await database.sql.select({ bot: arenaEntries.bot }).from(arenaEntries);
  const connections = [{ bot }, ...others].map((each) => ({
    ...each,
    node: 'here',
    connection: each.bot,
    until: now * 2,
  }));
  await database.sql.insert(arenaConnections).values(connections);
  const owner = { id: 'lan', name: 'Lan' };
  const contestants = [{ entry: null, bot: { id: bot, name: 'Bot', version: 1, owner, remote: true }, level: null }];
  const plan = { kind: 'challenge', game: GAME, ruleSet: RULE_SET, pool: 'remote', deals: 8 } as const;
  await createMatch(dependencies(), { ...plan, contestants, lineup: [0] }, database.sql);
  await claimNext(dependencies(), 3_600_000, 'remote');
  const called = async (): Promise<(string | undefined)[]> => {
    await matchmaker().look();
    const made = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.status, 'waiting'));
    return made.flatMap(({ contestants: all }) => all.map((each) => each.bot?.id));
  };
  now += WAITING_PATIENCE - 1;
  const free = await called();
  expect(others.some((each) => free.includes(each.bot))).toBe(true);
  expect(free).not.toContain(bot);
  await database.sql.delete(arenaMatches).where(eq(arenaMatches.status, 'waiting'));
  now += 1;
  await database.sql.update(arenaEntries).set({ calledAt: now }).where(ne(arenaEntries.bot, bot));
  expect(await called()).toContain(bot);
});

test('a ladder in which every place is known rests between two matches', async () => {
  await enterMany(4);
  await database.sql.update(arenaEntries).set({ sigma: 2 });
  const maker = matchmaker();
  const made = async (): Promise<number> => {
    await maker.look();
    return (await playAll()).length;
  };
  expect(await made()).toBe(1);
  expect(await made()).toBe(0);
  now += TIMES.settled - 1;
  expect(await made()).toBe(0);
  now += 1;
  expect(await made()).toBe(1);
  // An entry comes with a new version.
  const [{ id }] = await database.sql.select().from(arenaEntries).limit(1);
  await database.sql.update(arenaEntries).set({ sigma: 5 }).where(eq(arenaEntries.id, id));
  expect(await made()).toBeGreaterThan(0);
});

test('AR-23 a challenge goes ahead of matches of ladders, and is given out once', async () => {
  await enterMany(8);
  await matchmaker().look();
  const fixture = await ArenaFixture.open(database, { runners: 0 });
  const lan = await fixture.person('Lan');
  const bot = await fixture.bot(lan, 'first');
  const opponents = [{ level: 'simple' }];
  const challenge = await fixture.arena.challenge(lan, { bot, ruleSet: RULE_SET, opponents, deals: 1 });
  if (!challenge.ok) throw new Error(challenge.error.code);
  const taken: (string | undefined)[] = [];
  for (let each = 0; each < 4; each++) taken.push((await claimNext(dependencies(), 1_000))?.kind);
  expect(taken).toEqual(['challenge', 'ladder', 'ladder', undefined]);
  await fixture.arena.close();
});

test('AR-23 a match that nobody says anything about any more is given out again', async () => {
  const fixture = await ArenaFixture.open(database, { runners: 0 });
  await fixture.entry(await fixture.person('Lan'), 'first');
  await fixture.arena.close();
  const maker = matchmaker();
  await maker.look();
  const first = await claimNext(dependencies(), 1_000);
  expect(first).toMatchObject({ status: 'running', attempt: 1 });
  now += 999;
  await maker.look();
  expect(await claimNext(dependencies(), 1_000)).toBeNull();
  now += 1;
  await maker.look();
  expect(await claimNext(dependencies(), 1_000)).toMatchObject({ id: first?.id, attempt: 2 });
});

test('AR-15 a machine that runs nothing gives the match up, and no rating is touched', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-runner-'));
  const program = join(folder, 'runner.mjs');
  writeFileSync(
    program,
    `process.on('message', ({ id }) => process.send({ type: 'failed', id, message: 'no room' }));
     process.on('disconnect', () => process.exit());
     process.send({ type: 'ready' });`,
  );
  await enterMany(2);
  const before = await database.sql.select().from(arenaEntries);
  const fixture = await ArenaFixture.open(database, { runner: { program }, times: { ...TIMES, again: 1 } });
  fixture.arena.start();
  await fixture.untilEnded(1);
  await fixture.arena.close();
  rmSync(folder, { recursive: true });
  expect(fixture.ended[0]).toMatchObject({ status: 'failed' });
  const [match] = await database.sql
    .select()
    .from(arenaMatches)
    .where(eq(arenaMatches.status, 'failed'))
    .orderBy(desc(arenaMatches.createdAt));
  expect(match).toMatchObject({ outcome: { failed: 'MACHINE' }, played: 0, claimedUntil: null });
  const after = await database.sql.select().from(arenaEntries);
  const ratings = (rows: typeof before) => rows.map(({ id, mu, sigma, matches }) => [id, mu, sigma, matches]).sort();
  expect(ratings(after)).toEqual(ratings(before));
});
