import { type GameResult, Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate, NOTHING, observe } from './moments.ts';
import { everybody, type Lineup, oneAgainstCopies, type ScheduledDeal, scheduleDeal } from './schedule.ts';
import { addDeal, dealsIn, emptyTally, leadOver, mergeTallies, pointsOf, type Tally, winsOf } from './tally.ts';

const resultOf = (points: readonly number[]): GameResult => ({
  points,
  places: points.map((own) => 1 + points.filter((other) => other > own).length),
  breakdown: points.map((own) => ({ all: own })),
});

/** A deal's games where each seat gets what `pointsFor` says, minus what all get on average: points sum to zero. */
const games = (deal: ScheduledDeal, pointsFor: (contestant: number, seat: number) => number) =>
  deal.seatings.map((seating) => {
    const raw = seating.map((contestant, seat) => pointsFor(contestant, seat));
    const mean = raw.reduce((sum, value) => sum + value, 0) / raw.length;
    return { seating, result: resultOf(raw.map((value) => value - mean)) };
  });

const tallyOf = (
  lineup: Lineup,
  deals: number,
  pointsFor: (deal: number) => (contestant: number, seat: number) => number,
): Tally => {
  let tally = emptyTally(new Set(lineup).size);
  for (let number = 0; number < deals; number++) {
    tally = addDeal(tally, games(scheduleDeal(lineup, 'tally', number), pointsFor(number)));
  }
  return tally;
};

describe('a tally', () => {
  test('counts one deal of two by hand', () => {
    const tally = addDeal(emptyTally(2), [
      { seating: [0, 1], result: resultOf([10, -10]) },
      { seating: [1, 0], result: resultOf([4, -4]) },
    ]);
    expect(dealsIn(tally)).toBe(1);
    expect(tally.games).toBe(2);
    expect([pointsOf(tally, 0).mean, pointsOf(tally, 1).mean]).toEqual([3, -3]);
    expect([winsOf(tally, 0).mean, winsOf(tally, 1).mean]).toEqual([0.5, 0.5]);
    expect([leadOver(tally, 0, 1).mean, leadOver(tally, 1, 0).mean]).toEqual([6, -6]);
  });

  test('shares a win among all who came first', () => {
    const tally = addDeal(emptyTally(3), [{ seating: [0, 1, 2], result: resultOf([5, 5, -10]) }]);
    expect([0, 1, 2].map((who) => winsOf(tally, who).mean)).toEqual([0.5, 0.5, 0]);
  });

  test('gives every seat of a copy its share', () => {
    const tally = addDeal(emptyTally(2), [{ seating: [0, 1, 1], result: resultOf([12, -2, -10]) }]);
    expect(pointsOf(tally, 1).mean).toBe(-6);
    expect(leadOver(tally, 0, 1).mean).toBe(18);
  });

  test('AR-2 a pure advantage of seats cancels exactly: equals stay equal, deal by deal', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 8 }),
        fc.boolean(),
        (bySeat, copies) => {
          const seats = bySeat.length;
          const lineup = copies ? oneAgainstCopies(seats) : everybody(seats);
          const tally = tallyOf(lineup, 3, () => (_, seat) => bySeat[seat] * seats);
          for (const { mean, squares } of [...tally.points, ...tally.leads.flat()]) {
            expect(mean).toBeCloseTo(0, 9);
            expect(squares).toBeCloseTo(0, 9);
          }
        },
      ),
    );
  });

  test('finds the difference in skill under any advantage of seats, without spread', () => {
    const tally = tallyOf(everybody(4), 5, () => (who, seat) => 3 * who + 100 * seat);
    const { mean, low, high } = leadOver(tally, 3, 1);
    expect([mean, low, high].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([6, 6, 6]);
  });

  test('merges parts into the whole', () => {
    const random = new Random('parts');
    const luck = Array.from({ length: 30 }, () => random.fraction());
    const part = (from: number, to: number): Tally => {
      let tally = emptyTally(4);
      for (let number = from; number < to; number++) {
        tally = addDeal(
          tally,
          games(scheduleDeal(everybody(4), 'parts', number), (who, seat) => who * luck[number] + seat),
        );
      }
      return tally;
    };
    const whole = part(0, 30);
    const merged = mergeTallies(mergeTallies(part(0, 7), part(7, 8)), part(8, 30));
    expect(merged.games).toBe(whole.games);
    for (let one = 0; one < 4; one++) {
      expect(pointsOf(merged, one).low).toBeCloseTo(pointsOf(whole, one).low, 9);
      for (let other = 0; other < 4; other++) {
        if (one !== other) expect(leadOver(merged, one, other).high).toBeCloseTo(leadOver(whole, one, other).high, 9);
      }
    }
  });

  test('covers the truth about 95 times in 100 where the games of a deal depend on each other; game by game would not', () => {
    const random = new Random('clusters');
    const trials = 1500;
    let clustered = 0;
    let gameByGame = 0;
    for (let trial = 0; trial < trials; trial++) {
      let tally = emptyTally(2);
      let single = NOTHING;
      for (let number = 0; number < 12; number++) {
        // Some deals suit the one who plays better, wherever they sit: all games of the deal share that.
        const suits = 1 + 8 * (random.fraction() - 0.5);
        const deal = games(scheduleDeal(oneAgainstCopies(4), `${trial}`, number), (who) =>
          who === 0 ? suits + random.fraction() - 0.5 : 0,
        );
        tally = addDeal(tally, deal);
        for (const { seating, result } of deal) single = observe(single, result.points[seating.indexOf(0)]);
      }
      const covers = ({ low, high }: { low: number; high: number }): number => (low <= 0.75 && 0.75 <= high ? 1 : 0);
      clustered += covers(pointsOf(tally, 0));
      gameByGame += covers(estimate(single));
    }
    expect(Math.abs(clustered / trials - 0.95)).toBeLessThan(0.0225);
    expect(gameByGame / trials).toBeLessThan(0.8);
  });
});
