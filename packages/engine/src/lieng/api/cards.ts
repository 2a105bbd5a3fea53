import { CARD_IDS, type Card as CoreCard, RANKS } from '../../cards.ts';
import { type Bytes, shuffled } from '../../shuffle.ts';
import { systemBytes } from '../../system.ts';
import type { Card } from './types.ts';

/** The cards of seed 003 as objects, and the way between them and the core's integers. */

const SUITS = ['spades', 'clubs', 'diamonds', 'hearts'] as const;

/** All there are, by the core's number. Everybody shares these objects, so nobody can change them. */
export const CARDS: readonly Card[] = CARD_IDS.map((id, card) =>
  Object.freeze({ rank: RANKS[card >> 2], suit: SUITS[card & 3], id }),
);

/** The core's number of a card, read from its rank and suit. */
export const coreCard = ({ rank, suit }: Card): CoreCard => (RANKS.indexOf(rank) << 2) | SUITS.indexOf(suit);

export const createDeck = (): Card[] => CARDS.slice();

/** Every order equally likely (CD-3); the deck given stays as it is. Bytes with a seed make the shuffle repeatable. */
export const shuffleDeck = (deck: readonly Card[], bytes: Bytes = systemBytes): Card[] => shuffled(deck, bytes);

/** Takes cards from the end of the deck, the last one first; all of them when there are fewer than asked for. */
export const dealCards = (deck: readonly Card[], count: number): { dealt: Card[]; remaining: Card[] } => {
  const left = Math.max(0, deck.length - count);
  return { dealt: deck.slice(left).reverse(), remaining: deck.slice(0, left) };
};
