import { CARD_IDS, type Card as CoreCard, RANKS } from '../../cards.ts';
import { isRecord } from '../../options.ts';
import { type Bytes, shuffled } from '../../shuffle.ts';
import { systemBytes } from '../../system.ts';
import { LiengApiError } from './errors.ts';
import type { Card } from './types.ts';

/** The cards of this interface as objects, and the way between them and the core's integers. */

const SUITS = ['spades', 'clubs', 'diamonds', 'hearts'] as const;

/** All there are, by the core's number. All callers share these objects, so they are frozen. */
export const CARDS: readonly Card[] = CARD_IDS.map((id, card) =>
  Object.freeze({ rank: RANKS[card >> 2], suit: SUITS[card & 3], id }),
);

/** The core's number of a card, read from its rank and suit; undefined when there is no such card. */
export const findCard = (card: unknown): CoreCard | undefined => {
  if (!isRecord(card)) return undefined;
  const rank = (RANKS as readonly unknown[]).indexOf(card.rank);
  const suit = (SUITS as readonly unknown[]).indexOf(card.suit);
  return rank < 0 || suit < 0 ? undefined : (rank << 2) | suit;
};

export const createDeck = (): Card[] => CARDS.slice();

/** Every order equally likely (CD-3); the deck given stays as it is. Bytes with a seed make the shuffle repeatable. */
export const shuffleDeck = (deck: readonly Card[], bytes: Bytes = systemBytes): Card[] => shuffled(deck, bytes);

/** Takes cards from the end of the deck, the last one first. The deck given stays as it is. */
export const dealCards = (deck: readonly Card[], count: number): { dealt: Card[]; remaining: Card[] } => {
  if (!Number.isInteger(count) || count < 0 || count > deck.length) {
    throw new LiengApiError('BAD_COUNT', { max: deck.length });
  }
  const left = deck.length - count;
  return { dealt: deck.slice(left).reverse(), remaining: deck.slice(0, left) };
};
