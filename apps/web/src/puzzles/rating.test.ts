import { expect, test } from 'vitest';
import { NEW_RATING, ratedBy, shownMargin, shownRating } from './rating.ts';

/** After so many puzzles of a rating, each solved or missed. */
const after = (results: readonly boolean[], rating: number) =>
  results.reduce((own, isSolved) => ratedBy(own, { rating }, isSolved), NEW_RATING);

test('a person begins in the middle, not known yet', () => {
  expect(shownRating(NEW_RATING)).toBe(1500);
  expect(shownMargin(NEW_RATING)).toBeGreaterThan(500);
});

test('solving raises it and missing lowers it, a hard puzzle more than an easy one', () => {
  const change = (rating: number, isSolved: boolean): number =>
    shownRating(ratedBy(NEW_RATING, { rating }, isSolved)) - 1500;
  expect(change(1500, true)).toBeGreaterThan(0);
  expect(change(1500, false)).toBeLessThan(0);
  expect(change(1900, true)).toBeGreaterThan(change(1100, true));
  expect(change(1100, false)).toBeLessThan(change(1900, false));
});

test('who solves every other puzzle is rated about as they are, and ever more surely', () => {
  const results = Array.from({ length: 80 }, (_, at) => at % 2 === 0);
  for (const rating of [1200, 1700]) {
    const own = after(results, rating);
    expect(Math.abs(shownRating(own) - rating)).toBeLessThan(60);
    expect(shownMargin(own)).toBeLessThan(shownMargin(after(results.slice(0, 8), rating)));
  }
});
