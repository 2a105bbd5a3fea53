import { CARD_IDS } from '../cards.ts';
import { readRequestObject } from '../deal.ts';
import type { Ruling } from '../errors.ts';
import type { DealRequest, Game, Seat, Step, Viewer } from '../game.ts';
import { objectionOf } from '../objection.ts';
import { ok } from '../result.ts';
import { apply } from './actions.ts';
import { close, tellU } from './closing.ts';
import * as moves from './core/moves.ts';
import * as core from './core/position.ts';
import { fullHand, type Rules } from './core/rules.ts';
import { inTurnOrder, settle } from './core/scoring.ts';
import { Arrangement, arrange, weighPoints } from './core/solver.ts';
import { countCards } from './core/suits.ts';
import { idsIn } from './ids.ts';
import { judgeAction } from './judge-action.ts';
import { knownPosition } from './known-position.ts';
import { legalActions } from './legal.ts';
import { GIVEN, readOpening, readPrevious } from './opening.ts';
import { RULE_SETS, ruleSetNamed } from './rule-sets.ts';
import { statistics } from './statistics.ts';
import type { PhomAction, PhomEvent, PhomState, PhomView } from './types.ts';
import { handIds, seen, view } from './view.ts';
import { readAction, writeAction } from './words.ts';

/** Phỏm behind the one shape of every game. The rules are in core/, refusals in judge.ts, what actions do in actions.ts. */

type Ruled = Ruling<Step<PhomState, PhomEvent>>;

const rulesOf = ({ setup }: PhomState): Rules => ruleSetNamed(setup.ruleSet).rules;

/** The first seat in turn order with ù khan (PH-24). Only full hands count, so that positions for tests stay calm. */
const findUKhan = (rules: Rules, p: core.Position): Seat | undefined =>
  inTurnOrder(p).find(
    (seat) =>
      rules.laying &&
      countCards(p.black[seat], p.red[seat]) === fullHand(rules, seat === p.leader) &&
      core.isUKhan(p.black[seat], p.red[seat]),
  );

const deal = (request: DealRequest): Ruled => {
  const asked = readRequestObject(request);
  if (!asked.ok) return asked;
  const read = readOpening(asked.value);
  if (!read.ok) return read;
  const { ruleSet, setup, leader, hands, stock, setAside } = read.value;
  const { rules } = ruleSet;
  const position = core.newPosition(rules, setup.seats, leader, stock);
  for (const [seat, hand] of hands.entries()) for (const card of hand) core.give(rules, position, seat, card);
  const state = { setup, history: [], position, setAside };
  const events: PhomEvent[] = [
    { type: 'deal', hands: hands.map((_, seat) => handIds(rules, position, seat)), leader, stock: stock.length },
  ];
  const winner = findUKhan(rules, position);
  if (winner === undefined) return ok({ state: { ...state, result: null }, events });
  core.winAtTheDeal(position, winner);
  events.push(tellU(rules, position, 0, 0));
  return ok(close(state, events));
};

const found = new Arrangement();
const legal = (state: PhomState): PhomAction[] => legalActions(rulesOf(state), state.position);

/** PH-4. A hand that its eaten cards need to the last card (possible in given deals only) can only go ù. */
const timeout = (state: PhomState): PhomAction => {
  const rules = rulesOf(state);
  const p = state.position;
  if (p.phase === core.TAKE) return { type: 'draw' };
  if (p.phase === core.LAY) {
    const { black, red, eatenBlack, eatenRed, turn } = p;
    arrange(found, weighPoints(rules.layout), black[turn], red[turn], eatenBlack[turn], eatenRed[turn]);
    if (found.size > 0) {
      const ids = Array.from({ length: found.size }, (_, i) =>
        idsIn(rules, { black: found.black[i], red: found.red[i] }),
      );
      return { type: 'lay', melds: ids };
    }
  }
  const card = moves.costliestDiscard(rules, p);
  return card === core.NO_CARD ? { type: 'u' } : { type: 'discard', card: CARD_IDS[card] };
};

/**
 * Hands and phỏm are shown at the end. The stock and what was set aside are open then too: the seed of the deal is known
 * by then, and it tells them anyway.
 */
const hindsight = (state: PhomState, end: PhomState, viewer: Viewer): PhomView =>
  end.result === null ? view(state, viewer, legal) : { ...view(state, 'open', legal), viewer, legal: [] };

export const phom: Game<PhomState, PhomAction, PhomView, PhomEvent> = {
  id: 'phom',
  ruleSets: RULE_SETS,
  conceals: false,
  givenFields: GIVEN.fields,
  deal,
  turn: ({ position }) => (core.isOver(position) ? null : position.turn),
  legal,
  apply,
  objection: objectionOf((view, seat, action) => {
    const ruleSet = ruleSetNamed(view.ruleSet);
    return judgeAction(ruleSet, knownPosition(ruleSet.rules, view, seat), action);
  }),
  timeout,
  view: (state, viewer) => view(state, viewer, legal),
  seen,
  hindsight,
  result: (state) => state.result,
  statistics,
  carryOver: (state) => (state.result === null ? null : { winner: settle(rulesOf(state), state.position).winner }),
  // The winner's lead goes with the winner (PH-1).
  reseat: ({ seats, previous }, seat) => {
    const left = readPrevious(previous, seats);
    return left.ok && left.value !== null && left.value.winner !== seat ? { winner: left.value.winner } : null;
  },
  writeAction,
  readAction,
};
