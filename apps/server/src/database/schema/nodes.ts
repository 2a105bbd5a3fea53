import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The processes that serve, each with its last sign of life. */
export const nodes = pgTable('nodes', {
  id: text().primaryKey(),
  seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
});

/** Who is connected to which table through which node: when a node dies, the others know whom it took along. */
export const presence = pgTable(
  'presence',
  {
    code: text().notNull(),
    person: text().notNull(),
    node: text().notNull(),
    socket: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.socket] }),
    index('presence_node').on(table.node),
    index('presence_person').on(table.person),
  ],
);

/** Secrets that all nodes share without being configured: the first node draws them. */
export const houseSecrets = pgTable('house_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
