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
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** The same SQL on the embedded database and on a server. */
export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The rows of a query that was written out; both drivers answer with an object that holds them. */
export const rowsOf = <Row = Record<string, unknown>>(answer: unknown): Row[] => (answer as { rows: Row[] }).rows;

/** A statement that is sent again and again: the database reads and plans it once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface Database {
  readonly sql: Sql;
  /** The rows a statement answers with. */
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** How many statements can be worked on at once. */
  readonly lanes: number;
  close(): Promise<void>;
}

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'migrations');

/** PostgreSQL inside this process; its data in `folder`, or in memory when there is none. */
export const openEmbedded = async (folder?: string): Promise<Database> => {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  const sql = drizzleEmbedded(client, { schema });
  await migrateEmbedded(sql, { migrationsFolder });
  return {
    sql: sql as unknown as Sql,
    run: async <Row>({ text }: Statement, values: readonly unknown[]) =>
      (await client.query<Row>(text, [...values])).rows,
    lanes: 1,
    close: () => client.close(),
  };
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
  return {
    sql: drizzleServer(pool, { schema }) as unknown as Sql,
    run: async <Row>({ name, text }: Statement, values: readonly unknown[]) =>
      (await pool.query({ name, text, values: [...values] })).rows as Row[],
    lanes: Math.max(1, Math.floor(connections / 2)),
    close: () => pool.end(),
  };
};

/** The database that the configuration names: a server, or a folder that is this process's alone. */
export const openFor = async (
  where: { readonly url: string; readonly connections: number } | { readonly folder: string },
): Promise<Database> => {
  if ('url' in where) return openServer(where.url, where.connections);
  const unlock = lockFolder(where.folder);
  try {
    const database = await openEmbedded(join(where.folder, 'database'));
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};
