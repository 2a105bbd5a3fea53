import { Random } from '@sanh-rong/engine';

/**
 * Duplicate deals. Luck in the cards is the larger part of any single game, so every deal is played by every contestant
 * from every seat: what is left between two contestants is how they played. Who sits behind whom matters as well, so
 * the order round the table is drawn anew for each deal; one order for all deals would favour the contestant behind the
 * weakest.
 */

/** Whose turn it is in a lineup, counted from 0. */
export type Contestant = number;

/** One contestant for each seat. Several seats may be one contestant's: `[0, 1, 1, 1]` is one against three copies. */
export type Lineup = readonly Contestant[];

/** Who sits where, by seat. */
export type Seating = readonly Contestant[];

export interface ScheduledDeal {
  readonly number: number;
  /** What the cards are shuffled from, the same for every seating. */
  readonly seed: string;
  /** All rotations of one order round the table: each contestant's place is in every seat once. */
  readonly seatings: readonly Seating[];
}

/** Every contestant once. */
export const everybody = (contestants: number): Lineup => Array.from({ length: contestants }, (_, index) => index);

/** Contestant 0 against copies of contestant 1. */
export const oneAgainstCopies = (seats: number): Lineup =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 0 : 1));

/** Whether these can be seats of contestants: numbered without gaps. */
export const isLineup = (lineup: readonly number[]): boolean => {
  const contestants = new Set(lineup).size;
  return lineup.every((each) => Number.isInteger(each) && each >= 0 && each < contestants);
};

/** How many contestants a lineup has. They are numbered without gaps; anything else is a RangeError. */
export const contestantsIn = (lineup: Lineup): number => {
  if (!isLineup(lineup)) throw new RangeError(`lineup: ${lineup.join(' ')}`);
  return new Set(lineup).size;
};

/** A circle has no first place, so the first one stays and the others are shuffled: every cyclic order equally likely. */
const drawOrder = (lineup: Lineup, random: Random): Contestant[] => {
  const order = [...lineup];
  for (let last = order.length - 1; last > 1; last--) {
    const pick = 1 + random.below(last);
    [order[last], order[pick]] = [order[pick], order[last]];
  }
  return order;
};

const rotated = (order: readonly Contestant[], by: number): Seating =>
  order.map((_, seat) => order[(seat + by) % order.length]);

/** Deal number `number` of the match with this seed: the same for the same seed, whichever deals were asked for before. */
export const scheduleDeal = (lineup: Lineup, seed: string, number: number): ScheduledDeal => {
  contestantsIn(lineup);
  const order = drawOrder(lineup, new Random(`${seed}/${number}/order`));
  return {
    number,
    seed: `${seed}/${number}`,
    seatings: order.map((_, by) => rotated(order, by)),
  };
};

/**
 * A deal from one seating alone. As many deals as there are seats are a round: one order, whose rotations they go through,
 * so that everybody has been in every seat when it is over.
 */
export const scheduleSingleDeal = (lineup: Lineup, seed: string, number: number): ScheduledDeal => {
  const turn = number % lineup.length;
  const { seatings } = scheduleDeal(lineup, seed, number - turn);
  return { number, seed: `${seed}/${number}`, seatings: [seatings[turn]] };
};
