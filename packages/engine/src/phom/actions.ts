import { CARD_IDS, type Card, cardOf } from '../cards.ts';
import { isSeat } from '../deal.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { Step } from '../game.ts';
import { isRecord } from '../options.ts';
import { ok } from '../result.ts';
import { close, tellU } from './closing.ts';
import { handSizeOf, SEAT_STEP } from './core/moves.ts';
import * as core from './core/position.ts';
import type { Rules } from './core/rules.ts';
import { type Cards, idsIn, readIds } from './ids.ts';
import { judgeDiscard, judgeDraw, judgeEat, judgeLay, judgeSend, judgeU } from './judge.ts';
import { ruleSetNamed } from './rule-sets.ts';
import type { PhomAction, PhomEvent, PhomState } from './types.ts';

/** Doing actions: read what somebody asks, let the judge decide, take the step on a copy, tell what happened. */

type Ruled = Ruling<Step<PhomState, PhomEvent>>;

const rulesOf = ({ setup }: PhomState): Rules => ruleSetNamed(setup.ruleSet).rules;

/** The state after an action: history, and the end of the game if this was it. */
const after = (
  state: PhomState,
  action: PhomAction,
  position: core.Position,
  events: PhomEvent[],
): Step<PhomState, PhomEvent> => {
  const next = { ...state, position, history: [...state.history, { seat: state.position.turn, action }] };
  return core.isOver(position) ? close(next, events) : { state: next, events };
};

const draw = (state: PhomState): Ruled => {
  const rules = rulesOf(state);
  const verdict = judgeDraw(rules, state.position);
  if (!verdict.ok) return verdict;
  const position = core.clone(state.position);
  const seat = position.turn;
  const card = CARD_IDS[position.stock[position.drawn]];
  core.draw(rules, position);
  const event: PhomEvent = { type: 'draw', seat, card, stock: core.stockLeft(position) };
  return ok(after(state, { type: 'draw' }, position, [event]));
};

/** One card or more. */
const readCards = (rules: Rules, ids: unknown): Cards | null => {
  const cards = readIds(rules, ids);
  return cards !== null && (cards.black | cards.red) !== 0 ? cards : null;
};

const readCard = (id: unknown): Card | undefined => (typeof id === 'string' ? cardOf(id) : undefined);

const eat = (state: PhomState, action: Record<string, unknown>): Ruled => {
  const rules = rulesOf(state);
  const cards = readCards(rules, action.cards);
  if (cards === null) return refusal('BAD_ACTION', 'badCards');
  const verdict = judgeEat(rules, state.position, cards);
  if (!verdict.ok) return verdict;
  const position = core.clone(state.position);
  const seat = position.turn;
  const from = core.feederOf(position, seat);
  const card = CARD_IDS[position.offered];
  const amount = core.priceOfEating(rules, position);
  core.eat(rules, position, cards.black, cards.red);
  const { chot } = position;
  const ids = idsIn(rules, cards);
  const events: PhomEvent[] = [{ type: 'eat', seat, from, card, cards: ids, chot }];
  if (amount > 0) events.push({ type: 'pay', from, to: seat, amount, for: chot ? 'chot' : 'eat' });
  return ok(after(state, { type: 'eat', cards: ids }, position, events));
};

const lay = (state: PhomState, action: Record<string, unknown>): Ruled => {
  const rules = rulesOf(state);
  const asked = Array.isArray(action.melds) ? action.melds.map((ids) => readCards(rules, ids)) : [];
  const melds = asked.filter((meld) => meld !== null);
  if (melds.length === 0 || melds.length !== asked.length) return refusal('BAD_ACTION', 'badMelds');
  const verdict = judgeLay(rules, state.position, melds);
  if (!verdict.ok) return verdict;
  const position = core.clone(state.position);
  const seat = position.turn;
  // In the order asked for: `send` counts a seat's phỏm in the order in which they were laid.
  for (const { black, red } of melds) core.layMeld(rules, position, black, red);
  core.endStep(position);
  const ids = melds.map((meld) => idsIn(rules, meld));
  return ok(after(state, { type: 'lay', melds: ids }, position, [{ type: 'lay', seat, melds: ids }]));
};

const send = (state: PhomState, action: Record<string, unknown>): Ruled => {
  const rules = rulesOf(state);
  const card = readCard(action.card);
  const { seat: to, meld } = action;
  if (card === undefined) return refusal('BAD_ACTION', 'badCards');
  if (!isSeat(to, state.position.seats) || !isSeat(meld, SEAT_STEP)) return refusal('BAD_ACTION', 'noSuchPhom');
  const verdict = judgeSend(rules, state.position, card, to, meld);
  if (!verdict.ok) return verdict;
  const position = core.clone(state.position);
  const seat = position.turn;
  core.send(rules, position, card, to, meld);
  const event: PhomEvent = { type: 'send', seat, card: CARD_IDS[card], to, meld };
  return ok(after(state, { type: 'send', card: CARD_IDS[card], seat: to, meld }, position, [event]));
};

const discard = (state: PhomState, action: Record<string, unknown>): Ruled => {
  const rules = rulesOf(state);
  const card = readCard(action.card);
  if (card === undefined) return refusal('BAD_ACTION', 'badCards');
  const verdict = judgeDiscard(rules, state.position, card);
  if (!verdict.ok) return verdict;
  const position = core.clone(state.position);
  const seat = position.turn;
  core.discard(rules, position, card);
  const left = handSizeOf(position, seat);
  const event: PhomEvent = { type: 'discard', seat, card: CARD_IDS[card], left };
  return ok(after(state, { type: 'discard', card: CARD_IDS[card] }, position, [event]));
};

const declareU = (state: PhomState): Ruled => {
  const rules = rulesOf(state);
  const verdict = judgeU(rules, state.position);
  if (!verdict.ok) return verdict;
  const position = core.clone(state.position);
  const seat = position.turn;
  core.declareU(position);
  const event = tellU(rules, position, position.eatenBlack[seat], position.eatenRed[seat]);
  return ok(after(state, { type: 'u' }, position, [event]));
};

const ACTIONS: Readonly<Record<PhomAction['type'], (state: PhomState, action: Record<string, unknown>) => Ruled>> = {
  draw,
  eat,
  lay,
  send,
  discard,
  u: declareU,
};

export const apply = (state: PhomState, action: unknown): Ruled => {
  if (core.isOver(state.position)) return refusal('GAME_OVER', 'gameOver');
  const known = ruleSetNamed(state.setup.ruleSet).actions;
  const type = isRecord(action) ? known.find((name) => name === action.type) : undefined;
  if (type === undefined || !isRecord(action))
    return refusal('BAD_ACTION', 'unknownAction', { known: known.join(', ') });
  return ACTIONS[type](state, action);
};
