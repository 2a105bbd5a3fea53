import {
  isDisqualified,
  type Moments,
  merge,
  NOTHING,
  observe,
  type RatedContestant,
  rateMatch,
  START,
} from '@sanh-rong/arena';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaEntries, arenaMatchEntries, arenaMatches } from '../../database/schema.ts';
import { pointsByDeal, readDeals } from './deals.ts';
import type { MatchDependencies, MatchRow } from './dependencies.ts';
import type { MatchOutcome } from './outcome.ts';
import { placesOf } from './places.ts';

type EntryRow = typeof arenaEntries.$inferSelect;

/** Held until the transaction ends; always in the same order, or two matches could wait for each other. */
const holdEntries = async (work: Sql, { contestants }: MatchRow): Promise<ReadonlyMap<string, EntryRow>> => {
  const ids = contestants.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  if (ids.length === 0) return new Map();
  const rows = await work
    .select()
    .from(arenaEntries)
    .where(inArray(arenaEntries.id, ids))
    .orderBy(asc(arenaEntries.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Who is rated by the match: every entry that is still there, with the version it has by now. All can watch how a match
 * goes; an owner who could enter another version and have the match forgotten would keep nothing but wins.
 */
const ratedContestants = (
  { game, ruleSet, contestants }: MatchRow,
  entries: ReadonlyMap<string, EntryRow>,
  anchorOf: MatchDependencies['anchorOf'],
): RatedContestant[] =>
  contestants.map(({ entry, level }) => {
    const row = entry === null ? undefined : entries.get(entry);
    if (row !== undefined) return { rating: { mu: row.mu, sigma: row.sigma }, isAnchor: false };
    return { rating: (level === null ? null : anchorOf(game, ruleSet, level)) ?? START, isAnchor: true };
  });

/** A bot that is disqualified in so many matches in a row is called to no more until its owner enters it again. */
const MOST_DISQUALIFIED = 3;

/** Whether it ended all its last matches with this version that way. */
const isHopeless = async (work: Sql, { id, version }: EntryRow): Promise<boolean> => {
  const last = await work
    .select({ contestant: arenaMatchEntries.contestant, strikes: arenaMatches.strikes })
    .from(arenaMatchEntries)
    .innerJoin(arenaMatches, eq(arenaMatches.id, arenaMatchEntries.match))
    .where(
      and(eq(arenaMatchEntries.entry, id), eq(arenaMatchEntries.version, version), eq(arenaMatches.status, 'finished')),
    )
    .orderBy(desc(arenaMatchEntries.endedAt))
    .limit(MOST_DISQUALIFIED - 1);
  const failures = last.filter(({ contestant, strikes }) => isDisqualified(strikes[contestant]));
  return failures.length === MOST_DISQUALIFIED - 1;
};

const momentsOf = (points: readonly number[]): Moments => points.reduce(observe, NOTHING);

/**
 * By deal and contestant, as they are rated. Where a deal is played once, a round of them in which everybody has been in
 * every seat weighs as much as one deal from all seats.
 */
export const weighedDeals = (
  { pool, lineup }: Pick<MatchRow, 'pool' | 'lineup'>,
  points: readonly (readonly number[])[],
): (readonly number[])[] => {
  if (pool === 'sandbox') return [...points];
  const rounds: number[][] = [];
  for (let at = 0; at < points.length; at += lineup.length) {
    const round = points.slice(at, at + lineup.length);
    rounds.push(round[0].map((_, who) => round.reduce((sum, deal) => sum + deal[who], 0) / round.length));
  }
  return rounds;
};

/** What a match comes to when its last game is stored. Changes ratings; to be done once, in the transaction that ends it. */
export const countMatch = async (
  work: Sql,
  match: MatchRow,
  { anchorOf, at }: { readonly anchorOf: MatchDependencies['anchorOf']; readonly at: number },
): Promise<MatchOutcome> => {
  const { contestants, strikes } = match;
  const deals = await readDeals(work, match.id);
  const games = deals.flat();
  const disqualified = strikes.flatMap((count, who) => (isDisqualified(count) ? [who] : []));
  const places = placesOf(contestants.length, games, disqualified);
  if (match.kind !== 'ladder') return { places, ratings: contestants.map(() => null) };

  const entries = await holdEntries(work, match);
  const rated = ratedContestants(match, entries, anchorOf);
  const points = weighedDeals(match, pointsByDeal(contestants.length, deals));
  const after = rateMatch(rated, { deals: points, disqualified });
  for (const [who, { entry }] of contestants.entries()) {
    const row = entry === null ? undefined : entries.get(entry);
    if (row === undefined) continue;
    const own = momentsOf(points.map((deal) => deal[who]));
    const isOut = disqualified.includes(who);
    const isCurrent = row.version === contestants[who].bot?.version;
    await work
      .update(arenaEntries)
      .set({
        ...after[who],
        matches: row.matches + 1,
        games: row.games + games.length,
        strikes: row.strikes + strikes[who],
        // What the stand-in made of its seats says nothing about it.
        ...(isOut ? {} : { points: merge(row.points as Moments, own) }),
        ...(isOut && isCurrent && (await isHopeless(work, row)) ? { active: false } : {}),
        playedAt: at,
      })
      .where(eq(arenaEntries.id, row.id));
    await work
      .update(arenaMatchEntries)
      .set({ ...after[who], place: places[who], points: own, endedAt: at })
      .where(and(eq(arenaMatchEntries.match, match.id), eq(arenaMatchEntries.contestant, who)));
  }
  return { places, ratings: rated.map(({ rating }, who) => ({ before: rating, after: after[who] })) };
};
