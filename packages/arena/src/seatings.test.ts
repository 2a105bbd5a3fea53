import { describe, expect, test } from 'vitest';
import { everybody, oneAgainstCopies, scheduleDeal } from './schedule.ts';
import { allSeatings, scheduleFinalDeal } from './seatings.ts';

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

describe('all seatings', () => {
  test.each([1, 2, 3, 4, 5])('of %i contestants are all orders, each once', (contestants) => {
    const seatings = allSeatings(everybody(contestants));
    expect(seatings).toHaveLength(factorial(contestants));
    expect(new Set(seatings.map((seating) => seating.join())).size).toBe(seatings.length);
    for (const seating of seatings) expect([...seating].sort()).toEqual(everybody(contestants));
  });

  test('put everybody behind everybody, and in every seat, equally often', () => {
    const seatings = allSeatings(everybody(4));
    for (let one = 0; one < 4; one++) {
      for (let other = 0; other < 4; other++) {
        expect(seatings.filter((seating) => seating[other] === one)).toHaveLength(6);
        if (one === other) continue;
        expect(seatings.filter((seating) => seating[(seating.indexOf(one) + 1) % 4] === other)).toHaveLength(8);
      }
    }
  });

  test('count every seat of a copy', () => {
    const seatings = allSeatings(oneAgainstCopies(4));
    expect(seatings).toHaveLength(24);
    for (let seat = 0; seat < 4; seat++) expect(seatings.filter((seating) => seating[seat] === 0)).toHaveLength(6);
  });

  test('belong to the cards the schedule has', () => {
    const deal = scheduleFinalDeal(everybody(3), 'final', 7);
    expect(deal.seatings).toEqual(allSeatings(everybody(3)));
    expect(deal.seed).toBe(scheduleDeal(everybody(3), 'final', 7).seed);
  });

  test.each([0, 7])('are not made for %i seats', (seats) => {
    expect(() => allSeatings(everybody(seats))).toThrow(RangeError);
  });
});
