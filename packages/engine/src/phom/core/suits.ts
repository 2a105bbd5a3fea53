import { type Card, DECK_SIZE } from '../../cards.ts';
import { bitCount } from '../../cardset.ts';

/**
 * How the core lays cards out in bits: a set of cards is two integers, one a colour. `black` holds spades in bits 0–12
 * and clubs in bits 16–28, `red` diamonds and hearts the same way; within a suit the bit is the rank as Phỏm counts it.
 * So a run is neighbouring bits, a rank is one bit of each suit, and both are found with a few shifts.
 */

export const RANKS_OF_SUIT = 13;
export const SUIT_COUNT = 4;

/** One suit's bits. */
export const SUIT = 0x1fff;
/** The distance between the two suits of a colour. */
const NEXT_SUIT = 16;

/** Fewer cards are no phỏm (PH-2). */
export const MIN_MELD = 3;

export const spades = (black: number): number => black & SUIT;
export const clubs = (black: number): number => black >>> NEXT_SUIT;
export const diamonds = (red: number): number => red & SUIT;
export const hearts = (red: number): number => red >>> NEXT_SUIT;

/** Two suits' bits as one colour. */
export const colour = (first: number, second: number): number => first | (second << NEXT_SUIT);

export const countCards = (black: number, red: number): number => bitCount(black) + bitCount(red);

/** Where the ace stands (PH-10, PH-20), what that makes of ranks, and what cards are worth. */
export interface Layout {
  /** The bit of each card in its colour; the other colour's is 0. */
  readonly black: Int32Array;
  readonly red: Int32Array;
  /** The card of each rank and suit, at rank × 4 + suit. */
  readonly cards: Uint8Array;
  /** A card's rank as Phỏm counts it, from 0. */
  readonly rank: Uint8Array;
  /** Points by rank (PH-2). */
  readonly points: Uint8Array;
  /** Points of every set of ranks of a suit. */
  readonly suitPoints: Uint8Array;
}

/** Engine ranks run 3 … K A 2, so Phỏm's are those turned by two places (ace low) or by one (ace high). */
const makeLayout = (turn: number, pointsOf: (rank: number) => number): Layout => {
  const black = new Int32Array(DECK_SIZE);
  const red = new Int32Array(DECK_SIZE);
  const cards = new Uint8Array(DECK_SIZE);
  const rankOf = new Uint8Array(DECK_SIZE);
  for (let card: Card = 0; card < DECK_SIZE; card++) {
    const rank = ((card >> 2) + turn) % RANKS_OF_SUIT;
    const suit = card & 3;
    const bit = 1 << (rank + (suit & 1) * NEXT_SUIT);
    if (suit < 2) black[card] = bit;
    else red[card] = bit;
    cards[rank * SUIT_COUNT + suit] = card;
    rankOf[card] = rank;
  }
  const points = Uint8Array.from({ length: RANKS_OF_SUIT }, (_, rank) => pointsOf(rank));
  const suitPoints = new Uint8Array(SUIT + 1);
  for (let bits = 1; bits <= SUIT; bits++) {
    suitPoints[bits] = suitPoints[bits & (bits - 1)] + points[31 - Math.clz32(bits & -bits)];
  }
  return { black, red, cards, rank: rankOf, points, suitPoints };
};

/** `ta-la`: A 2 3 … Q K (PH-20). */
export const ACE_LOW: Layout = makeLayout(2, (rank) => rank + 1);
/** `basic`: 2 3 … K A; the ace still counts one point (PH-10, PH-2). */
export const ACE_HIGH: Layout = makeLayout(1, (rank) => (rank === RANKS_OF_SUIT - 1 ? 1 : rank + 2));

/** Points of a set of cards (PH-2). */
export const pointsOf = ({ suitPoints }: Layout, black: number, red: number): number =>
  suitPoints[spades(black)] + suitPoints[clubs(black)] + suitPoints[diamonds(red)] + suitPoints[hearts(red)];

/** The ranks of which at least three suits are there. */
export const ranksOfThree = (s: number, c: number, d: number, h: number): number =>
  (s & c & (d | h)) | (d & h & (s | c));

/** Of every set of ranks of a suit, those that lie in a run of three or more. */
export const IN_RUNS: Uint16Array = new Uint16Array(SUIT + 1);
for (let bits = 0; bits <= SUIT; bits++) {
  const starts = bits & (bits >> 1) & (bits >> 2);
  IN_RUNS[bits] = starts | (starts << 1) | (starts << 2);
}

/** Appends the cards of a set, lowest rank first, suits in the order of CD-1. */
export const cardsIn = (layout: Layout, black: number, red: number, out: Card[] = []): Card[] => {
  const both = black | red;
  for (let ranks = (both | (both >>> NEXT_SUIT)) & SUIT; ranks !== 0; ranks &= ranks - 1) {
    const rank = 31 - Math.clz32(ranks & -ranks);
    const at = rank * SUIT_COUNT;
    if ((black >>> rank) & 1) out.push(layout.cards[at]);
    if ((black >>> (rank + NEXT_SUIT)) & 1) out.push(layout.cards[at + 1]);
    if ((red >>> rank) & 1) out.push(layout.cards[at + 2]);
    if ((red >>> (rank + NEXT_SUIT)) & 1) out.push(layout.cards[at + 3]);
  }
  return out;
};
