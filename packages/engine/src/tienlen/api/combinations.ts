import { RANKS } from '../../cards.ts';
import { classify, highOf, kindOf, lengthOf, lowestCard, NO_FORM, PAIRS, STRAIGHT } from '../core/combination.ts';
import { bestInstantWin, INSTANT_WIN_NAMES } from '../core/instant.ts';
import { beats, THIRTEEN } from '../core/rules.ts';
import { CARDS, cardsIn, read, readCards, strengthOf } from './cards.ts';
import { codedError, MESSAGES } from './messages.ts';
import type { Card, Combination, GameSettings, InstantWinType, PlayCheck } from './types.ts';

/** 001's names for the core's kinds, by the number of the kind. */
const TYPES = [
  'single',
  'pair',
  'triple',
  'sequence',
  'quad',
  'doubleSequence',
] as const satisfies Combination['type'][];

/** A combination of the core as an object of the caller's own. */
export const combinationOf = (low: number, high: number, form: number): Combination => {
  const kind = kindOf(form);
  const combination: Combination = { type: TYPES[kind], cards: cardsIn(low, high), highCard: CARDS[highOf(form)] };
  if (kind === STRAIGHT || kind === PAIRS) combination.length = lengthOf(form);
  return combination;
};

/** The form of a combination object, and its cards in `read`; NO_FORM when the object contradicts itself. */
export const readCombination = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return NO_FORM;
  const { type, cards, highCard, length } = value as Partial<Combination>;
  if (!readCards(cards)) return NO_FORM;
  const form = classify(read.low, read.high);
  if (form === NO_FORM || type !== TYPES[kindOf(form)] || strengthOf(highCard) !== highOf(form)) return NO_FORM;
  return length === undefined || length === lengthOf(form) ? form : NO_FORM;
};

/** What the cards form together, or null. */
export const detectCombination = (cards: Card[]): Combination | null => {
  if (!readCards(cards)) return null;
  const form = classify(read.low, read.high);
  return form === NO_FORM ? null : combinationOf(read.low, read.high, form);
};

/** `Single 7`, `Pair of 5s`, `Three Ks`, `Four 2s`, `Straight 3-7`, `Double Straight 3-5`. */
export const combinationLabel = (combo: Combination): string => {
  const form = readCombination(combo);
  if (form === NO_FORM) throw codedError('BAD_ACTION', MESSAGES.badCombination);
  const top = RANKS[highOf(form) >> 2];
  const span = `${RANKS[lowestCard(read.low, read.high) >> 2]}-${top}`;
  switch (TYPES[kindOf(form)]) {
    case 'single':
      return `Single ${top}`;
    case 'pair':
      return `Pair of ${top}s`;
    case 'triple':
      return `Three ${top}s`;
    case 'quad':
      return `Four ${top}s`;
    case 'sequence':
      return `Straight ${span}`;
    case 'doubleSequence':
      return `Double Straight ${span}`;
  }
};

/** Whether the combination may be played on what lies on the table (TH-2, TH-4); anything may lead (TH-5). */
export const canBeat = (played: Combination, onTable: Combination | null): boolean => {
  const form = readCombination(played);
  if (form === NO_FORM) return false;
  if (onTable === null || onTable === undefined) return true;
  const table = readCombination(onTable);
  return table !== NO_FORM && beats(THIRTEEN, form, table);
};

/** Whether the cards form a combination that may be played on what lies on the table, and if not, why. */
export const isValidPlay = (cards: Card[], onTable: Combination | null): PlayCheck => {
  const combination = detectCombination(cards);
  if (combination === null) return { valid: false, error: MESSAGES.invalidCombination };
  if (!canBeat(combination, onTable)) return { valid: false, error: MESSAGES.doesNotBeat };
  return { valid: true, combination };
};

/** Whether the cards may open a game: a first game opens with 3♠. Where it was not dealt, the game itself knows (TL-6). */
export const isValidFirstPlay = (cards: Card[], isFirstGame: boolean): boolean =>
  !isFirstGame || (readCards(cards) && (read.low & 1) === 1);

/** The strongest enabled instant win that a dealt hand holds (TH-6), or null. */
export const checkInstantWin = (hand: Card[], settings: GameSettings): InstantWinType | null => {
  const enabled = settings?.instantWins;
  if (!readCards(hand) || typeof enabled !== 'object' || enabled === null) return null;
  return bestInstantWin(
    INSTANT_WIN_NAMES.filter((name) => enabled[name] === true),
    read.low,
    read.high,
  );
};
