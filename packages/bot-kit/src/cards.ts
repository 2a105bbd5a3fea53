import {
  CARD_IDS,
  type Card,
  type CardId,
  cardId,
  cardName,
  cardOf,
  DECK_SIZE,
  RANKS,
  type Rank,
  SUIT_SYMBOLS,
  SUITS,
  type SuitSymbol,
} from '@sanh-rong/engine';

/** A card as bots see it (CD-2). What `value` and `points` count is each game's own. */
export interface BotCard {
  rank: Rank;
  suit: SuitSymbol;
  /** The rank's strength. */
  value: number;
  /** What it counts for when points are counted. */
  points: number;
  /** `A♠` */
  id: string;
}

/** What a game counts a card for, by card. */
export interface CardWorth {
  readonly value: (card: Card) => number;
  readonly points: (card: Card) => number;
}

/** Cards made for one call. Within the call a card is always the same object, so bots may compare with `===`. */
export interface CardMaker {
  one(card: Card): BotCard;
  all(cards: readonly Card[]): BotCard[];
  named(id: CardId): BotCard;
}

/**
 * Cards of one game. Every call gets its own, because a bot may write on them: what it writes is gone with the call.
 */
export const cardMaker = ({ value, points }: CardWorth): (() => CardMaker) => {
  const faces = CARD_IDS.map((_, card) => ({
    rank: RANKS[card >> 2],
    suit: SUIT_SYMBOLS[SUITS[card & 3]],
    value: value(card),
    points: points(card),
    id: cardName(card),
  }));
  return () => {
    const made = new Array<BotCard | null>(DECK_SIZE).fill(null);
    const one = (card: Card): BotCard => {
      const before = made[card];
      if (before !== null) return before;
      // Written out field by field: a spread costs several times as much.
      const { rank, suit, value, points, id } = faces[card];
      const fresh = { rank, suit, value, points, id };
      made[card] = fresh;
      return fresh;
    };
    return { one, all: (cards) => cards.map(one), named: (id) => one(cardOf(id) ?? 0) };
  };
};

/**
 * Cards in snapshots: one letter each, `A` for 3♠ to `z` for 2♥, so that a whole game's history is a few hundred
 * characters. Digits between them are free for seats.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const UPPER_A = 65;
const LOWER_A = 97;
const IN_THE_ALPHABET = 26;

export const letterOf = (id: CardId): string => LETTERS[cardOf(id) ?? 0];

export const lettersOf = (ids: readonly CardId[]): string => {
  let text = '';
  for (const id of ids) text += letterOf(id);
  return text;
};

const cardAt = (text: string, at: number): Card => {
  const code = text.charCodeAt(at);
  return code < LOWER_A ? code - UPPER_A : code - LOWER_A + IN_THE_ALPHABET;
};

/** The cards from `from` up to `to`. */
export const cardsFrom = (text: string, from = 0, to = text.length): Card[] => {
  const cards: Card[] = [];
  for (let at = from; at < to; at++) cards.push(cardAt(text, at));
  return cards;
};

/** Whether a letter, not a digit, stands there. */
export const isLetterAt = (text: string, at: number): boolean => text.charCodeAt(at) >= UPPER_A;

export const idsFrom = (text: string): CardId[] => cardsFrom(text).map(cardId);
