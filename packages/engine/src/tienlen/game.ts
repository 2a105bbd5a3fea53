import { CARD_IDS, type CardId, isCardId } from '../cards.ts';
import { type CardSet, fromHalves, highHalf, idsOf, lowHalf, minus, pushMembers, setOf, union } from '../cardset.ts';
import { readRequestObject } from '../deal.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { DealRequest, Game, Seat, Step, Viewer, ViewFor } from '../game.ts';
import { objectionOf } from '../objection.ts';
import { ok } from '../result.ts';
import { KINDS, kindOf, lengthOf, NO_FORM } from './core/combination.ts';
import * as core from './core/index.ts';
import { MoveList } from './core/moves.ts';
import type { Rules } from './core/rules.ts';
import { type CoreAction, judgeAction } from './judge.ts';
import { knownPosition } from './known-position.ts';
import { GIVEN, RULE_SETS, readSetup, ruleSetNamed, rulesOf } from './setup.ts';
import { statistics } from './statistics.ts';
import type { TienLenAction, TienLenEvent, TienLenRuleSet, TienLenState, TienLenView } from './types.ts';

/** Tiến Lên behind the one shape of every game. The rules themselves are in core/, mien-nam.ts and thirteen.ts. */

const ALL_CARDS: CardSet = setOf(CARD_IDS.keys());

const PASS: TienLenAction = { type: 'pass' };

const ruleSetOf = ({ setup }: TienLenState): TienLenRuleSet => ruleSetNamed(setup.ruleSet);

const seatsOf = (p: core.Position): Seat[] => Array.from({ length: p.seats }, (_, seat) => seat);

const handOf = (p: core.Position, seat: Seat): CardId[] => idsOf(fromHalves(p.low[seat], p.high[seat]));

const hideCount = (state: TienLenState, seat: Seat, hidden: boolean): TienLenState => {
  if (state.hides.includes(seat) === hidden) return state;
  return { ...state, hides: hidden ? [...state.hides, seat] : state.hides.filter((other) => other !== seat) };
};

/** Closes a game that is over: result, payments, and everything that may be seen now. */
const close = (
  ruleSet: TienLenRuleSet,
  state: Omit<TienLenState, 'result'>,
  events: TienLenEvent[],
): Step<TienLenState, TienLenEvent> => {
  const { result, payments } = ruleSet.finish(state);
  for (const payment of payments) events.push({ type: 'pay', ...payment });
  const hands = seatsOf(state.position).map((seat) => handOf(state.position, seat));
  events.push({ type: 'end', result, hands, setAside: idsOf(state.setAside) });
  return { state: { ...state, result }, events };
};

const deal = (request: DealRequest): Ruling<Step<TienLenState, TienLenEvent>> => {
  const asked = readRequestObject(request);
  if (!asked.ok) return asked;
  const read = readSetup(asked.value);
  if (!read.ok) return read;
  const { ruleSet, setup, hands, leader } = read.value;
  const position = core.newPosition(setup.seats);
  for (const [seat, hand] of hands.entries()) core.giveHand(position, seat, lowHalf(hand), highHalf(hand));
  const opened = ruleSet.open(position, {
    seats: setup.seats,
    options: setup.options,
    previous: setup.previous,
    leader,
  });
  const state = {
    setup,
    history: [],
    position,
    dealt: hands,
    setAside: minus(ALL_CARDS, hands.reduce(union)),
    hides: setup.options.hideCounts as readonly Seat[],
    ...opened,
  };
  const events: TienLenEvent[] = [
    { type: 'deal', hands: hands.map(idsOf), leader: opened.leader, mustInclude: mustInclude(position) },
    ...opened.winsAtTheDeal.map((win, i): TienLenEvent => ({ type: 'winAtTheDeal', ...win, place: i + 1 })),
  ];
  return ok(core.isOver(position) ? close(ruleSet, state, events) : { state: { ...state, result: null }, events });
};

const mustInclude = (p: core.Position): CardId | null => (p.opening === core.NO_CARD ? null : CARD_IDS[p.opening]);

const plays = new MoveList();

const legal = (state: TienLenState): TienLenAction[] => {
  const p = state.position;
  if (core.isOver(p)) return [];
  core.legalPlays(plays, rulesOf(state.setup), p);
  const actions: TienLenAction[] = [];
  for (let i = 0; i < plays.size; i++) {
    actions.push({ type: 'play', cards: idsOf(fromHalves(plays.low[i], plays.high[i])) });
  }
  if (core.mayPass(p)) actions.push(PASS);
  return actions;
};

/** What happened in the position since the seat acted, told in order. */
const tell = (p: core.Position, seat: Seat, victim: Seat, outBefore: number, debtBefore: number): TienLenEvent[] => {
  const events: TienLenEvent[] = [];
  if (p.cut > 0) events.push({ type: 'cut', seat, victim, amount: p.cut, debt: debtBefore + p.cut });
  for (let place = outBefore; place < p.order.length; place++) {
    events.push({ type: 'out', seat: p.order[place], place: place + 1 });
  }
  if (p.paid > 0) events.push({ type: 'pay', from: p.paidBy, to: p.paidTo, amount: p.paid, for: 'chat' });
  if (p.roundWinner !== core.NO_SEAT) {
    events.push({ type: 'roundWon', seat: p.roundWinner, leader: p.turn, round: p.round - 1 });
  }
  return events;
};

const after = (
  state: TienLenState,
  action: TienLenAction,
  position: core.Position,
  first: TienLenEvent,
): Step<TienLenState, TienLenEvent> => {
  const { turn: seat, last: victim, order, debt } = state.position;
  const events = [first, ...tell(position, seat, victim, order.length, debt)];
  // Written out field by field: a spread of the whole state costs more than the move.
  const { setup, dealt, setAside, initial, leader, winsAtTheDeal, hides, result } = state;
  const history = state.history.concat({ seat, action });
  const next = { setup, history, position, dealt, setAside, initial, leader, winsAtTheDeal, hides, result };
  return core.isOver(position) ? close(ruleSetOf(state), next, events) : { state: next, events };
};

const play = (
  rules: Rules,
  state: TienLenState,
  { low, high, form }: Extract<CoreAction, { readonly type: 'play' }>,
): Step<TienLenState, TienLenEvent> => {
  const seat = state.position.turn;
  const position = core.clone(state.position);
  core.play(rules, position, low, high, form);
  const cards = pushMembers(low, high, CARD_IDS, []);
  return after(state, { type: 'play', cards }, position, {
    type: 'play',
    seat,
    cards,
    combination: KINDS[kindOf(form)],
    length: lengthOf(form),
    left: position.left[seat],
    hidesCount: state.hides.includes(seat),
  });
};

const pass = (rules: Rules, state: TienLenState): Step<TienLenState, TienLenEvent> => {
  const position = core.clone(state.position);
  core.pass(rules, position);
  return after(state, PASS, position, { type: 'pass', seat: state.position.turn });
};

const apply = (state: TienLenState, action: unknown): Ruling<Step<TienLenState, TienLenEvent>> => {
  if (core.isOver(state.position)) return refusal('GAME_OVER', 'gameOver');
  const rules = rulesOf(state.setup);
  const asked = judgeAction(rules, state.position, action);
  if (!asked.ok) return asked;
  return ok(asked.value.type === 'pass' ? pass(rules, state) : play(rules, state, asked.value));
};

const timeout = (state: TienLenState): TienLenAction =>
  core.mayPass(state.position) ? PASS : { type: 'play', cards: [CARD_IDS[core.weakestSingle(state.position)]] };

/** Whether the viewer may look at this seat's cards while the game is on. */
const mayLook = (viewer: Viewer, seat: Seat): boolean => viewer === 'open' || viewer === seat;

const tableOf = (p: core.Position): TienLenView['table'] =>
  p.table === NO_FORM
    ? null
    : {
        seat: p.last,
        cards: idsOf(fromHalves(p.tableLow, p.tableHigh)),
        combination: KINDS[kindOf(p.table)],
        length: lengthOf(p.table),
      };

const view = <By extends Viewer>(state: TienLenState, viewer: By): ViewFor<TienLenView, By> => {
  const p = state.position;
  const over = state.result !== null;
  const seats = seatsOf(p);
  const turn = over ? null : p.turn;
  return {
    viewer,
    ruleSet: state.setup.ruleSet,
    options: state.setup.options,
    turn,
    legal: turn !== null && mayLook(viewer, turn) ? legal(state) : [],
    hands: seats.map((seat) => (over || mayLook(viewer, seat) ? handOf(p, seat) : null)),
    counts: seats.map((seat) => (over || mayLook(viewer, seat) || !state.hides.includes(seat) ? p.left[seat] : null)),
    hides: state.hides,
    table: tableOf(p),
    passed: seats.map((seat) => core.isIn(p.passed, seat)),
    opening: p.opening !== core.NO_CARD,
    mustInclude: mayLook(viewer, p.turn) ? mustInclude(p) : null,
    initial: state.initial,
    leader: state.leader,
    round: p.round,
    debt: p.debt === 0 ? null : { from: p.debtor, to: p.creditor, amount: p.debt },
    chat: p.chat.slice(),
    places: state.result?.places ?? seats.map((seat) => p.order.indexOf(seat) + 1 || null),
    winsAtTheDeal: state.winsAtTheDeal,
    setAside: over || viewer === 'open' ? idsOf(state.setAside) : null,
    history: state.history,
    result: state.result,
  };
};

/** All hands and what was set aside are shown at the end (MN-1, MN-22), so everything is open afterwards. */
const hindsight = (state: TienLenState, end: TienLenState, viewer: Viewer): TienLenView =>
  end.result === null ? view(state, viewer) : { ...view(state, 'open'), viewer, legal: [] };

const seen = (event: TienLenEvent, viewer: Viewer): TienLenEvent | null => {
  switch (event.type) {
    case 'deal':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (mayLook(viewer, seat) ? hand : null)),
        mustInclude: mayLook(viewer, event.leader) ? event.mustInclude : null,
      };
    case 'play':
      return event.hidesCount && !mayLook(viewer, event.seat) ? { ...event, left: null } : event;
    default:
      return event;
  }
};

export const tienlen: Game<TienLenState, TienLenAction, TienLenView, TienLenEvent> = {
  id: 'tienlen',
  ruleSets: RULE_SETS,
  conceals: false,
  givenFields: GIVEN.fields,
  deal,
  turn: (state) => (core.isOver(state.position) ? null : state.position.turn),
  legal,
  apply,
  objection: objectionOf((view, seat, action) => judgeAction(rulesOf(view), knownPosition(view, seat), action)),
  timeout,
  view,
  seen,
  hindsight,
  result: (state) => state.result,
  statistics: (state) => statistics(rulesOf(state.setup), state),
  carryOver: (state) => ruleSetOf(state).carryOver(state),
  reseat: ({ ruleSet, seats, options, previous }, seat) => {
    const named = ruleSetNamed(ruleSet);
    const left = named.readPrevious(previous, seats);
    return left.ok ? named.reseat(left.value, seat, options) : null;
  },
  hideCount,
  writeAction: (action) => (action.type === 'pass' ? 'pass' : action.cards.join('.')),
  readAction: (word) => {
    if (word === 'pass') return PASS;
    const cards = word.split('.');
    return cards.every(isCardId) ? { type: 'play', cards } : null;
  },
};
