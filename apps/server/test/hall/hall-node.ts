import type { Person, TableState } from '@sanh-rong/table';
import { replayTable, strangersAt } from '@sanh-rong/table';
import { sql as query } from 'drizzle-orm';
import { type Database, rowsOf } from '../../src/database/open.ts';
import { type Found, Hall, type NotFound, type Search } from '../../src/hall/hall.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { Tables } from '../../src/tables/tables.ts';

/** What a node has to seat strangers with, and a clock of the test's. */
export class HallNode {
  readonly tables: Tables;
  readonly hall: Hall;

  constructor(database: Database, now: () => number) {
    this.tables = new Tables(sqlTableStore(database.playing), { now });
    this.hall = new Hall({ sql: database.sql, tables: this.tables, now });
  }

  find(person: Person, search: Partial<Search> = {}): ReturnType<Hall['find']> {
    return this.hall.find(person, { game: 'tienlen', mayCreate: async () => true, ...search });
  }

  /** The table that a person was given. */
  async found(person: Person, search: Partial<Search> = {}): Promise<Found> {
    const found = await this.find(person, search);
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    return found.value;
  }

  async refused(person: Person, search: Partial<Search> = {}): Promise<NotFound> {
    const found = await this.find(person, search);
    if (found.ok) throw new Error(`seated at ${found.value.state.code}`);
    return found.error;
  }
}

/** Every table as its stored events tell it. */
export const storedTables = async ({ sql, playing }: Database): Promise<TableState[]> => {
  const codes = rowsOf<{ code: string }>(await sql.execute(query`select code from tables order by created_at, code`));
  const store = sqlTableStore(playing);
  const states = await Promise.all(codes.map(async ({ code }) => replayTable(await store.read(code, 0))));
  return states.flatMap((state) => state ?? []);
};

/** Who sits where, as the events tell it: person and table, in order. */
export const seatsTold = (states: readonly TableState[]): string[] =>
  states.flatMap((state) => strangersAt(state).map((person) => `${person} ${state.code}`)).sort();

/** The same, as nodes look it up. */
export const seatsKept = async ({ sql }: Database): Promise<string[]> =>
  rowsOf<{ person: string; code: string }>(await sql.execute(query`select person, code from hall_seats`))
    .map(({ person, code }) => `${person} ${code}`)
    .sort();
