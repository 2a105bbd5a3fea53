import { cardset, DECK_SIZE, type OwnView, type Seat } from '@sanh-rong/engine';
import { rulesOf, type TienLenView } from '@sanh-rong/engine/tienlen';
import {
  classify,
  cutCost,
  giveHand,
  HEO_VALUE,
  isHang,
  isIn,
  isSingleTwo,
  NO_FORM,
  NO_SEAT,
  newPosition,
  nibbleAt,
  type Position,
  type Rules,
  TWO,
} from '@sanh-rong/engine/tienlen/core';
import { PublicRecord } from './network/public-record.ts';

/** The game as a seat knows it, in the shape of the fast core. */
export interface Observation {
  readonly rules: Rules;
  /**
   * Everything that lies open, and the seat's own hand; the hands of the others are empty, but `left` says how many cards
   * they hold. Who held back a play (`heldBack`) is not to be seen and stays unknown.
   */
  readonly position: Position;
  /** Every card played so far. */
  readonly goneLow: number;
  readonly goneHigh: number;
  readonly record: PublicRecord;
}

/** What the history tells and the view does not say outright. */
interface HistorySummary {
  /** Cards played, by seat. */
  readonly spent: number[];
  readonly suffered: number[];
  readonly record: PublicRecord;
  played: number;
  passed: number;
  last: Seat;
  table: number;
  tableLow: number;
  tableHigh: number;
  twosRun: number;
  goneLow: number;
  goneHigh: number;
}

const emptySummary = (seats: number): HistorySummary => ({
  spent: new Array<number>(seats).fill(0),
  suffered: new Array<number>(seats).fill(0),
  record: new PublicRecord(),
  played: 0,
  passed: 0,
  last: NO_SEAT,
  table: NO_FORM,
  tableLow: 0,
  tableHigh: 0,
  twosRun: 0,
  goneLow: 0,
  goneHigh: 0,
});

/**
 * Whether a play begins a round: a seat does not answer its own play, and after a seat is out a seat that passed leads
 * (TL-5).
 */
const begins = (rules: Rules, summary: HistorySummary, seat: Seat): boolean =>
  summary.last === NO_SEAT || seat === summary.last || (rules.playsOn && isIn(summary.passed, seat));

const forgetRound = (summary: HistorySummary): void => {
  summary.passed = 0;
  summary.table = NO_FORM;
  summary.twosRun = 0;
  summary.suffered.fill(0);
};

const addPlay = (rules: Rules, summary: HistorySummary, seat: Seat, low: number, high: number): void => {
  const form = classify(low, high);
  if (begins(rules, summary, seat)) forgetRound(summary);
  else if (rules.cutsCost && (isHang(form) || isHang(summary.table)))
    summary.suffered[summary.last] += cutCost(summary);
  summary.twosRun = isSingleTwo(form) ? summary.twosRun + HEO_VALUE[nibbleAt(low, high, TWO)] : 0;
  if (!rules.passIsFinal) summary.passed = 0;
  summary.played |= 1 << seat;
  summary.last = seat;
  summary.table = form;
  summary.tableLow = low;
  summary.tableHigh = high;
  summary.goneLow |= low;
  summary.goneHigh |= high;
};

const summaryOf = (rules: Rules, { hands, history, table }: OwnView<TienLenView>): HistorySummary => {
  const summary = emptySummary(hands.length);
  for (const { seat, action } of history) {
    if (action.type === 'pass') {
      summary.record.addPass(seat, summary.table, isIn(summary.passed, seat));
      summary.passed |= 1 << seat;
      continue;
    }
    const cards = cardset.setOfIds(action.cards) ?? cardset.EMPTY;
    const low = cardset.lowHalf(cards);
    const high = cardset.highHalf(cards);
    summary.spent[seat] += action.cards.length;
    summary.record.addPlay(seat, low, high);
    addPlay(rules, summary, seat, low, high);
  }
  if (table === null) forgetRound(summary);
  return summary;
};

const takenPlaces = (places: TienLenView['places']): Seat[] =>
  places
    .map((place, seat) => ({ place, seat }))
    .filter((taken): taken is { place: number; seat: Seat } => taken.place !== null)
    .sort((a, b) => a.place - b.place)
    .map(({ seat }) => seat);

/**
 * Cards are dealt alike, so a seat that hides its count (MN-22) holds what one's own deal leaves of what it played.
 * Given hands may differ in size: no seat holds more than what has not been seen.
 */
const fillCounts = (p: Position, view: OwnView<TienLenView>, spent: readonly number[]): void => {
  const dealt = p.left[view.viewer] + spent[view.viewer];
  const unseen = DECK_SIZE - p.left[view.viewer] - spent.reduce((sum, cards) => sum + cards);
  for (let seat = 0; seat < p.seats; seat++) {
    const fewest = isIn(p.out, seat) ? 0 : 1;
    p.left[seat] = view.counts[seat] ?? Math.max(fewest, Math.min(dealt - spent[seat], unseen));
  }
};

/** The game as the viewer knows it. */
export const observe = (view: OwnView<TienLenView>): Observation => {
  const rules = rulesOf(view);
  const summary = summaryOf(rules, view);
  const p = newPosition(view.hands.length);
  const hand = cardset.setOfIds(view.hands[view.viewer] ?? []) ?? cardset.EMPTY;
  giveHand(p, view.viewer, cardset.lowHalf(hand), cardset.highHalf(hand));
  p.order.push(...takenPlaces(view.places));
  for (const seat of p.order) p.out |= 1 << seat;
  fillCounts(p, view, summary.spent);
  p.turn = view.turn ?? NO_SEAT;
  p.played = summary.played;
  p.round = view.round;
  for (let seat = 0; seat < p.seats; seat++) {
    if (view.passed[seat]) p.passed |= 1 << seat;
    p.suffered[seat] = view.debt === null ? 0 : summary.suffered[seat];
    p.chat[seat] = view.chat[seat];
  }
  if (view.table !== null) {
    p.last = view.table.seat;
    p.table = summary.table;
    p.tableLow = summary.tableLow;
    p.tableHigh = summary.tableHigh;
    p.twosRun = summary.twosRun;
  }
  if (view.mustInclude !== null) p.opening = cardset.cardsOf(cardset.setOfIds([view.mustInclude]) ?? 0)[0];
  if (view.debt !== null) {
    p.debt = view.debt.amount;
    p.debtor = view.debt.from;
    p.creditor = view.debt.to;
  }
  return { rules, position: p, goneLow: summary.goneLow, goneHigh: summary.goneHigh, record: summary.record };
};
