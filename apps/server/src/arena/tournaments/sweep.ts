import { and, eq, gte, isNull, lt, notExists } from 'drizzle-orm';
import { arenaTournamentBots, arenaTournaments } from '../../database/schema.ts';
import type { TournamentDependencies } from './dependencies.ts';

/** For so long a tournament without a date waits for its organiser after the last bot has come (milliseconds). */
const PATIENCE = 14 * 86_400_000;

/** Cancels those that their organisers have forgotten. */
export const sweepTournaments = async ({ sql, now }: Pick<TournamentDependencies, 'sql' | 'now'>): Promise<void> => {
  const since = now() - PATIENCE;
  const newcomers = sql
    .select({ bot: arenaTournamentBots.bot })
    .from(arenaTournamentBots)
    .where(and(eq(arenaTournamentBots.tournament, arenaTournaments.id), gte(arenaTournamentBots.signedUpAt, since)));
  await sql
    .update(arenaTournaments)
    .set({ status: 'cancelled', endedAt: now() })
    .where(
      and(
        eq(arenaTournaments.status, 'open'),
        isNull(arenaTournaments.startsAt),
        lt(arenaTournaments.createdAt, since),
        notExists(newcomers),
      ),
    );
};
