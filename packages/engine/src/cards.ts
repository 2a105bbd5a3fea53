/**
 * The vocabulary of cards, shared by every game.
 *
 * Inside the engine a card is a small integer: its strength in Tiến Lên (CD-1), rank index × 4 + suit index.
 * Other games order cards their own way and translate through `rankOf` and `suitOf`.
 */

/** Ranks from low to high as Tiến Lên orders them (CD-1). */
export const RANKS = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'] as const;
export type Rank = (typeof RANKS)[number];

/** Suit letters from low to high as Tiến Lên orders them (CD-1): bích, chuồn, rô, cơ. */
export const SUITS = ['s', 'c', 'd', 'h'] as const;
export type Suit = (typeof SUITS)[number];

export const SUIT_SYMBOLS = { s: '♠', c: '♣', d: '♦', h: '♥' } as const;
export type SuitSymbol = (typeof SUIT_SYMBOLS)[Suit];

/** A card inside the engine: 0 (3♠) to 51 (2♥). */
export type Card = number;

/** A card at the engine's edge (CD-2): `3s`, `10h`, `Ad`, `2c`. */
export type CardId = `${Rank}${Suit}`;

export const DECK_SIZE = 52;

/** Every card id, indexed by strength. */
export const CARD_IDS: readonly CardId[] = RANKS.flatMap((rank) => SUITS.map((suit): CardId => `${rank}${suit}`));

const CARD_BY_ID: ReadonlyMap<string, Card> = new Map(CARD_IDS.map((id, card) => [id, card]));

export const cardId = (card: Card): CardId => CARD_IDS[card];

/** The card an id names, or undefined when it names none. */
export const cardOf = (id: string): Card | undefined => CARD_BY_ID.get(id);

export const isCardId = (value: unknown): value is CardId => typeof value === 'string' && CARD_BY_ID.has(value);

export const rankIndex = (card: Card): number => card >> 2;
export const suitIndex = (card: Card): number => card & 3;
export const rankOf = (card: Card): Rank => RANKS[card >> 2];
export const suitOf = (card: Card): Suit => SUITS[card & 3];

/** `10♥`: a card as people write it. */
export const cardName = (card: Card): string => `${rankOf(card)}${SUIT_SYMBOLS[suitOf(card)]}`;
