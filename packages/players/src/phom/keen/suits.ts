import { SUIT } from '@sanh-rong/engine/phom/core';

/** The ranks of one suit (as in CD-1) of a set of cards. */
export const ranksOf = (black: number, red: number, suit: number): number => {
  const half = suit < 2 ? black : red;
  return suit & 1 ? half >>> 16 : half & SUIT;
};

/** How many of the four cards of a rank are in a set. */
export const countRank = (black: number, red: number, rank: number): number =>
  ((black >>> rank) & 1) + ((black >>> (rank + 16)) & 1) + ((red >>> rank) & 1) + ((red >>> (rank + 16)) & 1);

/** Place of the lowest bit. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
