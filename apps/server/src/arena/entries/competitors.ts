import { ok } from '@sanh-rong/engine';
import { eq } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { gameSeats, people } from '../../database/schema.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';

/** Who may bring bots into the arena: an entry takes time of the machines, and guests are free. */
export interface CompetitorRules {
  readonly now: () => number;
  /** How long ago a guest must have come (milliseconds), who must also have finished a game; 0: every guest may. */
  readonly guestAge: number;
}

const HOUR = 3_600_000;

const hasPlayed = async (work: Sql, person: string): Promise<boolean> => {
  const [played] = await work
    .select({ id: gameSeats.gameId })
    .from(gameSeats)
    .where(eq(gameSeats.person, person))
    .limit(1);
  return played !== undefined;
};

/** One thing at a time for each person until the transaction ends: two at once could exceed a quota. */
export const holdCompetitor = async (
  work: Sql,
  person: string,
  { now, guestAge }: CompetitorRules,
): Promise<ArenaRuling<null>> => {
  const [held] = await work
    .select({ isGuest: people.isAnonymous, since: people.createdAt })
    .from(people)
    .where(eq(people.id, person))
    .for('no key update');
  if (held === undefined) return refuseArena('SIGN_IN_FIRST');
  if (!held.isGuest || guestAge === 0) return ok(null);
  const isKnown = held.since.getTime() <= now() - guestAge && (await hasPlayed(work, person));
  return isKnown ? ok(null) : refuseArena('GUEST_TOO_NEW', { hours: Math.ceil(guestAge / HOUR) });
};
