import type { BotWords } from '@sanh-rong/protocol';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { people } from './people.ts';

/** Bots go with their owner. One that was deleted stays for the tables that still play it, and is swept away later. */
export const bots = pgTable(
  'bots',
  {
    id: text().primaryKey(),
    owner: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    game: text().notNull(),
    name: text().notNull(),
    /** The name as it is searched: small letters without marks. */
    folded: text().notNull(),
    description: text().notNull(),
    sharing: text({ enum: ['private', 'open', 'public'] }).notNull(),
    /** The number of the newest version, and whether its code can be used. */
    version: integer().notNull(),
    sound: boolean().notNull(),
    /** It has no code here: a program somewhere else plays for it. */
    remote: boolean().notNull().default(false),
    /** The bot it was copied from, which may be gone. */
    fork: text(),
    /** Milliseconds since 1970. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
    deletedAt: bigint('deleted_at', { mode: 'number' }),
  },
  (table) => [
    index('bots_owner').on(table.owner),
    index('bots_open').on(table.updatedAt).where(sql`sharing <> 'private' and deleted_at is null`),
    index('bots_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** What a bot's code was at each save. A version never changes. */
export const botVersions = pgTable(
  'bot_versions',
  {
    bot: text()
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    source: text().notNull(),
    bytes: integer().notNull(),
    /** What the check said when it was stored; tables and tests rely on it. A stricter check has to read what is stored again. */
    sound: boolean().notNull(),
    /** The version that this one brought back. */
    restored: integer(),
    /** What its owner says of it, of a remote bot. */
    note: text().notNull().default(''),
    at: bigint({ mode: 'number' }).notNull(),
  },
  // One version a number: of two saves at once, none takes the place of the other.
  (table) => [primaryKey({ columns: [table.bot, table.number] })],
);

/** What happened to a bot at tables, for its owner alone. */
export const botReports = pgTable(
  'bot_reports',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    bot: text()
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** The game it happened in. The code opens private tables' doors, so it is never shown. */
    code: text().notNull(),
    session: integer().notNull(),
    number: integer().notNull(),
    seat: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** Something went wrong; else it is kept for what was printed. */
    failed: boolean().notNull(),
    micros: integer().notNull(),
    /** What the bot saw, returned and printed, and its fault. Not jsonb: a bot may print any character, even U+0000. */
    call: json().notNull(),
  },
  (table) => [index('bot_reports_newest').on(table.bot, table.failed, table.id)],
);

/** A seat, and whether it hid how many cards it held. */
export type BotHiding = readonly [seat: number, hidden: boolean];

/** What a bot wrote, and what it saw that the game's text does not tell. */
export interface KeptCall extends BotWords {
  readonly hidings: readonly BotHiding[];
}

/** What bots answered at tables, for those who may see the game again. What they were given follows from the game itself. */
export const botCalls = pgTable(
  'bot_calls',
  {
    /** The game. The code opens private tables' doors, so it is never shown. */
    code: text().notNull(),
    session: integer().notNull(),
    number: integer().notNull(),
    /** How many moves of the game came before. */
    move: integer().notNull(),
    seat: integer().notNull(),
    bot: text()
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    at: bigint({ mode: 'number' }).notNull(),
    micros: integer().notNull(),
    call: json().$type<KeptCall>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.session, table.number, table.move] }),
    index('bot_calls_newest').on(table.bot, table.at),
  ],
);
