import { join } from 'node:path';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '../folders.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import { EmbeddedThread } from './embedded-thread.ts';
import { FairPool, ungated } from './fair-pool.ts';
import { makeFolder } from './folder.ts';
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

/** A way to the database. */
export interface Lane {
  readonly sql: Sql;
  /** The rows a statement answers with. */
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** How many statements can be worked on at once. */
  readonly lanes: number;
}

export interface Database extends Lane {
  /** Connections of its own for what happens at tables, which never waits behind what is asked beside them. */
  readonly playing: Lane;
  /** Whether other nodes may work on it as well. */
  readonly shared: boolean;
  close(): Promise<void>;
}

/** Every node migrates at start; one lock, so that they do it one after the other. */
const MIGRATION_LOCK = 7_202_611;

/** Migrations may take as long as they take, and so may waiting for a node that is at it. */
const migrateAlone = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE.connect });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateServer(drizzleServer(client, { schema }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
};

/**
 * Milliseconds. A server that vanished without a word must be noticed: without these, everything would hang until the
 * system gives the connection up.
 */
const PATIENCE = { connect: 20_000, statement: 20_000, answer: 25_000 } as const;

/** Without listeners a broken connection would end the process. `failed` is told of those that break while idle; the pool replaces them. */
const outlive = (pool: pg.Pool, failed: (error: unknown) => void): void => {
  pool.on('error', failed);
  // The pool does not listen to a client that breaks in the middle of a transaction; the caller is told by its
  // statement.
  pool.on('connect', (client) => client.on('error', () => {}));
};

const openPool = (
  url: string,
  connections: number,
  failed: (error: unknown) => void,
  Pool: typeof FairPool | typeof pg.Pool = pg.Pool,
): pg.Pool => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE.connect,
    statement_timeout: PATIENCE.statement,
    query_timeout: PATIENCE.answer,
  });
  outlive(pool, failed);
  return pool;
};

const laneOf = (pool: pg.Pool, lanes = Math.max(1, Math.floor(pool.options.max / 2))): Lane => ({
  sql: drizzleServer(pool, { schema }) as unknown as Sql,
  run: async <Row>({ name, text }: Statement, values: readonly unknown[]) =>
    (await pool.query({ name, text, values: [...values] })).rows as Row[],
  lanes,
});

/** Of so few connections none are set apart. */
const FEW = 4;

/** A PostgreSQL server. */
export const openServer = async (
  url: string,
  connections = 10,
  failed: (error: unknown) => void = () => {},
): Promise<Database> => {
  await migrateAlone(url);
  const apart = connections < FEW ? 0 : Math.floor(connections / 2);
  // What many tables did is stored together, for no network alone: there are no turns to take where they play.
  const pool = openPool(url, connections - apart, failed, apart === 0 ? pg.Pool : FairPool);
  const playing = apart === 0 ? pool : openPool(url, apart, failed);
  const lane = laneOf(pool);
  return {
    ...lane,
    playing: playing === pool ? lane : laneOf(playing, apart - 1),
    shared: true,
    close: async () => {
      await Promise.all([...new Set([pool, playing])].map((each) => each.end()));
    },
  };
};

/**
 * PostgreSQL inside this process, in a thread of its own; its data in `folder`. The driver is the one for servers, on a
 * connection to the thread. There is one, which networks take turns at; what happens at tables waits for one turn at most.
 */
export const openEmbedded = async (folder: string, failed: (error: unknown) => void = () => {}): Promise<Database> => {
  makeFolder(folder);
  const thread = new EmbeddedThread(folder);
  const pool = new FairPool({
    // What the environment says is for servers.
    ...{ user: 'postgres', database: 'postgres', options: '', ssl: false },
    stream: () => new EmbeddedConnection(() => thread.connect()),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: PATIENCE.connect,
  });
  outlive(pool, failed);
  // Making a new database may take longer than anything waits for a connection.
  await thread.start();
  const close = async (): Promise<void> => {
    await pool.end();
    await thread.close();
  };
  const lane = laneOf(pool, 1);
  try {
    await migrateServer(drizzleServer(pool, { schema }), { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...lane,
    playing: laneOf(ungated(pool), 1),
    shared: false,
    close: async () => {
      // What was asked before is done first; the pool would leave what waits unanswered.
      await pool.query('select 1').catch(failed);
      await close();
    },
  };
};

/** The database that the configuration names: a server, or a folder that is this process's alone. */
export const openFor = async (
  where: { readonly url: string; readonly connections: number } | { readonly folder: string },
  failed: (error: unknown) => void,
): Promise<Database> => {
  if ('url' in where) return openServer(where.url, where.connections, failed);
  const unlock = lockFolder(where.folder);
  try {
    const database = await openEmbedded(join(where.folder, 'database'), failed);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};
