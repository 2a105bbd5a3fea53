import { type CardId, SUITS } from '@sanh-rong/engine';
import { arrangeHand, type PhomRuleSetId, type PhomView, rankInPhom } from '@sanh-rong/engine/phom';
import { ownSeat, ruleSetOf } from './own-hand.ts';

/** Ways to sort a hand. */
type Sort = 'phom' | 'rank' | 'suit';

/** Where only what was eaten counts as a phỏm, a hand has none to be sorted by (PH-11). */
export const sortsOf = (ruleSet: PhomRuleSetId): readonly Sort[] =>
  ruleSet === 'basic' ? ['rank', 'suit'] : ['phom', 'rank', 'suit'];

const suitOf = (id: CardId): number => SUITS.findIndex((suit) => id.endsWith(suit));

const byRank =
  (ruleSet: PhomRuleSetId) =>
  (a: CardId, b: CardId): number =>
    rankInPhom(a, ruleSet) - rankInPhom(b, ruleSet) || suitOf(a) - suitOf(b);

const bySuit =
  (ruleSet: PhomRuleSetId) =>
  (a: CardId, b: CardId): number =>
    suitOf(a) - suitOf(b) || rankInPhom(a, ruleSet) - rankInPhom(b, ruleSet);

/** Phỏm first, then what lies outside them. */
const byMeld = (hand: readonly CardId[], eaten: readonly CardId[], ruleSet: PhomRuleSetId) => {
  const arranged = arrangeHand(hand, eaten, ruleSet);
  if (arranged === null) return [hand.toSorted(byRank(ruleSet))];
  const loose = arranged.left.toSorted(byRank(ruleSet));
  return [...arranged.melds, loose].filter((group) => group.length > 0);
};

export const arrange = (
  hand: readonly CardId[],
  sort: number,
  view: PhomView | undefined,
): readonly (readonly CardId[])[] => {
  const ruleSet = view === undefined ? 'ta-la' : ruleSetOf(view);
  const by = sortsOf(ruleSet)[sort];
  if (by === 'rank') return [hand.toSorted(byRank(ruleSet))];
  if (by === 'phom') return byMeld(hand, view?.eaten[ownSeat(view)] ?? [], ruleSet);
  const sorted = hand.toSorted(bySuit(ruleSet));
  return SUITS.map((suit) => sorted.filter((id) => id.endsWith(suit))).filter((group) => group.length > 0);
};
