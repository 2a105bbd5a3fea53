import { type Card, cardId } from '@sanh-rong/engine';
import { type PhomRuleSetId, pointsOfCards, rankInPhom } from '@sanh-rong/engine/phom';
import { type CardMaker, cardMaker } from '../cards.ts';

const worth = (ruleSet: PhomRuleSetId) => ({
  value: (card: Card) => rankInPhom(cardId(card), ruleSet) + 1,
  points: (card: Card) => pointsOfCards([cardId(card)]),
});

/** Where the ace stands is the rule set's own (PH-10, PH-20). */
const MAKERS: Readonly<Record<string, () => CardMaker>> = {
  'ta-la': cardMaker(worth('ta-la')),
  basic: cardMaker(worth('basic')),
};

export const newCards = (ruleSet: string): CardMaker => (MAKERS[ruleSet] ?? MAKERS['ta-la'])();
