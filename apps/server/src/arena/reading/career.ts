import { MOST_STRIKES, type Moments } from '@sanh-rong/arena';
import type { LadderEntryDetail } from '@sanh-rong/protocol';
import { sql as query } from 'drizzle-orm';
import { rowsOf, type Sql } from '../../database/open.ts';
import { shownMoments, shownRating } from './figures.ts';

/** What an entry has done so far, counted where it is stored. */

const MOST = {
  /** Points of the chart: more than a screen can show. */
  history: 240,
  versions: 50,
  worst: 10,
  /** Matches whose games are searched for the worst ones. */
  searched: 60,
} as const;

interface HistoryRow {
  readonly at: string | number;
  readonly match: string;
  readonly version: number;
  readonly mu: number;
  readonly sigma: number;
}

/** The rating after each match that was counted, oldest first; thinned evenly, and the last one is always among them. */
export const historyOf = async (sql: Sql, entry: string): Promise<LadderEntryDetail['history']> => {
  const rows = rowsOf<HistoryRow>(
    await sql.execute(query`select ended_at as at, match, version, mu, sigma from (
        select *, row_number() over (order by ended_at desc, match) as back, count(*) over () as total
        from arena_match_entries
        where entry = ${entry} and ended_at is not null and mu is not null and sigma is not null) counted
      where (back - 1) % ceil(total / ${MOST.history}::numeric) = 0
      order by ended_at, match desc`),
  );
  return rows.map(({ at, match, version, mu, sigma }) => ({
    at: Number(at),
    match,
    version,
    rating: shownRating({ mu: Number(mu), sigma: Number(sigma) }),
  }));
};

interface VersionRow {
  readonly version: number;
  readonly matches: string | number;
  readonly games: string | number;
  readonly deals: string | number;
  readonly mean: number;
  readonly squares: number;
  readonly since: string | number;
}

/**
 * Matches of a ladder alone: in a challenge the challenger picks whom to beat. What a stand-in made of the seats of a
 * bot that was disqualified is left out. Moments are merged as packages/arena merges them.
 */
export const versionsOf = async (sql: Sql, entry: string): Promise<LadderEntryDetail['versions']> => {
  const rows = rowsOf<VersionRow>(
    await sql.execute(query`with counted as (
        select part.version, part.ended_at,
          case when (played.strikes ->> part.contestant)::int < ${MOST_STRIKES} then (part.points ->> 'count')::int
            else 0 end as deals,
          (part.points ->> 'mean')::double precision as mean,
          (part.points ->> 'squares')::double precision as squares,
          (played.tally ->> 'games')::int as games
        from arena_match_entries part join arena_matches played on played.id = part.match
        where part.entry = ${entry} and part.ended_at is not null and part.points is not null and played.kind = 'ladder'),
      means as (
        select version, sum(deals * mean) / nullif(sum(deals), 0) as mean from counted group by version)
      select version, count(*) as matches, sum(games) as games, sum(deals) as deals, coalesce(means.mean, 0) as mean,
        coalesce(sum(squares + deals * (counted.mean - coalesce(means.mean, 0)) ^ 2) filter (where deals > 0), 0) as squares, min(ended_at) as since
      from counted join means using (version) group by version, means.mean order by version desc limit ${MOST.versions}`),
  );
  return rows.map(({ version, matches, games, deals, mean, squares, since }) => {
    const moments: Moments = { count: Number(deals), mean: Number(mean), squares: Number(squares) };
    return {
      version,
      matches: Number(matches),
      games: Number(games),
      points: shownMoments(moments),
      since: Number(since),
    };
  });
};

interface WorstRow {
  readonly match: string;
  readonly game: number;
  readonly points: number;
  readonly at: string | number;
}

/** The games of the last matches that cost most; without those in which a stand-in played on for a disqualified bot. */
export const worstOf = async (sql: Sql, entry: string): Promise<LadderEntryDetail['worst']> => {
  const rows = rowsOf<WorstRow>(
    await sql.execute(query`with own as (
        select match, contestant, arena_match_entries.ended_at from arena_match_entries
        join arena_matches on arena_matches.id = match
        where entry = ${entry} and arena_match_entries.ended_at is not null
          and (arena_matches.strikes ->> contestant)::int < ${MOST_STRIKES}
        order by arena_match_entries.ended_at desc limit ${MOST.searched})
      select own.match, played.number as game, own.ended_at as at,
        (played.points ->> (seat.number - 1)::int)::int as points
      from own join arena_games played on played.match = own.match
        cross join lateral jsonb_array_elements(played.seating) with ordinality as seat (contestant, number)
      where seat.contestant = to_jsonb(own.contestant)
        and (played.points ->> (seat.number - 1)::int)::int < 0
      order by points, own.ended_at desc, own.match, played.number limit ${MOST.worst}`),
  );
  return rows.map(({ match, game, points, at }) => ({ match, game, points, at: Number(at) }));
};
