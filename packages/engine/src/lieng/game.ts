import { readRequestObject } from '../deal.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { DealRequest, Game, Json, Seat, Setup, Step, Viewer, ViewFor } from '../game.ts';
import { objectionOf } from '../objection.ts';
import { readOptions } from '../options.ts';
import { ok } from '../result.ts';
import { begin, isClosed, owed } from './core/betting.ts';
import { HAND_SIZE } from './core/hand.ts';
import { clone, isIn, isOver, newPosition, type Position, potOf, wasDealt } from './core/position.ts';
import { BO, judge, legalActions, perform, THEO, TO_TAT } from './judge.ts';
import { knownPosition } from './known-position.ts';
import { LIENG_OPTIONS, minRaiseOf } from './options.ts';
import { close, handOf, rankingOf, seatsOf, stakes } from './outcome.ts';
import { areChips, askRebuy, readPrevious } from './previous.ts';
import { GIVEN, RULE_SETS, readDeal } from './setup.ts';
import { statistics } from './statistics.ts';
import type { LiengAction, LiengEvent, LiengMove, LiengState, LiengView, Phase } from './types.ts';

/** Liêng behind the one shape of every game. The rules themselves are in core/. */

const deal = (request: DealRequest): Ruling<Step<LiengState, LiengEvent>> => {
  const asked = readRequestObject(request);
  if (!asked.ok) return asked;
  const read = readDeal(asked.value);
  if (!read.ok) return read;
  const { setup, options, dealer, chips, rebuys, hands } = read.value;
  const p = newPosition(setup.seats, minRaiseOf(options));
  const events = rebuys.map((seat): LiengEvent => ({ type: 'rebuy', seat, chips: chips[seat] }));
  const state = { setup, history: [], position: p, stacks: chips };
  for (const [seat, hand] of hands.entries()) {
    p.chips[seat] = chips[seat];
    for (const [at, card] of hand.entries()) p.cards[seat * HAND_SIZE + at] = card;
  }
  p.dealer = dealer;
  if (hands.every((hand) => hand.length === 0)) return ok(close(state, events));
  begin(p, dealer, options.ante);
  events.push({ type: 'phase', phase: 'DEALING' });
  for (const seat of seatsOf(p)) {
    if (p.paid[seat] > 0) events.push({ type: 'ante', seat, amount: p.paid[seat], chips: p.chips[seat] });
  }
  events.push({ type: 'deal', dealer, hands: seatsOf(p).map((seat) => handOf(p, seat)) });
  events.push({ type: 'phase', phase: 'BETTING' });
  if (isOver(p)) return ok(close(state, events));
  return ok({ state: { ...state, pots: [], uncalled: null, shown: [], result: null }, events });
};

const legal = ({ position }: LiengState): LiengAction[] => (isOver(position) ? [] : legalActions(position));

const tell = (before: Position, after: Position, type: LiengMove['type']): LiengEvent => {
  const seat = before.turn;
  if (type === 'bo') return { type, seat };
  const chips = after.chips[seat];
  return { type, seat, amount: before.chips[seat] - chips, bet: after.bets[seat], chips };
};

const apply = (state: LiengState, action: unknown): Ruling<Step<LiengState, LiengEvent>> => {
  const before = state.position;
  if (isOver(before)) return refusal('GAME_OVER', 'gameOver');
  const move = judge(before, action);
  if (!move.ok) return move;
  const position = clone(before);
  perform(position, move.value);
  const events = [tell(before, position, move.value.type)];
  const next = { ...state, position, history: [...state.history, { seat: before.turn, action: move.value }] };
  return ok(isOver(position) ? close(next, events) : { state: next, events });
};

/** LG-7: the clock folds, or checks when nothing is owed. */
const timeout = ({ position }: LiengState): LiengAction => (owed(position) === 0 ? THEO : BO);

/** Whether the viewer may look at this seat's cards: its owner always, others only what the showdown showed (LG-7). */
const mayLook = (viewer: Viewer, seat: Seat, shown: readonly Seat[]): boolean =>
  viewer === 'open' || viewer === seat || shown.includes(seat);

const phaseOf = ({ result, position }: LiengState): Phase => {
  if (result === null) return 'BETTING';
  return position.live === 0 ? 'WAITING' : 'ENDED';
};

/** The state to a viewer who also knows the hands that a showdown has shown. */
const lookAt = <By extends Viewer>(state: LiengState, viewer: By, shown: readonly Seat[]): ViewFor<LiengView, By> => {
  const { position: p, result } = state;
  const seats = seatsOf(p);
  const turn = isOver(p) ? null : p.turn;
  const sitsOut = seats.map((seat) => !wasDealt(p, seat));
  return {
    viewer,
    ruleSet: state.setup.ruleSet,
    options: state.setup.options,
    phase: phaseOf(state),
    turn,
    legal: turn !== null && mayLook(viewer, turn, []) ? legal(state) : [],
    hands: seats.map((seat) => (sitsOut[seat] || mayLook(viewer, seat, shown) ? handOf(p, seat) : null)),
    rankings: seats.map((seat) => (!sitsOut[seat] && mayLook(viewer, seat, shown) ? rankingOf(p, seat) : null)),
    dealer: p.dealer,
    pot: potOf(p),
    chips: p.chips.slice(),
    bets: p.bets.slice(),
    bet: p.bet,
    minRaise: p.minRaise,
    raisingClosed: turn !== null && isClosed(p),
    folded: seats.map((seat) => !sitsOut[seat] && !isIn(p.live, seat)),
    allIn: seats.map((seat) => isIn(p.live, seat) && !isIn(p.able, seat)),
    sitsOut,
    pots: state.pots,
    uncalled: state.uncalled,
    history: state.history,
    result,
  };
};

const view = <By extends Viewer>(state: LiengState, viewer: By): ViewFor<LiengView, By> =>
  lookAt(state, viewer, state.shown);

/** LG-7: hands of the showdown are open from the deal on; folded ones and a hand that won without it stay with their owners. */
const hindsight = (state: LiengState, end: LiengState, viewer: Viewer): LiengView =>
  end.result === null ? view(state, viewer) : { ...lookAt(state, viewer, end.shown), legal: [] };

const seen = (event: LiengEvent, viewer: Viewer): LiengEvent => {
  if (event.type !== 'deal') return event;
  const hands = event.hands.map((hand, seat) => (hand?.length === 0 || mayLook(viewer, seat, []) ? hand : null));
  return { ...event, hands };
};

/** `to:50`: a raise to 50. A range, which stands in lists of legal actions only, has a word but is no move. */
const writeAction = (action: LiengAction): string => {
  if (action.type !== 'to') return action.type;
  return 'amount' in action ? `to:${action.amount}` : `to:${action.min}-${action.max}`;
};

const WORDS: ReadonlyMap<string, LiengMove> = new Map([BO, THEO, TO_TAT].map((move) => [move.type, move]));

const readAction = (word: string): LiengAction | null => {
  const amount = /^to:(0|[1-9]\d{0,14})$/.exec(word)?.[1];
  return amount === undefined ? (WORDS.get(word) ?? null) : { type: 'to', amount: Number(amount) };
};

/**
 * LG-8: a player who has no chips left may ask for new ones, once, where the table offers it. They come with the next
 * deal.
 */
const rebuy = (session: Pick<Setup, 'seats' | 'options' | 'previous'>, seat: Seat): Ruling<Json> => {
  const options = readOptions(LIENG_OPTIONS, session.options, session.seats);
  if (!options.ok) return options;
  if (options.value.rebuy !== 'ask') return refusal('LG-8', 'rebuyNotOffered');
  const previous = readPrevious(session.previous, session.seats, options.value);
  if (!previous.ok) return previous;
  const left = previous.value;
  if (left === null || left.chips[seat] !== 0 || left.rebuy?.includes(seat)) {
    return refusal('LG-8', 'rebuyWithChips', { seat });
  }
  return ok(askRebuy(left, seat));
};

/** A new holder brings new chips (LG-1); the dealer's place moves on as before. */
const reseat = ({ seats, options, previous }: Pick<Setup, 'seats' | 'options' | 'previous'>, seat: Seat): Json => {
  const read = readOptions(LIENG_OPTIONS, options, seats);
  const left = read.ok ? readPrevious(previous, seats, read.value) : read;
  if (!read.ok || !left.ok || left.value === null) return null;
  const { chips, dealer, rebuy: asked = [] } = left.value;
  const stacks = chips.map((stack, at) => (at === seat ? read.value.startChips : stack));
  const rebuys = asked.filter((each) => each !== seat);
  return areChips(stacks, seats) ? { chips: stacks, dealer, ...(rebuys.length > 0 ? { rebuy: rebuys } : {}) } : null;
};

export const lieng: Game<LiengState, LiengAction, LiengView, LiengEvent> = {
  id: 'lieng',
  ruleSets: RULE_SETS,
  conceals: true,
  givenFields: GIVEN.fields,
  deal,
  turn: ({ position }) => (isOver(position) ? null : position.turn),
  legal,
  apply,
  objection: objectionOf((view, seat, action) => judge(knownPosition(view, seat), action)),
  timeout,
  view,
  seen,
  hindsight,
  result: (state) => state.result,
  statistics,
  carryOver: ({ result, position }) =>
    result === null ? null : { chips: position.chips.slice(), dealer: position.dealer },
  reseat,
  rebuy,
  stakes,
  writeAction,
  readAction,
};
