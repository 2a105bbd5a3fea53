import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticksBetween } from '../../chart/scale.ts';
import { type RatingPoint, spanOf, versionMarks } from './history-scale.ts';

const point = (mu: number, sigma: number, version = 1): RatingPoint => ({
  at: 0,
  match: 'm',
  version,
  rating: { mu, sigma, shown: mu - 3 * sigma },
});

describe('the paper of a rating history', () => {
  const points = fc.array(
    fc.tuple(fc.double({ min: -20, max: 80, noNaN: true }), fc.double({ min: 0.1, max: 8.4, noNaN: true })),
    { minLength: 1, maxLength: 40 },
  );

  test('holds all that was ever shown, and all that may be true now', () => {
    fc.assert(
      fc.property(points, (drawn) => {
        const history = drawn.map(([mu, sigma]) => point(mu, sigma));
        const { low, high } = spanOf(history);
        const ticks = ticksBetween(low, high, 5);
        const bottom = ticks[0];
        const top = ticks[ticks.length - 1];
        for (const { rating } of history) {
          expect(rating.shown).toBeGreaterThanOrEqual(bottom);
          expect(rating.mu).toBeLessThanOrEqual(top);
        }
        const last = history[history.length - 1].rating;
        expect(last.mu + 3 * last.sigma).toBeLessThanOrEqual(top);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

test('a new version is marked where it first played', () => {
  expect(versionMarks([])).toEqual([]);
  expect(versionMarks([point(25, 8), point(25, 7), point(26, 7, 2), point(26, 6, 2), point(26, 6, 4)])).toEqual([2, 4]);
});
