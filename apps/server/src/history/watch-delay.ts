import { TIMES } from '@sanh-rong/table';
import { sql as query, type SQL } from 'drizzle-orm';
import { games, tables } from '../database/schema.ts';

/**
 * The delay of watched tables (`viewpoint.ts` of the table), for what is read from the database: a game that has just ended
 * there is known to those who sat in it, and to everybody else once watchers have seen its end.
 */

/** Whether watchers of its table do not know yet that a game is over. Both tables must be in the query. */
export const isDelayed = (now: number): SQL =>
  query`(${tables.summary} ->> 'watchers' = 'delayed' and ${games.endedAt} > ${now - TIMES.watchDelay})`;

/** How many games of a table are held back by the delay. */
export const delayedGames = (now: number): SQL<number> =>
  query<number>`(select count(*)::int from games where games.code = tables.code
    and tables.summary ->> 'watchers' = 'delayed' and games.ended_at > ${now - TIMES.watchDelay})`;
