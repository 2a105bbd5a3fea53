import type { Viewer } from '@sanh-rong/engine';
import type { BotGameCall, FinishedGame, ListedGame, Paging, PersonStatistics, Replay } from '@sanh-rong/protocol';
import { DAILY_SEAT } from '@sanh-rong/table';
import { and, desc, eq, or, sql as query, type SQL } from 'drizzle-orm';
import { dayAt, isRevealed } from '../daily/calendar.ts';
import { rowsOf, type Sql } from '../database/open.ts';
import { gameSeats, games, tables } from '../database/schema.ts';
import { callsOf, type LookThroughBots } from './bot-calls.ts';
import { cut, readCursor } from './cursor.ts';
import {
  type Asker,
  LISTED,
  type ListedRow,
  listedGame,
  mayRead,
  mayReadDaily,
  SHOWN,
  seatsOf,
  shownGame,
} from './game-rows.ts';
import type { lookBack } from './replay.ts';
import { statisticsOf } from './statistics.ts';

export interface GamePage {
  readonly games: readonly ListedGame[];
  readonly next: string | null;
}

/** Why a replay cannot be shown: there is no such game for the asker, or its text is from another time. */
export type NoReplay = 'NO_GAME' | 'OLD_GAME';

/** Finished games, as the person who asks may see them. A game they may not see does not exist for them. */
export interface History {
  /** Public games of everybody, newest first; practice is left out. */
  recent(paging: Paging, game?: string): Promise<GamePage>;
  gamesOf(person: string, asker: Asker, paging: Paging, game?: string): Promise<GamePage>;
  gamesAt(code: string, asker: Asker, paging: Paging): Promise<GamePage>;
  game(id: string, asker: Asker): Promise<FinishedGame | null>;
  /** Rejects with ParsingBusy where too much is being read already. */
  replay(id: string, asker: Asker): Promise<Replay | NoReplay>;
  /** What the bots of a game saw and answered, move by move. Rejects with ParsingBusy like `replay`. */
  botCalls(id: string, asker: Asker): Promise<BotGameCall[] | NoReplay>;
  statistics(person: string, asker: Asker): Promise<PersonStatistics[]>;
}

const behind = (cursor: string | undefined): SQL | undefined => {
  const place = readCursor(cursor);
  return place === null ? undefined : query`(${games.endedAt}, ${games.id}) < (${place.at}::bigint, ${place.name})`;
};

/** The proof of a deal of the day tells its seed: it is kept back until the seed gives no player an advantage. */
const isSealedDaily = ({ company, startedAt }: ListedRow, now: number): boolean =>
  company === 'daily' && !isRevealed(dayAt(startedAt), now);

/** Playing a game again takes a while: where that is done is not a matter of the history. */
export type LookBack = (...asked: Parameters<typeof lookBack>) => Promise<ReturnType<typeof lookBack>>;

/** Where finished games are played again. */
export interface Looking {
  readonly back: LookBack;
  readonly throughBots: LookThroughBots;
}

export const createHistory = (sql: Sql, look: Looking, now: () => number = Date.now): History => {
  const pageOf = async (rows: readonly ListedRow[], asker: Asker, limit: number): Promise<GamePage> => {
    const { entries, next } = cut(rows, limit, ({ endedAt, id }) => ({ at: endedAt, name: id }));
    const seats = await seatsOf(
      sql,
      entries.map(({ id }) => id),
    );
    return { games: entries.map((row) => listedGame(row, seats.get(row.id) ?? [], asker)), next };
  };

  const list = async (which: SQL | undefined, asker: Asker, { cursor, limit }: Paging): Promise<GamePage> => {
    const rows = await sql
      .select(LISTED)
      .from(games)
      .leftJoin(tables, eq(tables.code, games.code))
      .where(and(which, mayRead(asker, now()), behind(cursor)))
      .orderBy(desc(games.endedAt), desc(games.id))
      .limit(limit + 1);
    return pageOf(rows, asker, limit);
  };

  const ofGame = (game: string | undefined): SQL | undefined => (game === undefined ? undefined : eq(games.game, game));

  const found = async (id: string, asker: Asker) => {
    const [row] = await sql
      .select({ ...SHOWN, text: games.text, proof: games.proof })
      .from(games)
      .leftJoin(tables, eq(tables.code, games.code))
      .where(and(eq(games.id, id), or(mayRead(asker, now()), mayReadDaily(asker, now()))));
    if (row === undefined) return null;
    const seats = (await seatsOf(sql, [id])).get(id) ?? [];
    const seat = asker === null ? undefined : seats.find(({ person }) => person === asker)?.seat;
    return { row, seats, seat };
  };

  /** Those who have played a deal of the day were dealt the very hand that others played: they see it as their own. */
  const viewerOfDaily = async ({ id, company }: ListedRow, asker: Asker): Promise<Viewer> => {
    if (company !== 'daily' || asker === null) return 'watcher';
    const own = await sql.execute(query`select from daily_tries theirs join daily_tries own
      on own.day = theirs.day and own.game = theirs.game
      where theirs.game_id = ${id} and own.person = ${asker} and own.ended_at is not null`);
    return rowsOf(own).length > 0 ? DAILY_SEAT : 'watcher';
  };

  return {
    recent: (paging, game) =>
      list(and(eq(games.practice, false), ofGame(game), eq(games.visibility, 'public')), null, paging),

    async gamesOf(person, asker, { cursor, limit }, game) {
      const rows = await sql
        .select(LISTED)
        .from(gameSeats)
        .innerJoin(games, eq(games.id, gameSeats.gameId))
        .leftJoin(tables, eq(tables.code, games.code))
        .where(and(eq(gameSeats.person, person), ofGame(game), mayRead(asker, now()), behind(cursor)))
        .orderBy(desc(gameSeats.endedAt), desc(gameSeats.gameId))
        .limit(limit + 1);
      return pageOf(rows, asker, limit);
    },

    gamesAt: (code, asker, paging) => list(eq(games.code, code), asker, paging),

    async game(id, asker) {
      const game = await found(id, asker);
      return game === null ? null : shownGame(game.row, game.seats, asker);
    },

    async replay(id, asker) {
      const game = await found(id, asker);
      if (game === null) return 'NO_GAME';
      const { row, seats, seat } = game;
      const seen = await look.back(row.text, row.proof, seat ?? (await viewerOfDaily(row, asker)));
      if (seen === null) return 'OLD_GAME';
      const { concealed, deal, proof, steps } = seen;
      return {
        game: shownGame(row, seats, asker),
        seat: seat ?? null,
        concealed,
        text: concealed ? null : row.text,
        deal,
        proof: isSealedDaily(row, now()) ? null : proof,
        steps: [...steps],
      };
    },

    async botCalls(id, asker) {
      const game = await found(id, asker);
      if (game === null) return 'NO_GAME';
      const { row, seats, seat } = game;
      const { code, session, number, text } = row;
      const called = { code, session, number, text, seats: seats.length, viewer: seat ?? ('watcher' as const) };
      return (await callsOf(sql, look.throughBots, called, asker)) ?? 'OLD_GAME';
    },

    statistics: (person, asker) => statisticsOf(sql, person, asker, now()),
  };
};
