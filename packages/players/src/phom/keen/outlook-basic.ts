import { countCards, pointsOf } from '@sanh-rong/engine/phom/core';
import type { Holding } from './holding.ts';
import type { Knowledge } from './knowledge.ts';
import { countRank, lowest, ranksOf } from './suits.ts';

/** What a hand of `basic` promises (PH-10…14), as numbers for the weights: cards leave it only by eating. */

/** Places of the signs; the others are what the discard tells (valuation.ts). */
const SIGN = {
  one: 0,
  points: 1,
  pointsSquared: 2,
  size: 3,
  threeLeft: 4,
  sixLeft: 5,
  useless: 6,
  first: 7,
  second: 8,
  third: 9,
  outs: 10,
  dearOuts: 11,
  gain: 12,
  dearGain: 13,
  gone: 14,
  winning: 20,
  empty: 21,
} as const;

const SUITS = 4;
const TEN = 10;
/** From this many points on a card is thrown rather early by most. */
const DEAR = 9;

/** By suit: cards of the hand that some unseen card would take along. */
const useful = new Int32Array(SUITS);

/** The cards of a suit that lie next to a rank without a gap. */
const neighbours = (ranks: number, rank: number): number => {
  let run = 0;
  for (let at = rank - 1; at >= 0 && (ranks >> at) & 1; at--) run |= 1 << at;
  for (let at = rank + 1; (ranks >> at) & 1; at++) run |= 1 << at;
  return run;
};

/** Writes the signs of a hand that has just discarded. */
export const readBasic = (x: Float64Array, know: Knowledge, holding: Holding): void => {
  x.fill(0);
  const { layout } = know.rules;
  const { black, red } = holding;
  const size = countCards(black, red);
  const points = pointsOf(layout, black, red);
  let outs = 0;
  let dearOuts = 0;
  let gain = 0;
  let dearGain = 0;
  let gone = 0;
  let winning = 0;
  useful.fill(0);
  for (let suit = 0; suit < SUITS; suit++) {
    const own = ranksOf(black, red, suit);
    for (let left = ranksOf(know.unseenBlack, know.unseenRed, suit) & ~own; left !== 0; left &= left - 1) {
      const rank = lowest(left);
      const alike = countRank(black, red, rank);
      const run = neighbours(own, rank);
      const runSize = (run & (run - 1)) === 0 ? 0 : countCards(run, 0);
      if (alike < 2 && runSize === 0) continue;
      const runPoints = runSize === 0 ? 0 : layout.suitPoints[run];
      const setPoints = alike < 2 ? 0 : alike * layout.points[rank];
      const most = Math.max(runPoints, setPoints);
      outs += 1;
      gain += most;
      gone += Math.max(runSize, alike < 2 ? 0 : alike);
      if (Math.max(runSize, alike) + 1 >= size) winning += 1;
      if (layout.points[rank] >= DEAR) {
        dearOuts += 1;
        dearGain += most;
      }
      if (runSize > 0) useful[suit] |= run;
      if (alike >= 2)
        for (let other = 0; other < SUITS; other++) useful[other] |= (1 << rank) & ranksOf(black, red, other);
    }
  }
  let useless = 0;
  let first = 0;
  let second = 0;
  let third = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    for (let left = ranksOf(black, red, suit) & ~useful[suit]; left !== 0; left &= left - 1) {
      const worth = layout.points[lowest(left)];
      useless += worth;
      if (worth > first) {
        third = second;
        second = first;
        first = worth;
      } else if (worth > second) {
        third = second;
        second = worth;
      } else if (worth > third) third = worth;
    }
  }
  const unseen = Math.max(1, know.unseen);
  x[SIGN.one] = 1;
  x[SIGN.points] = points / TEN;
  x[SIGN.pointsSquared] = (points * points) / 1000;
  x[SIGN.size] = size / TEN;
  x[SIGN.threeLeft] = size <= 3 ? 1 : 0;
  x[SIGN.sixLeft] = size <= 6 ? 1 : 0;
  x[SIGN.useless] = useless / TEN;
  x[SIGN.first] = first / TEN;
  x[SIGN.second] = second / TEN;
  x[SIGN.third] = third / TEN;
  x[SIGN.outs] = (TEN * outs) / unseen;
  x[SIGN.dearOuts] = (TEN * dearOuts) / unseen;
  x[SIGN.gain] = gain / unseen;
  x[SIGN.dearGain] = dearGain / unseen;
  x[SIGN.gone] = (TEN * gone) / unseen;
  x[SIGN.winning] = (TEN * winning) / unseen;
  x[SIGN.empty] = size === 0 ? 1 : 0;
};
