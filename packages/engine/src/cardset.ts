import { CARD_IDS, type Card, type CardId, cardOf } from './cards.ts';

/**
 * A set of cards as one number below 2^52: bit c stands for card c.
 *
 * Sets are values: compare them with `===`, keep them in JSON, use them as map keys. For sets of equal size the
 * numeric order is the order of TL-9 (strongest card first, then the next). Bit operations in JavaScript see 32 bits,
 * so hot code works on the two halves: `low` holds ranks 3–9 (28 bits), `high` holds ranks 10–2 (24 bits).
 * The cut lies between two ranks, so the four suits of a rank are always neighbours in one half.
 */
export type CardSet = number;

/** Bits in the low half: seven ranks of four suits. */
export const LOW_BITS = 28;
const LOW_SPAN = 2 ** LOW_BITS;

export const EMPTY: CardSet = 0;

export const lowHalf = (set: CardSet): number => set % LOW_SPAN;
export const highHalf = (set: CardSet): number => Math.floor(set / LOW_SPAN);
export const fromHalves = (low: number, high: number): CardSet => high * LOW_SPAN + low;

export const bitCount = (bits: number): number => {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

export const setOf = (cards: Iterable<Card>): CardSet => {
  let low = 0;
  let high = 0;
  for (const card of cards) {
    if (card < LOW_BITS) low |= 1 << card;
    else high |= 1 << (card - LOW_BITS);
  }
  return fromHalves(low, high);
};

export const sizeOf = (set: CardSet): number => bitCount(lowHalf(set)) + bitCount(highHalf(set));

export const has = (set: CardSet, card: Card): boolean =>
  card < LOW_BITS ? ((lowHalf(set) >>> card) & 1) === 1 : ((highHalf(set) >>> (card - LOW_BITS)) & 1) === 1;

export const union = (a: CardSet, b: CardSet): CardSet =>
  fromHalves(lowHalf(a) | lowHalf(b), highHalf(a) | highHalf(b));

export const minus = (a: CardSet, b: CardSet): CardSet =>
  fromHalves(lowHalf(a) & ~lowHalf(b), highHalf(a) & ~highHalf(b));

export const isSubset = (part: CardSet, whole: CardSet): boolean =>
  (lowHalf(part) & ~lowHalf(whole)) === 0 && (highHalf(part) & ~highHalf(whole)) === 0;

export const overlaps = (a: CardSet, b: CardSet): boolean =>
  (lowHalf(a) & lowHalf(b)) !== 0 || (highHalf(a) & highHalf(b)) !== 0;

/** Appends the members of two halves, weakest first, to `out`, each as `of[card]`. */
export const pushMembers = <T>(low: number, high: number, of: readonly T[], out: T[]): T[] => {
  for (let bits = low; bits !== 0; bits &= bits - 1) out.push(of[31 - Math.clz32(bits & -bits)]);
  for (let bits = high; bits !== 0; bits &= bits - 1) out.push(of[LOW_BITS + 31 - Math.clz32(bits & -bits)]);
  return out;
};

const CARDS: readonly Card[] = CARD_IDS.map((_, card) => card);

/** The cards of a set, weakest first. */
export const cardsOf = (set: CardSet): Card[] => pushMembers(lowHalf(set), highHalf(set), CARDS, []);

/** The ids of a set's cards, weakest first. */
export const idsOf = (set: CardSet): CardId[] => pushMembers(lowHalf(set), highHalf(set), CARD_IDS, []);

/** The set an array of ids names; null when one is unknown or named twice. */
export const setOfIds = (ids: readonly unknown[]): CardSet | null => {
  let low = 0;
  let high = 0;
  for (const id of ids) {
    const card = typeof id === 'string' ? cardOf(id) : undefined;
    if (card === undefined) return null;
    if (card < LOW_BITS) {
      if ((low >>> card) & 1) return null;
      low |= 1 << card;
    } else {
      if ((high >>> (card - LOW_BITS)) & 1) return null;
      high |= 1 << (card - LOW_BITS);
    }
  }
  return fromHalves(low, high);
};
