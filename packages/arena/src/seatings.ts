import { type Lineup, type ScheduledDeal, type Seating, scheduleDeal } from './schedule.ts';

/**
 * Finals: a frozen field plays every deal from all its seatings, so that not even who sits behind whom is left to the
 * draw. That is n! games a deal, 24 for four.
 */

/** Beyond that a deal alone would be thousands of games. */
const MOST_SEATS = 6;

const orders = (rest: Lineup): Seating[] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((first, at) => orders(rest.toSpliced(at, 1)).map((order) => [first, ...order]));

/**
 * All seatings of a lineup, each as often as the others: every order round the table in all its rotations, one after the
 * other. Copies count as if they were different, so that every seat of theirs is in every place.
 */
export const allSeatings = (lineup: Lineup): Seating[] => {
  if (lineup.length < 1 || lineup.length > MOST_SEATS) throw new RangeError(`all seatings of ${lineup.length}`);
  const [first, ...rest] = lineup;
  return orders(rest).flatMap((order) => {
    const circle = [first, ...order];
    return circle.map((_, by) => circle.map((_, seat) => circle[(seat + by) % circle.length]));
  });
};

/** Deal number `number` of finals with this seed: the cards that `scheduleDeal` has, from all seatings. */
export const scheduleFinalDeal = (lineup: Lineup, seed: string, number: number): ScheduledDeal => ({
  ...scheduleDeal(lineup, seed, number),
  seatings: allSeatings(lineup),
});
