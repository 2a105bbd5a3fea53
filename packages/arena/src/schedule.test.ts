import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contestantsIn, everybody, oneAgainstCopies, type Seating, scheduleDeal } from './schedule.ts';

/** A seating as a circle: read from the first seat of contestant 0 on. */
const circle = (seating: Seating): string => {
  const start = seating.indexOf(0);
  return seating.map((_, at) => seating[(start + at) % seating.length]).join('');
};

describe('a scheduled deal', () => {
  test('seats four contestants in all rotations of one order', () => {
    const { seatings } = scheduleDeal(everybody(4), 'match', 1);
    expect(seatings).toHaveLength(4);
    expect(new Set(seatings.map(circle)).size).toBe(1);
    for (let seat = 0; seat < 4; seat++) {
      expect(seatings.map((seating) => seating[seat]).sort()).toEqual([0, 1, 2, 3]);
    }
  });

  test('seats one against three copies in every seat in turn', () => {
    const { seatings } = scheduleDeal(oneAgainstCopies(4), 'match', 1);
    expect(seatings.map((seating) => seating.indexOf(0)).sort()).toEqual([0, 1, 2, 3]);
    expect(seatings.map((seating) => seating.filter((who) => who === 1).length)).toEqual([3, 3, 3, 3]);
  });

  test('draws every cyclic order equally often', () => {
    const counts = new Map<string, number>();
    for (let deal = 0; deal < 6000; deal++) {
      const order = circle(scheduleDeal(everybody(4), 'orders', deal).seatings[0]);
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['0123', '0132', '0213', '0231', '0312', '0321']);
    // Five standard deviations of a count of 1,000 in 6,000.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
  });

  test('puts every contestant in every seat as often as the lineup has them, and repeats', () => {
    const lineups = fc
      .integer({ min: 1, max: 4 })
      .chain((kinds) =>
        fc.array(fc.nat({ max: kinds - 1 }), { maxLength: 6 }).map((others) => [...everybody(kinds), ...others]),
      );
    fc.assert(
      fc.property(lineups, fc.string(), fc.nat(), (lineup, seed, number) => {
        const deal = scheduleDeal(lineup, seed, number);
        const sorted = [...lineup].sort((a, b) => a - b);
        for (let seat = 0; seat < lineup.length; seat++) {
          expect(deal.seatings.map((seating) => seating[seat]).sort((a, b) => a - b)).toEqual(sorted);
        }
        expect(scheduleDeal(lineup, seed, number)).toEqual(deal);
        expect(scheduleDeal(lineup, seed, number + 1).seed).not.toBe(deal.seed);
      }),
    );
  });

  test.each([[[0, 2]], [[1, 1]], [[0, 0.5]], [[-1, 0]]])('refuses the lineup %j', (lineup) => {
    expect(() => contestantsIn(lineup)).toThrow(RangeError);
  });
});
