/**
 * Cards for the naive second reading of the rules. Plain objects and linear searches on purpose:
 * this code is compared with the real engine, so it must be easy to believe, not fast.
 */

/** CD-1, low to high. */
export const RANKS = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'];
export const SUITS = ['s', 'c', 'd', 'h'];
const SUIT_SIGNS = ['♠', '♣', '♦', '♥'];

export const RANK_OF_THREE = 0;
export const RANK_OF_ACE = 11;
export const RANK_OF_TWO = 12;

export interface Card {
  id: string;
  /** 0 (rank 3) … 12 (rank 2). */
  rank: number;
  /** 0 ♠, 1 ♣, 2 ♦, 3 ♥. */
  suit: number;
  /** CD-1: 0 (3♠) … 51 (2♥). */
  strength: number;
}

const DECK: Card[] = RANKS.flatMap((rankName, rank) =>
  SUITS.map((suitName, suit) => ({ id: rankName + suitName, rank, suit, strength: rank * 4 + suit })),
);
const CARD_BY_ID = new Map(DECK.map((card) => [card.id, card]));

export function parseCard(id: string): Card {
  const card = CARD_BY_ID.get(id);
  if (card === undefined) throw new Error(`not a card id: ${id}`);
  return card;
}

export function strength(id: string): number {
  return parseCard(id).strength;
}

export function weakestFirst(ids: string[]): string[] {
  return [...ids].sort((a, b) => strength(a) - strength(b));
}

/** All 52 ids, weakest first. */
export function wholeDeck(): string[] {
  return DECK.map((card) => card.id);
}

/** How many of the cards have each of the 13 ranks. */
export function countByRank(ids: string[]): number[] {
  const counts = RANKS.map(() => 0);
  for (const id of ids) counts[parseCard(id).rank] += 1;
  return counts;
}

export function isTwo(id: string): boolean {
  return parseCard(id).rank === RANK_OF_TWO;
}

export function isRed(id: string): boolean {
  return parseCard(id).suit >= 2;
}

/** CD-2 `value`: 1 (rank 3) … 13 (rank 2). */
export function cardValue(id: string): number {
  return parseCard(id).rank + 1;
}

/** What a 2 is worth when it is cut or left over: black 1, red 2 (CD-2, MN-8). */
export function heoValue(two: string): number {
  return isRed(two) ? 2 : 1;
}

/** Reads '3♠ 10♥ 2c' as card ids; tests write cards the way the rule book does. */
export function cards(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const sign = SUIT_SIGNS.indexOf(word.slice(-1));
      const id = sign === -1 ? word : word.slice(0, -1) + SUITS[sign];
      return parseCard(id).id;
    });
}
