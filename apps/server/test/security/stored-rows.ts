import { createHash } from 'node:crypto';
import { sql as query } from 'drizzle-orm';
import { type Database, rowsOf } from '../../src/database/open.ts';

/** Who is connected where, and which node looks after what. */
const OF_A_MOMENT = ['nodes', 'presence', 'arena_lines', 'arena_questions'];

/** A round of the server's works these out from finished games, when it comes to it. */
const WORKED_OUT = ['leaders_count', 'leaders_due', 'leaders_meetings', 'leaders_ratings'];

/** Everything else, as the database itself knows it. */
const keptTables = async ({ sql }: Database): Promise<string[]> => {
  const tables = await sql.execute(query`select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1`);
  return rowsOf<{ name: string }>(tables)
    .map(({ name }) => name)
    .filter((name) => ![...OF_A_MOMENT, ...WORKED_OUT].includes(name));
};

/** By name of what is kept: how many rows, and a fingerprint of every byte of them. */
export const storedRows = async (database: Database): Promise<Record<string, string>> => {
  const stored: Record<string, string> = {};
  for (const name of await keptTables(database)) {
    const rows = await database.sql.execute(
      query`select to_jsonb(kept) - 'claimed_until' as row from ${query.identifier(name)} kept order by 1`,
    );
    const texts = rowsOf<{ row: unknown }>(rows).map(({ row }) => JSON.stringify(row));
    stored[name] = `${texts.length} ${createHash('sha256').update(texts.join('\n')).digest('hex')}`;
  }
  return stored;
};
