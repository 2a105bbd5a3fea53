import type { Pool } from '@sanh-rong/protocol';
import { and, eq, inArray, lte, sql as query } from 'drizzle-orm';
import { arenaMatches } from '../../database/schema.ts';
import type { Held, MatchDependencies, MatchRow } from './dependencies.ts';
import type { LiveGame } from './outcome.ts';
import { queueOf } from './queue.ts';

/**
 * Who has a match: one node at a time, for as long as it says so every few seconds. The row of the match is all there is:
 * which of those that wait comes next is asked when a node is free (`queue.ts`).
 */

const isHeld = ({ id, attempt }: Held) =>
  and(eq(arenaMatches.id, id), eq(arenaMatches.attempt, attempt), eq(arenaMatches.status, 'running'));

/** Claims are made one at a time: what may be taken depends on what others have, and none must be taking theirs meanwhile. */
const LOCK = 7_202_613;

/** Takes up a match that waits, for so long (milliseconds); null where it does not wait any more. */
export const claimMatch = async (
  { sql, now }: Pick<MatchDependencies, 'sql' | 'now'>,
  id: string,
  lease: number,
): Promise<MatchRow | null> => {
  const at = now();
  const [row] = await sql
    .update(arenaMatches)
    .set({
      status: 'running',
      attempt: query`${arenaMatches.attempt} + 1`,
      claimedUntil: at + lease,
      turnAt: at,
      startedAt: query`coalesce(${arenaMatches.startedAt}, ${at})`,
      live: null,
    })
    .where(and(eq(arenaMatches.id, id), eq(arenaMatches.status, 'waiting')))
    .returning();
  return row ?? null;
};

/** Takes up the match of a pool whose turn it is; null when none waits. */
export const claimNext = (
  { sql, now }: MatchDependencies,
  lease: number,
  pool: Pool = 'sandbox',
): Promise<MatchRow | null> =>
  sql.transaction(async (work) => {
    await work.execute(query`select pg_advisory_xact_lock(${LOCK})`);
    for (const { id, isHeldUp } of await queueOf(work, { now: now(), pool })) {
      const row = isHeldUp ? null : await claimMatch({ sql: work, now }, id, lease);
      if (row !== null) return row;
    }
    return null;
  });

/** Says that this node still has the match; false when it has not. */
export const keepMatch = async ({ sql, now }: MatchDependencies, held: Held, lease: number): Promise<boolean> => {
  const kept = await sql
    .update(arenaMatches)
    .set({ claimedUntil: now() + lease })
    .where(isHeld(held))
    .returning({ id: arenaMatches.id });
  return kept.length > 0;
};

/** Shows the game that is being played. */
export const showGame = async ({ sql }: MatchDependencies, held: Held, game: LiveGame): Promise<void> => {
  await sql.update(arenaMatches).set({ live: game }).where(isHeld(held));
};

/** Any node may go on with it at once, after its last stored block. */
const WAITING = { status: 'waiting', claimedUntil: null, live: null } as const;

/** Gives a match back. */
export const releaseMatch = async ({ sql }: MatchDependencies, held: Held): Promise<void> => {
  await sql.update(arenaMatches).set(WAITING).where(isHeld(held));
};

/** Matches that a node left behind that was the only one: no other node can be at them. */
export const recallAll = async ({ sql }: MatchDependencies): Promise<void> => {
  await sql.update(arenaMatches).set(WAITING).where(eq(arenaMatches.status, 'running'));
};

/** Lets matches wait again whose node has died; how many there were. */
export const recallMatches = async ({ sql, now }: MatchDependencies): Promise<number> => {
  // A block that is being stored at this moment has its row locked, and is a sign of life.
  const left = sql
    .select({ id: arenaMatches.id })
    .from(arenaMatches)
    .where(and(eq(arenaMatches.status, 'running'), lte(arenaMatches.claimedUntil, now())))
    .for('update', { skipLocked: true });
  const recalled = await sql
    .update(arenaMatches)
    .set(WAITING)
    .where(inArray(arenaMatches.id, left))
    .returning({ id: arenaMatches.id });
  return recalled.length;
};
