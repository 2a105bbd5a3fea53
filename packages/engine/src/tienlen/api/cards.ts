import { CARD_IDS, DECK_SIZE, RANKS } from '../../cards.ts';
import { LOW_BITS, pushMembers } from '../../cardset.ts';
import { codedError, MESSAGES } from './messages.ts';
import type { Card } from './types.ts';

/** The cards of the API reference as objects, and the way between them and the core's integers. */

export const RANK_ORDER: Readonly<Record<Card['rank'], number>> = Object.freeze({
  '3': 0,
  '4': 1,
  '5': 2,
  '6': 3,
  '7': 4,
  '8': 5,
  '9': 6,
  '10': 7,
  J: 8,
  Q: 9,
  K: 10,
  A: 11,
  '2': 12,
});

export const SUIT_ORDER: Readonly<Record<Card['suit'], number>> = Object.freeze({
  spades: 0,
  clubs: 1,
  diamonds: 2,
  hearts: 3,
});

const SUIT_NAMES = ['spades', 'clubs', 'diamonds', 'hearts'] as const;
const ENGLISH_SUITS = ['Spades', 'Clubs', 'Diamonds', 'Hearts'] as const;

/** All there are, by strength. All callers share these objects, so they are frozen. */
export const CARDS: readonly Card[] = CARD_IDS.map((id, card) =>
  Object.freeze({ rank: RANKS[card >> 2], suit: SUIT_NAMES[card & 3], id }),
);

/** `3 of Spades`. */
export const englishName = (card: number): string => `${RANKS[card >> 2]} of ${ENGLISH_SUITS[card & 3]}`;

export const NOT_A_CARD = -1;

/** Rank and suit by the first and the last character of an id. A wrong guess is caught by comparing the whole id. */
const RANK_OF_CHARACTER = new Uint8Array(128);
const SUIT_OF_CHARACTER = new Uint8Array(128);
for (const [card, id] of CARD_IDS.entries()) {
  RANK_OF_CHARACTER[id.charCodeAt(0)] = card >> 2;
  SUIT_OF_CHARACTER[id.charCodeAt(id.length - 1)] = card & 3;
}

/** The strength of the card an id names, or NOT_A_CARD. `cardOf` without the map: this runs for every card of a hand. */
const strengthOfId = (id: string): number => {
  const guess =
    (RANK_OF_CHARACTER[id.charCodeAt(0) & 127] << 2) | SUIT_OF_CHARACTER[id.charCodeAt(id.length - 1) & 127];
  return CARD_IDS[guess] === id ? guess : NOT_A_CARD;
};

const isSameCard = (value: Partial<Card>, card: number): boolean =>
  value.rank === CARDS[card].rank && value.suit === CARDS[card].suit;

/** The strength of a card object, the deck's own or a copy of it; NOT_A_CARD for anything else. */
export const strengthOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return NOT_A_CARD;
  const { id } = value as Partial<Card>;
  if (typeof id !== 'string') return NOT_A_CARD;
  const card = strengthOfId(id);
  if (card === NOT_A_CARD || CARDS[card] === value) return card;
  return isSameCard(value, card) ? card : NOT_A_CARD;
};

/** The halves of a card set, written by the readers below: the hot paths allocate nothing for them. */
export const read = { low: 0, high: 0 };

const readAll = (values: unknown, strength: (value: unknown) => number): boolean => {
  if (!Array.isArray(values) || values.length > DECK_SIZE) return false;
  let low = 0;
  let high = 0;
  for (let i = 0; i < values.length; i++) {
    const card = strength(values[i]);
    if (card === NOT_A_CARD) return false;
    if (card < LOW_BITS) {
      if ((low >>> card) & 1) return false;
      low |= 1 << card;
    } else {
      if ((high >>> (card - LOW_BITS)) & 1) return false;
      high |= 1 << (card - LOW_BITS);
    }
  }
  read.low = low;
  read.high = high;
  return true;
};

/** Reads an array of different cards into `read`; false for anything else. */
export const readCards = (cards: unknown): boolean => readAll(cards, strengthOf);

const strengthOfAnyId = (id: unknown): number => (typeof id === 'string' ? strengthOfId(id) : NOT_A_CARD);

/** Reads an array of different card ids into `read`; false for anything else. */
export const readIds = (ids: unknown): boolean => readAll(ids, strengthOfAnyId);

/** The cards of a set, weakest first, in an array of the caller's own. */
export const cardsIn = (low: number, high: number): Card[] => pushMembers(low, high, CARDS, []);

/** Likewise their ids. */
export const idsIn = (low: number, high: number): string[] => pushMembers<string>(low, high, CARD_IDS, []);

/** Creates the deck of 52 cards, weakest first. */
export const createDeck = (): Card[] => CARDS.slice();

/** 0 (3♠) to 51 (2♥): `RANK_ORDER[card.rank] * 4 + SUIT_ORDER[card.suit]`. */
export const cardValue = (card: Card): number => {
  const strength = strengthOf(card);
  if (strength === NOT_A_CARD) throw codedError('BAD_ACTION', MESSAGES.badCard);
  return strength;
};

/** Negative when a is the weaker card, positive when it is the stronger one. */
export const compareCards = (a: Card, b: Card): number => cardValue(a) - cardValue(b);

export const isTwo = (card: Card): boolean => strengthOf(card) >> 2 === RANK_ORDER['2'];
