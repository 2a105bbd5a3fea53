import { describe, expect, test } from 'vitest';
import { weighedDeals } from './count.ts';

const deals = [
  [3, -3, 0, 0],
  [1, 1, 1, -3],
  [-4, 4, 0, 0],
  [4, -2, -2, 0],
  [8, -8, 0, 0],
  [0, 0, 2, -2],
];
const lineup = [0, 1, 2, 3];

describe('deals as they are rated', () => {
  test('stand for themselves where each was played from all seats', () => {
    expect(weighedDeals({ pool: 'sandbox', lineup }, deals)).toEqual(deals);
  });

  test('are taken together by rounds where each was played once, the last round as far as it went', () => {
    expect(weighedDeals({ pool: 'remote', lineup }, deals)).toEqual([
      [1, 0, -0.25, -0.75],
      [4, -4, 1, -1],
    ]);
    expect(weighedDeals({ pool: 'remote', lineup: [0, 1] }, [])).toEqual([]);
  });
});
