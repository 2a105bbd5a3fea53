import { Arrangement, arrange, countCards, pointsOf, weighPoints } from '@sanh-rong/engine/phom/core';
import type { Holding } from './holding.ts';
import type { Knowledge } from './knowledge.ts';
import { countRank, lowest, ranksOf } from './suits.ts';

/** What a hand of `ta-la` promises (PH-20…27), as numbers for the weights. */

/** Places of the signs; the others are what the discard tells (valuation.ts). */
const SIGN = {
  one: 0,
  noPhom: 1,
  covered: 2,
  twoPhom: 3,
  loosePoints: 4,
  oneOut: 5,
  twoOuts: 6,
  manyOuts: 7,
  outsForFirst: 8,
  outsForSecond: 9,
  outsForThird: 10,
  outsToU: 11,
  longerToU: 12,
  longer: 13,
  dearest: 14,
  ate: 18,
  ateTwice: 19,
  nearU: 20,
  round: 21,
} as const;

/** Places once the hand is laid, where they differ. */
const LAID = { noPhom: 1, points: 2, upTo6: 3, upTo15: 4, upTo30: 5, empty: 6 } as const;

const SUITS = 4;

/** Points are counted in tens, chances of a draw in tenths, so that all signs are of one size. */
const TEN = 10;
/** Cards beyond which one more way to complete a phỏm hardly matters. */
const MOST_OUTS = 3;

const found = new Arrangement();
const looseBy = new Float64Array(MOST_OUTS + 1);

const isRun = (black: number, red: number): boolean => {
  const half = black === 0 ? red : black;
  return (black === 0 || red === 0) && countCards(half, 0) >= 3 && (half & (half >>> 1)) !== 0;
};

/** Cards that would lengthen a phỏm: the fourth of a set, the two ends of a run. */
let longerBlack = 0;
let longerRed = 0;
let runsBlack = 0;
let runsRed = 0;

const readMelds = (): void => {
  longerBlack = 0;
  longerRed = 0;
  runsBlack = 0;
  runsRed = 0;
  for (let i = 0; i < found.size; i++) {
    const black = found.black[i];
    const red = found.red[i];
    if (isRun(black, red)) {
      runsBlack |= black;
      runsRed |= red;
      longerBlack |= (black << 1) | (black >>> 1);
      longerRed |= (red << 1) | (red >>> 1);
    } else {
      const rank = lowest((black | (black >>> 16) | red | (red >>> 16)) & 0x1fff);
      const both = (1 << rank) | (1 << (rank + 16));
      longerBlack |= both;
      longerRed |= both;
    }
  }
};

/** Outs of one loose card: unseen cards that bring it into a phỏm. */
const outsOf = (loose: number, runs: number, unseen: number, alike: number, rank: number): number => {
  // Two places of room below, so that shifts never fall off.
  const l = loose << 2;
  const m = runs << 2;
  const u = unseen << 2;
  const at = rank + 2;
  const bit = (bits: number, place: number): number => (bits >> place) & 1;
  let outs = alike;
  if (bit(u, at + 1) && bit(l, at + 2) | bit(l, at - 1) | bit(m, at + 2)) outs += 1;
  if (bit(u, at - 1) && bit(l, at - 2) | bit(l, at + 1) | bit(m, at - 2)) outs += 1;
  if (bit(u, at + 2) && bit(l, at + 1)) outs += 1;
  if (bit(u, at - 2) && bit(l, at - 1)) outs += 1;
  return outs;
};

/** Unseen cards of a suit that make a new phỏm with loose cards of it. */
const runOuts = (loose: number, runs: number): number =>
  ((loose << 1) & (loose << 2)) |
  ((loose >> 1) & (loose >> 2)) |
  ((loose << 1) & (loose >> 1)) |
  ((loose << 1) & (runs >> 1)) |
  ((loose >> 1) & (runs << 1));

/** A hand that is done with laying: only points count, and a móm's do not. */
const readLaid = (x: Float64Array, know: Knowledge, { black, red, melds }: Holding): void => {
  const points = pointsOf(know.rules.layout, black, red);
  x[LAID.noPhom] = melds === 0 ? 1 : 0;
  if (melds === 0) return;
  x[LAID.points] = points / TEN;
  x[LAID.upTo6] = Math.min(points, 6) / TEN;
  x[LAID.upTo15] = Math.min(points, 15) / TEN;
  x[LAID.upTo30] = Math.min(points, 30) / TEN;
  x[LAID.empty] = (black | red) === 0 ? 1 : 0;
};

/** Writes the signs of a hand that has just discarded; `turns` more turns may come. */
export const readTaLa = (x: Float64Array, know: Knowledge, holding: Holding, turns: number): void => {
  x.fill(0);
  x[SIGN.one] = 1;
  x[SIGN.ate] = holding.eats >= 1 ? 1 : 0;
  x[SIGN.ateTwice] = holding.eats >= 2 ? 1 : 0;
  x[SIGN.round] = (holding.stock % know.counts.length) / know.counts.length;
  if (turns === 0) {
    readLaid(x, know, holding);
    return;
  }
  const { layout } = know.rules;
  const { black, red } = holding;
  arrange(found, weighPoints(layout), black, red, holding.eatenBlack, holding.eatenRed);
  readMelds();
  let looseBlack = black;
  let looseRed = red;
  for (let i = 0; i < found.size; i++) {
    looseBlack &= ~found.black[i];
    looseRed &= ~found.red[i];
  }
  const unseenBlack = know.unseenBlack & ~black;
  const unseenRed = know.unseenRed & ~red;
  looseBy.fill(0);
  let outsBlack = 0;
  let outsRed = 0;
  let dearest = 0;
  let loosePoints = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const loose = ranksOf(looseBlack, looseRed, suit);
    if (loose === 0) continue;
    const runs = ranksOf(runsBlack, runsRed, suit);
    const unseen = ranksOf(unseenBlack, unseenRed, suit);
    const outs = runOuts(loose, runs) & unseen;
    if (suit < 2) outsBlack |= suit === 1 ? outs << 16 : outs;
    else outsRed |= suit === 3 ? outs << 16 : outs;
    for (let left = loose; left !== 0; left &= left - 1) {
      const rank = lowest(left);
      const points = layout.points[rank];
      const pair = countRank(looseBlack, looseRed, rank) >= 2;
      const alike = pair ? countRank(unseenBlack, unseenRed, rank) : 0;
      if (pair) {
        const both = (1 << rank) | (1 << (rank + 16));
        outsBlack |= both & unseenBlack;
        outsRed |= both & unseenRed;
      }
      const count = Math.min(outsOf(loose, runs, unseen, alike, rank), MOST_OUTS);
      looseBy[count] += points;
      loosePoints += points;
      if (count === 0 && points > dearest) dearest = points;
    }
  }
  const covered = countCards(black, red) - countCards(looseBlack, looseRed);
  const looseCards = countCards(looseBlack, looseRed);
  const scale = TEN / Math.max(1, know.unseen);
  const outs = countCards(outsBlack, outsRed) * scale;
  const longer = countCards(longerBlack & unseenBlack & ~outsBlack, longerRed & unseenRed & ~outsRed) * scale;
  x[SIGN.noPhom] = covered === 0 ? 1 : 0;
  x[SIGN.covered] = covered / TEN;
  x[SIGN.twoPhom] = covered >= 6 ? 1 : 0;
  x[SIGN.loosePoints] = loosePoints / TEN;
  x[SIGN.oneOut] = looseBy[1] / TEN;
  x[SIGN.twoOuts] = looseBy[2] / TEN;
  x[SIGN.manyOuts] = looseBy[3] / TEN;
  x[SIGN.outsForFirst] = covered === 0 ? outs : 0;
  x[SIGN.outsForSecond] = covered > 0 && covered < 6 ? outs : 0;
  x[SIGN.outsForThird] = covered >= 6 ? outs : 0;
  // Ù is one card away: three loose cards of which two wait for the same card, or a single one beside phỏm.
  x[SIGN.outsToU] = looseCards <= 3 ? outs : 0;
  x[SIGN.longerToU] = looseCards === 1 ? longer : 0;
  x[SIGN.longer] = longer;
  x[SIGN.dearest] = dearest / TEN;
  x[SIGN.nearU] = looseCards <= 3 ? 1 : 0;
};
