import type { PersonStatistics } from '@sanh-rong/protocol';
import { and, asc, count, countDistinct, eq, max, min, sql as query, sum } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { gameSeats, games, tables } from '../database/schema.ts';
import type { Asker } from './game-rows.ts';
import { isDelayed } from './watch-delay.ts';

/**
 * What a person's games come to, by game and rule set. Practice counts for nothing, nor does a game that a built-in player
 * played for them from the deal to the end; others learn of a game when they
 * may.
 */
export const statisticsOf = async (
  sql: Sql,
  person: string,
  asker: Asker,
  now: number,
): Promise<PersonStatistics[]> => {
  const known = asker === person ? undefined : query`${isDelayed(now)} is not true`;
  const rows = await sql
    .select({
      game: games.game,
      ruleSet: games.ruleSet,
      games: count(),
      wins: query<string>`count(*) filter (where ${gameSeats.place} = 1)`,
      // Strangers play on from game to game: what they call a session is all of it, at one table.
      sessions: countDistinct(
        query`(${games.code}, case when ${tables.summary} ->> 'company' = 'strangers' then 0 else ${games.session} end)`,
      ),
      points: sum(gameSeats.points),
      best: max(gameSeats.points),
      worst: min(gameSeats.points),
      lastAt: max(gameSeats.endedAt),
    })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .innerJoin(tables, eq(tables.code, games.code))
    .where(and(eq(gameSeats.person, person), eq(gameSeats.absent, false), eq(games.practice, false), known))
    .groupBy(games.game, games.ruleSet)
    .orderBy(asc(games.game), asc(games.ruleSet));
  return rows.map((row) => ({
    game: row.game,
    ruleSet: row.ruleSet,
    games: row.games,
    wins: Number(row.wins),
    sessions: row.sessions,
    points: Number(row.points),
    average: Number(row.points) / row.games,
    best: Number(row.best),
    worst: Number(row.worst),
    lastAt: Number(row.lastAt),
  }));
};
