import type { CardId } from '../cards.ts';
import { isMeld, isOneRank, onlySuit } from './core/melds.ts';
import { countCards } from './core/suits.ts';
import { meldsWith, type PhomRuleSetId } from './hand.ts';
import { readIds } from './ids.ts';
import { meldFault } from './judge.ts';
import type { PhomReason } from './messages/en.ts';
import { ruleSetNamed } from './rule-sets.ts';

/**
 * The functions of seed 002 under their names, over the same core. The seed's game is `basic`, so the ace is high
 * unless a rule set is named.
 */

/** Three or more cards of one rank. */
export const isValidSet = (cards: readonly CardId[]): boolean => {
  const set = readIds(ruleSetNamed('basic').rules, cards);
  return set !== null && isMeld(set.black, set.red) && isOneRank(set.black, set.red);
};

/** Three or more consecutive cards of one suit. */
export const isValidSequence = (cards: readonly CardId[], ruleSet: PhomRuleSetId = 'basic'): boolean => {
  const set = readIds(ruleSetNamed(ruleSet).rules, cards);
  return set !== null && isMeld(set.black, set.red) && onlySuit(set.black, set.red) !== 0;
};

/** Whether some of these cards make a phỏm with the discard. */
export const canFormMeld = (
  handCards: readonly CardId[],
  discardCard: CardId,
  ruleSet: PhomRuleSetId = 'basic',
): boolean => meldsWith(handCards, discardCard, ruleSet).length > 0;

/** Green or red while cards are being selected; red with the key of the sentence that says why (PH-13). */
export type MeldSelection =
  | { readonly valid: true; readonly reason: null }
  | { readonly valid: false; readonly reason: PhomReason | 'badCards' };

/** Whether exactly the selected cards and the discard make a phỏm; without a discard, the selected cards alone. */
export const validateMeldSelection = (
  selectedCards: readonly CardId[],
  discardCard: CardId | null,
  ruleSet: PhomRuleSetId = 'basic',
): MeldSelection => {
  const { rules } = ruleSetNamed(ruleSet);
  const cards = readIds(rules, discardCard === null ? selectedCards : [...selectedCards, discardCard]);
  if (cards === null) return { valid: false, reason: 'badCards' };
  if (countCards(cards.black, cards.red) === 0) return { valid: false, reason: 'tooFewForPhom' };
  const fault = meldFault(rules, cards);
  return fault === null ? { valid: true, reason: null } : { valid: false, reason: fault.reason };
};
