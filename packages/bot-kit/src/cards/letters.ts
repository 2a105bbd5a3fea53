import { type Card, type CardId, cardId, cardOf } from '@sanh-rong/engine';

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
