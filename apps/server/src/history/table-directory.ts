import { type Paging, REST_ANSWERS } from '@sanh-rong/protocol';
import type { TableSummary } from '@sanh-rong/table';
import { and, eq, inArray, or, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { tables } from '../database/schema.ts';
import { isNewcomer, sharedKeyAt } from '../rate-limits/newcomers.ts';
import { SharedReads } from '../shared-reads.ts';
import { cut, readCursor } from './cursor.ts';
import { delayedGames } from './watch-delay.ts';

/** Tables as seen from outside: the list of public ones, and the summary of any whose code one has. */
export interface TableDirectory {
  /** Public tables that can be joined or watched: lobbies where people wait first, a few of each network before the rest. */
  page(
    paging: Paging,
    game?: string,
  ): Promise<{ readonly tables: readonly TableSummary[]; readonly next: string | null }>;
  list(limit: number): Promise<readonly TableSummary[]>;
  /** The table of this code, public or not: the code is the key. Null when there is none any more. */
  find(code: string): Promise<TableSummary | null>;
}

const { table: summarySchema } = REST_ANSWERS.table.shape;

interface SummaryRow {
  readonly summary: unknown;
  /** Games that are over and not known to be, where the table is watched with a delay. */
  readonly delayed: number;
}

const readSummary = ({ summary, delayed }: SummaryRow): TableSummary | null => {
  const read = summarySchema.safeParse(summary).data;
  return read === undefined ? null : { ...read, played: Math.max(0, read.played - delayed) };
};

const hasFreeSeat = and(inArray(tables.phase, ['waiting', 'ready']), query`(${tables.summary} ->> 'free')::int > 0`);

export const isOpen = and(
  eq(tables.visibility, 'public'),
  inArray(tables.phase, ['waiting', 'ready', 'playing']),
  or(hasFreeSeat, query`${tables.summary} ->> 'watchers' <> 'none'`),
);

/** Of one person so many lobbies are listed, and so many tables that play: a code opens the others all the same. */
export const LISTED_EACH = 3;

/** So many tables of one network come before the others of it, which follow while there is room. */
export const LISTED_FIRST = 5;

/**
 * The list as it is shared. Places go by who opened a table, the first event of which says so: handing it over gains none.
 * Within its network and its creator's, a table stands behind those that changed after it. `rank` is 0 for lobbies with a free
 * seat where people wait, 1 for all other tables among the first of their network, 2 and 3 for the rest.
 */
const shared = (now: number, game: string | undefined): SQL => query`
  with open as (
    select tables.code, tables.summary, tables.changed_at, ${hasFreeSeat} as is_lobby,
      coalesce(first.event -> 'host' ->> 'id', tables.code) as creator
    from tables left join table_events first on first.code = tables.code and first.seq = 1
    where ${and(isOpen, game === undefined ? undefined : eq(tables.game, game))}
  ), each as (
    select *, row_number() over (partition by creator, is_lobby order by changed_at desc, code desc) as nth from open
  ), known as (
    select each.*, row_number() over (
      partition by coalesce(${sharedKeyAt(2)}, ${sharedKeyAt(1)}, creator), is_lobby order by changed_at desc, code desc
    ) as nth_of_network
    from each left join people newcomers on newcomers.id = creator and ${isNewcomer(now)}
    where nth <= ${LISTED_EACH}
  )
  select code, summary, changed_at,
    case when nth_of_network <= ${LISTED_FIRST} then 0 else 2 end
      + case when is_lobby and summary -> 'people' <> '[]'::jsonb then 0 else 1 end as rank
  from known`;

/** Microseconds, as exact as the database keeps them. */
const changedAt = query<string>`(extract(epoch from changed_at) * 1000000)::bigint`;

/** The name of a place in the list is the rank and the code. */
const behind = (cursor: string | undefined): SQL | undefined => {
  const place = readCursor(cursor);
  if (place === null) return undefined;
  const [rank, code] = [place.name.slice(0, 1), place.name.slice(1)];
  return query`(rank::text > ${rank} or (rank::text = ${rank} and (changed_at, code) <
    (timestamptz 'epoch' + ${place.at}::bigint * interval '1 microsecond', ${code})))`;
};

export const createTableDirectory = (sql: Sql, now: () => number = Date.now): TableDirectory => {
  const rank: TableDirectory['page'] = async ({ cursor, limit }, game) => {
    const rows = await sql
      .select({
        summary: query<unknown>`summary`,
        delayed: delayedGames(now()),
        code: query<string>`code`,
        rank: query<number>`rank`,
        at: changedAt,
      })
      .from(query`(${shared(now(), game)}) tables`)
      .where(behind(cursor))
      .orderBy(query`rank, changed_at desc, code desc`)
      .limit(limit + 1);
    const { entries, next } = cut(rows, limit, ({ at, rank, code }) => ({ at: Number(at), name: `${rank}${code}` }));
    return { tables: entries.flatMap((row) => readSummary(row) ?? []), next };
  };
  // Every open table is ranked for a page of them, and most who ask see the same page.
  const pages = new SharedReads<Awaited<ReturnType<TableDirectory['page']>>>();
  const page: TableDirectory['page'] = (paging, game) =>
    pages.read(JSON.stringify([paging.cursor, paging.limit, game]), () => rank(paging, game));
  return {
    page,
    list: async (limit) => (await page({ limit })).tables,
    async find(code) {
      const [row] = await sql
        .select({ summary: tables.summary, delayed: delayedGames(now()) })
        .from(tables)
        .where(eq(tables.code, code));
      const summary = row === undefined ? null : readSummary(row);
      return summary?.phase === 'closed' ? null : summary;
    },
  };
};
