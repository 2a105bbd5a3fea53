import { CARD_IDS, type Card, cardOf, isCardId } from '../cards.ts';
import { cardsOf } from '../cardset.ts';
import { CATALOGUE } from '../catalogue.ts';
import { readRequest, readRequestObject, readRuleSet } from '../deal.ts';
import { type RuleError, type Ruling, refusal } from '../errors.ts';
import type { BaseState, BaseView, DealRequest, Game, GameResult, Seat, Step, Viewer, ViewFor } from '../game.ts';
import { isRecord } from '../options.ts';
import { ok } from '../result.ts';

/** One card each, which may be swapped for the top one of the stock while there is one; the highest card wins. */

export type HighCardAction = { readonly type: 'keep' } | { readonly type: 'swap' };

export type HighCardEvent =
  | { readonly type: 'deal'; readonly hands: readonly (string | null)[] }
  | { readonly type: 'keep' | 'swap'; readonly seat: Seat };

export interface HighCardState extends BaseState<HighCardAction> {
  readonly cards: readonly Card[];
  readonly stock: readonly Card[];
}

export interface HighCardView extends BaseView<HighCardAction> {
  readonly stock: number;
}

const RULE_SETS = [{ id: 'highcard', seats: CATALOGUE.highcard.highcard, options: {} }] as const;
const GIVEN = { fields: { top: 'cards' }, emptyHands: false } as const;

const turn = ({ history, setup }: HighCardState): Seat | null => (history.length < setup.seats ? history.length : null);

const legal = (state: HighCardState): HighCardAction[] => {
  if (turn(state) === null) return [];
  return state.stock.length > 0 ? [{ type: 'keep' }, { type: 'swap' }] : [{ type: 'keep' }];
};

const result = (state: HighCardState): GameResult | null => {
  if (turn(state) !== null) return null;
  const best = Math.max(...state.cards);
  const points = state.cards.map((card) => (card === best ? state.cards.length - 1 : -1));
  return {
    points,
    places: state.cards.map((card) => 1 + state.cards.filter((other) => other > card).length),
    breakdown: points.map((high) => ({ high })),
  };
};

const objectionTo = (stock: number, seat: Seat | null, action: unknown): RuleError | null => {
  if (seat === null) return refusal('GAME_OVER', 'gameOver').error;
  const type = isRecord(action) ? action.type : null;
  if (type !== 'keep' && type !== 'swap') return refusal('BAD_ACTION', 'unknownAction', { known: 'keep, swap' }).error;
  return type === 'swap' && stock === 0 ? refusal('HC-1', 'nothingToSwap').error : null;
};

const deal = (request: DealRequest): Ruling<Step<HighCardState, HighCardEvent>> => {
  const asked = readRequestObject(request);
  if (!asked.ok) return asked;
  const ruleSet = readRuleSet(RULE_SETS, asked.value.ruleSet);
  if (!ruleSet.ok) return ruleSet;
  const reading = readRequest(ruleSet.value, asked.value, GIVEN);
  if (!reading.ok) return reading;
  const { seats, shuffled, hands, given } = reading.value;
  const deck = shuffled?.deck ?? [];
  const top = Array.isArray(given.top) ? given.top.filter(isCardId) : [];
  const cards = hands === null ? deck.slice(0, seats) : hands.map((hand) => cardsOf(hand)[0]);
  const stock = hands === null ? deck.slice(seats) : top.map((id) => cardOf(id) ?? 0);
  const named = { hands: cards.map((card) => [CARD_IDS[card]]), ...(top.length > 0 ? { top } : {}) };
  const setup = { ruleSet: 'highcard', seats, options: {}, deal: shuffled?.deal ?? named, previous: null };
  const state = { setup, history: [], cards, stock };
  return ok({ state, events: [{ type: 'deal', hands: cards.map((card) => CARD_IDS[card]) }] });
};

const apply = (state: HighCardState, action: HighCardAction): Ruling<Step<HighCardState, HighCardEvent>> => {
  const seat = turn(state);
  const error = objectionTo(state.stock.length, seat, action);
  if (error !== null || seat === null) return { ok: false, error: error ?? refusal('GAME_OVER', 'gameOver').error };
  const { type } = action;
  const [top, ...rest] = state.stock;
  const swapped = type === 'swap' ? { cards: state.cards.with(seat, top), stock: rest } : {};
  return ok({
    state: { ...state, ...swapped, history: [...state.history, { seat, action: { type } }] },
    events: [{ type, seat }],
  });
};

const view = <By extends Viewer>(state: HighCardState, viewer: By): ViewFor<HighCardView, By> => {
  const seat = turn(state);
  const sees = (other: Seat): boolean => viewer === 'open' || viewer === other || seat === null;
  return {
    viewer,
    ruleSet: 'highcard',
    options: {},
    turn: seat,
    legal: viewer === 'open' || viewer === seat ? legal(state) : [],
    hands: state.cards.map((card, other) => (sees(other) ? [CARD_IDS[card]] : null)),
    history: state.history,
    result: result(state),
    stock: state.stock.length,
  };
};

export const highcard: Game<HighCardState, HighCardAction, HighCardView, HighCardEvent> = {
  id: 'highcard',
  ruleSets: RULE_SETS,
  conceals: false,
  givenFields: GIVEN.fields,
  deal,
  turn,
  legal,
  apply,
  objection: ({ stock, turn: seat }, action) => objectionTo(stock, seat, action),
  timeout: () => ({ type: 'keep' }),
  view,
  seen: (event, viewer) =>
    event.type === 'deal' && viewer !== 'open'
      ? { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : null)) }
      : event,
  hindsight: (state, end, viewer) =>
    turn(end) === null ? { ...view(state, 'open'), viewer, legal: [] } : view(state, viewer),
  result,
  statistics: ({ history, setup }) => ({
    game: { swaps: history.filter(({ action }) => action.type === 'swap').length },
    seats: Array.from({ length: setup.seats }, () => ({})),
  }),
  carryOver: (state) => (turn(state) === null ? {} : null),
  reseat: () => null,
  writeAction: ({ type }) => type,
  readAction: (word) => (word === 'keep' || word === 'swap' ? { type: word } : null),
};
