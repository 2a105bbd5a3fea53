import { FOLDING, readTable, type TableEvent, type TableState, writeTable } from '@sanh-rong/table';
import { and, asc, eq, gt, ne, sql as query } from 'drizzle-orm';
import { isAmong } from '../database/among.ts';
import { type Lane, rowsOf } from '../database/open.ts';
import { botTables, tableAnswers, tableEvents, tableSnapshots, tables } from '../database/schema.ts';
import { EventBatchReader } from './event-batch-reader.ts';
import type { FinishedGame } from './finished.ts';
import { Writer } from './writer.ts';

/** An action that must not be done twice, however often it is asked for. */
export interface ActionKey {
  readonly person: string;
  readonly actionId: string;
}

/** Another node or request was faster: what was decided no longer follows from what is stored. */
export class Conflict extends Error {}

/** The person who would sit down has a seat at another table of strangers. */
export class SeatedElsewhere extends Error {}

/** The person has tried this deal of the day before. */
export class TriedAlready extends Error {}

/**
 * Which node looks after what comes next at the table: none, the same as before, or this one until then (milliseconds).
 */
export type Claim = 'none' | 'asBefore' | { readonly until: number };

/** What is stored at once: either all of it or nothing. */
export interface Entry {
  /** The table before the events; null when they are its first. */
  readonly before: TableState | null;
  /** The table after the events. */
  readonly after: TableState;
  readonly events: readonly TableEvent[];
  readonly key?: ActionKey | undefined;
  /** Games that ended with these events. */
  readonly finished?: readonly FinishedGame[];
  /** None unless told. */
  readonly claim?: Claim;
}

/** A table as it was kept, and when the last of its events happened (milliseconds). */
export interface Snapshot {
  readonly state: TableState;
  readonly at: number;
}

/** Where the events of tables are kept. No event is told before it is in here. */
export interface TableStore {
  /**
   * Appends events; they must follow on what is stored, else Conflict. A person has one seat among strangers, else
   * SeatedElsewhere, and one try at each deal of the day, else TriedAlready.
   */
  append(entry: Entry): Promise<void>;
  /** The events behind a number, oldest first; not more than so many, if that is said. */
  read(code: string, behind: number, most?: number): Promise<TableEvent[]>;
  /** The events behind a number that is known to be nearly the last; many such questions are asked together. */
  newer(code: string, behind: number): Promise<TableEvent[]>;
  /** A table as it was kept some time, if it can be used. */
  snapshot(code: string): Promise<Snapshot | null>;
  /** Keeps a table as it is stored, the last event of which happened at this time; unless a newer one is kept. */
  keepSnapshot(state: TableState, at: number): Promise<void>;
  /** The number after an action was done, if it was. */
  answered(code: string, key: ActionKey): Promise<number | null>;
  /**
   * Codes of tables that must be looked at by now, the longest due first, each given to one node at a time: that node
   * has `lease` milliseconds to look after them before they are given to another.
   */
  due(now: number, limit: number, lease: number): Promise<string[]>;
  /** Gives a table that is due to no node until then, unless something happens there. */
  putOff(code: string, until: number): Promise<void>;
  /** Where these tables stand. */
  numbers(codes: readonly string[]): Promise<Map<string, number>>;
  /** At how many other tables bots play that this person brought. */
  botTables(person: string, but?: string): Promise<number>;
}

/**
 * Tables that a node does not know yet are read `beside` what games wait for, by turns of the networks that ask: a client
 * that asks for a thousand tables, there or not, would keep all moves waiting.
 */
export const sqlTableStore = (database: Lane, beside: Pick<Lane, 'sql'> = database): TableStore => {
  const writer = new Writer(database);
  const reader = new EventBatchReader(database);
  const { sql } = database;
  return {
    append: (entry) => writer.append(entry),

    newer: (code, behind) => reader.newer(code, behind),

    async read(code, behind, most) {
      const all = beside.sql
        .select({ event: tableEvents.event })
        .from(tableEvents)
        .where(and(eq(tableEvents.code, code), gt(tableEvents.seq, behind)))
        .orderBy(asc(tableEvents.seq));
      const rows = await (most === undefined ? all : all.limit(most));
      return rows.map(({ event }) => event as TableEvent);
    },

    async snapshot(code) {
      const rows = await beside.sql
        .select()
        .from(tableSnapshots)
        .where(and(eq(tableSnapshots.code, code), eq(tableSnapshots.folding, FOLDING)));
      return (
        rows.flatMap(({ seq, at, state: text }) => {
          const state = readTable(text, code, seq);
          return state === null ? [] : [{ state, at }];
        })[0] ?? null
      );
    },

    async keepSnapshot(state, at) {
      const { code, seq } = state;
      const kept = { code, seq, at, folding: FOLDING, state: writeTable(state) };
      await sql
        .insert(tableSnapshots)
        .values(kept)
        .onConflictDoUpdate({
          target: tableSnapshots.code,
          set: kept,
          setWhere: query`${tableSnapshots.folding} <> ${FOLDING} or ${tableSnapshots.seq} <= ${seq}`,
        });
    },

    async answered(code, { person, actionId }) {
      const rows = await sql
        .select({ seq: tableAnswers.seq })
        .from(tableAnswers)
        .where(and(eq(tableAnswers.code, code), eq(tableAnswers.person, person), eq(tableAnswers.actionId, actionId)));
      return rows[0]?.seq ?? null;
    },

    async due(now, limit, lease) {
      const claimed = await sql.execute(query`update tables set claimed_until = ${now + lease}
      where code in (
        select code from tables
        where wake <= ${now} and (claimed_until is null or claimed_until <= ${now})
        order by wake limit ${limit} for update skip locked)
      returning code, wake`);
      return rowsOf<{ code: string; wake: string | number }>(claimed)
        .sort((a, b) => Number(a.wake) - Number(b.wake))
        .map(({ code }) => code);
    },

    async putOff(code, until) {
      await sql.update(tables).set({ claimedUntil: until }).where(eq(tables.code, code));
    },

    async numbers(codes) {
      if (codes.length === 0) return new Map();
      const rows = await sql
        .select({ code: tables.code, seq: tables.seq })
        .from(tables)
        .where(isAmong(tables.code, codes));
      return new Map(rows.map(({ code, seq }) => [code, seq]));
    },

    botTables: (person, but = '') => sql.$count(botTables, and(eq(botTables.person, person), ne(botTables.code, but))),
  };
};
