import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded, openServer } from '../../src/database/open.ts';
import { startPostgres } from './postgres.ts';

/** Before the first test: one PostgreSQL server for the whole run, and an empty database of each kind to copy. */

export interface TestDatabases {
  /** The PostgreSQL server, without a database of anybody's. */
  readonly server: string;
  /** The database that others are copies of. */
  readonly template: string;
  /** A data folder with an empty embedded database in it. */
  readonly empty: string;
  /** Where the folders of tests are; all of it goes at the end. */
  readonly scratch: string;
}

const TEMPLATE = 'sanh_rong';

const makeTemplate = async (server: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${TEMPLATE}`);
    const url = new URL(server);
    url.pathname = TEMPLATE;
    await (await openServer(url.href, 1)).close();
    // A database can be copied only while nobody is connected to it.
    await client.query(`alter database ${TEMPLATE} with allow_connections false`);
  } finally {
    await client.end();
  }
};

export default async ({ provide }: TestProject): Promise<() => void> => {
  const postgres = await startPostgres();
  await makeTemplate(postgres.url);
  const scratch = mkdtempSync(join(tmpdir(), 'sanh-rong-tests-'));
  const empty = join(scratch, 'empty');
  await (await openEmbedded(join(empty, 'database'))).close();
  provide('databases', { server: postgres.url, template: TEMPLATE, empty, scratch });
  return () => {
    postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
};
