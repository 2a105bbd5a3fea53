import {
  addDeal,
  blocksOf,
  emptyTally,
  isDisqualified,
  type Moments,
  merge,
  NOTHING,
  observe,
  pointsIn,
  type Rating,
  rateMatch,
  type SeatedResult,
  START,
} from '@sanh-rong/arena';
import { findGame, readRecord } from '@sanh-rong/engine';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { MatchOutcome } from '../../src/arena/matches/outcome.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaEntries, arenaGames, arenaMatchEntries, arenaMatches } from '../../src/database/schema.ts';

/** Reads everything that the arena has stored and works it out once more, from the texts of the games alone. */

type MatchRow = typeof arenaMatches.$inferSelect;
type GameRow = typeof arenaGames.$inferSelect;

interface Counted {
  readonly match: MatchRow;
  readonly outcome: MatchOutcome;
  readonly games: readonly GameRow[];
  /** By deal and contestant. */
  readonly deals: readonly (readonly number[])[];
}

const resultOf = ({ text, seating, points, places }: GameRow): SeatedResult => {
  const read = readRecord(text);
  if (!read.ok) throw new Error(text);
  const { game, steps } = read.value;
  const result = game.result(steps[steps.length - 1].state);
  if (result === null) throw new Error(`not over: ${text}`);
  expect({ points: result.points, places: result.places }).toEqual({ points, places });
  return { seating, result };
};

/** Games of whole blocks, each once and in its place; and what the row of the match says of them. */
const checkGames = (match: MatchRow, games: readonly GameRow[]): number[][] => {
  const { lineup, contestants, played, blocks, deals } = match;
  expect(games.map(({ number }) => number)).toEqual(Array.from({ length: played * lineup.length }, (_, at) => at));
  expect(games.map(({ deal }) => deal)).toEqual(games.map(({ number }) => Math.floor(number / lineup.length)));
  expect(blocksOf({ deals: played })).toBe(blocks);
  expect(played).toBeLessThanOrEqual(deals);
  const byDeal = Array.from({ length: played }, (_, deal) => games.filter((game) => game.deal === deal).map(resultOf));
  expect(match.tally).toEqual(byDeal.reduce(addDeal, emptyTally(contestants.length)));
  return byDeal.map((results) => pointsIn(contestants.length, results));
};

const ratingsOf = ({ outcome }: Counted): { readonly before: Rating; readonly after: Rating }[] =>
  outcome.ratings.map((rating) => {
    if (rating === null) throw new Error('not rated');
    return rating;
  });

const isSame = (one: Rating, other: Rating): boolean => one.mu === other.mu && one.sigma === other.sigma;

const checkCounted = (counted: Counted, rows: readonly (typeof arenaMatchEntries.$inferSelect)[]): void => {
  const { match, outcome, deals } = counted;
  expect(match).toMatchObject({ played: match.deals, claimedUntil: null, live: null });
  const disqualified = match.strikes.flatMap((strikes, who) => (isDisqualified(strikes) ? [who] : []));
  for (const who of disqualified) {
    expect(outcome.places[who]).toBe(match.contestants.length - disqualified.length + 1);
  }
  const own = rows.filter((row) => row.match === match.id);
  if (match.kind !== 'ladder') {
    expect(own).toEqual([]);
    return;
  }
  const ratings = ratingsOf(counted);
  const rated = match.contestants.map(({ entry }, who) => ({ rating: ratings[who].before, isAnchor: entry === null }));
  const after = rateMatch(rated, { deals, disqualified });
  expect(ratings.map((rating) => rating.after)).toEqual(after);
  expect(own.map(({ contestant }) => contestant)).toEqual(
    match.contestants.flatMap(({ entry }, who) => (entry === null ? [] : [who])),
  );
  for (const row of own) {
    expect(row).toMatchObject({
      ...after[row.contestant],
      place: outcome.places[row.contestant],
      endedAt: match.endedAt,
    });
  }
};

/** Every match an entry was in changed its rating once, one after the other from the beginning to what it is now. */
const checkEntry = (entry: typeof arenaEntries.$inferSelect, counted: readonly Counted[]): void => {
  const left = counted.flatMap((each) => {
    const who = each.match.contestants.findIndex((contestant) => contestant.entry === entry.id);
    return who < 0 || each.match.kind !== 'ladder' ? [] : [{ each, who, ...ratingsOf(each)[who] }];
  });
  expect({ matches: entry.matches, games: entry.games }).toEqual({
    matches: left.length,
    games: left.reduce((sum, { each }) => sum + each.games.length, 0),
  });
  expect(entry.strikes).toBe(left.reduce((sum, { each, who }) => sum + each.match.strikes[who], 0));
  let rating: Rating = START;
  let points: Moments = NOTHING;
  while (left.length > 0) {
    const next = left.findIndex(({ before }) => isSame(before, rating));
    expect(next).toBeGreaterThanOrEqual(0);
    const [{ each, who, after }] = left.splice(next, 1);
    rating = after;
    if (isDisqualified(each.match.strikes[who])) continue;
    points = merge(points, each.deals.map((deal) => deal[who]).reduce(observe, NOTHING));
  }
  expect({ mu: entry.mu, sigma: entry.sigma, points: entry.points }).toEqual({ ...rating, points });
};

export interface StoredCounts {
  readonly finished: number;
  readonly open: number;
  /** How often matches were taken up, over all of them. */
  readonly attempts: number;
}

/** Everything is there once, and everything comes to what is stored. Entries must have had one version only. */
export const checkStoredCounts = async ({ sql }: Database): Promise<StoredCounts> => {
  const matches = await sql.select().from(arenaMatches);
  const rows = await sql.select().from(arenaMatchEntries).orderBy(asc(arenaMatchEntries.contestant));
  const counted: Counted[] = [];
  for (const match of matches) {
    expect(findGame(match.game).ok).toBe(true);
    const games = await sql
      .select()
      .from(arenaGames)
      .where(eq(arenaGames.match, match.id))
      .orderBy(asc(arenaGames.number));
    const deals = checkGames(match, games);
    if (match.status === 'finished') counted.push({ match, outcome: match.outcome as MatchOutcome, games, deals });
    else expect(match.outcome).toBeNull();
  }
  for (const each of counted) checkCounted(each, rows);
  for (const entry of await sql.select().from(arenaEntries)) checkEntry(entry, counted);
  return {
    finished: counted.length,
    open: matches.length - counted.length,
    attempts: matches.reduce((sum, { attempt }) => sum + attempt, 0),
  };
};
