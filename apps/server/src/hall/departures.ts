import { sql as query, type SQL } from 'drizzle-orm';
import { rowsOf, type Sql } from '../database/open.ts';

/**
 * Who left which table of strangers. A person is not sent back to a table they have just left, and those who left in
 * the middle of a game with other people come later in the queue: for a while they are given no seat beside people
 * (docs/decisions/0026).
 */

const MINUTE = 60_000;

/** How long a departure is remembered (milliseconds). */
export const REMEMBERED = 60 * MINUTE;

/** A person is not seated at a table that they left within this time (milliseconds). */
const JUST_LEFT = 10 * MINUTE;

/**
 * For each departure within the hour a person comes later for so long after the last one (milliseconds), for at most so
 * many of them.
 */
export const LATER = { each: 5 * MINUTE, most: 6 } as const;

/** Whether a person comes later in the queue now. */
export const comesLater = (person: SQL, now: number): SQL => query`exists (
  select from hall_departures
  where hall_departures.person = ${person} and unfinished and left_at > ${now - REMEMBERED}
  having max(left_at) + least(count(*), ${LATER.most}) * ${LATER.each}::bigint > ${now})`;

/** Whether a person has just left a table. */
export const hasJustLeft = (person: SQL, code: SQL, now: number): SQL => query`exists (
  select from hall_departures
  where hall_departures.person = ${person} and hall_departures.code = ${code} and left_at > ${now - JUST_LEFT})`;

/** Forgets what is too old to count, and seats at closed tables that an older node did not clear. */
export const sweepDepartures = async (sql: Sql, now: number): Promise<void> => {
  await sql.execute(query`delete from hall_departures where left_at <= ${now - REMEMBERED}`);
  await sql.execute(query`delete from hall_seats using tables
    where tables.code = hall_seats.code and tables.phase = 'closed'`);
};

/** Of these people, those who may be offered a seat at a table. */
export const offerable = async (
  sql: Sql,
  people: readonly string[],
  code: string,
  now: number,
): Promise<ReadonlySet<string>> => {
  if (people.length === 0) return new Set();
  const list = query.join(
    people.map((id) => query`${id}`),
    query`, `,
  );
  const found = await sql.execute(query`select asked.person from unnest(array[${list}]) asked (person)
    where not ${comesLater(query`asked.person`, now)} and not ${hasJustLeft(query`asked.person`, query`${code}`, now)}`);
  return new Set(rowsOf<{ person: string }>(found).map(({ person }) => person));
};
