import {
  bigint,
  bigserial,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { games } from './games.ts';

/**
 * Finished games that the leaderboards have not counted yet. A trigger of the database puts every game in here with the
 * statement that stores it, of any version of the server; counting takes it out in the transaction that changes the
 * ratings. So no game is lost or counted twice, however late it is stored and on which node it is counted.
 */
export const leadersDue = pgTable('leaders_due', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  gameId: text('game_id')
    .notNull()
    .unique()
    .references(() => games.id),
});

/** One row alone: the node that counts holds it, so that nodes do so one after the other. */
export const leadersCount = pgTable('leaders_count', {
  id: integer().primaryKey(),
  /** When games were counted last, in milliseconds since 1970; null before the first time. */
  countedAt: bigint('counted_at', { mode: 'number' }),
});

/** A board is a season, a game and a rule set. */
const board = {
  /** `2026-4`: the year and its quarter, so that texts stand in the order of time. */
  season: text().notNull(),
  game: text().notNull(),
  ruleSet: text('rule_set').notNull(),
};

/** How good people are at a game in a season. */
export const leadersRatings = pgTable(
  'leaders_ratings',
  {
    ...board,
    person: text().notNull(),
    mu: doublePrecision().notNull(),
    sigma: doublePrecision().notNull(),
    /** What boards show and are sorted by. */
    shown: integer().notNull(),
    games: integer().notNull(),
    wins: integer().notNull(),
    /** How many different people they have met. */
    opponents: integer().notNull(),
    /** What was shown after each of the last games, oldest first; before them, what the season began with. */
    recent: jsonb().$type<readonly number[]>().notNull(),
    lastAt: bigint('last_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.game, table.ruleSet, table.person] }),
    index('leaders_ratings_board').on(table.season, table.game, table.ruleSet, table.shown),
    index('leaders_ratings_person').on(table.person, table.game, table.ruleSet),
  ],
);

/** How often two people have met; the one whose id comes first in the alphabet is `person`. */
export const leadersMeetings = pgTable(
  'leaders_meetings',
  {
    ...board,
    person: text().notNull(),
    other: text().notNull(),
    games: integer().notNull(),
    /** The day of their last game, counted from 1970 in Vietnam, and how many games they had on it. */
    day: integer().notNull(),
    today: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.season, table.game, table.ruleSet, table.person, table.other] })],
);
