import { addDeal, blocksOf, type Tally, type Thinking } from '@sanh-rong/arena';
import { and, eq, sql as query, type SQL } from 'drizzle-orm';
import { arenaGames, arenaMatches } from '../../database/schema.ts';
import type { ReportedBlock } from '../runner/orders.ts';
import { takeOutAbsent } from './absence.ts';
import { countMatch } from './count.ts';
import { dealsOf } from './deals.ts';
import type { Held, MatchDependencies, MatchRow } from './dependencies.ts';
import type { FailedOutcome, StoredOutcome } from './outcome.ts';
import { keepReports } from './reports.ts';

/** How long a match has kept a runner busy until it is ended, with the block that was being played and is lost. */
export const spentUntil = (at: number): SQL<number> =>
  query`${arenaMatches.spent} + case ${arenaMatches.status} when 'running' then greatest(0, ${at}::bigint - ${arenaMatches.turnAt}) else 0 end`;

/** Another worker has taken the match up, or it is over: what was played here counts for nothing. */
export class MatchLost extends Error {}

const addThinking = (one: Thinking, other: Thinking): Thinking => ({
  decisions: one.decisions + other.decisions,
  micros: one.micros + other.micros,
  longest: Math.max(one.longest, other.longest),
});

/**
 * Stores the next block of a match: its games, and what the match comes to with them; with the last one the match ends
 * and is counted. All of it or nothing, and only for the node that has the match; else it throws MatchLost.
 */
export const storeBlock = async (
  dependencies: MatchDependencies,
  held: Held,
  block: ReportedBlock,
  /** Milliseconds it took. */
  spent = 0,
): Promise<MatchRow> => {
  const { sql, now, anchorOf } = dependencies;
  return sql.transaction(async (work) => {
    const [before] = await work.select().from(arenaMatches).where(eq(arenaMatches.id, held.id)).for('update');
    const isOurs =
      before !== undefined &&
      before.status === 'running' &&
      before.attempt === held.attempt &&
      before.blocks === block.number;
    if (!isOurs) throw new MatchLost();
    await work.insert(arenaGames).values(block.games.map((game) => ({ match: held.id, ...game })));
    const deals = dealsOf(block.games);
    const at = now();
    const after: MatchRow = {
      ...before,
      played: before.played + deals.length,
      blocks: before.blocks + 1,
      strikes: block.strikes,
      thinking: (before.thinking as Thinking[]).map((thinking, who) => addThinking(thinking, block.thinking[who])),
      tally: deals.reduce(addDeal, before.tally as Tally),
      turnAt: at,
      spent: before.spent + Math.round(spent),
      live: null,
    };
    await keepReports(work, before, block.calls, at);
    const ended =
      after.blocks < blocksOf(after)
        ? after
        : {
            ...after,
            status: 'finished' as const,
            outcome: (await countMatch(work, after, { anchorOf, at })) satisfies StoredOutcome,
            endedAt: at,
            claimedUntil: null,
          };
    const { id: _id, ...changed } = ended;
    await work.update(arenaMatches).set(changed).where(eq(arenaMatches.id, held.id));
    return ended;
  });
};

/** Gives a match up, which touches no rating; false when it is not this node's any more. */
export const failMatch = async (
  { sql, now }: MatchDependencies,
  { id, attempt }: Held,
  outcome: FailedOutcome,
): Promise<boolean> =>
  sql.transaction(async (work) => {
    const at = now();
    const [given] = await work
      .update(arenaMatches)
      .set({ status: 'failed', outcome, spent: spentUntil(at), endedAt: at, claimedUntil: null, live: null })
      .where(and(eq(arenaMatches.id, id), eq(arenaMatches.attempt, attempt), eq(arenaMatches.status, 'running')))
      .returning();
    if (given !== undefined) await takeOutAbsent(work, given, outcome.away ?? []);
    return given !== undefined;
  });
