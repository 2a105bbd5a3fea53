import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import * as schema from './schema.ts';

/** The same SQL on the embedded database and on a server. */
export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly sql: Sql;
  close(): Promise<void>;
}

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'migrations');

/** PostgreSQL inside this process; its data in `folder`, or in memory when there is none. */
export const openEmbedded = async (folder?: string): Promise<Database> => {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  const sql = drizzleEmbedded(client, { schema });
  await migrateEmbedded(sql, { migrationsFolder });
  return { sql: sql as unknown as Sql, close: () => client.close() };
};

/** Every node migrates at start; one lock, so that they do it one after the other. */
const MIGRATION_LOCK = 7_202_611;

const migrateAlone = async (pool: pg.Pool): Promise<void> => {
  const lock = await pool.connect();
  let healthy = false;
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateServer(drizzleServer(lock, { schema }), { migrationsFolder });
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    healthy = true;
  } finally {
    // A connection that failed is closed, and the lock goes with it.
    lock.release(!healthy);
  }
};

/** A PostgreSQL server. */
export const openServer = async (url: string, connections = 10): Promise<Database> => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { sql: drizzleServer(pool, { schema }) as unknown as Sql, close: () => pool.end() };
};
