import { EVALUATE, HAND_KINDS, HAND_SIZE, highCardOf, kindOf, POINTS, RANK, type TieBreak } from '../core/hand.ts';
import { en } from '../messages/en.ts';
import { CARDS, coreCard } from './cards.ts';
import { type Card, HAND_TYPES, type HandResult } from './types.ts';

/** Hands as seed 003 names them, over the core's one order of hands. */

const JACK = 11;
const KING = 13;

const three = (cards: readonly Card[]): [number, number, number] => {
  if (cards.length !== HAND_SIZE) throw new RangeError(en.handOfThree);
  const [a, b, c] = cards.map(coreCard);
  return [a, b, c];
};

/** The sum of the cards modulo 10: A 1, tens and faces 10 (LG-2). */
export const calculatePoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + POINTS[coreCard(card)], 0) % 10;

/** Three of a kind. */
export const isSap = (cards: readonly Card[]): boolean =>
  cards.length === HAND_SIZE && kindOf(EVALUATE.highCard(...three(cards))) === 'sap';

/** Three consecutive ranks, A-2-3 and Q-K-A among them (LG-2). */
export const isLieng = (cards: readonly Card[]): boolean =>
  cards.length === HAND_SIZE && kindOf(EVALUATE.highCard(...three(cards))) === 'lieng';

/** Three of J, Q, K. J-Q-K and three of a kind are that too, but count as more: `evaluateHand` says what a hand is. */
export const isDi = (cards: readonly Card[]): boolean =>
  cards.length === HAND_SIZE && three(cards).every((card) => RANK[card] >= JACK && RANK[card] <= KING);

/** The highest card by rank, then suit; in A-2-3 the 3 (LG-3). */
export const getHighCard = (cards: readonly Card[]): Card => CARDS[highCardOf(...three(cards))];

export const evaluateHand = (cards: readonly Card[], tieBreak: TieBreak = 'highCard'): HandResult => {
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

/** Negative when a wins, positive when b wins, 0 when neither does. */
export const compareHands = (a: HandResult, b: HandResult): number => b.strength - a.strength;
