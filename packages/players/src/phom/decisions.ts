import type { CardId } from '@sanh-rong/engine';
import { arrangeHand, meldsWith, type PhomRuleSetId, pointsOfCards, rankInPhom } from '@sanh-rong/engine/phom';

/** The decision functions of the older interface, under their names. A meld is all its cards, the discard included. */

type Meld = readonly CardId[];

const SUITS = ['s', 'c', 'd', 'h'];

const suitOf = (card: CardId): string => card.slice(-1);
const rankOf = (card: CardId): string => card.slice(0, -1);

/** The points of all cards in a meld: the more, the better to form it. */
export const evaluateMeldPointValue = (meld: Meld): number => pointsOfCards(meld);

/** A meld with the discard that empties the hand completely; null when there is none. */
export const findWinningMeld = (
  hand: readonly CardId[],
  discard: CardId,
  ruleSet: PhomRuleSetId = 'basic',
): Meld | null => {
  const all = meldsWith(hand, discard, ruleSet).find((cards) => cards.length === hand.length);
  return all === undefined ? null : [...all, discard];
};

/** The meld with the discard that takes the most points out of the hand; null when there is none. */
export const findBestMeldByPoints = (
  hand: readonly CardId[],
  discard: CardId,
  ruleSet: PhomRuleSetId = 'basic',
): Meld | null => {
  let best: Meld | null = null;
  for (const cards of meldsWith(hand, discard, ruleSet)) {
    const meld = [...cards, discard];
    if (best === null || evaluateMeldPointValue(meld) > evaluateMeldPointValue(best)) best = meld;
  }
  return best;
};

/** How much one other card of the hand helps a card towards a meld. */
const SAME_RANK = 1;
const NEIGHBOUR = 1;
/** One rank is missing between the two. */
const GAP = 0.25;

const helpBetween = (card: CardId, other: CardId, ruleSet: PhomRuleSetId): number => {
  if (card === other) return 0;
  if (rankOf(card) === rankOf(other)) return SAME_RANK;
  if (suitOf(card) !== suitOf(other)) return 0;
  const distance = Math.abs(rankInPhom(card, ruleSet) - rankInPhom(other, ruleSet));
  return distance === 1 ? NEIGHBOUR : distance === 2 ? GAP : 0;
};

/** 1 for a card without any meld potential, less the more cards of the hand could meld with it. */
export const isolationFactor = (card: CardId, hand: readonly CardId[], ruleSet: PhomRuleSetId = 'basic'): number =>
  1 / (1 + hand.reduce((sum, other) => sum + helpBetween(card, other, ruleSet), 0));

/** Points × isolation: what it costs to sit on a card that will hardly ever meld. */
export const dangerValue = (card: CardId, hand: readonly CardId[], ruleSet: PhomRuleSetId = 'basic'): number =>
  pointsOfCards([card]) * isolationFactor(card, hand, ruleSet);

/** The cards of a hand in the order in which they should go, the most dangerous first; equal ones: points, then suit. */
export const discardOrder = (
  hand: readonly CardId[],
  ruleSet: PhomRuleSetId = 'basic',
  candidates: readonly CardId[] = hand,
): CardId[] =>
  candidates
    .map((card) => ({ card, danger: dangerValue(card, hand, ruleSet) }))
    .sort(
      (a, b) =>
        b.danger - a.danger ||
        pointsOfCards([b.card]) - pointsOfCards([a.card]) ||
        SUITS.indexOf(suitOf(b.card)) - SUITS.indexOf(suitOf(a.card)),
    )
    .map(({ card }) => card);

/**
 * What may go without breaking a complete phỏm: the cards that lie in no phỏm at all; where there are none, those outside
 * the best phỏm; where there are none either, any.
 */
const outsidePhoms = (hand: readonly CardId[], ruleSet: PhomRuleSetId): readonly CardId[] => {
  const inNone = hand.filter((card) => meldsWith(hand, card, ruleSet).length === 0);
  if (inNone.length > 0) return inNone;
  const left = arrangeHand(hand, [], ruleSet)?.left ?? [];
  return left.length > 0 ? left : hand;
};

/** The most dangerous card of a hand that no complete phỏm needs; null for a hand without cards. */
export const chooseDiscardCard = (hand: readonly CardId[], ruleSet: PhomRuleSetId = 'basic'): CardId | null =>
  discardOrder(hand, ruleSet, outsidePhoms(hand, ruleSet))[0] ?? null;
