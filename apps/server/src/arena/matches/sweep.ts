import { sql as query } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';

/** Ladders play for ever; what is kept of them has an end. Tournaments are kept for good. */

const DAY = 86_400_000;

/** How long the replays of a match are kept, and the match itself with what it says of everybody (milliseconds). */
const KEPT = { replays: 14 * DAY, matches: 400 * DAY } as const;
/** Of each ladder replays of no more matches than this are kept. */
const MOST_REPLAYED = 1_000;

/** Matches looked after at a time. */
const BATCH = 500;

export const sweepMatches = async ({ sql, now }: { readonly sql: Sql; readonly now: () => number }): Promise<void> => {
  await sql.execute(query`delete from arena_matches where id in (
    select id from arena_matches where kind <> 'tournament' and ended_at < ${now() - KEPT.matches} limit ${BATCH})`);
  await sql.execute(query`delete from arena_games where match in (
    select id from (
      select id, ended_at, row_number() over (partition by kind, game, rule_set order by created_at desc) as place
      from arena_matches where kind <> 'tournament' and ended_at is not null) counted
    where (ended_at < ${now() - KEPT.replays} or place > ${MOST_REPLAYED})
      and exists (select 1 from arena_games where match = counted.id)
    limit ${BATCH})`);
};
