import type { TableSummary } from '@sanh-rong/table';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { tablePeople, tables } from '../database/schema.ts';

/** Where a person's own table is, as far as others may come to it. */

export interface OpenTable {
  readonly code: string;
  readonly game: string;
  readonly ruleSet: string;
  readonly host: boolean;
  readonly may: 'sit' | 'watch';
}

/** Tables of one person that are looked at, the liveliest first. */
const LOOKED_AT = 20;

const LOBBY: readonly string[] = ['waiting', 'ready'];

export const hasRoom = ({ phase, free }: Pick<TableSummary, 'phase' | 'free'>): boolean =>
  LOBBY.includes(phase) && free > 0;

/** Tables with a free seat before those that can only be watched, one's own before those one was let into. */
const rank = ({ may, host }: OpenTable): number => (may === 'sit' ? 0 : 2) + (host ? 0 : 1);

export const openTablesOf = async (sql: Sql, person: string): Promise<readonly OpenTable[]> => {
  const rows = await sql
    .select({ code: tables.code, summary: tables.summary, host: tablePeople.host })
    .from(tablePeople)
    .innerJoin(tables, eq(tables.code, tablePeople.code))
    .where(and(eq(tablePeople.person, person), inArray(tables.phase, ['waiting', 'ready', 'playing'])))
    .orderBy(desc(tables.changedAt), desc(tables.code))
    .limit(LOOKED_AT);
  const open = rows.flatMap(({ code, summary, host }): OpenTable[] => {
    const { game, ruleSet, phase, free, watchers } = summary as TableSummary;
    if (hasRoom({ phase, free })) return [{ code, game, ruleSet, host, may: 'sit' }];
    return watchers === 'none' ? [] : [{ code, game, ruleSet, host, may: 'watch' }];
  });
  return open.toSorted((one, other) => rank(one) - rank(other));
};
