import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Sql } from '../../src/database/open.ts';
import * as schema from '../../src/database/schema.ts';
import { newPostgres } from './databases.ts';

const ALL = new URL('../../migrations', import.meta.url).pathname;

/** A PostgreSQL database as an older server has left it. */
export interface OlderDatabase {
  readonly sql: Sql;
  /** What the newest server does at its start. */
  upgrade(): Promise<void>;
  close(): Promise<void>;
}

/** As it was before the migration whose name ends like this. */
export const openBefore = async (migration: string): Promise<OlderDatabase> => {
  const before = mkdtempSync(join(tmpdir(), 'sanh-rong-migrations-'));
  cpSync(ALL, before, { recursive: true });
  const journal = join(before, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const older = entries.slice(
    0,
    entries.findIndex(({ tag }) => tag.endsWith(migration)),
  );
  writeFileSync(journal, JSON.stringify({ ...rest, entries: older }));
  // A database without any schema.
  const client = new pg.Client({ connectionString: await newPostgres('template0') });
  await client.connect();
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder: before });
  rmSync(before, { recursive: true });
  return {
    sql: database as unknown as Sql,
    upgrade: () => migrate(database, { migrationsFolder: ALL }),
    close: () => client.end(),
  };
};
