import { describe, expect, test } from 'vitest';
import { finalTables } from './finals.ts';
import { everybody, scheduleDeal } from './schedule.ts';

const NAMES = ['Lan', 'Nam', 'Bắc', 'Minh', 'Hoa'];

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

describe('finals', () => {
  test.each([2, 3, 4, 5])('of %i play every deal from all seatings, each once, with the same cards', (finalists) => {
    const field = NAMES.slice(0, finalists);
    const tables = finalTables(field);
    for (let number = 0; number < 5; number++) {
      const deals = tables.map((table) => {
        const { seed, seatings } = scheduleDeal(everybody(finalists), 'final', number);
        return { seed, seatings: seatings.map((seating) => seating.map((who) => table[who])) };
      });
      expect(new Set(deals.map(({ seed }) => seed)).size).toBe(1);
      const seatings = deals.flatMap((deal) => deal.seatings);
      expect(seatings).toHaveLength(factorial(finalists));
      expect(new Set(seatings.map((seating) => seating.join())).size).toBe(seatings.length);
      for (const seating of seatings) expect(seating.toSorted()).toEqual(field.toSorted());
    }
  });
});
