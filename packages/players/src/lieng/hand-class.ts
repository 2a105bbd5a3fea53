import type { Card } from '@sanh-rong/engine';
import { EVALUATE, type Evaluate, HAND_SIZE, type HandValue, type TieBreak } from '@sanh-rong/engine/lieng/core';

/** Hands put into classes by the share of all hands they beat: narrow ones at the top, where pots are fought over. */

export const HAND_CLASSES = 32;
/** The larger, the narrower the best classes; with this the best one is as wide as sáp. */
const BEND = 1.75;

const HAND_VALUES = 4096;
const DECK = 52;

/** The share of hands below a class, 0 for the weakest; 1 for the class above the best. */
export const shareBelow = (handClass: number): number => 1 - (1 - handClass / HAND_CLASSES) ** BEND;

export const classOfShare = (share: number): number =>
  Math.min(HAND_CLASSES - 1, Math.floor(HAND_CLASSES * (1 - (1 - share) ** (1 / BEND))));

/** By a hand's number: which share of all hands it beats, equal ones counted half. */
const sharesOf = (evaluate: Evaluate): Float64Array => {
  const counts = new Float64Array(HAND_VALUES);
  let all = 0;
  for (let a = 0; a < DECK; a++) {
    for (let b = a + 1; b < DECK; b++) {
      for (let c = b + 1; c < DECK; c++, all++) counts[evaluate(a, b, c)] += 1;
    }
  }
  let below = 0;
  return counts.map((count) => {
    const share = (below + count / 2) / all;
    below += count;
    return share;
  });
};

const known = new Map<TieBreak, Float64Array>();

const sharesFor = (tieBreak: TieBreak): Float64Array => {
  const found = known.get(tieBreak) ?? sharesOf(EVALUATE[tieBreak]);
  known.set(tieBreak, found);
  return found;
};

/** Which share of all 22,100 hands this one beats. */
export const shareOf = (hand: readonly Card[], tieBreak: TieBreak): number => {
  if (hand.length !== HAND_SIZE) throw new RangeError(`cards: ${hand.length}`);
  const value: HandValue = EVALUATE[tieBreak](hand[0], hand[1], hand[2]);
  return sharesFor(tieBreak)[value];
};
