import { describe, expect, test } from 'vitest';
import { placesOf } from './places.ts';

const game = (seating: number[], points: number[]) => ({ seating, result: { points, places: [], breakdown: [] } });

describe('places of a match', () => {
  test('follow the points a game and seat, whoever has more seats', () => {
    // Contestant 0 has two seats: 6 points in all are 3 a seat.
    expect(placesOf(3, [game([0, 1, 2, 0], [4, 5, -11, 2])], [])).toEqual([2, 1, 3]);
  });

  test('are shared by equals', () => {
    expect(placesOf(4, [game([0, 1, 2, 3], [1, 1, -1, -1])], [])).toEqual([1, 1, 3, 3]);
  });

  test('BT-2: whoever is disqualified comes last, with whatever points', () => {
    expect(placesOf(4, [game([0, 1, 2, 3], [9, -1, -3, -5])], [0])).toEqual([4, 1, 2, 3]);
    expect(placesOf(4, [game([0, 1, 2, 3], [9, 5, -7, -7])], [0, 1])).toEqual([3, 3, 1, 1]);
  });
});
