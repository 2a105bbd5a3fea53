import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How much of a limit is used up, by what it is a limit of and for whom; all nodes count here. */
export const allowances = pgTable(
  'allowances',
  {
    kind: text().notNull(),
    /** A keyed hash of a username, a network or what else is limited; the hash does not say which. */
    key: text().notNull(),
    /** When the window ends that the first use has begun, in milliseconds since 1970. */
    until: bigint({ mode: 'number' }).notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index('allowances_until').on(table.until)],
);
