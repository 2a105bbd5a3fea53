import { type Card, DECK_SIZE, RANKS, rankIndex, SUITS, suitIndex } from '../../cards.ts';

/**
 * Three cards as one number: of two hands the larger number wins (LG-2 to LG-4). From the top bit down it holds the
 * kind, then what that kind looks at first, then suit and rank of the card that decides:
 *
 *     kind (2 bits) | rank of a sáp or liêng, or points (4 bits) | suit (2 bits) | rank (4 bits)
 *
 * Hands that can meet at one table never have the same number: the deciding card is in one of them only.
 */
export type HandValue = number;

/** Weakest first; the index is the kind's number. */
export const HAND_KINDS = ['points', 'di', 'lieng', 'sap'] as const;
export type HandKind = (typeof HAND_KINDS)[number];
const DI = 1;
const LIENG = 2;
const SAP = 3;

export const HAND_SIZE = 3;

/** LG-4: `highCard` looks at the suit of the high card, `bestSuit` at the best suit held. */
export const TIE_BREAKS = ['highCard', 'bestSuit'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export type Evaluate = (a: Card, b: Card, c: Card) => HandValue;

const ACE = 14;
const ACE_LOW = 1;

/** Suits from low to high (LG-3). */
const SUIT_ORDER = ['s', 'c', 'h', 'd'] as const;

/** A byte for each card, so that hot code looks up what it needs to know of one. */
const perCard = (of: (rank: number, suit: number) => number): Uint8Array =>
  Uint8Array.from({ length: DECK_SIZE }, (_, card) => {
    const name = RANKS[rankIndex(card)];
    const rank = name === '2' ? 2 : rankIndex(card) + 3;
    return of(rank, SUIT_ORDER.indexOf(SUITS[suitIndex(card)]));
  });

/** 2 … 14; the ace is 14 (LG-3). */
export const RANK: Uint8Array = perCard((rank) => rank);

/** 0 for ♠, 1 for ♣, 2 for ♥, 3 for ♦ (LG-3). */
export const SUIT: Uint8Array = perCard((_, suit) => suit);

/** What a card adds to the points; tens and faces add 10, which is 0 of 10 (LG-2). */
export const POINTS: Uint8Array = perCard((rank) => (rank === ACE ? 1 : rank < 10 ? rank : 0));

/** Cards by rank, then suit: the larger is the higher card (LG-3). */
export const BY_RANK: Uint8Array = perCard((rank, suit) => (rank << 2) | suit);

/** Cards by suit, then rank, as the last six bits of a hand's number. */
const BY_SUIT = perCard((rank, suit) => (suit << 4) | rank);
const BY_SUIT_ACE_LOW = perCard((rank, suit) => (suit << 4) | (rank === ACE ? ACE_LOW : rank));

const FACES = (1 << 11) | (1 << 12) | (1 << 13);
const ACE_TWO_THREE = (1 << ACE) | (1 << 2) | (1 << 3);

const max3 = (a: number, b: number, c: number): number => (a > b ? Math.max(a, c) : Math.max(b, c));

/** The high card of A-2-3 is the 3; of any other hand the highest rank, then suit (LG-3). Coded like `BY_SUIT`. */
const highCardKey = (ranks: number, a: Card, b: Card, c: Card): number => {
  if (ranks === ACE_TWO_THREE) return RANK[a] === 3 ? BY_SUIT[a] : RANK[b] === 3 ? BY_SUIT[b] : BY_SUIT[c];
  const high = max3(BY_RANK[a], BY_RANK[b], BY_RANK[c]);
  return ((high & 3) << 4) | (high >> 2);
};

/** The best suit held and the highest card of it; in A-2-3 the ace is the lowest card. */
const bestSuitKey = (ranks: number, a: Card, b: Card, c: Card): number =>
  ranks === ACE_TWO_THREE
    ? max3(BY_SUIT_ACE_LOW[a], BY_SUIT_ACE_LOW[b], BY_SUIT_ACE_LOW[c])
    : max3(BY_SUIT[a], BY_SUIT[b], BY_SUIT[c]);

const value = (kind: number, first: number, key: number): HandValue => (kind << 10) | (first << 6) | key;

const evaluator =
  (key: (ranks: number, a: Card, b: Card, c: Card) => number): Evaluate =>
  (a, b, c) => {
    const ranks = (1 << RANK[a]) | (1 << RANK[b]) | (1 << RANK[c]);
    const lowest = ranks & -ranks;
    if (ranks === lowest) return value(SAP, RANK[a], 0);
    if (ranks === 7 * lowest) return value(LIENG, 31 - Math.clz32(ranks), key(ranks, a, b, c));
    if (ranks === ACE_TWO_THREE) return value(LIENG, 3, key(ranks, a, b, c));
    if ((ranks & ~FACES) === 0) return value(DI, 0, key(ranks, a, b, c));
    return value(0, (POINTS[a] + POINTS[b] + POINTS[c]) % 10, key(ranks, a, b, c));
  };

/** The number of a hand, by the table's option `tieBreak`. The order of the cards does not matter. */
export const EVALUATE: Readonly<Record<TieBreak, Evaluate>> = {
  highCard: evaluator(highCardKey),
  bestSuit: evaluator(bestSuitKey),
};

/** Whether something can be the number of a hand. */
export const isHandValue = (input: unknown): input is HandValue =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input < HAND_KINDS.length << 10;

const MOST_POINTS = 9;
const LOWEST_SAP = 2;
const LOWEST_LIENG = 3;

const isBetween = (input: unknown, low: number, high: number): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= low && input <= high;

/**
 * The number of a hand of which only its kind, its rank (of points: how many) and its high card are known, as `highCard`
 * breaks ties; null when these make no hand.
 */
export const valueByHighCard = (
  kind: HandKind | undefined,
  first: unknown,
  highCard: Card | undefined,
): HandValue | null => {
  if (highCard === undefined) return null;
  if (kind === 'sap') return isBetween(first, LOWEST_SAP, ACE) ? value(SAP, first, 0) : null;
  if (kind === 'lieng') return isBetween(first, LOWEST_LIENG, ACE) ? value(LIENG, first, BY_SUIT[highCard]) : null;
  if (kind === 'di') return value(DI, 0, BY_SUIT[highCard]);
  return kind === 'points' && isBetween(first, 0, MOST_POINTS) ? value(0, first, BY_SUIT[highCard]) : null;
};

export const kindOf = (hand: HandValue): HandKind => HAND_KINDS[hand >> 10];

/** How much of a hand's number names the card that decides: its suit and its rank. */
const KEY_BITS = 6;

/** Whether two hands are equal but for the card that decides between them (LG-4). */
export const isTied = (one: HandValue, other: HandValue): boolean => one >> KEY_BITS === other >> KEY_BITS;

/** The card of a hand that decides against one it is tied with. A sáp is tied with none. */
export const decidingCard = (hand: HandValue, cards: readonly Card[]): Card | undefined => {
  const key = hand & ((1 << KEY_BITS) - 1);
  return cards.find((card) => BY_SUIT[card] === key || BY_SUIT_ACE_LOW[card] === key);
};

/** Points of a hand by its cards alone, 0 … 9, for every kind (LG-2). */
export const pointsOf = (a: Card, b: Card, c: Card): number => (POINTS[a] + POINTS[b] + POINTS[c]) % 10;

/** The high card of a hand (LG-3). */
export const highCardOf = (a: Card, b: Card, c: Card): Card => {
  const ranks = (1 << RANK[a]) | (1 << RANK[b]) | (1 << RANK[c]);
  const key = highCardKey(ranks, a, b, c);
  return BY_SUIT[a] === key ? a : BY_SUIT[b] === key ? b : c;
};
