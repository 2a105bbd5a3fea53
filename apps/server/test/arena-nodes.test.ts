import { afterEach, beforeEach, expect, test } from 'vitest';
import { Jobs } from '../src/arena/jobs/jobs.ts';
import { openServer } from '../src/database/open.ts';
import { startPostgres, type TestServer } from './postgres.ts';

let postgres: TestServer;

beforeEach(async () => {
  postgres = await startPostgres();
});
afterEach(() => postgres.stop());

test.each([1, 2, 3])('nodes that start together on a new database all come to have the queue (%i)', async () => {
  const databases = await Promise.all(Array.from({ length: 4 }, () => openServer(postgres.url)));
  const told: unknown[] = [];
  const queues = await Promise.all(databases.map((database) => Jobs.open(database, (error) => told.push(error))));
  for (const [at, queue] of queues.entries())
    await queue.send(databases[at].sql, { match: `match${at}`, pool: 'sandbox', priority: at });
  const taken: boolean[] = [];
  for (const [at, { sql }] of databases.entries()) {
    for (let time = 0; time < 2; time++) {
      taken.push(await sql.transaction((work) => queues[0].take(work, { match: `match${at}`, pool: 'sandbox' })));
    }
  }
  expect(taken).toEqual(databases.flatMap(() => [true, false]));
  expect(told).toEqual([]);
  await Promise.all(queues.map((queue) => queue.close()));
  await Promise.all(databases.map((database) => database.close()));
});
