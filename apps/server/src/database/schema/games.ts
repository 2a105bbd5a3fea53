import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { tables } from './tables.ts';

/** Finished games, written in the transaction that stored their last move. */
export const games = pgTable(
  'games',
  {
    id: text().primaryKey(),
    code: text()
      .notNull()
      .references(() => tables.code),
    /** Which session of the table, from 1, and which game of it, from 1. */
    session: integer().notNull(),
    number: integer().notNull(),
    game: text().notNull(),
    ruleSet: text('rule_set').notNull(),
    seats: integer().notNull(),
    visibility: text({ enum: ['public', 'private'] }).notNull(),
    /** Practice counts for nothing. */
    practice: boolean().notNull(),
    /** A host who watched it: they may read it like those who sat there. */
    host: text(),
    /** The whole game as one line (record.ts), all hands included: shown only by way of `replay.ts`. */
    text: text().notNull(),
    /** GameResult. */
    result: jsonb().notNull(),
    /** GameStatistics. */
    statistics: jsonb().notNull(),
    /** What proves the deal (fair.ts), all of it: what may be shown depends on who asks. */
    proof: jsonb().notNull(),
    /** Milliseconds since 1970. */
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('games_of_a_table').on(table.code, table.session, table.number),
    index('games_recent').on(table.visibility, table.endedAt),
  ],
);

/** The bot that sat there. */
export interface BotInGame {
  readonly id: string;
  readonly version: number;
  readonly owner: { readonly id: string; readonly name: string };
}

/** Who sat where in a finished game, and what became of them. */
export const gameSeats = pgTable(
  'game_seats',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id),
    seat: integer().notNull(),
    /** Null for a built-in player and for a bot. */
    person: text(),
    bot: jsonb().$type<BotInGame>(),
    /** The name they wore then; of a built-in player its level. */
    name: text().notNull(),
    points: integer().notNull(),
    place: integer().notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }).notNull(),
    /** A built-in player stood in for the person from the deal to the end: the game does not count for them. */
    absent: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index('game_seats_person').on(table.person, table.endedAt),
  ],
);
