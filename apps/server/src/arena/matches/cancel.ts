import { ok } from '@sanh-rong/engine';
import { eq } from 'drizzle-orm';
import { arenaMatches } from '../../database/schema.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';
import { spentUntil } from './blocks.ts';
import type { MatchDependencies } from './dependencies.ts';

/**
 * Ends a challenge of the person's own. The node that plays it hears of it when it next renews its claim; its block is
 * lost.
 */
export const cancelChallenge = (
  { sql, now }: Pick<MatchDependencies, 'sql' | 'now'>,
  person: string,
  id: string,
): Promise<ArenaRuling<string>> =>
  sql.transaction(async (work): Promise<ArenaRuling<string>> => {
    const [match] = await work
      .select({ kind: arenaMatches.kind, status: arenaMatches.status, askedBy: arenaMatches.askedBy })
      .from(arenaMatches)
      .where(eq(arenaMatches.id, id))
      .for('update');
    if (match === undefined) return refuseArena('NO_MATCH');
    if (match.kind !== 'challenge') return refuseArena('NOT_A_CHALLENGE');
    if (match.askedBy !== person) return refuseArena('NOT_CHALLENGER');
    if (match.status !== 'waiting' && match.status !== 'running') return refuseArena('MATCH_OVER');
    const at = now();
    await work
      .update(arenaMatches)
      .set({ status: 'cancelled', spent: spentUntil(at), endedAt: at, claimedUntil: null, live: null })
      .where(eq(arenaMatches.id, id));
    return ok(id);
  });
