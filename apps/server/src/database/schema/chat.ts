import { bigint, bigserial, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { people } from './people.ts';
import { tables } from './tables.ts';

/** What people say at tables. What the table itself says is in its events. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    code: text()
      .notNull()
      .references(() => tables.code),
    person: text().notNull(),
    name: text().notNull(),
    /** phrase: `body` is the key of a quick phrase, which everybody reads in their own language. */
    kind: text({ enum: ['text', 'phrase'] }).notNull(),
    body: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('chat_messages_table').on(table.code, table.id)],
);

/** Whom a person does not want to hear. */
export const chatMutes = pgTable(
  'chat_mutes',
  {
    person: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    muted: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.muted] })],
);

/** Messages that people asked the operator to look at, kept as they were said. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    message: bigint({ mode: 'number' }).notNull(),
    code: text().notNull(),
    /** Who said it, and who reported it. */
    person: text().notNull(),
    reporter: text().notNull(),
    body: text().notNull(),
    reason: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [unique('chat_reports_once').on(table.message, table.reporter), index('chat_reports_at').on(table.at)],
);
