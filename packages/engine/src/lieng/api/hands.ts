import type { Card as CoreCard } from '../../cards.ts';
import { isRecord } from '../../options.ts';
import {
  EVALUATE,
  HAND_KINDS,
  HAND_SIZE,
  type HandKind,
  type HandValue,
  highCardOf,
  isHandValue,
  kindOf,
  pointsOf,
  RANK,
  TIE_BREAKS,
  type TieBreak,
  valueByHighCard,
} from '../core/hand.ts';
import { CARDS, findCard } from './cards.ts';
import { LiengApiError } from './errors.ts';
import type { ApiErrorCode } from './messages.ts';
import { type Card, HAND_TYPES, type HandResult, type SeedHandResult } from './types.ts';

/** Hands as this interface names them, over the core's one order of hands. */

const JACK = 11;
const KING = 13;

type Three = [CoreCard, CoreCard, CoreCard];

/** Three different cards, or what is wrong with them. Callers in plain JavaScript may pass anything. */
const readThree = (cards: unknown): Three | ApiErrorCode => {
  if (!Array.isArray(cards) || cards.length !== HAND_SIZE) return 'HAND_OF_THREE';
  const [a, b, c] = [0, 1, 2].map((at) => findCard(cards[at]));
  if (a === undefined || b === undefined || c === undefined) return 'UNKNOWN_CARD';
  return a === b || b === c || a === c ? 'CARD_TWICE' : [a, b, c];
};

const three = (cards: unknown): Three => {
  const read = readThree(cards);
  if (typeof read === 'string') throw new LiengApiError(read);
  return read;
};

/** What is no hand of three different cards is of no kind. */
const isOfKind = (cards: unknown, kind: HandKind): boolean => {
  const read = readThree(cards);
  return typeof read !== 'string' && kindOf(EVALUATE.highCard(...read)) === kind;
};

/** The sum of the three cards modulo 10: A 1, tens and faces 10 (LG-2). */
export const calculatePoints = (cards: readonly Card[]): number => pointsOf(...three(cards));

/** Three of a kind. */
export const isSap = (cards: readonly Card[]): boolean => isOfKind(cards, 'sap');

/** Three consecutive ranks, A-2-3 and Q-K-A among them (LG-2). */
export const isLieng = (cards: readonly Card[]): boolean => isOfKind(cards, 'lieng');

/** Three of J, Q, K. J-Q-K and three of a kind are that too, but count as more: `evaluateHand` says what a hand is. */
export const isDi = (cards: readonly Card[]): boolean => {
  const read = readThree(cards);
  return typeof read !== 'string' && read.every((card) => RANK[card] >= JACK && RANK[card] <= KING);
};

/** The highest card by rank, then suit; in A-2-3 the 3 (LG-3). */
export const getHighCard = (cards: readonly Card[]): Card => CARDS[highCardOf(...three(cards))];

export const evaluateHand = (cards: readonly Card[], tieBreak: TieBreak = 'highCard'): HandResult => {
  if (!TIE_BREAKS.includes(tieBreak)) throw new LiengApiError('BAD_TIE_BREAK', { known: TIE_BREAKS.join(', ') });
  const strength = EVALUATE[tieBreak](...three(cards));
  const kind = kindOf(strength);
  return {
    type: HAND_TYPES[HAND_KINDS.indexOf(kind)],
    points: calculatePoints(cards),
    highCard: getHighCard(cards),
    rank: kind === 'di' ? (strength >> 4) & 3 : (strength >> 6) & 15,
    strength,
  };
};

/** A hand's place in the order of hands: as evaluated, or from the four fields of a hand (LG-4 by the high card). */
const strengthOf = (hand: unknown): HandValue => {
  if (!isRecord(hand)) throw new LiengApiError('BAD_HAND');
  if (isHandValue(hand.strength)) return hand.strength;
  const kind = HAND_KINDS[(HAND_TYPES as readonly unknown[]).indexOf(hand.type)];
  const first = kind === 'points' ? hand.points : hand.rank;
  const value = valueByHighCard(kind, first, findCard(hand.highCard));
  if (value === null) throw new LiengApiError('BAD_HAND');
  return value;
};

/**
 * Negative when a wins, positive when b wins, 0 when neither does. Plain objects with the four fields of a hand will do;
 * hands by `tieBreak: 'bestSuit'` carry more in `strength` and must come from `evaluateHand`.
 */
export const compareHands = (a: SeedHandResult, b: SeedHandResult): number => strengthOf(b) - strengthOf(a);
