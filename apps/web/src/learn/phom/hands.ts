import { CARD_IDS, type CardId, explain, type Language, Random } from '@sanh-rong/engine';
import { arrangeHand, meldsWith, type PhomRuleSetId, rankInPhom, validateMeldSelection } from '@sanh-rong/engine/phom';

/** What cards are good for in Phỏm: always the engine's word. */

export const ruleSetNamed = (id: string): PhomRuleSetId => (id === 'basic' ? 'basic' : 'ta-la');

/** Why the cards make no phỏm; null when they make one. */
export const faultOf = (ruleSet: string, cards: readonly CardId[], language: Language): string | null => {
  const { reason } = validateMeldSelection(cards, null, ruleSetNamed(ruleSet));
  return reason === null ? null : explain({ reason, details: {} }, language);
};

export const isPhom = (ruleSet: string, cards: readonly CardId[]): boolean =>
  validateMeldSelection(cards, null, ruleSetNamed(ruleSet)).valid;

/** Every card that would make a phỏm with cards of this hand. */
export const eatable = (ruleSet: string, hand: readonly CardId[]): readonly CardId[] =>
  CARD_IDS.filter((id) => !hand.includes(id) && meldsWith(hand, id, ruleSetNamed(ruleSet)).length > 0);

/** A hand at its best: phỏm, what lies outside, and its points. */
export const atBest = (ruleSet: string, hand: readonly CardId[]) =>
  arrangeHand(hand, [], ruleSetNamed(ruleSet)) ?? { melds: [], left: hand, points: 0 };

const HAND = 9;
const ATTEMPTS = 200;

const drawHands = (ruleSet: string, seed: string): readonly [readonly CardId[], readonly CardId[]] => {
  const dice = new Random(seed);
  const deck = [...CARD_IDS];
  const draw = (): CardId => deck.splice(dice.below(deck.length), 1)[0];
  const rank = (id: CardId): number => rankInPhom(id, ruleSetNamed(ruleSet));
  const hand = (): readonly CardId[] => Array.from({ length: HAND }, draw).sort((a, b) => rank(a) - rank(b));
  return [hand(), hand()];
};

/** Worth a look: a phỏm to be found, and some more cards that wait for one. */
const isLively = (ruleSet: string, hand: readonly CardId[]): boolean => {
  const { melds, left } = atBest(ruleSet, hand);
  return melds.length > 0 && eatable(ruleSet, left).length > 0;
};

export const livelyHands = (ruleSet: string, seed: string): readonly [readonly CardId[], readonly CardId[]] => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const hands = drawHands(ruleSet, `${seed}/${attempt}`);
    if (isLively(ruleSet, hands[0])) return hands;
  }
  return drawHands(ruleSet, seed);
};
