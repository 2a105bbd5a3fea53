import { START, widen } from '@sanh-rong/arena';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anchorOf } from '../../src/arena/ladders/ladder-anchors.ts';
import { failMatch, MatchLost, storeBlock } from '../../src/arena/matches/blocks.ts';
import { claimNext, recallMatches, releaseMatch } from '../../src/arena/matches/claim.ts';
import { createMatch } from '../../src/arena/matches/create.ts';
import type { MatchDependencies, MatchRow } from '../../src/arena/matches/dependencies.ts';
import { KEPT_REPORTS } from '../../src/arena/matches/reports.ts';
import { sweepMatches } from '../../src/arena/matches/sweep.ts';
import { listReports } from '../../src/arena/reading/reports.ts';
import type { ReportedBlock } from '../../src/arena/runner/orders.ts';
import { RunningMatch } from '../../src/arena/runner/running-match.ts';
import { MOST_TOLD } from '../../src/bots/told-calls.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaEntries, arenaGames, arenaMatches, arenaReports } from '../../src/database/schema.ts';
import { DATABASES } from '../support/databases.ts';
import { ArenaFixture, GAME, RULE_SET } from './arena-fixture.ts';
import { FIGHTERS } from './bot-sources.ts';
import { checkStoredCounts } from './stored-counts.ts';

/** How matches are stored and counted; who plays them does not matter here, so built-in players do. */

interface Entered {
  readonly owner: string;
  readonly bot: string;
  readonly entry: string;
}

describe.each(DATABASES)('matches on $name', ({ open }) => {
  let database: Database;
  let dependencies: MatchDependencies;
  let fixture: ArenaFixture;
  let now = Date.now();

  beforeAll(async () => {
    database = await open();
    fixture = await ArenaFixture.open(database, { runners: 0 });
    dependencies = { sql: database.sql, now: () => now, anchorOf };
  });
  afterAll(async () => {
    await fixture.arena.close();
    await database.close();
  });
  beforeEach(async () => {
    now += 1_000;
    await database.sql.delete(arenaMatches);
    await database.sql.delete(arenaEntries);
  });

  const enterOne = async (): Promise<Entered> => {
    const owner = await fixture.person('Lan');
    return { owner, ...(await fixture.entry(owner, 'first')) };
  };

  /** A match of two entries and two built-in players, taken up. */
  const begin = async (entered: readonly Entered[], deals = 8): Promise<MatchRow> => {
    const contestants = [
      ...entered.map(({ owner, bot, entry }) => ({
        entry,
        bot: { id: bot, name: 'first', version: 1, owner: { id: owner, name: 'Lan' } },
        level: null,
      })),
      ...['random', 'greedy'].map((level) => ({ entry: null, bot: null, level })),
    ];
    const plan = { kind: 'ladder', game: GAME, ruleSet: RULE_SET, contestants, lineup: [0, 1, 2, 3], deals } as const;
    await database.sql.transaction((work) => createMatch(dependencies, plan, work));
    const row = await claimNext(dependencies, 1_000);
    if (row === null) throw new Error('nothing waits');
    return row;
  };

  const playBlock = async ({ seed, lineup, deals }: MatchRow, number = 0): Promise<ReportedBlock> => {
    const contest = { game: GAME, ruleSet: RULE_SET, options: {}, lineup, seed, deals };
    const contestants = ['simple', 'steady', 'random', 'greedy'].map((level) => ({ level }));
    const nobody = () => Promise.reject(new Error('no bots'));
    const match = await RunningMatch.open({ contest, contestants, time: 1_000 }, { load: nobody, ask: nobody });
    return match.play({ number, strikes: [0, 0, 0, 0] }, () => {});
  };

  const entryRow = async ({ entry }: Entered) => {
    const [row] = await database.sql.select().from(arenaEntries).where(eq(arenaEntries.id, entry));
    return row;
  };

  test('AR-10 a block is stored once, by whoever has the match', async () => {
    const entered = [await enterOne(), await enterOne()];
    const first = await begin(entered, 12);
    const block = await playBlock(first);
    // It is taken up by another node before this one has stored anything.
    now += 1_001;
    expect(await recallMatches(dependencies)).toBe(1);
    await expect(storeBlock(dependencies, first, block)).rejects.toBeInstanceOf(MatchLost);
    const second = await claimNext(dependencies, 1_000);
    if (second === null) throw new Error('nothing waits');
    await expect(storeBlock(dependencies, first, block)).rejects.toBeInstanceOf(MatchLost);
    expect(await database.sql.$count(arenaGames)).toBe(0);
    const stored = await storeBlock(dependencies, second, block);
    expect(stored).toMatchObject({ status: 'running', blocks: 1, played: 8 });
    await expect(storeBlock(dependencies, second, block)).rejects.toBeInstanceOf(MatchLost);
    // It goes on elsewhere, after the block that is stored.
    await releaseMatch(dependencies, second);
    const third = await claimNext(dependencies, 1_000);
    expect(third).toMatchObject({ id: first.id, attempt: 3, blocks: 1 });
    if (third === null) throw new Error('nothing waits');
    const last = await playBlock(third, 1);
    expect(await storeBlock(dependencies, third, last)).toMatchObject({ status: 'finished', played: 12 });
    await expect(storeBlock(dependencies, third, last)).rejects.toBeInstanceOf(MatchLost);
    expect(await checkStoredCounts(database)).toEqual({ finished: 1, open: 0, attempts: 3 });
    expect(await claimNext(dependencies, 1_000)).toBeNull();
  });

  test('AR-20 a match that waits for long goes ahead of those that came later, and is given out once', async () => {
    const contestants = ['random', 'greedy'].map((level) => ({ entry: null, bot: null, level }));
    const plan = { game: GAME, ruleSet: RULE_SET, contestants, lineup: [0, 1], deals: 8 } as const;
    const create = (kind: 'ladder' | 'tournament' | 'challenge'): Promise<string> =>
      database.sql.transaction((work) => createMatch(dependencies, { ...plan, kind }, work));
    while ((await claimNext(dependencies, 1_000)) !== null);
    await database.sql.delete(arenaMatches);
    const ladder = await create('ladder');
    now += 1;
    const tournament = await create('tournament');
    now += 3_000_000;
    // What waits has been left behind by no node.
    expect(await recallMatches(dependencies)).toBe(0);
    const challenge = await create('challenge');
    const order: (string | undefined)[] = [];
    for (let time = 0; time < 3; time++) order.push((await claimNext(dependencies, 1_000))?.id);
    expect(order).toEqual([ladder, tournament, challenge]);
    expect(await claimNext(dependencies, 1_000)).toBeNull();
  });

  test('matches of the same bots that end at the same moment are counted one after the other', async () => {
    const entered = [await enterOne(), await enterOne(), await enterOne()];
    const pairs = [0, 1, 2, 0, 1, 2].map((one) => [entered[one], entered[(one + 1) % 3]]);
    const rows: MatchRow[] = [];
    for (const [at, pair] of pairs.entries()) rows.push(await begin(at % 2 === 0 ? pair : pair.toReversed()));
    const blocks = await Promise.all(rows.map((row) => playBlock(row)));
    // Each also has something to tell both owners, in whichever order.
    const call = { fault: null, snapshot: null, returned: '', printed: [], unprinted: 0 };
    const calls = (row: MatchRow) =>
      row.contestants.flatMap(({ bot }, contestant) =>
        bot === null ? [] : [{ contestant, game: 0, seat: 0, micros: 1, call }],
      );
    await Promise.all(rows.map((row, at) => storeBlock(dependencies, row, { ...blocks[at], calls: calls(row) })));
    for (const { bot } of entered) expect(await database.sql.$count(arenaReports, eq(arenaReports.bot, bot))).toBe(4);
    expect(await checkStoredCounts(database)).toEqual({ finished: 6, open: 0, attempts: 6 });
  });

  test('AR-14 a match counts for whoever enters another version while it is played: nobody keeps the wins alone', async () => {
    const [renewed, other] = [await enterOne(), await enterOne()];
    const row = await begin([renewed, other]);
    await fixture.bots.save(renewed.owner, renewed.bot, FIGHTERS.last);
    const entered = await fixture.arena.enter(renewed.owner, { bot: renewed.bot, ruleSet: RULE_SET });
    expect(entered.ok).toBe(true);
    const doubted = widen(START);
    const { outcome } = await storeBlock(dependencies, row, { ...(await playBlock(row)), strikes: [3, 0, 0, 0] });
    const after = await entryRow(renewed);
    expect(after).toMatchObject({ version: 2, active: true, matches: 1 });
    expect(after.mu).toBeLessThan(doubted.mu);
    expect(outcome).toMatchObject({
      ratings: [{ before: doubted, after: { mu: after.mu, sigma: after.sigma } }, {}, {}, {}],
    });
    expect((await entryRow(other)).sigma).toBeLessThan(START.sigma);
  });

  test('AR-24 BT-2: who is disqualified three times in a row is called no more, until it is entered again', async () => {
    const [faulty, other] = [await enterOne(), await enterOne()];
    for (const active of [true, true, false]) {
      now += 1_000;
      const row = await begin([faulty, other]);
      await storeBlock(dependencies, row, { ...(await playBlock(row)), strikes: [3, 0, 0, 0] });
      expect((await entryRow(faulty)).active).toBe(active);
    }
    expect(await entryRow(faulty)).toMatchObject({ strikes: 9, matches: 3, points: { count: 0 } });
    expect(await entryRow(other)).toMatchObject({ active: true, strikes: 0, matches: 3, points: { count: 24 } });
    await checkStoredCounts(database);
    const again = await fixture.arena.enter(faulty.owner, { bot: faulty.bot, ruleSet: RULE_SET });
    expect(again.ok).toBe(true);
  });

  test('AR-24 who is away from three matches in a row is called no more; whoever came for nothing stays', async () => {
    const [absent, other] = [await enterOne(), await enterOne()];
    const miss = async (): Promise<boolean> => {
      now += 1_000;
      expect(await failMatch(dependencies, await begin([absent, other]), { failed: 'AWAY', away: [absent.bot] })).toBe(
        true,
      );
      return (await entryRow(absent)).active;
    };
    expect([await miss(), await miss()]).toEqual([true, true]);
    now += 1_000;
    const row = await begin([absent, other]);
    await storeBlock(dependencies, row, await playBlock(row));
    expect([await miss(), await miss(), await miss()]).toEqual([true, true, false]);
    expect(await entryRow(other)).toMatchObject({ active: true, matches: 1 });
    const again = await fixture.arena.enter(absent.owner, { bot: absent.bot, ruleSet: RULE_SET });
    expect(again.ok).toBe(true);
  });

  test('of each bot its owner hears of so many calls, the newest', async () => {
    const [talkative, other] = [await enterOne(), await enterOne()];
    for (const first of [0, 1_000]) {
      const row = await begin([talkative, other]);
      const calls = Array.from({ length: 300 }, (_, at) => ({
        contestant: 0,
        game: first + at,
        seat: 0,
        micros: 1,
        call: {
          fault: at % 2 === 0 ? null : ({ kind: 'crash' } as const),
          snapshot: null,
          returned: '',
          printed: [{ level: 'log' as const, text: 'a\u0000b' }],
          unprinted: 0,
        },
      }));
      await storeBlock(dependencies, row, { ...(await playBlock(row)), calls });
    }
    const kept = await database.sql.select().from(arenaReports).where(eq(arenaReports.bot, talkative.bot));
    expect(kept.filter(({ failed }) => failed).length).toBe(KEPT_REPORTS.failed);
    expect(kept.filter(({ failed }) => !failed).length).toBe(KEPT_REPORTS.printed);
    expect(Math.min(...kept.filter(({ failed }) => !failed).map(({ game }) => game))).toBeGreaterThan(1_000);
    expect(await database.sql.select().from(arenaReports).where(eq(arenaReports.bot, other.bot))).toEqual([]);
    const told = await listReports(database.sql, talkative.owner, talkative.bot);
    expect(told).toMatchObject({ ok: true, value: { length: KEPT_REPORTS.failed + KEPT_REPORTS.printed } });
  });

  test('of a bot that prints much, its owner is told at once of as many calls as an answer may hold', async () => {
    const [talkative, other] = [await enterOne(), await enterOne()];
    const row = await begin([talkative, other]);
    const printed = Array.from({ length: 80 }, () => ({ level: 'log' as const, text: 'x'.repeat(100) }));
    const call = { fault: null, snapshot: null, returned: '', printed, unprinted: 0 };
    const calls = Array.from({ length: 50 }, (_, game) => ({ contestant: 0, game, seat: 0, micros: 1, call }));
    await storeBlock(dependencies, row, { ...(await playBlock(row)), calls });
    const told = await listReports(database.sql, talkative.owner, talkative.bot);
    if (!told.ok) throw new Error(told.error.code);
    expect(told.value[0].game).toBe(49);
    expect(told.value.length).toBeGreaterThan(10);
    expect(JSON.stringify(told.value).length).toBeLessThan(1.2 * MOST_TOLD);
  });

  test('old replays are swept away, and what they came to stays', async () => {
    const entered = [await enterOne(), await enterOne()];
    const row = await begin(entered);
    await storeBlock(dependencies, row, await playBlock(row));
    await sweepMatches(dependencies);
    expect(await database.sql.$count(arenaGames)).toBe(32);
    now += 15 * 86_400_000;
    await sweepMatches(dependencies);
    expect(await database.sql.$count(arenaGames)).toBe(0);
    expect(await database.sql.$count(arenaMatches)).toBe(1);
    now += 400 * 86_400_000;
    await sweepMatches(dependencies);
    expect(await database.sql.$count(arenaMatches)).toBe(0);
    expect(await entryRow(entered[0])).toMatchObject({ matches: 1, games: 32 });
  });
});
