import { sql as query, type SQL } from 'drizzle-orm';
import { type Database, rowsOf, type Sql } from './open.ts';

/**
 * Copies everything from one database into another that has the same schema and is empty. What there is to copy is read
 * from the database itself, so a table that is added to the schema is moved without a change here.
 */

/** True for the processes of a moment: who is connected where, and what is being asked. Nothing of it is worth keeping. */
const LEFT_BEHIND: readonly string[] = ['nodes', 'presence', 'arena_lines', 'arena_questions'];

/** A new database has rows in these already, which stand for nothing yet: they make room. */
const BEGUN: readonly string[] = ['leaders_count'];

/** Older databases have a schema `jobs` beside it, of a queue that nothing reads any more. */
const SCHEMA = 'public';

const ROWS_AT_ONCE = 500;

/** Why nothing was moved, and the table for which. */
export class MoveRefused extends Error {
  readonly reason: 'not_empty' | 'other_schema';
  readonly table: string;

  constructor(reason: 'not_empty' | 'other_schema', table: string) {
    super(`${reason}: ${table}`);
    this.reason = reason;
    this.table = table;
  }
}

interface Column {
  readonly name: string;
  readonly type: string;
  /** What numbers its rows, where they number themselves. */
  readonly sequence: string | null;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Tables whose rows it points to. */
  readonly pointsTo: readonly string[];
}

const readTables = async (sql: Sql): Promise<Table[]> => {
  const columns = rowsOf<Column & { readonly table: string }>(
    await sql.execute(query`
      select t.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        pg_get_serial_sequence(quote_ident(t.relname), a.attname) as sequence
      from pg_class t join pg_attribute a on a.attrelid = t.oid
      where t.relnamespace = ${SCHEMA}::regnamespace and t.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = ''
      order by t.relname, a.attname`),
  );
  const pointers = rowsOf<{ readonly from: string; readonly to: string }>(
    await sql.execute(query`
      select f.relname as from, t.relname as to
      from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and f.relnamespace = ${SCHEMA}::regnamespace and f.oid <> t.oid
      order by f.relname, t.relname`),
  );
  const names = [...new Set(columns.map(({ table }) => table))];
  return names
    .filter((name) => !LEFT_BEHIND.includes(name))
    .map((name) => ({
      name,
      columns: columns.filter(({ table }) => table === name).map(({ table: _table, ...column }) => column),
      pointsTo: [...new Set(pointers.filter(({ from }) => from === name).map(({ to }) => to))],
    }));
};

/** A table comes before those that refer to it. */
const inOrder = (tables: readonly Table[]): Table[] => {
  const ordered: Table[] = [];
  const place = (table: Table, behind: readonly Table[]): void => {
    // Rows that point at each other in a circle could not be stored one table after the other.
    if (behind.includes(table)) throw new MoveRefused('other_schema', table.name);
    if (ordered.includes(table)) return;
    for (const each of tables) if (table.pointsTo.includes(each.name)) place(each, [...behind, table]);
    ordered.push(table);
  };
  for (const table of tables) place(table, []);
  return ordered;
};

const requireSame = (from: readonly Table[], to: readonly Table[]): void => {
  const told = (tables: readonly Table[]) => new Map(tables.map((table) => [table.name, JSON.stringify(table)]));
  const [here, there] = [told(from), told(to)];
  for (const name of new Set([...here.keys(), ...there.keys()])) {
    if (here.get(name) !== there.get(name)) throw new MoveRefused('other_schema', name);
  }
};

const makeEmpty = async (sql: Sql, { name }: Table): Promise<void> => {
  if (BEGUN.includes(name)) await sql.execute(query`delete from ${query.identifier(name)}`);
  const found = await sql.execute(query`select 1 from ${query.identifier(name)} limit 1`);
  if (rowsOf(found).length > 0) throw new MoveRefused('not_empty', name);
};

const list = (parts: readonly SQL[]): SQL => query.join([...parts], query`, `);

/** Every value goes as the text that PostgreSQL writes for it and reads again: nothing on the way has an opinion on numbers. */
const copy = async (reader: Sql, writer: Sql, { name, columns }: Table): Promise<number> => {
  const table = query.identifier(name);
  const names = list(columns.map((column) => query`${query.identifier(column.name)}`));
  const texts = list(
    columns.map((column, at) => query`${query.identifier(column.name)}::text as ${query.raw(`v${at}`)}`),
  );
  const values = list(columns.map(({ type }, at) => query.raw(`v${at}::${type}`)));
  await reader.execute(query`declare everything no scroll cursor for select ${texts} from ${table}`);
  let count = 0;
  for (;;) {
    const fetched = await reader.execute(query`fetch ${query.raw(String(ROWS_AT_ONCE))} from everything`);
    const rows = rowsOf<Record<string, string | null>>(fetched);
    if (rows.length === 0) break;
    const given = list(columns.map((_column, at) => query`${query.param(rows.map((row) => row[`v${at}`]))}::text[]`));
    const labels = query.raw(columns.map((_column, at) => `v${at}`).join(', '));
    await writer.execute(
      query`insert into ${table} (${names}) select ${values} from unnest(${given}) as given (${labels})`,
    );
    count += rows.length;
  }
  await reader.execute(query`close everything`);
  return count;
};

/** The next row that numbers itself comes after all that were copied. */
const goOnNumbering = async (writer: Sql, { name, columns }: Table): Promise<void> => {
  for (const column of columns) {
    if (column.sequence === null) continue;
    const next = query`(select coalesce(max(${query.identifier(column.name)}), 0) + 1 from ${query.identifier(name)})`;
    await writer.execute(query`select setval(${column.sequence}::regclass, ${next}, false)`);
  }
};

/** What a new row would set off has happened long ago, and its rows are among those that are copied. */
const setTriggers = async (writer: Sql, tables: readonly Table[], how: 'disable' | 'enable'): Promise<void> => {
  for (const { name } of tables) {
    await writer.execute(query`alter table ${query.identifier(name)} ${query.raw(how)} trigger user`);
  }
};

/** All of it or nothing; how many rows each table had, in the order in which they were copied. */
export const moveDatabase = (from: Database, to: Database): Promise<ReadonlyMap<string, number>> =>
  from.sql.transaction((reader) =>
    to.sql.transaction(async (writer) => {
      const tables = inOrder(await readTables(reader));
      requireSame(tables, inOrder(await readTables(writer)));
      for (const table of tables) await makeEmpty(writer, table);
      const moved = new Map<string, number>();
      await setTriggers(writer, tables, 'disable');
      for (const table of tables) {
        moved.set(table.name, await copy(reader, writer, table));
        await goOnNumbering(writer, table);
      }
      await setTriggers(writer, tables, 'enable');
      return moved;
    }),
  );
