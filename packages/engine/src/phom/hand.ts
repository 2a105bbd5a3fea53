import { CARD_IDS, type CardId } from '../cards.ts';
import { MeldList } from './core/melds.ts';
import { listEatable } from './core/moves.ts';
import type { Rules } from './core/rules.ts';
import { Arrangement, arrange, weighPoints } from './core/solver.ts';
import { pointsOf } from './core/suits.ts';
import { type Cards, idsIn, readIds } from './ids.ts';
import { ruleSetNamed } from './rule-sets.ts';

/** What can be made of a hand, for screens and players: the core's solver with card ids. */

export type PhomRuleSetId = 'basic' | 'ta-la';

export interface ArrangedHand {
  readonly melds: readonly (readonly CardId[])[];
  readonly left: readonly CardId[];
  /** Points of the cards left. */
  readonly points: number;
}

const NOTHING: Cards = { black: 0, red: 0 };
const found = new Arrangement();

const rulesNamed = (ruleSet: PhomRuleSetId): Rules => ruleSetNamed(ruleSet).rules;

/**
 * The arrangement that leaves the fewest points, each eaten card in a phỏm of its own; of several the one with the
 * fewest phỏm, then the first in the order of `lay`. Null when the eaten cards find no such phỏm, or a card is unknown or
 * there twice.
 */
export const arrangeHand = (
  cards: readonly CardId[],
  eaten: readonly CardId[] = [],
  ruleSet: PhomRuleSetId = 'ta-la',
): ArrangedHand | null => {
  const rules = rulesNamed(ruleSet);
  const hand = readIds(rules, cards);
  const forced = readIds(rules, eaten);
  if (hand === null || forced === null) return null;
  if (((forced.black & ~hand.black) | (forced.red & ~hand.red)) !== 0) return null;
  arrange(found, weighPoints(rules.layout), hand.black, hand.red, forced.black, forced.red);
  if (found.covered < 0) return null;
  let { black, red } = hand;
  const melds: CardId[][] = [];
  for (let i = 0; i < found.size; i++) {
    melds.push(idsIn(rules, { black: found.black[i], red: found.red[i] }));
    black &= ~found.black[i];
    red &= ~found.red[i];
  }
  return { melds, left: idsIn(rules, { black, red }), points: pointsOf(rules.layout, black, red) };
};

/** Points of cards (PH-2); cards that cannot be read have none. */
export const pointsOfCards = (cards: readonly CardId[]): number => {
  const rules = rulesNamed('ta-la');
  const { black, red } = readIds(rules, cards) ?? NOTHING;
  return pointsOf(rules.layout, black, red);
};

/** A card's rank as the rule set counts it, from 0: runs are neighbours in this. */
export const rankInPhom = (card: CardId, ruleSet: PhomRuleSetId = 'basic'): number =>
  rulesNamed(ruleSet).layout.rank[CARD_IDS.indexOf(card)];

const eatable = new MeldList();

/** Every way to make a phỏm of a discard and cards of a hand: the hand's cards, in the order in which eats are listed. */
export const meldsWith = (
  handCards: readonly CardId[],
  discardCard: CardId,
  ruleSet: PhomRuleSetId = 'basic',
): CardId[][] => {
  const rules = rulesNamed(ruleSet);
  const hand = readIds(rules, handCards);
  const card = readIds(rules, [discardCard]);
  if (hand === null || card === null) return [];
  listEatable(eatable, hand.black & ~card.black, hand.red & ~card.red, card.black, card.red);
  const ways: CardId[][] = [];
  for (let i = 0; i < eatable.size; i++) {
    ways.push(idsIn(rules, { black: eatable.black[i], red: eatable.red[i] }));
  }
  return ways;
};
