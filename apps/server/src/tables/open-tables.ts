import type { TableSummary } from '@sanh-rong/table';
import { and, desc, eq, gte, inArray, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { tables } from '../database/schema.ts';
import { isOpen } from '../history/doors.ts';

/** What changed in the list of public tables. */
export interface ListChanges {
  readonly changed: readonly TableSummary[];
  /** Codes of tables that are no longer in the list. */
  readonly gone: readonly string[];
}

/** So many tables are told of at a time. */
export const MAX_LISTED = 200;

/** Rows that were being stored during the last look are found by the next one. */
const OVERLAP = '5 seconds';

/** Watches the list: each look tells what changed since the one before. */
export class OpenTablesWatch {
  private readonly sql: Sql;
  /** What was told of each table. */
  private readonly known = new Map<string, string>();
  private since: string | null = null;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async look(): Promise<ListChanges> {
    const now = query<string>`(now() - ${OVERLAP}::interval)::text`;
    const recent = this.since === null ? isOpen : gte(tables.changedAt, query`${this.since}::timestamptz`);
    const listed = or(eq(tables.visibility, 'public'), inArray(tables.code, [...this.known.keys(), '']));
    const rows = await this.sql
      .select({ code: tables.code, open: query<boolean>`${isOpen}`, summary: tables.summary, now })
      .from(tables)
      .where(and(recent, listed))
      .orderBy(desc(tables.changedAt))
      .limit(MAX_LISTED);
    this.since = rows[0]?.now ?? this.since;
    const changed: TableSummary[] = [];
    const gone: string[] = [];
    for (const { code, open, summary } of rows) {
      const text = JSON.stringify(summary);
      if (!open && this.known.delete(code)) gone.push(code);
      if (!open || this.known.get(code) === text) continue;
      this.known.set(code, text);
      changed.push(summary as TableSummary);
    }
    return { changed, gone };
  }
}
