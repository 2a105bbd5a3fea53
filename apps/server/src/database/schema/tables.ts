import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A table is its events (docs/decisions/0008): `table_events` is the truth, the row in `tables` only says where a table
 * stands, so that due tables and open lobbies can be found without reading events.
 */
export const tables = pgTable(
  'tables',
  {
    code: text().primaryKey(),
    seq: integer().notNull(),
    phase: text({ enum: ['waiting', 'ready', 'playing', 'completed', 'closed'] }).notNull(),
    game: text().notNull(),
    visibility: text({ enum: ['public', 'private'] }).notNull(),
    /** TableSummary: what the list of tables shows without reading events. */
    summary: jsonb().notNull().default({}),
    /** When the table must be looked at again, in milliseconds since 1970; null when it need not be. */
    wake: bigint({ mode: 'number' }),
    /** Until when a node looks after the table because it is due; another one takes over after that. */
    claimedUntil: bigint('claimed_until', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('tables_wake').on(table.wake),
    /** The list of public tables, the liveliest first. */
    index('tables_public').on(table.changedAt).where(sql`visibility = 'public' and phase <> 'closed'`),
    /** Where strangers could sit down. */
    index('tables_strangers').on(table.game).where(sql`summary ->> 'company' = 'strangers' and phase <> 'closed'`),
    /** Tables where people may be, to count them. */
    index('tables_open').on(table.game).where(sql`phase <> 'closed'`),
  ],
);

export const tableEvents = pgTable(
  'table_events',
  {
    code: text()
      .notNull()
      .references(() => tables.code),
    seq: integer().notNull(),
    event: jsonb().notNull(),
  },
  // One event a number: a node that comes second must read first.
  (table) => [primaryKey({ columns: [table.code, table.seq] })],
);

/**
 * A table as its events up to a number told it, so that a long log need not be folded from its beginning. Only a shortcut:
 * it may be missing or old, and is passed over where another way of folding wrote it.
 */
export const tableSnapshots = pgTable('table_snapshots', {
  code: text()
    .primaryKey()
    .references(() => tables.code, { onDelete: 'cascade' }),
  seq: integer().notNull(),
  /** When the last of these events happened, in milliseconds since 1970. */
  at: bigint({ mode: 'number' }).notNull(),
  /** The way of folding that it came from (`FOLDING` of the table package). */
  folding: integer().notNull(),
  /** TableState, as JSON. Text: it is read whole and never searched. */
  state: text().notNull(),
});

/**
 * Who brought the bots of a table at which they play, so that what one person may have running is counted over all nodes.
 * Written with the events themselves (`tables/writer.ts`).
 */
export const botTables = pgTable(
  'bot_tables',
  {
    person: text().notNull(),
    code: text()
      .notNull()
      .references(() => tables.code, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.person, table.code] }), index('bot_tables_code').on(table.code)],
);

/** What was answered to an action that carried an id, so that asking twice does nothing twice. */
export const tableAnswers = pgTable(
  'table_answers',
  {
    code: text()
      .notNull()
      .references(() => tables.code),
    person: text().notNull(),
    actionId: text('action_id').notNull(),
    /** The table's number after what the action did. */
    seq: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.person, table.actionId] })],
);
