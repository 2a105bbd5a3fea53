import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bots } from './bots.ts';
import { people } from './people.ts';

/** Bots that stand in a ladder: one entry a bot and ladder, which goes on with newer versions. */
export const arenaEntries = pgTable(
  'arena_entries',
  {
    id: text().primaryKey(),
    bot: text()
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    game: text().notNull(),
    ruleSet: text('rule_set').notNull(),
    pool: text({ enum: ['sandbox', 'remote'] })
      .notNull()
      .default('sandbox'),
    version: integer().notNull(),
    active: boolean().notNull(),
    mu: doublePrecision().notNull(),
    sigma: doublePrecision().notNull(),
    matches: integer().notNull(),
    games: integer().notNull(),
    strikes: integer().notNull(),
    /** Moments of the mean points of its deals. */
    points: jsonb().notNull(),
    /** When it was last put into a match, so that no entry waits for ever (milliseconds since 1970). */
    calledAt: bigint('called_at', { mode: 'number' }).notNull(),
    playedAt: bigint('played_at', { mode: 'number' }),
    enteredAt: bigint('entered_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('arena_entries_once').on(table.bot, table.game, table.ruleSet),
    index('arena_entries_ladder').on(table.game, table.ruleSet, table.active),
  ],
);

/** A contestant as it was when the match was made. Exactly one of bot and level. */
export interface StoredContestant {
  readonly entry: string | null;
  readonly bot: {
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly owner: { readonly id: string; readonly name: string };
    /** It plays over the network. */
    readonly remote?: boolean;
  } | null;
  readonly level: string | null;
}

export const arenaTournaments = pgTable(
  'arena_tournaments',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    organiser: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    game: text().notNull(),
    ruleSet: text('rule_set').notNull(),
    format: text({ enum: ['roundRobin', 'swiss'] }).notNull(),
    status: text({ enum: ['open', 'running', 'finals', 'finished', 'cancelled'] }).notNull(),
    seats: integer().notNull(),
    deals: integer().notNull(),
    rounds: integer(),
    finals: boolean().notNull(),
    round: integer().notNull(),
    /** What its rounds are drawn from. */
    seed: text().notNull(),
    winner: jsonb().$type<StoredContestant>(),
    startsAt: bigint('starts_at', { mode: 'number' }),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [index('arena_tournaments_status').on(table.status, table.createdAt)],
);

export const arenaTournamentBots = pgTable(
  'arena_tournament_bots',
  {
    tournament: text()
      .notNull()
      .references(() => arenaTournaments.id, { onDelete: 'cascade' }),
    bot: text()
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    /** The version it plays with from the first round on; the newest one until then. */
    version: integer().notNull(),
    signedUpAt: bigint('signed_up_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.bot] })],
);

/**
 * Matches. A match is played block by block; the node that plays it stores each block once, under its number, and the
 * last one together with what it does to the ratings. `attempt` says whose turn at it is: what an earlier one brings is
 * too late.
 */
export const arenaMatches = pgTable(
  'arena_matches',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['ladder', 'challenge', 'tournament'] }).notNull(),
    status: text({ enum: ['waiting', 'running', 'finished', 'failed', 'cancelled'] }).notNull(),
    game: text().notNull(),
    ruleSet: text('rule_set').notNull(),
    pool: text({ enum: ['sandbox', 'remote'] })
      .notNull()
      .default('sandbox'),
    options: jsonb().notNull(),
    lineup: jsonb().$type<readonly number[]>().notNull(),
    contestants: jsonb().$type<readonly StoredContestant[]>().notNull(),
    seed: text().notNull(),
    deals: integer().notNull(),
    played: integer().notNull(),
    blocks: integer().notNull(),
    /** How often it was taken up: a node stores under the number it took the match with. */
    attempt: integer().notNull(),
    /** Until when a node has it. */
    claimedUntil: bigint('claimed_until', { mode: 'number' }),
    /** When it last had a turn: was taken up, or had a block stored. */
    turnAt: bigint('turn_at', { mode: 'number' }),
    /** Milliseconds for which it has kept a runner busy. */
    spent: bigint({ mode: 'number' }).notNull().default(0),
    /** By contestant, of the blocks that are stored. */
    strikes: jsonb().$type<readonly number[]>().notNull(),
    thinking: jsonb().notNull(),
    /** Tally of packages/arena. */
    tally: jsonb().notNull(),
    /** By contestant, once the match is over: places and ratings before and after. */
    outcome: jsonb(),
    /** The game that is shown while it is played. */
    live: jsonb(),
    /** Who asked for it; null where the house did. */
    askedBy: text('asked_by'),
    tournament: text().references(() => arenaTournaments.id, { onDelete: 'cascade' }),
    /** The round of the tournament, from 1, and whether it is one of the finals. */
    round: integer(),
    isFinal: boolean('is_final').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    startedAt: bigint('started_at', { mode: 'number' }),
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [
    index('arena_matches_newest').on(table.createdAt, table.id),
    index('arena_matches_ladder').on(table.game, table.ruleSet, table.createdAt),
    index('arena_matches_open').on(table.status).where(sql`status in ('waiting', 'running')`),
    index('arena_matches_tournament').on(table.tournament),
    index('arena_matches_asked').on(table.askedBy, table.turnAt).where(sql`asked_by is not null`),
    index('arena_matches_turns').on(table.turnAt).where(sql`asked_by is not null`),
  ],
);

/** Who met whom, one row a contestant with an entry. */
export const arenaMatchEntries = pgTable(
  'arena_match_entries',
  {
    match: text()
      .notNull()
      .references(() => arenaMatches.id, { onDelete: 'cascade' }),
    contestant: integer().notNull(),
    entry: text()
      .notNull()
      .references(() => arenaEntries.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Null until the match is counted. */
    mu: doublePrecision(),
    sigma: doublePrecision(),
    place: integer(),
    /** Moments of its deals in this match. */
    points: jsonb(),
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.contestant] }),
    index('arena_match_entries_entry').on(table.entry, table.endedAt),
  ],
);

/** Every game of every match, until it is swept away with its match. */
export const arenaGames = pgTable(
  'arena_games',
  {
    match: text()
      .notNull()
      .references(() => arenaMatches.id, { onDelete: 'cascade' }),
    /** Counts all games of the match, deal by deal. */
    number: integer().notNull(),
    deal: integer().notNull(),
    seating: jsonb().$type<readonly number[]>().notNull(),
    text: text().notNull(),
    points: jsonb().$type<readonly number[]>().notNull(),
    places: jsonb().$type<readonly number[]>().notNull(),
    faults: jsonb()
      .$type<readonly { readonly seat: number; readonly move: number; readonly kind: string }[]>()
      .notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.number] })],
);

/** What happened to a bot in matches, for its owner alone; bounded for each bot. */
export const arenaReports = pgTable(
  'arena_reports',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    bot: text()
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    match: text()
      .notNull()
      .references(() => arenaMatches.id, { onDelete: 'cascade' }),
    game: integer().notNull(),
    seat: integer().notNull(),
    failed: boolean().notNull(),
    micros: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** What the bot saw, returned and printed, and its fault. Not jsonb: a bot may print any character, even U+0000. */
    call: json().notNull(),
  },
  (table) => [index('arena_reports_newest').on(table.bot, table.failed, table.id)],
);

/** Where the program of a remote bot is connected: one row a bot, the connection that came last. */
export const arenaConnections = pgTable('arena_lines', {
  bot: text()
    .primaryKey()
    .references(() => bots.id, { onDelete: 'cascade' }),
  node: text().notNull(),
  /** The socket of the program. */
  connection: text('line').notNull(),
  /** Its node renews this again and again; after it the connection counts as gone (milliseconds since 1970). */
  until: bigint({ mode: 'number' }).notNull(),
});

/**
 * What the node that plays a match asks the node that has the connection of a remote bot. A row lives for one message; on a node
 * that has both, there is none.
 */
export const arenaQuestions = pgTable(
  'arena_questions',
  {
    id: text().primaryKey(),
    bot: text().notNull(),
    /** What goes to the program. Not jsonb: it is passed on as it is. */
    message: json().notNull(),
    /** Milliseconds for the answer. */
    patience: integer().notNull(),
    /** The connection it was sent over; null before, and when that connection broke. */
    takenBy: text('taken_by'),
    /** What came back, and after how long. */
    answer: json(),
    askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('arena_questions_bot').on(table.bot)],
);
