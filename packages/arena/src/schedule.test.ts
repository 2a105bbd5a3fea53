import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contestantsIn,
  everybody,
  oneAgainstCopies,
  type Seating,
  scheduleDeal,
  scheduleSingleDeal,
} from './schedule.ts';

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

  test('AR-2 puts every contestant in every seat as often as the lineup has them, and repeats', () => {
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

describe('a deal that is played once', () => {
  const lineups = fc.integer({ min: 1, max: 6 }).map(everybody);

  test('has one seating, and cards that no other deal has', () => {
    fc.assert(
      fc.property(lineups, fc.string(), fc.nat(100), (lineup, seed, number) => {
        const deal = scheduleSingleDeal(lineup, seed, number);
        expect(deal).toEqual(scheduleSingleDeal(lineup, seed, number));
        expect([...deal.seatings[0]].sort()).toEqual([...lineup]);
        expect(deal).toMatchObject({ number, seed: scheduleDeal(lineup, seed, number).seed });
        expect(deal.seatings).toHaveLength(1);
        expect(deal.seed).not.toBe(scheduleSingleDeal(lineup, seed, number + 1).seed);
      }),
    );
  });

  test('is one of a round in which everybody has been in every seat, behind the same people', () => {
    fc.assert(
      fc.property(lineups, fc.string(), fc.nat(100), (lineup, seed, round) => {
        const seatings = lineup.map(
          (_, turn) => scheduleSingleDeal(lineup, seed, round * lineup.length + turn).seatings[0],
        );
        for (const seat of lineup.keys()) expect(seatings.map((each) => each[seat]).sort()).toEqual([...lineup]);
        expect(new Set(seatings.map(circle)).size).toBe(1);
      }),
    );
  });

  test('has another order round the table from round to round', () => {
    const orders = Array.from({ length: 60 }, (_, round) =>
      circle(scheduleSingleDeal(everybody(4), 'x', round * 4).seatings[0]),
    );
    expect(new Set(orders).size).toBe(6);
  });
});
