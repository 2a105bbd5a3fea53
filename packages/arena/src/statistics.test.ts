import { Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate, type Moments, merge, NOTHING, observe, variance } from './moments.ts';
import { beyondT, criticalT } from './student.ts';

const momentsOf = (values: readonly number[]): Moments => values.reduce(observe, NOTHING);

/** Nearly normal: the sum of twelve even draws has mean 6 and variance 1. */
const bell = (random: Random): number => {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += random.fraction();
  return sum;
};

describe("Student's t", () => {
  test.each([
    [1, 0.95, 12.7062],
    [2, 0.95, 4.3027],
    [4, 0.95, 2.7764],
    [9, 0.95, 2.2622],
    [30, 0.95, 2.0423],
    [120, 0.95, 1.9799],
    [100_000, 0.95, 1.96],
    [10, 0.99, 3.1693],
    [10, 0.9, 1.8125],
  ])(
    'for %i degrees of freedom stays within ± t with confidence %f as the tables say: %f',
    (freedom, confidence, t) => {
      expect(criticalT(freedom, confidence)).toBeCloseTo(t, 4);
    },
  );

  test('leaves nothing out: what lies beyond the critical t is what confidence leaves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0.5, max: 0.999, noNaN: true }),
        (freedom, share) => {
          expect(beyondT(criticalT(freedom, share), freedom)).toBeCloseTo(1 - share, 9);
        },
      ),
    );
  });

  test.each([
    [0, 0.95],
    [5, 1],
    [5, 0],
  ])('has no critical value for %f degrees of freedom and confidence %f', (freedom, confidence) => {
    expect(() => criticalT(freedom, confidence)).toThrow(RangeError);
  });
});

describe('running moments', () => {
  /** Student's own example (1908): extra hours of sleep of ten patients by two drugs. */
  const DIFFERENCES = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];

  test('give the interval of the sleep data: 1.58, from 0.70 to 2.46', () => {
    const moments = momentsOf(DIFFERENCES);
    expect(Math.sqrt(variance(moments))).toBeCloseTo(1.23, 2);
    const { mean, low, high } = estimate(moments);
    expect(mean).toBeCloseTo(1.58, 10);
    expect(low).toBeCloseTo(0.7001, 4);
    expect(high).toBeCloseTo(2.4599, 4);
  });

  test('know nothing after one observation, and less after none', () => {
    expect(estimate(momentsOf([3]))).toEqual({ mean: 3, low: -Infinity, high: Infinity });
    expect(estimate(NOTHING)).toEqual({ mean: Number.NaN, low: -Infinity, high: Infinity });
  });

  test('merge into what all observations together give, wherever they are cut', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(values, fc.nat({ max: 40 }), (all, cut) => {
        const merged = merge(momentsOf(all.slice(0, cut)), momentsOf(all.slice(cut)));
        const whole = momentsOf(all);
        expect(merged.count).toBe(all.length);
        expect(merged.mean).toBeCloseTo(whole.mean, 8);
        expect(merged.squares).toBeCloseTo(whole.squares, 4);
        const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
        expect(whole.mean).toBeCloseTo(mean, 8);
        expect(whole.squares).toBeCloseTo(
          all.reduce((sum, value) => sum + (value - mean) ** 2, 0),
          4,
        );
      }),
    );
  });

  test.each([3, 10, 50])('cover the true mean about 95 times in 100, from %i observations', (count) => {
    const random = new Random(`coverage ${count}`);
    const trials = 4000;
    let covered = 0;
    for (let trial = 0; trial < trials; trial++) {
      const { low, high } = estimate(momentsOf(Array.from({ length: count }, () => 2.5 + 3 * bell(random))));
      if (low <= 2.5 && 2.5 <= high) covered += 1;
    }
    // Four standard deviations of a share of 0.95 in 4,000 trials.
    expect(Math.abs(covered / trials - 0.95)).toBeLessThan(0.0138);
  });
});
