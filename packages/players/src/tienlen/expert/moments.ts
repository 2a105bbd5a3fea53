import { cardset, type OwnView, type Seat } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import {
  classify,
  clone,
  isIn,
  kindOf,
  lowestCard,
  NEVER,
  NO_CARD,
  NO_FORM,
  NO_SEAT,
  newPosition,
  nextSeat,
  PAIRS,
  type Position,
  pairsThatCut,
  pass,
  play,
} from '@sanh-rong/engine/tienlen/core';
import type { Observation } from '../observation.ts';

/** Something a seat decided in the open. */
export interface Moment {
  readonly seat: Seat;
  /** The game as everybody saw it just before: no hands. */
  readonly position: Position;
  readonly goneLow: number;
  readonly goneHigh: number;
  /** What was played; NO_FORM for a pass. */
  readonly form: number;
  readonly low: number;
  readonly high: number;
  /** The seat's cards that came out at this moment and later: with what it holds now, its hand at the time. */
  laterLow: number;
  laterHigh: number;
}

/** Whether a seat that had passed was asked again (MN-7): it held consecutive pairs that cut the table, or held none. */
export interface LateCut {
  readonly seat: Seat;
  readonly held: boolean;
  readonly table: number;
  /** The moment before which it happened: cards that came out from there on were in the hand. */
  readonly at: number;
}

/** A game retold from what a seat saw. */
export interface Retold {
  readonly moments: readonly Moment[];
  readonly lateCuts: readonly LateCut[];
  /** The lowest card any hand was dealt (TL-6), where the opening has shown it; NO_CARD otherwise. */
  readonly lowest: number;
}

/** Two cards of every rank below the 2s: a seat that holds this is asked again after a pass, on any play. */
const EVERY_PAIR_LOW = 0x3333333;
const EVERY_PAIR_HIGH = 0x33333;

const cardsPlayed = (view: OwnView<TienLenView>, seat: Seat): number =>
  view.history.reduce(
    (sum, done) => sum + (done.seat === seat && done.action.type === 'play' ? done.action.cards.length : 0),
    0,
  );

/** The lowest card dealt to the seats still in, as the opening play shows it. */
const shownLowest = (view: OwnView<TienLenView>, observation: Observation, dealt: readonly number[]): number => {
  if (!view.initial) return NO_CARD;
  if (observation.position.opening !== NO_CARD) return observation.position.opening;
  const first = view.history.at(0)?.action;
  // Hands of unequal size were written down for a lesson: its leader may have been free to lead anything.
  const equal = dealt.every((size, seat) => isIn(observation.position.out, seat) || size === dealt[view.viewer]);
  if (!equal || first?.type !== 'play') return NO_CARD;
  const cards = cardset.setOfIds(first.cards) ?? cardset.EMPTY;
  const lowest = lowestCard(cardset.lowHalf(cards), cardset.highHalf(cards));
  const known = cardset.setOfIds([
    ...(view.hands[view.viewer] ?? []),
    ...view.history.flatMap((done) => (done.action.type === 'play' ? done.action.cards : [])),
  ]);
  return cardset.cardsOf(known ?? cardset.EMPTY)[0] < lowest ? NO_CARD : lowest;
};

const atTheDeal = (
  view: OwnView<TienLenView>,
  observation: Observation,
  dealt: readonly number[],
  lowest: number,
): Position => {
  const p = newPosition(view.hands.length);
  for (let seat = 0; seat < p.seats; seat++) p.left[seat] = dealt[seat];
  for (const { seat } of view.winsAtTheDeal) {
    p.order.push(seat);
    p.out |= 1 << seat;
  }
  p.turn = view.history.at(0)?.seat ?? observation.position.turn;
  p.opening = lowest;
  return p;
};

/** Whether consecutive pairs could cut this after a pass at all: where play goes on no seat is asked again. */
const cutsLate = (observation: Observation, table: number): boolean =>
  !observation.rules.playsOn &&
  observation.rules.pairsAfterPass !== NEVER &&
  (kindOf(table) === PAIRS || pairsThatCut(observation.rules, table) !== NEVER);

/** The seats that had passed and that the walk of TL-5 went by after what the seat to act did. */
const passedBy = ({ rules }: Observation, before: Position, after: Position, { form }: PlayedCards): Seat[] => {
  const actor = before.turn;
  const isPass = form === NO_FORM;
  const last = isPass ? before.last : actor;
  const passed = isPass ? before.passed | (1 << actor) : rules.passIsFinal ? before.passed : 0;
  const ended = after.roundWinner !== NO_SEAT;
  const seats: Seat[] = [];
  for (let seat = nextSeat(before, actor); seat !== last; seat = nextSeat(before, seat)) {
    if (!ended && seat === after.turn) break;
    if (isIn(passed, seat)) seats.push(seat);
  }
  return seats;
};

interface PlayedCards {
  readonly low: number;
  readonly high: number;
  readonly form: number;
}

const playedCards = (action: TienLenAction): PlayedCards => {
  if (action.type === 'pass') return { low: 0, high: 0, form: NO_FORM };
  const cards = cardset.setOfIds(action.cards) ?? cardset.EMPTY;
  const low = cardset.lowHalf(cards);
  const high = cardset.highHalf(cards);
  return { low, high, form: classify(low, high) };
};

/** The position after an action, where `holder` (or NO_SEAT) holds what is asked again after a pass. */
const after = ({ rules }: Observation, p: Position, { low, high, form }: PlayedCards, holder: Seat): Position => {
  const next = clone(p);
  if (holder !== NO_SEAT) {
    next.low[holder] = EVERY_PAIR_LOW;
    next.high[holder] = EVERY_PAIR_HIGH;
  }
  if (form === NO_FORM) pass(rules, next);
  else play(rules, next, low, high, form);
  next.low.fill(0);
  next.high.fill(0);
  next.heldBack = NO_SEAT;
  return next;
};

/** Adds to each moment what its seat played later. */
const lookAhead = (moments: readonly Moment[], seats: number): void => {
  const low = new Array<number>(seats).fill(0);
  const high = new Array<number>(seats).fill(0);
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at];
    low[moment.seat] |= moment.low;
    high[moment.seat] |= moment.high;
    moment.laterLow = low[moment.seat];
    moment.laterHigh = high[moment.seat];
  }
};

/** Retells the game action by action on a position without hands. */
export const retell = (view: OwnView<TienLenView>, observation: Observation): Retold => {
  const dealt = observation.position.left.map((left, seat) => left + cardsPlayed(view, seat));
  const lowest = shownLowest(view, observation, dealt);
  const moments: Moment[] = [];
  const lateCuts: LateCut[] = [];
  let p = atTheDeal(view, observation, dealt, lowest);
  let goneLow = 0;
  let goneHigh = 0;
  for (const [i, { seat, action }] of view.history.entries()) {
    const done = playedCards(action);
    moments.push({ seat, position: p, goneLow, goneHigh, ...done, laterLow: 0, laterHigh: 0 });
    const asked = view.history.at(i + 1)?.seat ?? observation.position.turn;
    const table = done.form === NO_FORM ? p.table : done.form;
    const at = i + 1;
    let next = after(observation, p, done, NO_SEAT);
    if (next.turn !== asked) {
      next = after(observation, p, done, asked);
      if (next.turn === asked) lateCuts.push({ seat: asked, held: true, table, at });
      next.turn = asked;
    }
    if (cutsLate(observation, table)) {
      for (const other of passedBy(observation, p, next, done)) lateCuts.push({ seat: other, held: false, table, at });
    }
    p = next;
    goneLow |= done.low;
    goneHigh |= done.high;
  }
  lookAhead(moments, p.seats);
  return { moments, lateCuts, lowest };
};
