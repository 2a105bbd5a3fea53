import { START } from '@sanh-rong/arena';
import { and, asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONG } from '../../../../test/examples.ts';
import { anchorOf } from '../../src/arena/ladders/ladder-anchors.ts';
import type { MatchOutcome } from '../../src/arena/matches/outcome.ts';
import { RunnerFailed } from '../../src/arena/runner/runner.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaEntries, arenaGames, arenaMatches, arenaReports } from '../../src/database/schema.ts';
import { DATABASES } from '../support/databases.ts';
import { ArenaFixture, GAME, RULE_SET } from './arena-fixture.ts';
import { FIGHTERS, SECRET_WORDS } from './bot-sources.ts';
import { playAgain } from './play-again.ts';
import { checkStoredCounts } from './stored-counts.ts';

/** A ladder with real bots in real sandboxes. */

/** What is stored is tried on each in other files; here real processes play, which takes its time. */
const USED = LONG ? DATABASES : DATABASES.filter(({ shared }) => shared);

describe.each(USED)('a ladder on $name', ({ open }) => {
  let database: Database;
  let fixture: ArenaFixture;

  beforeAll(async () => {
    database = await open();
    fixture = await ArenaFixture.open(database, { runners: 2, deals: 9 });
    const [lan, nam, bac] = [await fixture.person('Lan'), await fixture.person('Nam'), await fixture.person('Bắc')];
    await fixture.entry(lan, 'first');
    await fixture.entry(lan, 'throwing');
    await fixture.entry(nam, 'last');
    await fixture.entry(nam, 'talking');
    await fixture.entry(bac, 'many');
    fixture.arena.start();
    await fixture.untilPlayed(1);
    // What is being played now is given back.
    await fixture.arena.close();
  });
  afterAll(() => database.close());

  test('AR-12 every match is counted once, and ratings are what its games come to', async () => {
    const counts = await checkStoredCounts(database);
    expect(counts.finished).toBeGreaterThanOrEqual(2);
    const entries = await database.sql.select().from(arenaEntries);
    expect(entries.every(({ mu, sigma }) => mu !== START.mu && sigma < START.sigma)).toBe(true);
    expect(fixture.troubles.filter((trouble) => !(trouble instanceof RunnerFailed))).toEqual([]);
  });

  test('AR-13 built-in players stand where they stood', async () => {
    const matches = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.status, 'finished'));
    const anchors = matches.flatMap(({ contestants, outcome }) =>
      contestants.flatMap(({ level }, who) =>
        level === null ? [] : [{ level, rating: (outcome as MatchOutcome).ratings[who] }],
      ),
    );
    expect(anchors.length).toBeGreaterThan(0);
    for (const { level, rating } of anchors) {
      const anchor = anchorOf(GAME, RULE_SET, level);
      expect(rating).toEqual({ before: anchor, after: anchor });
    }
  });

  test('AR-5 BT-2: who makes three faults is disqualified and last, and the others have all their deals', async () => {
    const matches = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.status, 'finished'));
    const faulty = matches.filter(({ contestants }) => contestants.some(({ bot }) => bot?.name === 'throwing'));
    expect(faulty.length).toBeGreaterThan(0);
    for (const { contestants, strikes, outcome, played } of faulty) {
      const who = contestants.findIndex(({ bot }) => bot?.name === 'throwing');
      expect(strikes).toEqual(contestants.map((_, each) => (each === who ? 3 : 0)));
      expect((outcome as MatchOutcome).places[who]).toBe(contestants.length);
      expect(played).toBe(9);
    }
  });

  test('AR-7 what a bot prints and why it failed is for its owner alone', async () => {
    const { sql } = database;
    const reports = await sql.select().from(arenaReports);
    const told = JSON.stringify(reports.map(({ call }) => call));
    expect(told).toContain(SECRET_WORDS);
    expect(new Set(reports.map(({ failed }) => failed))).toEqual(new Set([true, false]));
    const seen = JSON.stringify([await sql.select().from(arenaMatches), await sql.select().from(arenaGames)]);
    expect(seen).not.toContain(SECRET_WORDS);
    const faults = (await sql.select({ faults: arenaGames.faults }).from(arenaGames)).flatMap((game) => game.faults);
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(['exception']));
    expect(new Set(faults.map((fault) => Object.keys(fault).sort().join(' ')))).toEqual(new Set(['kind move seat']));
  });

  test('AR-1 the same seed gives the same games without the server', async () => {
    const { sql } = database;
    const [match] = await sql
      .select()
      .from(arenaMatches)
      .where(and(eq(arenaMatches.status, 'finished'), ne(arenaMatches.kind, 'challenge')))
      .orderBy(asc(arenaMatches.createdAt))
      .limit(1);
    const games = await sql
      .select({ text: arenaGames.text })
      .from(arenaGames)
      .where(eq(arenaGames.match, match.id))
      .orderBy(asc(arenaGames.number));
    const names = new Map(match.contestants.flatMap(({ bot }) => (bot === null ? [] : [[bot.id, bot.name] as const])));
    const again = await playAgain(match, (bot) => FIGHTERS[names.get(bot) as keyof typeof FIGHTERS]);
    expect(again).toEqual(games.map(({ text }) => text));
  });
});
