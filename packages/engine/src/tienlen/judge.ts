import { cardName } from '../cards.ts';
import { highHalf, LOW_BITS, lowHalf, setOfIds } from '../cardset.ts';
import { type Ruling, refusal } from '../errors.ts';
import { isRecord } from '../options.ts';
import { ok } from '../result.ts';
import { classify, isFourTwos, kindOf, lengthOf, NO_FORM, PAIRS } from './core/combination.ts';
import { isIn, NO_CARD, NO_SEAT, type Position } from './core/position.ts';
import { beats, isHang, type Rules } from './core/rules.ts';
import { mayPass } from './core/turns.ts';

const includes = (low: number, high: number, card: number): boolean =>
  card < LOW_BITS ? ((low >>> card) & 1) === 1 : ((high >>> (card - LOW_BITS)) & 1) === 1;

/** Why an answer that does not beat the table is refused. */
const notBeaten = (rules: Rules, form: number, table: number): Ruling<number> => {
  const kind = kindOf(form);
  if (kind !== kindOf(table)) {
    return isHang(form) ? refusal(rules.codes.cut, 'cannotCut') : refusal(rules.codes.follow, 'otherType');
  }
  const code = isHang(form) ? rules.codes.cut : rules.codes.follow;
  if (lengthOf(form) === lengthOf(table)) return refusal(code, 'tooLow');
  const longerBeats = kind === PAIRS ? rules.longerPairs : rules.longerStraight;
  return refusal(code, longerBeats ? 'tooShort' : 'otherLength');
};

/**
 * Whether the seat to act may play these cards now: the combination's form, or the rule that forbids it. Every way into
 * the game asks here, so there is one judge.
 */
export const judge = (rules: Rules, p: Position, low: number, high: number): Ruling<number> => {
  if ((low & ~p.low[p.turn]) !== 0 || (high & ~p.high[p.turn]) !== 0) return refusal('BAD_ACTION', 'notYourCards');
  const form = classify(low, high);
  if (form === NO_FORM) return refusal('TL-1', 'notACombination');
  if (isFourTwos(form) && !rules.fourTwosPlayable) {
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

/** An action in the core's form. */
export type CoreAction =
  | { readonly type: 'play'; readonly low: number; readonly high: number; readonly form: number }
  | { readonly type: 'pass' };

const PASS: Ruling<CoreAction> = ok({ type: 'pass' });

const judgePlay = (rules: Rules, p: Position, cards: unknown): Ruling<CoreAction> => {
  const set = Array.isArray(cards) && cards.length > 0 ? setOfIds(cards) : null;
  if (set === null) return refusal('BAD_ACTION', 'badCards');
  const low = lowHalf(set);
  const high = highHalf(set);
  const form = judge(rules, p, low, high);
  return form.ok ? ok({ type: 'play', low, high, form: form.value }) : form;
};

/** What was asked for, or the rule that forbids it to the seat to act. The action may be anything at all. */
export const judgeAction = (rules: Rules, p: Position, action: unknown): Ruling<CoreAction> => {
  if (isRecord(action)) {
    if (action.type === 'play') return judgePlay(rules, p, action.cards);
    if (action.type === 'pass') return mayPass(p) ? PASS : refusal('TL-3', 'leaderCannotPass');
  }
  return refusal('BAD_ACTION', 'unknownAction', { known: 'play, pass' });
};
