import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { newScratch } from '../../../../test/scratch.ts';
import { openEmbedded, openServer } from '../../src/database/open.ts';
import { startPostgres } from './postgres.ts';
import { needRedis } from './redis.ts';

/** Before the first test: one PostgreSQL server for the whole run, and an empty database of each kind to copy. */

export interface TestDatabases {
  /** The PostgreSQL server, without the name of a database. */
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
    // A database can be copied only while no client is connected to it.
    await client.query(`alter database ${TEMPLATE} with allow_connections false`);
  } finally {
    await client.end();
  }
};

interface Running {
  readonly databases: TestDatabases;
  stop(): void;
}

const start = async (): Promise<Running> => {
  // Before the first test that starts one: two that install at a time would be in each other's way.
  needRedis();
  const postgres = await startPostgres();
  await makeTemplate(postgres.url);
  const scratch = newScratch('tests');
  const empty = join(scratch, 'empty');
  await (await openEmbedded(join(empty, 'database'))).close();
  return {
    databases: { server: postgres.url, template: TEMPLATE, empty, scratch },
    stop: () => {
      postgres.stop();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
};

/** Each project of tests reads this file anew, in one process: what it started first serves all of them. */
const shared = globalThis as { sanhRongDatabases?: { readonly running: Promise<Running>; users: number } };

export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  shared.sanhRongDatabases ??= { running: start(), users: 0 };
  const { sanhRongDatabases: all } = shared;
  all.users += 1;
  const { databases, stop } = await all.running;
  provide('databases', databases);
  return async () => {
    all.users -= 1;
    if (all.users === 0) stop();
  };
};
