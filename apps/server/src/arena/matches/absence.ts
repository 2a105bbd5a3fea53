import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaEntries, arenaMatchEntries, arenaMatches } from '../../database/schema.ts';
import type { MatchRow } from './dependencies.ts';
import { isFailure, type StoredOutcome } from './outcome.ts';

/**
 * A remote bot that is not there for so many matches in a row is called to no more until its owner enters it again: an
 * owner who hangs up whenever they do not like the others would choose whom to be rated against.
 */
const MOST_ABSENT = 3;

const isAway = (outcome: StoredOutcome | null, bot: string): boolean =>
  outcome !== null && isFailure(outcome) && outcome.away?.includes(bot) === true;

/** Takes those out of the ladder who were away from this match, which has just been given up, and from the last ones. */
export const takeOutAbsent = async (
  work: Sql,
  { contestants }: MatchRow,
  /** Bots. */
  away: readonly string[],
): Promise<void> => {
  const absent = contestants
    .flatMap(({ entry, bot }) => (entry !== null && bot !== null && away.includes(bot.id) ? [{ entry, bot }] : []))
    // Always in the same order, or two matches could wait for each other.
    .sort((one, other) => (one.entry < other.entry ? -1 : 1));
  for (const { entry, bot } of absent) {
    const last = await work
      .select({ outcome: arenaMatches.outcome })
      .from(arenaMatchEntries)
      .innerJoin(arenaMatches, eq(arenaMatches.id, arenaMatchEntries.match))
      .where(
        and(
          eq(arenaMatchEntries.entry, entry),
          eq(arenaMatchEntries.version, bot.version),
          inArray(arenaMatches.status, ['finished', 'failed']),
        ),
      )
      .orderBy(desc(arenaMatches.endedAt))
      .limit(MOST_ABSENT);
    const missed = last.filter(({ outcome }) => isAway(outcome as StoredOutcome | null, bot.id));
    if (missed.length < MOST_ABSENT) continue;
    await work
      .update(arenaEntries)
      .set({ active: false })
      .where(and(eq(arenaEntries.id, entry), eq(arenaEntries.version, bot.version)));
  }
};
