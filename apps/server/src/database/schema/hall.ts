import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Where strangers sit (docs/decisions/0026). Written together with the events that seat them and let them go, so that the
 * database itself keeps everybody from a second seat, whichever nodes they ask.
 */
export const hallSeats = pgTable(
  'hall_seats',
  {
    person: text().primaryKey(),
    code: text().notNull(),
  },
  (table) => [index('hall_seats_code').on(table.code)],
);

/** Who left which table of strangers, and when. Removed after a while. */
export const hallDepartures = pgTable(
  'hall_departures',
  {
    person: text().notNull(),
    code: text().notNull(),
    /** In milliseconds since 1970. */
    leftAt: bigint('left_at', { mode: 'number' }).notNull(),
    /** In the middle of a game with other people. */
    unfinished: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.code] }), index('hall_departures_left_at').on(table.leftAt)],
);
