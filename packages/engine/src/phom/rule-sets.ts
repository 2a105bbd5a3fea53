import { CATALOGUE } from '../catalogue.ts';
import { BASIC, TA_LA } from './core/rules.ts';
import type { PhomRuleSet } from './types.ts';

/** Neither rule set leaves a table anything to choose. */
const NO_OPTIONS = {} as const;

/** A hand of this size can never have more ways to lay down than a list can hold. */
const MAX_HAND = 16;

/** Traditional Tá lả: the rules PH-20 … PH-27 of docs/rules. */
export const taLa: PhomRuleSet = {
  id: 'ta-la',
  seats: CATALOGUE.phom['ta-la'],
  options: NO_OPTIONS,
  rules: TA_LA,
  actions: ['draw', 'eat', 'lay', 'send', 'discard', 'u'],
  breakdown: ['eat', 'chot', 'u', 'den', 'place', 'mom'],
  maxHand: MAX_HAND,
};

/** The basic Phỏm: the rules PH-10 … PH-14. */
export const basic: PhomRuleSet = {
  id: 'basic',
  seats: CATALOGUE.phom.basic,
  options: NO_OPTIONS,
  rules: BASIC,
  actions: ['draw', 'eat', 'discard'],
  breakdown: ['cards'],
  maxHand: 52,
};

export const RULE_SETS: readonly PhomRuleSet[] = [taLa, basic];

export const ruleSetNamed = (id: string): PhomRuleSet => RULE_SETS.find((ruleSet) => ruleSet.id === id) ?? taLa;
