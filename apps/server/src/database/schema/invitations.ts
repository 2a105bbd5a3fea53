import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { people } from './people.ts';
import { tables } from './tables.ts';

/**
 * Who sits at, or looks after, which table that is not closed: the other way round than events tell it, so that a person's
 * own table is found. Written with the events themselves (`tables/writer.ts`).
 */
export const tablePeople = pgTable(
  'table_people',
  {
    person: text().notNull(),
    code: text()
      .notNull()
      .references(() => tables.code, { onDelete: 'cascade' }),
    host: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.code] }), index('table_people_code').on(table.code)],
);

/** Links that lead to a person's own open table, whichever that is. Several where guests became one account. */
export const ownLinks = pgTable(
  'own_links',
  {
    link: text().primaryKey(),
    person: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('own_links_person').on(table.person, table.createdAt)],
);

/** The last invitation from one person to another, for as long as it can be of use. */
export const invitations = pgTable(
  'invitations',
  {
    inviter: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    invitee: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => tables.code, { onDelete: 'cascade' }),
    /** Milliseconds since 1970. */
    at: bigint({ mode: 'number' }).notNull(),
    /** Put aside by the invitee; the row stays, for it is what limits the next one. */
    declined: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.inviter, table.invitee] }),
    index('invitations_invitee').on(table.invitee, table.at),
    index('invitations_code').on(table.code),
    index('invitations_at').on(table.at),
  ],
);
