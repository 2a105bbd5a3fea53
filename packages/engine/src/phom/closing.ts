import type { CardId } from '../cards.ts';
import type { GameResult, Seat, Step } from '../game.ts';
import * as core from './core/position.ts';
import type { Rules } from './core/rules.ts';
import { handPoints, type Payment, settle } from './core/scoring.ts';
import { Arrangement, arrange, BY_CARDS } from './core/solver.ts';
import { idsIn } from './ids.ts';
import { ruleSetNamed } from './rule-sets.ts';
import type { PhomEvent, PhomRuleSet, PhomState, UKind } from './types.ts';
import { handIds, meldsOf } from './view.ts';

/** The end of a game: what is told, paid and shown. */

const seatsOf = (p: core.Position): Seat[] => Array.from({ length: p.seats }, (_, seat) => seat);

/** By seat, what every reason brought; what was paid at the table comes from the position. */
const breakdownOf = (
  { breakdown }: PhomRuleSet,
  p: core.Position,
  payments: readonly Payment[],
): Record<Payment['for'], number>[] =>
  seatsOf(p).map((seat) => {
    const parts = Object.fromEntries(breakdown.map((reason) => [reason, 0])) as Record<Payment['for'], number>;
    if ('eat' in parts) parts.eat = p.eatUnits[seat];
    if ('chot' in parts) parts.chot = p.chotUnits[seat];
    for (const { from, to, amount, for: reason } of payments) {
      if (from === seat) parts[reason] -= amount;
      if (to === seat) parts[reason] += amount;
    }
    return parts;
  });

const U_KINDS: Readonly<Record<number, UKind>> = { [core.U]: 'u', [core.U_TRON]: 'uTron', [core.U_KHAN]: 'uKhan' };

const found = new Arrangement();

/** The phỏm of an ù and what lies outside (PH-24). */
export const tellU = (rules: Rules, p: core.Position, eatenBlack: number, eatenRed: number): PhomEvent => {
  const seat = p.winner;
  let black = p.black[seat];
  let red = p.red[seat];
  const melds: CardId[][] = [];
  if (p.end !== core.U_KHAN) {
    arrange(found, BY_CARDS, black, red, eatenBlack, eatenRed);
    for (let i = 0; i < found.size; i++) {
      melds.push(idsIn(rules, { black: found.black[i], red: found.red[i] }));
      black &= ~found.black[i];
      red &= ~found.red[i];
    }
  }
  return { type: 'u', seat, kind: U_KINDS[p.end], melds, outside: idsIn(rules, { black, red }) };
};

/** Closes a game that is over: result, payments, and everything that may be seen now. */
export const close = (state: Omit<PhomState, 'result'>, events: PhomEvent[]): Step<PhomState, PhomEvent> => {
  const p = state.position;
  const ruleSet = ruleSetNamed(state.setup.ruleSet);
  const { rules } = ruleSet;
  const { places, payments } = settle(rules, p);
  for (const payment of payments) events.push({ type: 'pay', ...payment });
  const breakdown = breakdownOf(ruleSet, p, payments);
  const points = breakdown.map((parts) => Object.values(parts).reduce((sum, part) => sum + part, 0));
  const result: GameResult = { points, places, breakdown };
  const seats = seatsOf(p);
  events.push({
    type: 'end',
    result,
    hands: seats.map((seat) => handIds(rules, p, seat)),
    left: seats.map((seat) => handPoints(rules, p, seat)),
    melds: seats.map((seat) => meldsOf(rules, p, seat, true)),
  });
  return { state: { ...state, result }, events };
};
