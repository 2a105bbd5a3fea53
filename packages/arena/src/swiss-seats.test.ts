import { Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { SwissSeats } from './swiss-seats.ts';

test('each pair is weighed once from both sides, however often seats are exchanged, and the sum stays exact', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(sizes, fc.string(), (sizes, seed) => {
      const random = new Random(seed);
      const contestants = sizes.reduce((sum, size) => sum + size, 0);
      const costs = Array.from({ length: contestants }, () =>
        Array.from({ length: contestants }, () => random.below(1000)),
      );
      const costOf = (one: number, other: number): number => costs[Math.min(one, other)][Math.max(one, other)];
      let weighed = 0;
      const seats = new SwissSeats(sizes, (one, other) => {
        weighed += 1;
        return costOf(one, other);
      });
      for (let shake = 0; shake < 5; shake++) {
        const shaken = seats.total();
        seats.settle();
        expect(seats.total()).toBeLessThanOrEqual(shaken);
        const tables = seats.tables();
        expect(tables.map(({ length }) => length)).toEqual(sizes);
        const pairs = tables.flatMap((table) => table.flatMap((one, at) => table.slice(0, at).map((b) => [one, b])));
        expect(seats.total()).toBe(pairs.reduce((sum, [one, other]) => sum + costOf(one, other), 0));
        seats.shake(random);
      }
      expect(weighed).toBe(contestants * (contestants - 1));
    }),
    { numRuns: examples(30, 200) },
  );
});
