import { nibbleAt, RANK_COUNT, SIZE, TWO } from './combination.ts';

/** Hands that win at the deal: tới trắng (MN-17) and instant wins (TH-6). */

const ACE = TWO - 1;

/** The bits of ♠ and ♣ in each rank of a half; shifted by two they are ♦ and ♥. */
const BLACK = 0x33333333;

/** What the checks below look at: the number of cards of each rank, and a few sums of it. */
const counts = new Uint8Array(RANK_COUNT);
let handLow = 0;
let handHigh = 0;
let pairs = 0;
let triples = 0;
let fours = 0;

/** Looks at a hand; `holds` then answers about it. */
export const lookAtHand = (low: number, high: number): void => {
  handLow = low;
  handHigh = high;
  pairs = 0;
  triples = 0;
  fours = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const size = SIZE[nibbleAt(low, high, rank)];
    counts[rank] = size;
    pairs += size >> 1;
    if (size >= 3) triples += 1;
    if (size === 4) fours += 1;
  }
};

const each = (from: number, to: number, atLeast: number): boolean => {
  for (let rank = from; rank <= to; rank++) if (counts[rank] < atLeast) return false;
  return true;
};

const hasThreeOfSpades = (): boolean => (handLow & 1) === 1;

const fivePairRunFrom = (first: number): boolean => each(first, first + 4, 2);

const hasTripleOutside = (first: number): boolean => {
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    if ((rank < first || rank > first + 4) && counts[rank] >= 3) return true;
  }
  return false;
};

/** Whether five pairs run together, with a triple beside them where one is asked for. */
const hasFivePairRun = (tripleToo: boolean): boolean => {
  if (pairs < 5) return false;
  for (let first = 0; first + 4 <= ACE; first++) {
    if (fivePairRunFrom(first) && (!tripleToo || hasTripleOutside(first))) return true;
  }
  return false;
};

const hasFivePairsOneTriple = (): boolean => {
  if (pairs < 6) return false;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    if (counts[rank] >= 3 && pairs - (counts[rank] >> 1) >= 5) return true;
  }
  return false;
};

const isOneColour = (): boolean => {
  const black = (handLow & BLACK) | (handHigh & BLACK);
  const red = (handLow & ~BLACK) | (handHigh & ~BLACK);
  return black === 0 || red === 0;
};

/** The hands of MN-17, by name. */
export const TOI_TRANG = {
  fourThrees: () => counts[0] === 4,
  fourTwos: () => counts[TWO] === 4,
  threePairsWith3s: () => hasThreeOfSpades() && each(0, 2, 2),
  fourPairsWith3s: () => hasThreeOfSpades() && each(0, 3, 2),
  threeTriples: () => triples >= 3,
  fourTriples: () => triples >= 4,
  threeFours: () => fours >= 3,
  fivePairsOneTriple: hasFivePairsOneTriple,
  fivePairRunOneTriple: () => hasFivePairRun(true),
  fivePairRun: () => hasFivePairRun(false),
  sixPairs: () => pairs >= 6,
  dragon: () => each(0, ACE, 1),
  oneColour: isOneColour,
} as const satisfies Record<string, () => boolean>;
export type ToiTrang = keyof typeof TOI_TRANG;

export const TOI_TRANG_NAMES = Object.keys(TOI_TRANG) as readonly ToiTrang[];

/** MN-18: which one wins when several hands qualify; equal numbers are equal. */
export const TOI_TRANG_STRENGTH: Readonly<Record<ToiTrang, number>> = {
  fourTwos: 11,
  dragon: 10,
  threeFours: 9,
  fourTriples: 8,
  fivePairRun: 7,
  fivePairRunOneTriple: 7,
  sixPairs: 6,
  fivePairsOneTriple: 6,
  threeTriples: 5,
  fourThrees: 4,
  fourPairsWith3s: 3,
  threePairsWith3s: 2,
  oneColour: 1,
};

/** The hands of TH-6, strongest first. A dragon is one card of each of the 13 ranks here. */
export const INSTANT_WINS = {
  dragon: () => each(0, TWO, 1),
  fourTwos: () => counts[TWO] === 4,
  sixPairs: () => pairs >= 6,
} as const satisfies Record<string, () => boolean>;
export type InstantWin = keyof typeof INSTANT_WINS;

export const INSTANT_WIN_NAMES = Object.keys(INSTANT_WINS) as readonly InstantWin[];

/** The strongest tới trắng among `names` that the hand holds, or null. */
export const bestToiTrang = (names: readonly ToiTrang[], low: number, high: number): ToiTrang | null => {
  lookAtHand(low, high);
  let best: ToiTrang | null = null;
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    if (best !== null && TOI_TRANG_STRENGTH[name] <= TOI_TRANG_STRENGTH[best]) continue;
    if (TOI_TRANG[name]()) best = name;
  }
  return best;
};

/** The strongest instant win among `names` (strongest first) that the hand holds, or null. */
export const bestInstantWin = (names: readonly InstantWin[], low: number, high: number): InstantWin | null => {
  lookAtHand(low, high);
  for (let i = 0; i < names.length; i++) if (INSTANT_WINS[names[i]]()) return names[i];
  return null;
};
