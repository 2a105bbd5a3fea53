import { sql as query } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { onBehalfOf } from '../../src/database/fair-pool.ts';
import { type Database, openServer, rowsOf } from '../../src/database/open.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { newPostgres } from '../support/databases.ts';

/** What people at tables wait for has connections of its own. */

const CONNECTIONS = 6;
const LOCK = 4_711;

let database: Database;
let other: Database;

beforeEach(async () => {
  const url = await newPostgres();
  database = await openServer(url, CONNECTIONS);
  other = await openServer(url, 1);
});

afterEach(async () => {
  await database.close();
  await other.close();
});

test('a move never waits behind what is asked beside the tables', async () => {
  const waiting = await other.sql.transaction(async (holder) => {
    await holder.execute(query`select pg_advisory_xact_lock(${LOCK})`);
    // More than there are connections, and all wait for the same thing, as many saves of one author do.
    const asked = Array.from({ length: 4 * CONNECTIONS }, () =>
      database.sql.transaction((work) => work.execute(query`select pg_advisory_xact_lock(${LOCK})`)),
    );
    const blocked = async (): Promise<number> => {
      const answer = await holder.execute(
        query`select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      );
      return rowsOf<{ count: number }>(answer)[0].count;
    };
    await until('every connection beside the tables to be taken', blocked, (count) => count >= CONNECTIONS / 2);
    expect(await database.playing.run({ name: 'one', text: 'select 1 as one' }, [])).toEqual([{ one: 1 }]);
    return asked;
  });
  await Promise.all(waiting);
});

test('a move never waits behind those who ask for tables that the node does not know', async () => {
  const tables = new Tables(sqlTableStore(database.playing, database));
  const nam = { id: 'nam', name: 'Nam' };
  const created = await tables.create(nam, { game: 'tienlen' });
  if (!created.ok) throw new Error(created.error.code);
  const { code } = created.value;
  const asked = await other.sql.transaction(async (holder) => {
    // As slow as a database may be that is asked for thousands of tables.
    await holder.execute(query`lock table table_snapshots in access exclusive mode`);
    const unknown = Array.from({ length: 4 * CONNECTIONS }, (_, number) =>
      onBehalfOf(`network ${number % 2}`, () => tables.ask(`WXYZ234${10 + number}`, nam, { type: 'act', action: {} })),
    );
    const blocked = async (): Promise<number> => {
      const answer = await holder.execute(
        query`select count(*)::int as count from pg_locks where not granted and relation = 'table_snapshots'::regclass`,
      );
      return rowsOf<{ count: number }>(answer)[0].count;
    };
    await until('some to wait', blocked, (count) => count >= 2);
    expect((await tables.ask(code, nam, { type: 'configure', settings: { turnSeconds: 60 } }))?.ok).toBe(true);
    expect(await blocked()).toBeLessThan(CONNECTIONS / 2);
    return unknown;
  });
  expect(await Promise.all(asked)).toEqual(asked.map(() => null));
});
