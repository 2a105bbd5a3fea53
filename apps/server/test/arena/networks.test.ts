import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { claimNext, releaseMatch } from '../../src/arena/matches/claim.ts';
import { HOURLY_SHARE, overShareKeys } from '../../src/arena/matches/machine-shares.ts';
import { queueOf } from '../../src/arena/matches/queue.ts';
import { listTournaments, MOST_LISTED } from '../../src/arena/tournaments/detail.ts';
import { listOpen, MOST_OPEN } from '../../src/bots/collection.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaMatches, arenaTournaments, people } from '../../src/database/schema.ts';
import { NEWCOMER_GAMES } from '../../src/rate-limits/newcomers.ts';
import { finishGames } from '../bots/played-game.ts';
import { openNewPostgres } from '../support/databases.ts';
import { ArenaRows, GAME } from './arena-rows.ts';

/** Guests of one network share its turns: being many brings nothing. */

let database: Database;
let rows: ArenaRows;

beforeAll(async () => {
  database = await openNewPostgres();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.sql.delete(arenaMatches);
  await database.sql.delete(people);
});

interface From {
  readonly networks?: readonly string[];
  readonly isGuest?: boolean;
  readonly since?: number;
}

const challenger = async ({ networks = [], isGuest = true, since = 0 }: From): Promise<string> => {
  const id = await rows.person();
  await database.sql
    .update(people)
    .set({ isAnonymous: isGuest, networks: [...networks], createdAt: new Date(since) })
    .where(eq(people.id, id));
  if (!isGuest) await finishGames(database, id, NEWCOMER_GAMES);
  return id;
};

const challenge = (person: string): Promise<string> =>
  rows.create([rows.contestant({ id: `bot of ${person}`, name: person, owner: person }), rows.level('greedy')], {
    kind: 'challenge',
    askedBy: person,
    deals: 96,
  });

const queue = async (): Promise<string[]> =>
  (await queueOf(database.sql, { now: rows.dependencies.now(), pool: 'sandbox' })).map(({ id }) => id);

/** Plays one block of the match whose turn it is; that match. */
const turn = async (): Promise<string> => {
  const row = await claimNext(rows.dependencies, 60_000);
  if (row === null) throw new Error('nothing waits');
  rows.now += 5_000;
  await releaseMatch(rows.dependencies, row);
  return row.id;
};

describe('the queue', () => {
  test.each([
    ['one address', () => ['here']],
    ['a /48 with a network for each', (at: number) => [`here ${at}`, 'around here']],
  ])('twelve guests of %s stand before an honest challenge once', async (_name, networksOf) => {
    rows = new ArenaRows(database);
    for (let at = 0; at < 12; at += 1) {
      const guest = await challenger({ networks: networksOf(at) });
      for (let match = 0; match < 2; match += 1) await challenge(guest);
    }
    const honest = await challenge(await challenger({ networks: ['elsewhere'] }));
    expect((await queue()).indexOf(honest)).toBe(1);
    expect([await turn(), await turn()]).toContain(honest);
    // From then on it has every second turn.
    const turns: string[] = [];
    for (let at = 0; at < 8; at += 1) turns.push(await turn());
    expect(turns.filter((match) => match === honest)).toHaveLength(4);
    // However long they have waited: what is overdue is the turn of their network, not that of each of them.
    rows.now += 3_600_000;
    const late = await challenge(await challenger({ networks: ['far away'] }));
    expect((await queue()).indexOf(late)).toBe(2);
    const next = [await turn(), await turn(), await turn()];
    expect(next).toContain(honest);
    expect(next[2]).toBe(late);
  });

  test('whoever came back after a pause does not go ahead of those who wait', async () => {
    rows = new ArenaRows(database);
    const guests: string[] = [];
    for (let at = 0; at < 6; at += 1) guests.push(await challenger({ networks: [`network ${at}`] }));
    for (const guest of guests) await challenge(guest);
    for (let at = 0; at < 6; at += 1) await turn();
    await database.sql.update(arenaMatches).set({ status: 'finished' });
    rows.now += 600_000;
    const honest = await challenge(await challenger({ networks: ['elsewhere'] }));
    for (const guest of guests) await challenge(guest);
    expect((await queue())[0]).toBe(honest);
  });

  test('accounts that were just made share the turns of their network, apart from its guests', async () => {
    rows = new ArenaRows(database);
    const here = { networks: ['here', 'around here'] };
    for (let at = 0; at < 6; at += 1) await challenge(await challenger({ ...here, isGuest: false, since: rows.now }));
    for (let at = 0; at < 6; at += 1) await challenge(await challenger(here));
    const honest = await challenge(await challenger({ networks: ['elsewhere'] }));
    expect((await queue()).indexOf(honest)).toBe(2);
  });

  test('people with accounts stand for themselves, wherever they come from', async () => {
    rows = new ArenaRows(database);
    const accounts: string[] = [];
    for (let at = 0; at < 3; at += 1) accounts.push(await challenger({ networks: ['school'], isGuest: false }));
    const guest = await challenger({ networks: ['school'] });
    const matches = new Map<string, string>();
    for (const person of [guest, ...accounts]) matches.set(await challenge(person), person);
    const had: (string | undefined)[] = [];
    for (let at = 0; at < 8; at += 1) had.push(matches.get(await turn()));
    expect(had).toEqual([guest, ...accounts, guest, ...accounts]);
  });

  test('AR-21 every network has had as many turns as any other that was waiting, give or take one', async () => {
    const person = fc.record({
      site: fc.integer({ min: 0, max: 2 }),
      network: fc.integer({ min: 0, max: 2 }),
      matches: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 8 }), async (crowd) => {
        await database.sql.delete(arenaMatches);
        rows = new ArenaRows(database);
        rows.now += 1;
        const keysOf = new Map<string, readonly [site: string, network: string, owner: string]>();
        for (const { site, network, matches } of crowd) {
          const keys = [`site ${site}`, `network ${site} ${network}`] as const;
          const id = await challenger({ networks: [keys[1], keys[0]] });
          for (let match = 0; match < matches; match += 1) keysOf.set(await challenge(id), [...keys, id]);
        }
        const turns = new Map<string, number>();
        for (let at = 0; at < 24; at += 1) {
          for (const key of keysOf.get(await turn()) ?? []) turns.set(key, (turns.get(key) ?? 0) + 1);
        }
        /** Keys of one level that lie within the same key of the level above. */
        const siblings = (level: 0 | 1 | 2): Map<string, Set<string>> => {
          const groups = new Map<string, Set<string>>();
          for (const keys of keysOf.values()) {
            const above = level === 0 ? '' : keys[level - 1];
            groups.set(above, (groups.get(above) ?? new Set()).add(keys[level]));
          }
          return groups;
        };
        for (const level of [0, 1, 2] as const) {
          for (const group of siblings(level).values()) {
            const counts = [...group].map((key) => turns.get(key) ?? 0);
            expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
          }
        }
        await database.sql.delete(people);
      }),
      { numRuns: examples(10, 60) },
    );
  });
});

test('guests of one network together have three shares of the machines, then they come later', async () => {
  rows = new ArenaRows(database);
  const guests: string[] = [];
  for (let at = 0; at < 4; at += 1) guests.push(await challenger({ networks: ['here', 'around here'] }));
  for (const guest of guests) await challenge(guest);
  await database.sql.update(arenaMatches).set({ spent: HOURLY_SHARE });
  expect(await overShareKeys(database.sql, rows.now)).toEqual(new Set(['here']));
  // None of them has had more than their own share, and one who comes only now has had nothing.
  const newcomer = await challenge(await challenger({ networks: ['here', 'around here'] }));
  const ladder = await rows.create([rows.level('greedy'), rows.level('simple')]);
  const honest = await challenge(await challenger({ networks: ['elsewhere'] }));
  const order = await queue();
  expect(order[0]).toBe(honest);
  expect(order.indexOf(ladder)).toBeLessThan(order.length - 1);
  expect(order.indexOf(newcomer)).toBeGreaterThan(0);
});

describe('a list of the newest', () => {
  /** Puts something of this owner there, newer than all before it. */
  type Put = (owner: string) => Promise<string>;
  const lists: readonly (readonly [string, number, Put, (asker: string) => Promise<readonly { id: string }[]>])[] = [
    [
      'of tournaments',
      MOST_LISTED,
      async (organiser) => {
        const id = `tournament ${++rows.now}`;
        const plan = { ...GAME, format: 'swiss', status: 'open', seats: 4, deals: 1, finals: false, round: 0 } as const;
        const row = { id, name: 'Giải', organiser, ...plan, seed: '', createdAt: rows.now };
        await database.sql.insert(arenaTournaments).values(row);
        return id;
      },
      (asker) => listTournaments({ sql: database.sql, now: () => rows.now }, {}, asker),
    ],
    [
      'of open bots',
      MOST_OPEN,
      async (owner) => (await rows.bot(owner, 'greedy', { sharing: 'open' })).id,
      (asker) => listOpen({ sql: database.sql, now: () => rows.now }, asker, {}),
    ],
  ];

  test.each(lists)('%s has room for everybody, however many a network puts there', async (_name, most, put, list) => {
    rows = new ArenaRows(database);
    const asker = await rows.person();
    const honest = [
      await put(await challenger({ networks: ['elsewhere'] })),
      await put(await challenger({ isGuest: false })),
    ];
    const one = await challenger({ networks: ['here'] });
    for (let at = 0; at < most; at += 1) await put(one);
    for (let at = 0; at < most; at += 1) await put(await challenger({ networks: [`here ${at}`, 'around here'] }));
    const pupil = await put(await challenger({ networks: ['here'] }));
    const listed = (await list(asker)).map(({ id }) => id);
    expect(listed).toHaveLength(most);
    for (const id of [...honest, pupil]) expect(listed).toContain(id);
    // Newest first all the same.
    expect(listed.indexOf(pupil)).toBe(0);
    expect(listed.slice(-2)).toEqual(honest.toReversed());
  });
});
