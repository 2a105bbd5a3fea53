import { ordinal, type Rating } from '@sanh-rong/arena';
import { ok } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import type { ArenaAnswerOf, Ladder, LadderRow, Pool } from '@sanh-rong/protocol';
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { arenaEntries, arenaMatches, bots } from '../../database/schema.ts';
import { findLadder, LADDERS, type LadderRules, type PoolKey } from '../ladders/ladders.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';
import type { ReadingDependencies } from './dependencies.ts';
import { type Asker, anchorRow, type EntryRow, inLadder, ladderRow, SHOWN, selectEntries } from './entry-rows.ts';

/** Bots that a ladder shows. */
const MOST_ROWS = 500;

const nameOf = ({ game, ruleSet }: Pick<LadderRules, 'game' | 'ruleSet'>): string => `${game}/${ruleSet}`;

const byLadder = (rows: readonly { game: string; ruleSet: string; count: number }[]): ReadonlyMap<string, number> =>
  new Map(rows.map((row) => [nameOf(row), row.count]));

/** How much there is in every ladder. */
const readLadders = async (
  { sql, counts }: Pick<ReadingDependencies, 'sql' | 'counts'>,
  which: readonly LadderRules[],
  ofPool: Pool,
): Promise<Ladder[]> => {
  const among = ({ game, ruleSet, pool }: typeof arenaEntries | typeof arenaMatches): SQL | undefined =>
    and(eq(pool, ofPool), or(...which.map((ladder) => and(eq(game, ladder.game), eq(ruleSet, ladder.ruleSet)))));
  const entries = await sql
    .select({ game: arenaEntries.game, ruleSet: arenaEntries.ruleSet, count: count() })
    .from(arenaEntries)
    .innerJoin(bots, eq(bots.id, arenaEntries.bot))
    .where(and(among(arenaEntries), arenaEntries.active, isNull(bots.deletedAt)))
    .groupBy(arenaEntries.game, arenaEntries.ruleSet);
  const made = await counts.all();
  const open = await sql
    .select({ game: arenaMatches.game, ruleSet: arenaMatches.ruleSet, count: count(), status: arenaMatches.status })
    .from(arenaMatches)
    .where(and(inArray(arenaMatches.status, ['waiting', 'running']), among(arenaMatches)))
    .groupBy(arenaMatches.game, arenaMatches.ruleSet, arenaMatches.status);
  const entered = byLadder(entries);
  const running = byLadder(open.filter(({ status }) => status === 'running'));
  const waiting = byLadder(open.filter(({ status }) => status === 'waiting'));
  return which.map(({ game, ruleSet, seats }) => {
    const name = nameOf({ game, ruleSet });
    const isRunning = running.get(name) ?? 0;
    return {
      game,
      ruleSet,
      pool: ofPool,
      seats,
      entries: entered.get(name) ?? 0,
      running: isRunning,
      matches: Math.max(0, made({ game, ruleSet, pool: ofPool }) - isRunning - (waiting.get(name) ?? 0)),
    };
  });
};

export const listLadders = async (
  dependencies: Pick<ReadingDependencies, 'sql' | 'counts'>,
  pool: Pool,
): Promise<ArenaAnswerOf<'ladders'>> => ({
  ladders: await readLadders(dependencies, LADDERS, pool),
});

const shownOf = ({ entry }: EntryRow): number => ordinal(entry);

/**
 * Bots and anchors by rating. Places are those of bots: an anchor takes none away, and has the place that a bot of its strength
 * would have.
 */
const rowsOf = (entries: readonly EntryRow[], anchors: readonly [string, Rating][], asker: Asker): LadderRow[] => {
  const placeAt = (shown: number): number => 1 + entries.filter((each) => shownOf(each) > shown).length;
  const rows = [
    ...entries.map((row) => ladderRow(row, placeAt(shownOf(row)), asker)),
    ...anchors.map(([level, rating]) => anchorRow(level, rating, placeAt(ordinal(rating)))),
  ];
  return rows.toSorted((one, other) => other.rating.shown - one.rating.shown);
};

export const showLadder = async (
  { sql, circles, counts, anchorOf }: ReadingDependencies,
  { game, ruleSet, pool }: PoolKey,
  asker: Asker,
): Promise<ArenaRuling<ArenaAnswerOf<'ladder'>>> => {
  const rules = findLadder(game, ruleSet);
  if (rules === null) return refuseArena('NO_LADDER');
  const [ladder] = await readLadders({ sql, counts }, [rules], pool);
  const entries = await selectEntries(sql, inLadder({ game, ruleSet, pool }))
    .orderBy(desc(SHOWN), asc(arenaEntries.id))
    .limit(MOST_ROWS);
  const levels = playersFor(game).flatMap(({ id }): [string, Rating][] => {
    const rating = anchorOf(game, ruleSet, id);
    return rating === null ? [] : [[id, rating]];
  });
  return ok({
    ladder,
    rows: rowsOf(entries, levels, asker),
    cycles: [...(await circles.of({ game, ruleSet, pool }))],
  });
};
