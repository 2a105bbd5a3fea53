import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { FairPool, onBehalfOf } from '../../src/database/fair-pool.ts';
import { newPostgres } from '../support/databases.ts';

/** A lock that is held elsewhere: a statement that wants it keeps its connection until it is let go. */
const LOCK = 'select pg_advisory_lock_shared(1)';
const CONNECTIONS = 4;

let url: string;
let holder: pg.Client;
let pool: FairPool;

beforeAll(async () => {
  url = await newPostgres();
  holder = new pg.Client({ connectionString: url });
  await holder.connect();
  pool = new FairPool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 300_000 });
});

afterAll(async () => {
  await pool.end();
  await holder.end();
});

const waitingForLock = async (): Promise<number> => {
  const { rows } = await holder.query(
    `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
  );
  return rows[0].count;
};

describe('connections to the database', () => {
  test('are never all held by one network, nor by all networks together', async () => {
    await holder.query('select pg_advisory_lock(1)');
    const crowd = Array.from({ length: 30 }, () => onBehalfOf('crowd', () => pool.query(LOCK)));
    await until('the crowd to hold what it may', async () => (await waitingForLock()) === CONNECTIONS - 2);

    expect((await onBehalfOf('lan', () => pool.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
    const client = await onBehalfOf('lan', () => pool.connect());
    // Now all that networks may hold is held; the server itself still gets through.
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    client.release();

    await holder.query('select pg_advisory_unlock_all()');
    await Promise.all(crowd);
  });

  test('go from network to network: nobody waits for all that others have asked before', async () => {
    const order: string[] = [];
    const held = await Promise.all(['a', 'b', 'c'].map((network) => onBehalfOf(network, () => pool.connect())));
    const ask = (network: string) =>
      onBehalfOf(network, async () => {
        const client = await pool.connect();
        order.push(network);
        await client.query('select 1');
        client.release();
      });
    const asked = [...Array.from({ length: 20 }, () => ask('crowd')), ask('lan'), ask('phone')];
    for (const client of held) client.release();
    await Promise.all(asked);
    // Three have connections at a time: behind some of the crowd, not behind half of it.
    expect(order.indexOf('lan')).toBeLessThan(10);
    expect(order.indexOf('phone')).toBeLessThan(10);
  });

  test('come back also from work that failed, and are not waited for without end', async () => {
    for (let tries = 0; tries < 2 * CONNECTIONS; tries += 1) {
      await expect(onBehalfOf('lan', () => pool.query('select nothing'))).rejects.toThrow('nothing');
    }
    const small = new FairPool({ connectionString: url, max: 1, connectionTimeoutMillis: 500 });
    small.on('error', () => {});
    const ask = (network: string): Promise<string> =>
      onBehalfOf(network, () => small.query('select 1')).then(
        () => 'answered',
        (error: Error) => error.message,
      );
    // A busy machine may need longer than that for the first connection; from then on it stands.
    await expect.poll(() => ask('lan')).toBe('answered');
    const client = await onBehalfOf('lan', () => small.connect());
    expect(await ask('phone')).toContain('timeout');
    client.release();
    await expect.poll(() => ask('phone')).toBe('answered');
    await small.end();
  });
});
