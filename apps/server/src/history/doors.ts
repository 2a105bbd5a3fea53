import { type Paging, REST_ANSWERS } from '@sanh-rong/protocol';
import type { TableSummary } from '@sanh-rong/table';
import { and, desc, eq, inArray, or, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { tables } from '../database/schema.ts';
import { cut, readCursor } from './cursor.ts';
import { curtainedGames } from './curtain.ts';

/** Tables from outside: the list of public ones, and the door of any whose code one has. */
export interface Doors {
  /** Public tables that can be joined or watched, the liveliest first. */
  page(
    paging: Paging,
    game?: string,
  ): Promise<{ readonly tables: readonly TableSummary[]; readonly next: string | null }>;
  list(limit: number): Promise<readonly TableSummary[]>;
  /** The table of this code, public or not: whoever has the code has the key. Null when there is none any more. */
  find(code: string): Promise<TableSummary | null>;
}

const { table: summarySchema } = REST_ANSWERS.table.shape;

interface SummaryRow {
  readonly summary: unknown;
  /** Games that are over and not known to be, where the table is watched with a delay. */
  readonly curtained: number;
}

const readSummary = ({ summary, curtained }: SummaryRow): TableSummary | null => {
  const read = summarySchema.safeParse(summary).data;
  return read === undefined ? null : { ...read, played: Math.max(0, read.played - curtained) };
};

const hasFreeSeat = and(inArray(tables.phase, ['waiting', 'ready']), query`(${tables.summary} ->> 'free')::int > 0`);

export const isOpen = and(
  eq(tables.visibility, 'public'),
  inArray(tables.phase, ['waiting', 'ready', 'playing']),
  or(hasFreeSeat, query`${tables.summary} ->> 'watchers' <> 'none'`),
);

/** Microseconds, as exact as the database keeps them. */
const changedAt = query<string>`(extract(epoch from ${tables.changedAt}) * 1000000)::bigint`;

const behind = (cursor: string | undefined): SQL | undefined => {
  const place = readCursor(cursor);
  if (place === null) return undefined;
  return query`(${tables.changedAt}, ${tables.code}) <
    (timestamptz 'epoch' + ${place.at}::bigint * interval '1 microsecond', ${place.name})`;
};

export const createDoors = (sql: Sql, now: () => number = Date.now): Doors => {
  const columns = () => ({ summary: tables.summary, curtained: curtainedGames(now()) });
  const page: Doors['page'] = async ({ cursor, limit }, game) => {
    const rows = await sql
      .select({ ...columns(), code: tables.code, at: changedAt })
      .from(tables)
      .where(and(isOpen, game === undefined ? undefined : eq(tables.game, game), behind(cursor)))
      .orderBy(desc(tables.changedAt), desc(tables.code))
      .limit(limit + 1);
    const { entries, next } = cut(rows, limit, ({ at, code }) => ({ at: Number(at), name: code }));
    return { tables: entries.flatMap((row) => readSummary(row) ?? []), next };
  };
  return {
    page,
    list: async (limit) => (await page({ limit })).tables,
    async find(code) {
      const [row] = await sql.select(columns()).from(tables).where(eq(tables.code, code));
      const summary = row === undefined ? null : readSummary(row);
      return summary?.phase === 'closed' ? null : summary;
    },
  };
};
