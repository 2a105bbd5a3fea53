import { sql as query, type SQL } from 'drizzle-orm';
import { rowsOf, type Sql } from '../../database/open.ts';

/** Ladders play for ever; what is kept of them has an end. Tournaments are kept for good. */

const DAY = 86_400_000;

/** How long the replays of a match are kept, and the match itself with what it says of everybody (milliseconds). */
const KEPT = { replays: 14 * DAY, matches: 400 * DAY } as const;
/** Of each ladder replays of no more matches than this are kept. */
const MOST_REPLAYED = 1_000;

/** Matches looked after in one sweep: more than all runners of a machine can play from one sweep to the next. */
const MOST_SWEPT = 20_000;
/** Of which so many are removed at a time, so that other statements do not wait long. */
const BATCH = 50;

type Matches = 'arena_matches' | 'arena_games';

const remove = async (sql: Sql, from: Matches, which: SQL): Promise<void> => {
  const key = query.raw(from === 'arena_games' ? 'match' : 'id');
  const ids = rowsOf<{ id: string }>(await sql.execute(query`${which} limit ${MOST_SWEPT}`)).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = query.join(
      ids.slice(at, at + BATCH).map((id) => query`${id}`),
      query`, `,
    );
    await sql.execute(query`delete from ${query.raw(from)} where ${key} in (${batch})`);
  }
};

export const sweepMatches = async ({ sql, now }: { readonly sql: Sql; readonly now: () => number }): Promise<void> => {
  await remove(
    sql,
    'arena_matches',
    query`select id from arena_matches where kind <> 'tournament' and ended_at < ${now() - KEPT.matches}`,
  );
  await remove(
    sql,
    'arena_games',
    query`select id from (
        select id, ended_at, row_number() over (partition by kind, game, rule_set, pool order by created_at desc) as place
        from arena_matches where kind <> 'tournament' and ended_at is not null) counted
      where (ended_at < ${now() - KEPT.replays} or place > ${MOST_REPLAYED})
        and exists (select 1 from arena_games where match = counted.id)`,
  );
};
