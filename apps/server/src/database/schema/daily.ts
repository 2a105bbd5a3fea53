import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/**
 * The deals of the day (docs/decisions/0032), drawn days ahead. Days are dates of Vietnam, as text: 2026-11-19.
 */
export const dailyDeals = pgTable(
  'daily_deals',
  {
    day: text().notNull(),
    game: text().notNull(),
    /** What cards and dice come from: not shown before the day is over. */
    secret: text().notNull(),
    /** What is published of it beforehand. */
    commitment: text().notNull(),
    /** The levels of the opponents, from the seat after the person's on. */
    levels: jsonb().$type<readonly string[]>().notNull(),
    /** Since when the commitment is published, in milliseconds since 1970. */
    publishedAt: bigint('published_at', { mode: 'number' }).notNull(),
  },
  (deal) => [primaryKey({ columns: [deal.day, deal.game] })],
);

/**
 * Who has tried which of them. Written together with the events that open the table and end its game, so that the
 * database itself keeps everybody from a second try, whichever nodes they ask.
 */
export const dailyTries = pgTable(
  'daily_tries',
  {
    /** The table, of which this is the only game. */
    code: text().primaryKey(),
    day: text().notNull(),
    game: text().notNull(),
    /** Null once the guest has been removed: the try stays as a number. */
    person: text(),
    /** Whether they were a guest when they began. */
    guest: boolean().notNull(),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    /** Null, like what follows, while it is played. */
    endedAt: bigint('ended_at', { mode: 'number' }),
    points: integer(),
    gameId: text('game_id'),
    /** The clock played it to its end. */
    unfinished: boolean().notNull().default(false),
  },
  (each) => [
    unique('daily_tries_once').on(each.person, each.day, each.game),
    /** How many have come to how many points, and the best. */
    index('daily_tries_points').on(each.day, each.game, each.points, each.endedAt),
    index('daily_tries_game').on(each.gameId),
  ],
);
