import { sql as query } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MoveRefused, moveDatabase } from '../../src/database/move.ts';
import { type Database, rowsOf } from '../../src/database/open.ts';
import { openNewEmbedded, openNewPostgres } from '../support/databases.ts';

/** From the embedded database to PostgreSQL: every table of the schema, as the database itself knows them. */

/** Who is connected, and what is asked just now: true only for processes that have ended. */
const OF_A_MOMENT = ['arena_lines', 'arena_questions', 'nodes', 'presence'];

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** The column that it points to. */
  readonly to: string | null;
  readonly toTable: string | null;
}

/** Values that a careless copy changes: order and spelling in JSON, whole numbers beyond 2^53, microseconds, letters. */
const VALUES: Readonly<Record<string, (place: string, row: number) => string>> = {
  text: (place, row) => `${place} ${row}: “Bài” \\ ' \n\t 🎴 {1,2}`,
  'text[]': (place, row) => `{"${place} ${row}","\\\\ 🎴 {1,2}"}`,
  integer: (_place, row) => String(7 - row),
  bigint: (_place, row) => String(9_007_199_254_740_993n + BigInt(2 * row)),
  boolean: (_place, row) => String(row % 2 === 0),
  'double precision': (_place, row) => String(0.1 + 0.2 * row),
  json: (place, row) => `{"z": 1.0,  "a": [${row}, null], "text": "\\u0000 ${place}"}`,
  jsonb: (place, row) => `{"z": 1.50, "a": [${row}, null], "text": "${place} 🎴"}`,
  'timestamp with time zone': (_place, row) => `2026-11-16 12:00:0${row}.123456+00`,
};

const ROWS = 2;

const columnsOf = async ({ sql }: Database): Promise<Column[]> =>
  rowsOf<Column>(
    await sql.execute(query`
      select c.table_name as table, c.column_name as name,
        case c.data_type when 'ARRAY' then substr(c.udt_name, 2) || '[]' else c.data_type end as type,
        f.column_name as to, f.table_name as "toTable"
      from information_schema.columns c
      left join (
        select k.table_name as from_table, k.column_name as from_column, u.table_name, u.column_name
        from information_schema.referential_constraints r
        join information_schema.key_column_usage k on k.constraint_name = r.constraint_name
        join information_schema.constraint_column_usage u on u.constraint_name = r.constraint_name
      ) f on f.from_table = c.table_name and f.from_column = c.column_name
      where c.table_schema = 'public' order by 1, 2`),
  );

/** Two rows for every table; a table comes before those that refer to it. */
const fill = async (database: Database): Promise<string[]> => {
  const columns = await columnsOf(database);
  const filled = new Set<string>();
  const sampleOf = ({ table, name, type, to, toTable }: Column, row: number): string => {
    const target = columns.find((column) => column.table === toTable && column.name === to);
    if (target !== undefined) return sampleOf(target, row);
    const value = VALUES[type];
    if (value === undefined) throw new Error(`no value for ${type} of ${table}.${name}`);
    return value(`${table}.${name}`, row);
  };
  const fillTable = async (table: string): Promise<void> => {
    if (filled.has(table)) return;
    filled.add(table);
    const own = columns.filter((column) => column.table === table);
    // A game makes rows elsewhere, and some are there from the beginning; here every row is made on purpose.
    await database.sql.execute(query`alter table ${query.identifier(table)} disable trigger user`);
    await database.sql.execute(query`delete from ${query.identifier(table)}`);
    for (const { toTable } of own) if (toTable !== null) await fillTable(toTable);
    for (let row = 0; row < ROWS; row++) {
      const names = query.join(
        own.map(({ name }) => query.identifier(name)),
        query`, `,
      );
      const values = query.join(
        own.map((column) => query`${sampleOf(column, row)}::${query.raw(column.type)}`),
        query`, `,
      );
      await database.sql.execute(query`insert into ${query.identifier(table)} (${names}) values (${values})`);
    }
  };
  for (const { table } of columns) await fillTable(table);
  return [...filled].toSorted();
};

/** Every row of a table, value by value as PostgreSQL writes them. */
const rowsIn = async ({ sql }: Database, table: string): Promise<string[]> => {
  const rows = rowsOf<{ row: string }>(
    await sql.execute(query`select row(kept.*)::text as row from ${query.identifier(table)} kept`),
  );
  return rows.map(({ row }) => row).toSorted();
};

let from: Database;
let to: Database;

beforeAll(async () => {
  [from, to] = await Promise.all([openNewEmbedded(), openNewPostgres()]);
});

afterAll(async () => {
  await Promise.all([from?.close(), to?.close()]);
});

describe('moving a database', () => {
  test('nothing is moved when one of them has a table that the other does not know', async () => {
    await from.sql.execute(query`create table another (id text)`);
    const refused = await moveDatabase(from, to).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MoveRefused);
    expect(refused).toMatchObject({ reason: 'other_schema', table: 'another' });
    await from.sql.execute(query`drop table another`);
  });

  test('moves every row of every table, except what was true for a moment', async () => {
    const tables = await fill(from);
    const kept = tables.filter((table) => !OF_A_MOMENT.includes(table));
    expect(tables.length - kept.length).toBe(OF_A_MOMENT.length);
    const moved = await moveDatabase(from, to);
    expect(Object.fromEntries(moved)).toEqual(Object.fromEntries(kept.map((table) => [table, ROWS])));
    for (const table of kept) {
      const rows = await rowsIn(from, table);
      expect(rows).toHaveLength(ROWS);
      expect({ table, rows: await rowsIn(to, table) }).toEqual({ table, rows });
    }
    // What a new row sets off is set off again from now on.
    const [{ off }] = rowsOf<{ off: number }>(
      await to.sql.execute(
        query`select count(*)::int as off from pg_trigger where not tgisinternal and tgenabled = 'D'`,
      ),
    );
    expect(off).toBe(0);
    for (const table of OF_A_MOMENT) expect(await rowsIn(to, table)).toEqual([]);
  });

  test('rows that number themselves go on after the last one', async () => {
    const numbered = rowsOf<{ table: string; name: string; sequence: string }>(
      await to.sql.execute(query`
        select table_name as table, column_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
        from information_schema.columns where table_schema = 'public' and column_default like 'nextval(%'`),
    );
    expect(numbered.length).toBeGreaterThanOrEqual(5);
    for (const { table, name, sequence } of numbered) {
      const [row] = rowsOf<{ is_after: boolean }>(
        await to.sql.execute(query`select nextval(${sequence}::regclass) =
          (select max(${query.identifier(name)}) + 1 from ${query.identifier(table)}) as is_after`),
      );
      expect({ table, ...row }).toEqual({ table, is_after: true });
    }
  });

  test('nothing is moved into a database that has something in it, and nothing there changes', async () => {
    const before = await rowsIn(to, 'people');
    const refused = await moveDatabase(from, to).catch((error: unknown) => error);
    expect(refused).toMatchObject({ reason: 'not_empty' });
    expect(await rowsIn(to, 'people')).toEqual(before);
  });
});
