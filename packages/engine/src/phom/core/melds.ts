import { bitCount } from '../../cardset.ts';
import {
  clubs,
  colour,
  countCards,
  diamonds,
  hearts,
  IN_RUNS,
  MIN_MELD,
  RANKS_OF_SUIT,
  ranksOfThree,
  SUIT,
  SUIT_COUNT,
  spades,
} from './suits.ts';

/** All cards of the set have one rank. */
export const isOneRank = (black: number, red: number): boolean => {
  const ranks = spades(black) | clubs(black) | diamonds(red) | hearts(red);
  return (ranks & (ranks - 1)) === 0;
};

/** The ranks of a set whose cards all have one suit; 0 when they have several. */
export const onlySuit = (black: number, red: number): number => {
  if (black !== 0 && red !== 0) return 0;
  const both = black | red;
  const first = both & SUIT;
  const second = both >>> 16;
  return first === 0 ? second : second === 0 ? first : 0;
};

/** These ranks follow one another without a gap. */
export const isConsecutive = (ranks: number): boolean => ranks !== 0 && ((ranks + (ranks & -ranks)) & ranks) === 0;

/** A phỏm: three or more of one rank, or three or more consecutive of one suit (PH-2). */
export const isMeld = (black: number, red: number): boolean =>
  countCards(black, red) >= MIN_MELD && (isOneRank(black, red) || isConsecutive(onlySuit(black, red)));

/** The suits of a set of three or four, in the order of `MeldList`: bit s for suit s. */
export const SETS: readonly number[] = [0b0111, 0b1011, 0b1101, 0b1110, 0b1111];

/** Bits of a rank in the black suits and in the red ones, for a choice of suits. */
export const blackPart = (suits: number, rankBit: number): number =>
  colour((suits & 1) * rankBit, ((suits >> 1) & 1) * rankBit);
export const redPart = (suits: number, rankBit: number): number =>
  colour(((suits >> 2) & 1) * rankBit, ((suits >> 3) & 1) * rankBit);

/**
 * The phỏm that a hand contains, as columns of integers, in the order in which they are always listed: sets before
 * runs; sets by rank, threes before the four, suits as in CD-1; runs by suit, then lowest rank, then length.
 */
export class MeldList {
  size = 0;
  readonly black: number[] = [];
  readonly red: number[] = [];

  push(black: number, red: number): void {
    this.black[this.size] = black;
    this.red[this.size] = red;
    this.size += 1;
  }
}

const hasAtMostOne = (black: number, red: number): boolean =>
  black === 0 ? (red & (red - 1)) === 0 : red === 0 && (black & (black - 1)) === 0;

const listSets = (list: MeldList, black: number, red: number): void => {
  let ranks = ranksOfThree(spades(black), clubs(black), diamonds(red), hearts(red));
  for (; ranks !== 0; ranks &= ranks - 1) {
    const bit = ranks & -ranks;
    for (const suits of SETS) {
      const b = blackPart(suits, bit);
      const r = redPart(suits, bit);
      if ((b & ~black) === 0 && (r & ~red) === 0) list.push(b, r);
    }
  }
};

const listRuns = (list: MeldList, black: number, red: number): void => {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const half = suit < 2 ? black : red;
    const runs = IN_RUNS[suit & 1 ? half >>> 16 : half & SUIT];
    if (runs === 0) continue;
    for (let from = 0; from <= RANKS_OF_SUIT - MIN_MELD; from++) {
      let ranks = 0;
      for (let rank = from; (runs >> rank) & 1; rank++) {
        ranks |= 1 << rank;
        if (rank - from + 1 < MIN_MELD) continue;
        const bits = suit & 1 ? ranks << 16 : ranks;
        list.push(suit < 2 ? bits : 0, suit < 2 ? 0 : bits);
      }
    }
  }
};

/** Every phỏm in a hand that holds at most one of the eaten cards (PH-23). */
export const listMelds = (list: MeldList, black: number, red: number, eatenBlack: number, eatenRed: number): void => {
  list.size = 0;
  listSets(list, black, red);
  listRuns(list, black, red);
  if ((eatenBlack | eatenRed) === 0) return;
  let kept = 0;
  for (let i = 0; i < list.size; i++) {
    if (!hasAtMostOne(list.black[i] & eatenBlack, list.red[i] & eatenRed)) continue;
    list.black[kept] = list.black[i];
    list.red[kept] = list.red[i];
    kept += 1;
  }
  list.size = kept;
};

/** How many cards of a hand lie in some phỏm of it; no arrangement covers more. */
export const countMeldable = (black: number, red: number): number => {
  const s = spades(black);
  const c = clubs(black);
  const d = diamonds(red);
  const h = hearts(red);
  const threes = ranksOfThree(s, c, d, h);
  return (
    bitCount(colour(IN_RUNS[s] | (s & threes), IN_RUNS[c] | (c & threes))) +
    bitCount(colour(IN_RUNS[d] | (d & threes), IN_RUNS[h] | (h & threes)))
  );
};
