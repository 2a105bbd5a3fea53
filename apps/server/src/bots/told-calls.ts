import { sql as query, type SQL } from 'drizzle-orm';
import { rowsOf, type Sql } from '../database/open.ts';

/**
 * Bytes of calls that an owner is told of at once. A bot may print eight kilobytes a call: all that is kept of it would
 * take the server a tenth of a second to read and write out, for each request.
 */
export const MOST_TOLD = 262_144;

/** The ids of the newest calls that are told together; `kept` selects `id` and `call` of all that may be told. */
export const newestTold = async (sql: Sql, kept: SQL): Promise<number[]> => {
  const rows = await sql.execute(query`select id from (
      select id, sum(length(call::text)) over (order by id desc) as bytes from (${kept}) kept) told
    where bytes <= ${MOST_TOLD}`);
  return rowsOf<{ id: string | number }>(rows).map(({ id }) => Number(id));
};
