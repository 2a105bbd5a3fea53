import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../src/database/schema.ts';
import type { PeopleLimits } from '../../src/people/limits.ts';
import { createPeople, type People } from '../../src/people/people.ts';
import { openNetworks } from '../../src/rate-limits/networks.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';
import { DATABASES, type TestDatabase } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';

const HOUR = 3_600_000;

describe.each(DATABASES)('guests on $name', ({ open }) => {
  let database: TestDatabase;
  let now = 1_800_000_000_000;
  const networks = openNetworks(SECRET);
  /** A node of its own: all of them have the one database. */
  const node = (limits: Partial<PeopleLimits> = {}): People =>
    createPeople({
      sql: database.sql,
      sharedLimiter: new SharedRateLimiter({ database, secret: SECRET, now: () => now }),
      networks,
      secret: SECRET,
      secureCookies: false,
      limits,
      now: () => now,
    });
  const codeOf = async (made: ReturnType<People['guest']>): Promise<string> => {
    const ruling = await made;
    return ruling.ok ? 'ok' : ruling.error.code;
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('are known by the hashes of their networks, and by nothing of their address', async () => {
    for (const address of ['192.0.2.77', '2001:db8:77:1::9']) {
      const made = await node().guest({ address }, 'Lan');
      if (!made.ok) throw new Error(made.error.code);
      const [row] = await database.sql.select().from(people).where(eq(people.id, made.value.profile.id));
      expect(row.networks).toEqual(networks(address));
      expect(JSON.stringify(row)).not.toMatch(/192\.0|2001|db8/);
      expect(made.value.profile).not.toHaveProperty('networks');
    }
  });

  test('a /48 has five times what a /64 has, whichever nodes are asked', async () => {
    now += HOUR;
    const nodes = [node({ guests: { most: 2, within: HOUR } }), node({ guests: { most: 2, within: HOUR } })];
    const from = (network: number) => (at: number) =>
      codeOf(nodes[at % 2].guest({ address: `2001:db8:9:${network}::${at}` }));
    const codes: string[] = [];
    for (let network = 0; network < 7; network += 1) {
      for (let at = 0; at < 3; at += 1) codes.push(await from(network)(at));
    }
    const five = Array(5).fill(['ok', 'ok', 'RATE_LIMITED']).flat();
    expect(codes).toEqual([...five, ...Array(6).fill('RATE_LIMITED')]);
    expect(await codeOf(nodes[0].guest({ address: '2001:db8:10::1' }))).toBe('ok');
  });

  test('the whole hall takes only so many an hour', async () => {
    now += HOUR;
    const limits = { guestsOfAll: { most: 5, within: HOUR } };
    const nodes = [node(limits), node(limits)];
    const before = await database.sql.$count(people);
    const codes = await Promise.all(
      Array.from({ length: 12 }, (_, at) => codeOf(nodes[at % 2].guest({ address: `198.51.100.${at}` }))),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(7);
    expect(await database.sql.$count(people)).toBe(before + 5);
    now += HOUR;
    expect(await codeOf(nodes[0].guest({ address: '198.51.100.1' }))).toBe('ok');
  });

  test('crowds from a few networks do not stop guests of others from coming', async () => {
    now += HOUR;
    const people = node({
      guests: { most: 5, within: HOUR, little: 1 },
      guestsOfAll: { most: 12, within: HOUR, reserve: 6 },
    });
    const codes: string[] = [];
    for (let at = 0; at < 12; at += 1) codes.push(await codeOf(people.guest({ address: `198.51.100.${at % 2}` })));
    expect(codes).toEqual([...Array(6).fill('ok'), ...Array(6).fill('RATE_LIMITED')]);
    expect(await codeOf(people.guest({ address: '198.51.100.9' }))).toBe('ok');
    expect(await codeOf(people.guest({ address: '198.51.100.9' }))).toBe('RATE_LIMITED');
  });
});
