import type { TableEvent, TableState } from '@sanh-rong/table';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { tableAnswers, tableEvents, tables } from '../database/schema.ts';

/** An action that must not be done twice, however often it is asked for. */
export interface ActionKey {
  readonly person: string;
  readonly actionId: string;
}

/** Somebody else was faster: what was decided no longer follows from what is stored. */
export class Conflict extends Error {}

/** Where the events of tables are kept. Nothing is told to anybody before it is in here. */
export interface TableStore {
  /** Appends the events that led to `after`; they must follow on what is stored, else Conflict. */
  append(after: TableState, events: readonly TableEvent[], key?: ActionKey): Promise<void>;
  /** The events behind a number, oldest first. */
  read(code: string, behind: number): Promise<TableEvent[]>;
  /** The number after an action was done, if it was. */
  answered(code: string, key: ActionKey): Promise<number | null>;
  /** Codes of tables that must be looked at by now, the longest due first. */
  due(now: number, limit: number): Promise<string[]>;
}

/** PostgreSQL: a number is taken twice. */
const UNIQUE_VIOLATION = '23505';

const isUniqueViolation = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true;
  }
  return false;
};

export const sqlTableStore = (sql: Sql): TableStore => ({
  async append(after, events, key) {
    const before = after.seq - events.length;
    const { code, seq, phase, wake, settings } = after;
    const row = { seq, phase, wake, game: settings.game, visibility: settings.visibility, changedAt: new Date() };
    try {
      await sql.transaction(async (work) => {
        if (before === 0) await work.insert(tables).values({ code, ...row });
        else {
          const moved = await work
            .update(tables)
            .set(row)
            .where(and(eq(tables.code, code), eq(tables.seq, before)))
            .returning({ code: tables.code });
          if (moved.length === 0) throw new Conflict();
        }
        await work.insert(tableEvents).values(events.map((event, i) => ({ code, seq: before + 1 + i, event })));
        if (key) await work.insert(tableAnswers).values({ code, person: key.person, actionId: key.actionId, seq });
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new Conflict();
      throw error;
    }
  },

  async read(code, behind) {
    const rows = await sql
      .select({ event: tableEvents.event })
      .from(tableEvents)
      .where(and(eq(tableEvents.code, code), gt(tableEvents.seq, behind)))
      .orderBy(asc(tableEvents.seq));
    return rows.map(({ event }) => event as TableEvent);
  },

  async answered(code, { person, actionId }) {
    const rows = await sql
      .select({ seq: tableAnswers.seq })
      .from(tableAnswers)
      .where(and(eq(tableAnswers.code, code), eq(tableAnswers.person, person), eq(tableAnswers.actionId, actionId)));
    return rows[0]?.seq ?? null;
  },

  async due(now, limit) {
    const rows = await sql
      .select({ code: tables.code })
      .from(tables)
      .where(lte(tables.wake, now))
      .orderBy(asc(tables.wake))
      .limit(limit);
    return rows.map(({ code }) => code);
  },
});
