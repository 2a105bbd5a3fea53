import { cardName } from '../cards.ts';
import { LOW_BITS } from '../cardset.ts';
import { type Ruling, refusal } from '../errors.ts';
import { ok } from '../result.ts';
import { classify, FOUR, highOf, kindOf, lengthOf, NO_FORM, PAIRS, TWO } from './core/combination.ts';
import { isIn, NO_CARD, NO_SEAT, type Position } from './core/position.ts';
import { beats, isHang, type Rules } from './core/rules.ts';

const includes = (low: number, high: number, card: number): boolean =>
  card < LOW_BITS ? ((low >>> card) & 1) === 1 : ((high >>> (card - LOW_BITS)) & 1) === 1;

/** Why an answer that does not beat the table is refused. */
const notBeaten = (rules: Rules, form: number, table: number): Ruling<number> => {
  if (kindOf(form) !== kindOf(table)) {
    return isHang(form) ? refusal(rules.codes.cut, 'cannotCut') : refusal(rules.codes.follow, 'otherType');
  }
  const code = isHang(form) ? rules.codes.cut : rules.codes.follow;
  return refusal(code, lengthOf(form) === lengthOf(table) ? 'tooLow' : 'otherLength');
};

/**
 * Whether the seat to act may play these cards now: the combination's form, or the rule that forbids it. Every way into
 * the game asks here, so there is one judge.
 */
export const judge = (rules: Rules, p: Position, low: number, high: number): Ruling<number> => {
  if ((low & ~p.low[p.turn]) !== 0 || (high & ~p.high[p.turn]) !== 0) return refusal('BAD_ACTION', 'notYourCards');
  const form = classify(low, high);
  if (form === NO_FORM) return refusal('TL-1', 'notACombination');
  if (kindOf(form) === FOUR && highOf(form) >> 2 === TWO && !rules.fourTwosPlayable) {
    return refusal('MN-5', 'fourTwosNeverPlayed');
  }
  if (p.last === NO_SEAT) {
    if (p.opening === NO_CARD || includes(low, high, p.opening)) return ok(form);
    return refusal('TL-6', 'mustInclude', { card: cardName(p.opening) });
  }
  const lateCut = kindOf(form) === PAIRS && lengthOf(form) >= rules.pairsAfterPass;
  if (isIn(p.passed, p.turn) && !lateCut) return refusal('MN-7', 'alreadyPassed');
  return beats(rules, form, p.table) ? ok(form) : notBeaten(rules, form, p.table);
};
