import type { Card } from '../../cards.ts';
import { bitCount, LOW_BITS } from '../../cardset.ts';

/**
 * Combinations (TL-1). In the core a combination is three integers: the two halves of its card set and its
 * `form`, which packs kind, length and high card. `length` counts cards of singles to fours and straights, and pairs
 * of consecutive pairs.
 */

/** Kinds in the order of TL-9; a kind's number is its place here. */
export const KINDS = ['single', 'pair', 'triple', 'straight', 'fourOfAKind', 'consecutivePairs'] as const;
export type KindName = (typeof KINDS)[number];

export const SINGLE = 0;
export const PAIR = 1;
export const TRIPLE = 2;
export const STRAIGHT = 3;
export const FOUR = 4;
export const PAIRS = 5;

export const RANK_COUNT = 13;
/** The rank index of the 2 (heo). Runs end below it. */
export const TWO = 12;
export const MIN_RUN = 3;

export const NO_FORM = -1;

export const formOf = (kind: number, length: number, high: Card): number => (kind << 12) | (length << 6) | high;
export const kindOf = (form: number): number => form >> 12;
export const lengthOf = (form: number): number => (form >> 6) & 63;
export const highOf = (form: number): Card => form & 63;
export const isFourTwos = (form: number): boolean => kindOf(form) === FOUR && highOf(form) >> 2 === TWO;

/** The four suits that a hand holds of a rank, as a nibble. */
export const nibbleAt = (low: number, high: number, rank: number): number =>
  rank < 7 ? (low >>> (rank << 2)) & 15 : (high >>> ((rank - 7) << 2)) & 15;

/** Highest set bit of a nibble. */
export const TOP = Uint8Array.from({ length: 16 }, (_, nibble) => (nibble === 0 ? 0 : 31 - Math.clz32(nibble)));
/** Number of set bits of a nibble. */
export const SIZE = Uint8Array.from({ length: 16 }, (_, nibble) => bitCount(nibble));

/** For each nibble, its parts of `size` suits in ascending order, which is the order of TL-9. */
const partsOf = (size: number): readonly Uint8Array[] =>
  Array.from({ length: 16 }, (_, nibble) =>
    Uint8Array.from([...Array(16).keys()].filter((part) => (part & ~nibble) === 0 && bitCount(part) === size)),
  );
export const ONES = partsOf(1);
export const TWOS = partsOf(2);
export const THREES = partsOf(3);

/** What a 2 costs (CD-2, MN-8), summed over a nibble of 2s: black 1, red 2. */
export const HEO_VALUE = Uint8Array.from(
  { length: 16 },
  (_, nibble) => (nibble & 1) + ((nibble >> 1) & 1) + 2 * ((nibble >> 2) & 1) + 2 * ((nibble >> 3) & 1),
);

export const highestCard = (low: number, high: number): Card =>
  high !== 0 ? LOW_BITS + 31 - Math.clz32(high) : 31 - Math.clz32(low);

export const lowestCard = (low: number, high: number): Card =>
  low !== 0 ? 31 - Math.clz32(low & -low) : LOW_BITS + 31 - Math.clz32(high & -high);

/** What the cards form together, or NO_FORM (TL-1). */
export const classify = (low: number, high: number): number => {
  const size = bitCount(low) + bitCount(high);
  if (size === 0) return NO_FORM;
  const top = highestCard(low, high);
  const bottom = lowestCard(low, high);
  const last = top >> 2;
  const first = bottom >> 2;
  if (first === last) {
    if (size === 4) return formOf(FOUR, 4, top);
    return formOf(size - 1, size, top);
  }
  const span = last - first + 1;
  if (last === TWO || span < MIN_RUN) return NO_FORM;
  const each = size === span ? 1 : size === 2 * span ? 2 : 0;
  if (each === 0) return NO_FORM;
  for (let rank = first; rank <= last; rank++) {
    if (SIZE[nibbleAt(low, high, rank)] !== each) return NO_FORM;
  }
  return formOf(each === 1 ? STRAIGHT : PAIRS, span, top);
};
