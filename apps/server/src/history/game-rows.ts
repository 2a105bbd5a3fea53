import type { GameResult, GameStatistics } from '@sanh-rong/engine';
import type { FinishedGame, ListedGame } from '@sanh-rong/protocol';
import { and, asc, eq, inArray, or, sql as query, type SQL } from 'drizzle-orm';
import { revealedBefore } from '../daily/calendar.ts';
import type { Sql } from '../database/open.ts';
import type { BotInGame } from '../database/schema/games.ts';
import { gameSeats, games, tables } from '../database/schema.ts';
import { isDelayed } from './watch-delay.ts';

/** Finished games as they are stored, and what of a row may be shown to whom. */

/** The id of the person who asks; null for a request without a sign-in. */
export type Asker = string | null;

/** The columns of a game that lists need. Its text and its proof are read by the replay only. */
export const LISTED = {
  id: games.id,
  code: games.code,
  session: games.session,
  number: games.number,
  game: games.game,
  ruleSet: games.ruleSet,
  visibility: games.visibility,
  practice: games.practice,
  startedAt: games.startedAt,
  endedAt: games.endedAt,
  /** Tables that were stored before there were strangers say nothing of them. */
  company: query<'friends' | 'strangers' | 'daily'>`coalesce(${tables.summary} ->> 'company', 'friends')`,
  /** What the table is now: it may have been public then and private today. */
  tableVisibility: tables.visibility,
} as const;

export const SHOWN = { ...LISTED, result: games.result, statistics: games.statistics } as const;

export interface ListedRow {
  readonly id: string;
  readonly code: string;
  readonly session: number;
  readonly number: number;
  readonly game: string;
  readonly ruleSet: string;
  readonly visibility: 'public' | 'private';
  readonly practice: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly company: 'friends' | 'strangers' | 'daily';
  readonly tableVisibility: 'public' | 'private' | null;
}

export interface ShownRow extends ListedRow {
  readonly result: unknown;
  readonly statistics: unknown;
}

export interface SeatRow {
  readonly gameId: string;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: BotInGame | null;
  readonly name: string;
  readonly points: number;
  readonly place: number;
}

/**
 * Public games are for everybody, private ones for those who took part, or watched as host. Where a table is watched with a
 * delay, only those who took part read them before its watchers have seen the end.
 */
export const mayRead = (asker: Asker, now: number): SQL | undefined => {
  const isPublic = eq(games.visibility, 'public');
  const isOver = query`${isDelayed(now)} is not true`;
  if (asker === null) return and(isPublic, isOver);
  const tookPart = query`exists (select 1 from ${gameSeats} own where own.game_id = ${games.id} and own.person = ${asker})`;
  return or(and(or(isPublic, eq(games.host, asker)), isOver), tookPart);
};

/**
 * A game of a deal of the day may be seen again by those who have finished their own try at it, and by everybody once the day
 * is revealed.
 */
export const mayReadDaily = (asker: Asker, now: number): SQL =>
  query`exists (select from daily_tries theirs where theirs.game_id = ${games.id} and (
    theirs.day < ${revealedBefore(now)} or exists (select from daily_tries own where own.person = ${asker}::text
      and own.day = theirs.day and own.game = theirs.game and own.ended_at is not null)))`;

/** Who sat where, by game. */
export const seatsOf = async (sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, readonly SeatRow[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql
    .select({
      gameId: gameSeats.gameId,
      seat: gameSeats.seat,
      person: gameSeats.person,
      bot: gameSeats.bot,
      name: gameSeats.name,
      points: gameSeats.points,
      place: gameSeats.place,
    })
    .from(gameSeats)
    .where(inArray(gameSeats.gameId, [...ids]))
    .orderBy(asc(gameSeats.seat));
  return new Map(ids.map((id) => [id, rows.filter(({ gameId }) => gameId === id)]));
};

const tookPart = (seats: readonly SeatRow[], asker: Asker): boolean =>
  asker !== null && seats.some(({ person }) => person === asker);

const facts = (row: ListedRow, seats: readonly SeatRow[], asker: Asker) => {
  const { id, game, ruleSet, session, number, company, visibility, practice, startedAt, endedAt } = row;
  const knowsTable = row.tableVisibility === 'public' || tookPart(seats, asker);
  const table = knowsTable ? row.code : null;
  return { id, table, game, ruleSet, session, number, company, visibility, practice, startedAt, endedAt };
};

export const listedGame = (row: ListedRow, seats: readonly SeatRow[], asker: Asker): ListedGame => ({
  ...facts(row, seats, asker),
  seats: seats.map(({ gameId, ...seat }) => seat),
});

export const shownGame = (row: ShownRow, seats: readonly SeatRow[], asker: Asker): FinishedGame => {
  const { breakdown } = row.result as GameResult;
  const statistics = row.statistics as GameStatistics;
  return {
    ...facts(row, seats, asker),
    seats: seats.map(({ gameId, ...seat }) => ({ ...seat, breakdown: { ...breakdown[seat.seat] } })),
    statistics: { game: { ...statistics.game }, seats: statistics.seats.map((each) => ({ ...each })) },
    replay: `/api/games/${row.id}/replay`,
  };
};
