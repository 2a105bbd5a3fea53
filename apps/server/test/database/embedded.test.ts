import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql as query } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { EmbeddedConnection } from '../../src/database/embedded-connection.ts';
import { EmbeddedThread } from '../../src/database/embedded-thread.ts';
import { onBehalfOf } from '../../src/database/fair-pool.ts';
import { newDataFolder, openNewEmbedded, type TestDatabase } from '../support/databases.ts';

/** The embedded database beside everything else that a node does. */

let database: TestDatabase;
beforeEach(async () => {
  database = await openNewEmbedded();
});
afterEach(() => database.close());

const select = (what: string, ...values: readonly number[]): Promise<Record<string, unknown>[]> =>
  database.run({ name: what, text: `select ${what}` }, values);

/** Holds the connection until it is let go. */
const hold = async (): Promise<() => Promise<void>> => {
  let letGo = (): void => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let held: Promise<void> = Promise.resolve();
  await new Promise<void>((begun) => {
    held = database.sql.transaction(async (work) => {
      await work.execute(query`select 1`);
      begun();
      await gone;
    });
  });
  return async () => {
    letGo();
    await held;
  };
};

describe('the embedded database', () => {
  test('lets the event loop go on while it works on a statement', async () => {
    let isAnswered = false;
    const answered = select('count(*) from generate_series(1, 300000) as n where n % 7 = 3').then(() => {
      isAnswered = true;
    });
    let turns = 0;
    while (!isAnswered) {
      await setImmediate();
      turns += 1;
    }
    await answered;
    // Asked, begun, answered, and little else where the loop itself has to do the work.
    expect(turns).toBeGreaterThan(20);
  });

  test('goes from network to network, and answers tables before all of them', async () => {
    const order: string[] = [];
    const letGo = await hold();
    const ask = (network: string) => onBehalfOf(network, () => select('1')).then(() => order.push(network));
    const asked = [...Array.from({ length: 10 }, () => ask('crowd')), ask('lan'), ask('phone')];
    const move = onBehalfOf('crowd', () =>
      database.playing.run({ name: 'move', text: 'select 1' }, []).then(() => order.push('move')),
    );
    await letGo();
    await Promise.all([...asked, move]);
    // The first of the crowd had the next turn already when the move came, and another of it stood before the others.
    expect(order.slice(0, 5)).toEqual(['crowd', 'move', 'crowd', 'lan', 'phone']);
  });

  test('keeps nothing of a transaction that was given up, and goes on', async () => {
    const ids = () => database.playing.run({ name: 'ids', text: 'select id from nodes' }, []);
    expect(await ids()).toEqual([]);
    await expect(
      database.sql.transaction(async (work) => {
        await work.execute(query`insert into nodes (id, seen_at) values ('lost', 1)`);
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    await expect(select('nothing')).rejects.toThrow('nothing');
    expect(await ids()).toEqual([]);
  });

  test('does what was asked before it is closed', async () => {
    const asked = [1, 2, 3].map((number) => select('$1::int as number', number));
    await database.close();
    const answered = await Promise.all(asked);
    expect(answered.map(([row]) => row.number)).toEqual([1, 2, 3]);
    database = await openNewEmbedded();
  });

  test('is there again after its thread has died, with all that was stored', async () => {
    const thread = new EmbeddedThread(join(newDataFolder(), 'database'));
    await thread.start();
    const pool = new pg.Pool({
      ...{ user: 'postgres', database: 'postgres', ssl: false, max: 1 },
      stream: () => new EmbeddedConnection(() => thread.connect()),
    });
    const ids = async () => (await pool.query('select id from nodes')).rows;
    await pool.query("insert into nodes (id, seen_at) values ('kept', 1)");
    const client = await pool.connect();
    client.on('error', () => {});
    await client.query('begin');
    await client.query("insert into nodes (id, seen_at) values ('lost', 1)");
    // Nothing that a driver would send: the thread fails over it, and the connection breaks with it.
    const broken = new Promise((resolve) => client.once('end', resolve));
    (await thread.connect()).postMessage(null);
    await broken;
    client.release(true);
    await until(
      'the database',
      () => ids().catch(() => []),
      (rows) => rows.length > 0,
    );
    expect(await ids()).toEqual([{ id: 'kept' }]);
    await pool.end();
    await thread.close();
  });
});
