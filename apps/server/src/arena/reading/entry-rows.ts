import type { Moments, Rating } from '@sanh-rong/arena';
import type { LadderEntry, LadderRow } from '@sanh-rong/protocol';
import { and, eq, gt, isNull, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaEntries, bots, people } from '../../database/schema.ts';
import type { PoolKey } from '../ladders/ladders.ts';
import { shownMoments, shownRating } from './figures.ts';

/** Entries as they are stored, with their bots and owners, and as they are shown. */

/** The id of the person who asks; null for a request without a sign-in. */
export type Asker = string | null;

/** What a ladder is sorted by: `ordinal` of packages/arena. */
export const SHOWN: SQL<number> = query<number>`(${arenaEntries.mu} - 3 * ${arenaEntries.sigma})`;

/** Bots that were deleted stand nowhere any more. */
export const selectEntries = (sql: Sql, which: SQL | undefined) =>
  sql
    .select({ entry: arenaEntries, name: bots.name, remote: bots.remote, owner: bots.owner, ownerName: people.name })
    .from(arenaEntries)
    .innerJoin(bots, eq(bots.id, arenaEntries.bot))
    .innerJoin(people, eq(people.id, bots.owner))
    .where(and(which, isNull(bots.deletedAt)))
    .$dynamic();

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

const botOf = ({ entry, name, remote, owner, ownerName }: EntryRow): NonNullable<LadderRow['bot']> => ({
  id: entry.bot,
  name,
  version: entry.version,
  owner: { id: owner, name: ownerName },
  ...(remote ? { remote } : {}),
});

/** What a row of a ladder and the page of an entry both say. */
const shared = (row: EntryRow, asker: Asker) => {
  const { entry, owner } = row;
  return {
    bot: botOf(row),
    level: null,
    rating: shownRating(entry),
    matches: entry.matches,
    games: entry.games,
    points: shownMoments(entry.points as Moments),
    mine: owner === asker,
    active: entry.active,
  };
};

export const ladderRow = (row: EntryRow, place: number, asker: Asker): LadderRow => ({
  ...shared(row, asker),
  entry: row.entry.id,
  place,
  playedAt: row.entry.playedAt,
});

export const anchorRow = (level: string, rating: Rating, place: number): LadderRow => ({
  bot: null,
  level,
  entry: null,
  place,
  rating: shownRating(rating),
  matches: 0,
  games: 0,
  points: null,
  mine: false,
  active: true,
  playedAt: null,
});

export const shownEntry = (row: EntryRow, place: number | null, asker: Asker): LadderEntry => ({
  ...shared(row, asker),
  id: row.entry.id,
  game: row.entry.game,
  ruleSet: row.entry.ruleSet,
  pool: row.entry.pool,
  place,
  strikes: row.entry.strikes,
  enteredAt: row.entry.enteredAt,
});

export const inLadder = ({ game, ruleSet, pool }: PoolKey): SQL | undefined =>
  and(eq(arenaEntries.game, game), eq(arenaEntries.ruleSet, ruleSet), eq(arenaEntries.pool, pool), arenaEntries.active);

/** One more than there are better ones; null for an entry that plays no longer. */
export const placeOf = async (sql: Sql, { entry }: EntryRow): Promise<number | null> => {
  if (!entry.active) return null;
  const shown = entry.mu - 3 * entry.sigma;
  const better = await sql
    .select({ count: query<number>`count(*)`.mapWith(Number) })
    .from(arenaEntries)
    .innerJoin(bots, eq(bots.id, arenaEntries.bot))
    .where(and(inLadder(entry), isNull(bots.deletedAt), gt(SHOWN, shown)));
  return better[0].count + 1;
};
