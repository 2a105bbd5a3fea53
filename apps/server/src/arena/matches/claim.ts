import type { Pool } from '@sanh-rong/protocol';
import { and, asc, eq, inArray, lte, sql as query } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaMatches } from '../../database/schema.ts';
import { WAITING_PATIENCE } from './create.ts';
import { lineOf } from './line.ts';
import type { LiveGame } from './outcome.ts';
import type { Held, MatchParts, MatchRow } from './parts.ts';

/** Who has a match: one node at a time, for as long as it says so every few seconds. */

const isHeld = ({ id, attempt }: Held) =>
  and(eq(arenaMatches.id, id), eq(arenaMatches.attempt, attempt), eq(arenaMatches.status, 'running'));

/** Claims are made one at a time: what may be taken depends on what others have, and none must be taking theirs meanwhile. */
const LOCK = 7_202_613;

/** Takes up the match of a pool whose turn it is, for so long (milliseconds); null when none waits. */
export const claimNext = (
  { sql, now, jobs }: MatchParts,
  lease: number,
  pool: Pool = 'sandbox',
): Promise<MatchRow | null> =>
  sql.transaction(async (work) => {
    await work.execute(query`select pg_advisory_xact_lock(${LOCK})`);
    const at = now();
    for (const { id, isHeldUp } of await lineOf(work, { now: at, pool })) {
      if (isHeldUp || !(await jobs.take(work, { match: id, pool }))) continue;
      const [row] = await work
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
      if (row !== undefined) return row;
    }
    return null;
  });

/** Says that this node still has the match; false when it has not. */
export const keepMatch = async ({ sql, now }: MatchParts, held: Held, lease: number): Promise<boolean> => {
  const kept = await sql
    .update(arenaMatches)
    .set({ claimedUntil: now() + lease })
    .where(isHeld(held))
    .returning({ id: arenaMatches.id });
  return kept.length > 0;
};

/** Shows the game that is being played. */
export const showGame = async ({ sql }: MatchParts, held: Held, game: LiveGame): Promise<void> => {
  await sql.update(arenaMatches).set({ live: game }).where(isHeld(held));
};

const requeue = async ({ jobs, now }: MatchParts, work: Sql, rows: readonly Pick<MatchRow, 'id' | 'pool'>[]) => {
  if (rows.length === 0) return;
  await work
    .update(arenaMatches)
    .set({ status: 'waiting', claimedUntil: now() + WAITING_PATIENCE, live: null })
    .where(
      inArray(
        arenaMatches.id,
        rows.map(({ id }) => id),
      ),
    );
  for (const { id, pool } of rows) await jobs.send(work, { match: id, pool });
};

/** Gives a match back: any node may go on with it at once. */
export const releaseMatch = async (parts: MatchParts, held: Held): Promise<void> => {
  await parts.sql.transaction(async (work) => {
    const rows = await work
      .select({ id: arenaMatches.id, pool: arenaMatches.pool })
      .from(arenaMatches)
      .where(isHeld(held))
      .for('update');
    await requeue(parts, work, rows);
  });
};

/** What a node left behind that was the only one: nobody else can be at it. */
export const recallAll = async (parts: MatchParts): Promise<void> => {
  await parts.sql.transaction(async (work) => {
    const rows = await work
      .select({ id: arenaMatches.id, pool: arenaMatches.pool })
      .from(arenaMatches)
      .where(eq(arenaMatches.status, 'running'));
    await requeue(parts, work, rows);
  });
};

/** Matches looked after at a time. */
const BATCH = 50;

/** Those that have waited for long are looked for; mostly they are still in the queue, and stand there once. */
const lookFor = async ({ jobs, now }: MatchParts, work: Sql, rows: readonly Pick<MatchRow, 'id' | 'pool'>[]) => {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await work
    .update(arenaMatches)
    .set({ claimedUntil: now() + WAITING_PATIENCE })
    .where(inArray(arenaMatches.id, ids));
  const missing = await jobs.missing(work, ids);
  for (const { id, pool } of rows) {
    if (missing.includes(id)) await jobs.send(work, { match: id, pool });
  }
};

/** Puts matches into the queue again whose node has died, and looks after those that wait; how many there were. */
export const recallMatches = (parts: MatchParts): Promise<number> =>
  parts.sql.transaction(async (work) => {
    const rows = await work
      .select({
        id: arenaMatches.id,
        pool: arenaMatches.pool,
        status: arenaMatches.status,
      })
      .from(arenaMatches)
      .where(and(inArray(arenaMatches.status, ['waiting', 'running']), lte(arenaMatches.claimedUntil, parts.now())))
      .orderBy(asc(arenaMatches.claimedUntil))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const left = rows.filter(({ status }) => status === 'running');
    const waiting = rows.filter(({ status }) => status === 'waiting');
    await requeue(parts, work, left);
    await lookFor(parts, work, waiting);
    return rows.length;
  });
