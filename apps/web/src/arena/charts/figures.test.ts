import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeWords, scaleAround, verdictOf } from './figures.ts';

test('between which the truth lies is said where it is known', () => {
  expect(rangeWords({ mean: 0.8, low: 0.2, high: 1.4 }, 'vi')).toBe('+0,20 … +1,40');
  expect(rangeWords({ mean: 0.8, low: null, high: null }, 'vi')).toBe('');
});

describe('who is better', () => {
  test.each([
    [{ mean: 1, low: 0.1, high: 1.9 }, 'better'],
    [{ mean: -1, low: -1.9, high: -0.1 }, 'worse'],
    [{ mean: 1, low: -0.1, high: 2.1 }, 'open'],
    [{ mean: 5, low: null, high: null }, 'open'],
  ] as const)('%j: %s', (estimate, verdict) => {
    expect(verdictOf(estimate)).toBe(verdict);
  });

  test('seen from the other side is the opposite', () => {
    const opposite = { better: 'worse', worse: 'better', open: 'open' } as const;
    const middle = fc.double({ noNaN: true, min: -9, max: 9 });
    const half = fc.double({ noNaN: true, min: 0, max: 9 });
    fc.assert(
      fc.property(middle, half, (mean, by) => {
        const own = { mean, low: mean - by, high: mean + by };
        const other = { mean: -mean, low: -own.high, high: -own.low };
        expect(verdictOf(other)).toBe(opposite[verdictOf(own)]);
      }),
    );
  });
});

test('all are drawn to the measure of the widest, zero in the middle', () => {
  const estimates = [
    { mean: 1, low: -0.5, high: 2.5 },
    { mean: -3, low: null, high: null },
  ];
  expect(scaleAround(estimates)).toEqual({ low: -3, high: 3 });
  expect(scaleAround([])).toEqual({ low: -1, high: 1 });
});
