import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { roundRobin, type Table } from './round-robin.ts';

/** How often each plays, and how often each pair meets. */
const countsOf = (tables: readonly Table[], contestants: number) => {
  const plays = new Array<number>(contestants).fill(0);
  const meets = Array.from({ length: contestants }, () => new Array<number>(contestants).fill(0));
  for (const table of tables) {
    for (const one of table) {
      plays[one] += 1;
      for (const other of table) if (one !== other) meets[one][other] += 1;
    }
  }
  return { plays, meets: meets.flatMap((row, one) => row.filter((_, other) => one !== other)) };
};

const spread = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);

describe('a round robin', () => {
  test.each([
    [4, 2, 6],
    [5, 2, 10],
    [5, 4, 5],
    [8, 4, 70],
    [12, 4, 495],
    [9, 3, 84],
    [4, 4, 1],
  ])('of %i at tables of %i has a table for every set: %i', (contestants, seats, tables) => {
    const league = roundRobin(contestants, seats);
    expect(new Set(league.map((table) => [...table].sort().join())).size).toBe(tables);
    expect(league).toHaveLength(tables);
  });

  test('of too many for that is balanced: all play equally often, all pairs meet equally often, give or take one', () => {
    const sizes = fc.record({ seats: fc.integer({ min: 2, max: 4 }), contestants: fc.integer({ min: 4, max: 45 }) });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 8 }), ({ seats, contestants }, turns) => {
        const tables = roundRobin(contestants, seats, turns * contestants);
        expect(tables.length).toBeGreaterThan(0);
        expect(tables.length).toBeLessThanOrEqual(turns * contestants);
        for (const table of tables) {
          expect(new Set(table).size).toBe(seats);
          for (const one of table) expect(one >= 0 && one < contestants).toBe(true);
        }
        const { plays, meets } = countsOf(tables, contestants);
        expect(spread(plays)).toBe(0);
        expect(spread(meets)).toBeLessThanOrEqual(1);
        expect(roundRobin(contestants, seats, turns * contestants)).toEqual(tables);
      }),
      { numRuns: examples(20, 60) },
    );
  });

  test('of forty at tables of four lets every two meet three or four times within 500 tables', () => {
    const tables = roundRobin(40, 4);
    expect(tables).toHaveLength(480);
    expect(Math.min(...countsOf(tables, 40).meets)).toBe(3);
  });

  test('gives everybody every place at the table equally often', () => {
    const tables = roundRobin(20, 4, 100);
    for (let place = 0; place < 4; place++) {
      expect(
        spread(
          countsOf(
            tables.map((table) => [table[place]]),
            20,
          ).plays,
        ),
      ).toBe(0);
    }
  });

  test.each([
    [3, 4],
    [5, 1],
  ])('is nothing for %i at tables of %i', (contestants, seats) => {
    expect(() => roundRobin(contestants, seats)).toThrow(RangeError);
  });
});
