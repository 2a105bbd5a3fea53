import { sql as query } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { openServer, rowsOf } from '../../src/database/open.ts';
import { allowances as rows } from '../../src/database/schema.ts';
import { networkCharges, openNetworks } from '../../src/rate-limits/networks.ts';
import { type Charge, SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';
import { DATABASES, openNewPostgres, type TestDatabase } from '../support/databases.ts';
import { NaiveRateLimiter } from './naive-rate-limiter.ts';

const SECRET = 'the secret that all nodes of this test have';
const MINUTE = 60_000;

/** Limits of a kind have the same time; how much each key may use is its own. */
const KINDS = [
  { kind: 'short', within: 2 * MINUTE },
  { kind: 'long', within: 10 * MINUTE },
] as const;

/** Of the last two of `c` something is left for those who have not used both of `b`. */
const MOST = { a: { most: 1 }, b: { most: 2, little: 1 }, c: { most: 4, reserve: 2 } } as const;

const charge: fc.Arbitrary<Charge> = fc
  .record({
    of: fc.constantFrom(...KINDS),
    key: fc.constantFrom('a' as const, 'b' as const, 'c' as const),
    amount: fc.constantFrom(1, 1, 1, 2),
  })
  .map(({ of: { kind, within }, key, amount }) => ({
    kind,
    key,
    amount,
    limit: { ...MOST[key], within },
  }));

const step = fc.record({
  after: fc.oneof(fc.constant(0), fc.nat(3 * MINUTE)),
  charges: fc.array(charge, { maxLength: 4 }),
  act: fc.constantFrom('take', 'take', 'take', 'giveBack', 'giveBackAll', 'sweep'),
});

const wipe = (database: TestDatabase) => database.sql.delete(rows);
const count = (database: TestDatabase) => database.sql.$count(rows);

describe.each(DATABASES)('a shared rate limiter on $name', ({ open }) => {
  let database: TestDatabase;
  let now = 0;
  let limiter: SharedRateLimiter;
  beforeAll(async () => {
    database = await open();
    limiter = new SharedRateLimiter({ database, secret: SECRET, now: () => now });
  });
  afterAll(() => database.close());

  test('is what a naive reading says, whatever is taken and given back, and keeps no row that says nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        await wipe(database);
        now = 0;
        const naive = new NaiveRateLimiter();
        for (const { after, charges, act } of steps) {
          now += after;
          if (act === 'take') {
            const taken = await limiter.take(charges);
            expect(taken.ok ? null : taken.error.seconds).toBe(naive.take(charges, now));
          } else if (act === 'sweep') {
            await limiter.sweep();
            naive.sweep(now);
          } else {
            const whole = charges.map((each) => ({ ...each, amount: each.limit.most }));
            await limiter.giveBack(act === 'giveBack' ? charges : whole);
            naive.giveBack(act === 'giveBack' ? charges : whole);
          }
          expect(await count(database)).toBe(naive.size);
        }
      }),
      { numRuns: examples(15) },
    );
  });

  test('a network over its limit makes no row, however many names it invents, and wipes nobody’s counter', async () => {
    await wipe(database);
    now = 0;
    const networks = openNetworks(SECRET);
    const tried = (username: string, address: string): readonly Charge[] => [
      { kind: 'username', key: username, limit: { most: 3, within: 10 * MINUTE } },
      ...networkCharges('network', networks(address), { most: 5, within: 10 * MINUTE }),
    ];
    const lan = tried('lan', '192.0.2.1');
    for (let times = 0; times < 3; times += 1) expect(await limiter.take(lan)).toMatchObject({ ok: true });
    for (let name = 0; name < 200; name += 1) await limiter.take(tried(`invented ${name}`, '2001:db8::1'));
    // Lan's and her network's; five names, their /64 and their /48.
    expect(await count(database)).toBe(2 + 7);
    expect(await limiter.take(tried('lan', '198.51.100.1'))).toEqual({ ok: false, error: { seconds: 600 } });
  });

  test('stores neither names nor addresses', async () => {
    await wipe(database);
    await limiter.take([
      { kind: 'username', key: 'lan.tran', limit: { most: 3, within: MINUTE } },
      ...networkCharges('network', openNetworks(SECRET)('192.0.2.77'), { most: 5, within: MINUTE }),
    ]);
    const stored = JSON.stringify(rowsOf(await database.sql.execute(query`select * from allowances`)));
    expect(stored).not.toContain('lan.tran');
    expect(stored).not.toContain('192.0.2');
  });
});

describe('a shared rate limiter of several nodes', () => {
  let one: TestDatabase;
  let other: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    one = await openNewPostgres();
    other = await openServer(String(one.url));
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  test('is never passed by takers who come at once, who charge all or nothing and never block each other', async () => {
    const asked = fc.array(
      fc.uniqueArray(charge, { minLength: 1, maxLength: 3, selector: ({ kind, key }) => kind + key }),
      {
        minLength: 2,
        maxLength: 24,
      },
    );
    await fc.assert(
      fc.asyncProperty(asked, fc.boolean(), async (takers, givesBack) => {
        await wipe(one);
        const nodes = [one, other].map((database) => new SharedRateLimiter({ database, secret: SECRET, now: () => 0 }));
        const taken = await Promise.all(
          takers.map(async (charges, place) => {
            const node = nodes[place % 2];
            const { ok } = await node.take(charges);
            if (ok && givesBack && place % 3 === 0) await node.giveBack(charges);
            return ok && !(givesBack && place % 3 === 0) ? charges : [];
          }),
        );
        const used = new Map<string, number>();
        for (const { kind, key, amount = 1, limit } of taken.flat()) {
          const sum = (used.get(`${kind} ${key}`) ?? 0) + amount;
          expect(sum).toBeLessThanOrEqual(limit.most);
          used.set(`${kind} ${key}`, sum);
        }
        const stored = rowsOf<{ used: number }>(await one.sql.execute(query`select used from allowances`));
        expect(stored.map((row) => row.used).toSorted()).toEqual([...used.values()].toSorted());
      }),
      { numRuns: examples(30) },
    );
  });

  test('lets nothing pass while the database is away', async () => {
    const away = await openServer(String(one.url));
    const node = new SharedRateLimiter({ database: away, secret: SECRET, now: () => 0 });
    await away.close();
    await expect(node.take([{ kind: 'short', key: 'a', limit: { most: 1, within: MINUTE } }])).rejects.toThrow();
  });

  test('the last one is given to exactly one of many', async () => {
    await wipe(one);
    const nodes = [one, other].map((database) => new SharedRateLimiter({ database, secret: SECRET, now: () => 0 }));
    const limit = { most: 7, within: MINUTE };
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_, place) =>
        nodes[place % 2].take([
          { kind: 'short', key: 'all', limit },
          { kind: 'short', key: `own ${place}`, limit },
        ]),
      ),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(7);
    // The shared one, and one for each of the seven: a refused key has left none.
    expect(await count(one)).toBe(8);
  });
});
