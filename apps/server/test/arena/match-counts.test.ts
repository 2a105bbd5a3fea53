import { afterAll, beforeAll, expect, test } from 'vitest';
import { MatchCounts } from '../../src/arena/reading/match-counts.ts';
import type { Database } from '../../src/database/open.ts';
import { openNewPostgres } from '../support/databases.ts';
import { ArenaRows, GAME } from './arena-rows.ts';

/** How many matches a ladder has seen: counted bit by bit, and as many as if all were counted at once. */

const MINUTE = 60_000;
const LADDER = { ...GAME, pool: 'sandbox' } as const;

let database: Database;
let rows: ArenaRows;

beforeAll(async () => {
  database = await openNewPostgres();
  rows = new ArenaRows(database);
});
afterAll(() => database.close());

test('every match is counted once, whenever somebody asks', async () => {
  const counts = new MatchCounts(database.sql, () => rows.now);
  const seen = async (from = counts): Promise<number> => (await from.all())(LADDER);
  const make = (deals: number) => rows.create([rows.level('simple'), rows.level('random')], { deals });
  expect(await seen()).toBe(0);
  for (let made = 1; made <= 12; made++) {
    await make(1);
    // Some of them lie in what is counted already, some at its edge, some behind it.
    if (made % 3 > 0) rows.now += made * 2 * MINUTE;
    expect(await seen()).toBe(made);
    expect(await Promise.all([seen(), seen(), seen(new MatchCounts(database.sql, () => rows.now))])).toEqual([
      made,
      made,
      made,
    ]);
  }
  expect((await counts.all())({ ...LADDER, ruleSet: 'thirteen' })).toBe(0);
  expect((await counts.all())({ ...LADDER, pool: 'remote' })).toBe(0);
});
