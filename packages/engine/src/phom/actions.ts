import { CARD_IDS } from '../cards.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { Step } from '../game.ts';
import { ok } from '../result.ts';
import { close, tellU } from './closing.ts';
import { handSizeOf } from './core/moves.ts';
import * as core from './core/position.ts';
import type { Rules } from './core/rules.ts';
import { idsIn } from './ids.ts';
import { type CoreAction, judgeAction } from './judge-action.ts';
import { ruleSetNamed } from './rule-sets.ts';
import type { PhomAction, PhomEvent, PhomState } from './types.ts';

/** Doing actions: let the judge decide on a request, take the step on a copy, tell what happened. */

type Stepped = Step<PhomState, PhomEvent>;

type ActionTo<Type extends CoreAction['type']> = Extract<CoreAction, { readonly type: Type }>;

/** The state after an action: history, and the end of the game if this was it. */
const after = (state: PhomState, action: PhomAction, position: core.Position, events: PhomEvent[]): Stepped => {
  const next = { ...state, position, history: [...state.history, { seat: state.position.turn, action }] };
  return core.isOver(position) ? close(next, events) : { state: next, events };
};

const draw = (rules: Rules, state: PhomState): Stepped => {
  const position = core.clone(state.position);
  const seat = position.turn;
  const card = CARD_IDS[position.stock[position.drawn]];
  core.draw(rules, position);
  const event: PhomEvent = { type: 'draw', seat, card, stock: core.stockLeft(position) };
  return after(state, { type: 'draw' }, position, [event]);
};

const eat = (rules: Rules, state: PhomState, { cards }: ActionTo<'eat'>): Stepped => {
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
  return after(state, { type: 'eat', cards: ids }, position, events);
};

const lay = (rules: Rules, state: PhomState, { melds }: ActionTo<'lay'>): Stepped => {
  const position = core.clone(state.position);
  const seat = position.turn;
  // In the order asked for: `send` counts a seat's phỏm in the order in which they were laid.
  for (const { black, red } of melds) core.layMeld(rules, position, black, red);
  core.endStep(position);
  const ids = melds.map((meld) => idsIn(rules, meld));
  return after(state, { type: 'lay', melds: ids }, position, [{ type: 'lay', seat, melds: ids }]);
};

const send = (rules: Rules, state: PhomState, { card, to, meld }: ActionTo<'send'>): Stepped => {
  const position = core.clone(state.position);
  const seat = position.turn;
  core.send(rules, position, card, to, meld);
  const event: PhomEvent = { type: 'send', seat, card: CARD_IDS[card], to, meld };
  return after(state, { type: 'send', card: CARD_IDS[card], seat: to, meld }, position, [event]);
};

const discard = (rules: Rules, state: PhomState, { card }: ActionTo<'discard'>): Stepped => {
  const position = core.clone(state.position);
  const seat = position.turn;
  core.discard(rules, position, card);
  const left = handSizeOf(position, seat);
  const event: PhomEvent = { type: 'discard', seat, card: CARD_IDS[card], left };
  return after(state, { type: 'discard', card: CARD_IDS[card] }, position, [event]);
};

const declareU = (rules: Rules, state: PhomState): Stepped => {
  const position = core.clone(state.position);
  const seat = position.turn;
  core.declareU(position);
  const event = tellU(rules, position, position.eatenBlack[seat], position.eatenRed[seat]);
  return after(state, { type: 'u' }, position, [event]);
};

const perform = (rules: Rules, state: PhomState, asked: CoreAction): Stepped => {
  switch (asked.type) {
    case 'draw':
      return draw(rules, state);
    case 'eat':
      return eat(rules, state, asked);
    case 'lay':
      return lay(rules, state, asked);
    case 'send':
      return send(rules, state, asked);
    case 'discard':
      return discard(rules, state, asked);
    case 'u':
      return declareU(rules, state);
  }
};

export const apply = (state: PhomState, action: unknown): Ruling<Stepped> => {
  if (core.isOver(state.position)) return refusal('GAME_OVER', 'gameOver');
  const ruleSet = ruleSetNamed(state.setup.ruleSet);
  const asked = judgeAction(ruleSet, state.position, action);
  return asked.ok ? ok(perform(ruleSet.rules, state, asked.value)) : asked;
};
