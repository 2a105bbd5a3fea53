import { type Ruling, refusal } from '../errors.ts';
import { isRecord } from '../options.ts';
import { ok } from '../result.ts';
import {
  call,
  fold,
  goAllIn,
  isClosed,
  lowestRaise,
  mayCall,
  mayGoAllIn,
  mayRaise,
  raiseTo,
  wholeBet,
} from './core/betting.ts';
import type { Position } from './core/position.ts';
import type { LiengAction, LiengMove } from './types.ts';

/** What the seat to act may do, and why not (LG-5). Every way into the game asks here, so there is one judge. */

export const BO: LiengMove = { type: 'bo' };
export const THEO: LiengMove = { type: 'theo' };
export const TO_TAT: LiengMove = { type: 'to-tat' };
const ACTIONS = 'bo, theo, to, to-tat';

/** The actions open to the seat to act, in the order in which LG-5 names them. */
export const legalActions = (p: Position): LiengAction[] => {
  const actions: LiengAction[] = [BO];
  if (mayCall(p)) actions.push(THEO);
  if (mayRaise(p)) actions.push({ type: 'to', min: lowestRaise(p), max: wholeBet(p) });
  if (mayGoAllIn(p)) actions.push(TO_TAT);
  return actions;
};

const judgeRaise = (p: Position, amount: unknown): Ruling<LiengMove> => {
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) return refusal('BAD_ACTION', 'badAmount');
  if (isClosed(p)) return refusal('LG-5', 'raisingClosed');
  if (amount < lowestRaise(p)) return refusal('LG-5', 'raiseTooSmall', { min: lowestRaise(p) });
  if (amount > wholeBet(p)) return refusal('LG-5', 'raiseAboveChips', { max: wholeBet(p) });
  return ok({ type: 'to', amount });
};

/** The move that was asked for, or the rule that forbids it. The action may be anything at all. */
export const judge = (p: Position, action: unknown): Ruling<LiengMove> => {
  switch (isRecord(action) ? action.type : undefined) {
    case 'bo':
      return ok(BO);
    case 'theo':
      return mayCall(p) ? ok(THEO) : refusal('LG-5', 'callNeedsChips', { bet: p.bet });
    case 'to':
      return judgeRaise(p, isRecord(action) ? action.amount : undefined);
    case 'to-tat':
      return mayGoAllIn(p) ? ok(TO_TAT) : refusal('LG-5', 'allInClosed');
    default:
      return refusal('BAD_ACTION', 'unknownAction', { known: ACTIONS });
  }
};

/** Does what `judge` allowed. The position is changed. */
export const perform = (p: Position, move: LiengMove): void => {
  if (move.type === 'bo') fold(p);
  else if (move.type === 'theo') call(p);
  else if (move.type === 'to') raiseTo(p, move.amount);
  else goAllIn(p);
};
