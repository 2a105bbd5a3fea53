import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { LONG } from '../../../../test/examples.ts';
import { type Database, openEmbedded, openServer } from '../../src/database/open.ts';
import type { TestDatabases } from './databases-setup.ts';

/** Empty databases for tests: copies of one that was made before the first test (`databases-setup.ts`). */

declare module 'vitest' {
  export interface ProvidedContext {
    readonly databases: TestDatabases;
  }
}

/** Runs statements on the PostgreSQL server of this test run, outside of any test's database. */
const onServer = async (...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('databases').server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A PostgreSQL database with the schema in it and nothing else, or without even that; its address. */
export const newPostgres = async (template = inject('databases').template): Promise<string> => {
  const { server } = inject('databases');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = name;
  return url.href;
};

/** A folder for the data of a server, with an empty database in it. It is removed after the last test at the latest. */
export const newDataFolder = (): string => {
  const { scratch, empty } = inject('databases');
  const folder = mkdtempSync(join(scratch, 'data-'));
  cpSync(empty, folder, { recursive: true });
  return folder;
};

/** A database for tests alone. */
export interface TestDatabase extends Database {
  /** Where other nodes find it; null for the embedded one, which is one process's. */
  readonly url: string | null;
}

/** An embedded database; its files go when it is closed. */
export const openNewEmbedded = async (): Promise<TestDatabase> => {
  const folder = newDataFolder();
  const database = await openEmbedded(join(folder, 'database'));
  return {
    ...database,
    url: null,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A database of the PostgreSQL server; it goes when it is closed, with everybody else who is connected to it. */
export const openNewPostgres = async (): Promise<TestDatabase> => {
  const url = await newPostgres();
  const database = await openServer(url);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await onServer(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
    },
  };
};

/** Every kind of database there is, for suites that must hold on each. */
export const DATABASES = [
  { name: 'the embedded database', shared: false, open: openNewEmbedded },
  { name: 'a PostgreSQL server', shared: true, open: openNewPostgres },
] as const;

/** The same for suites whose SQL is tried elsewhere on each: usually one of them, and all in the long run. */
export const USUAL_DATABASES = LONG ? DATABASES : DATABASES.filter(({ shared }) => shared);
