import type { Card } from '../../cards.ts';
import { bitCount } from '../../cardset.ts';
import type { Seat } from '../../game.ts';
import { NO_FORM } from './combination.ts';

export const NO_SEAT = -1;
export const NO_CARD = -1;

/** What cutting any hàng costs, and each hàng left in a hand (MN-8, MN-15). */
export const HANG_COST = 4;

/**
 * A game in progress, as plain numbers and arrays of numbers: it can be cloned, stored and compared as it is. Sets of
 * seats are bit masks. `play` and `pass` change it in place; callers that need the old one clone first.
 */
export interface Position {
  readonly seats: number;
  /** Hands, by seat, as the two halves of a card set. */
  readonly low: number[];
  readonly high: number[];
  readonly left: number[];
  /** Seats that are no longer in the game: no cards, or an instant win. */
  out: number;
  /** Seats that have passed in this round. */
  passed: number;
  /** Seats that have played a card in this game (MN-14). */
  played: number;
  /** The seat to act; NO_SEAT when the game is over. */
  turn: Seat;
  /** Who played what lies on the table; NO_SEAT when the seat to act leads. */
  last: Seat;
  /** What lies on the table; NO_FORM when the seat to act leads. */
  table: number;
  tableLow: number;
  tableHigh: number;
  /** The card that the first play must include (TL-6); NO_CARD when it may be anything. */
  opening: Card;
  /** Rounds begun so far. */
  round: number;
  /** Seats in the order in which they went out. */
  readonly order: Seat[];
  /** Value of the single 2s played one after the other up to now in this round (MN-8). */
  twosRun: number;
  /** The running debt of stacked cuts (MN-9): its sum, who owes it to whom, and each seat's own part of it. */
  debt: number;
  debtor: Seat;
  creditor: Seat;
  readonly suffered: number[];
  /** Points won and lost by cuts (chặt) that have been settled; stored under this name with the position. */
  readonly chat: number[];
  /** The last seat that passed while holding a legal play and while only one seat had played (MN-16). */
  heldBack: Seat;
  /** What the last action did, for the events that tell of it. */
  cut: number;
  paid: number;
  paidBy: Seat;
  paidTo: Seat;
  roundWinner: Seat;
}

export const newPosition = (seats: number): Position => ({
  seats,
  low: new Array<number>(seats).fill(0),
  high: new Array<number>(seats).fill(0),
  left: new Array<number>(seats).fill(0),
  out: 0,
  passed: 0,
  played: 0,
  turn: 0,
  last: NO_SEAT,
  table: NO_FORM,
  tableLow: 0,
  tableHigh: 0,
  opening: NO_CARD,
  round: 1,
  order: [],
  twosRun: 0,
  debt: 0,
  debtor: NO_SEAT,
  creditor: NO_SEAT,
  suffered: new Array<number>(seats).fill(0),
  chat: new Array<number>(seats).fill(0),
  heldBack: NO_SEAT,
  cut: 0,
  paid: 0,
  paidBy: NO_SEAT,
  paidTo: NO_SEAT,
  roundWinner: NO_SEAT,
});

export const clone = (p: Position): Position => ({
  seats: p.seats,
  low: p.low.slice(),
  high: p.high.slice(),
  left: p.left.slice(),
  out: p.out,
  passed: p.passed,
  played: p.played,
  turn: p.turn,
  last: p.last,
  table: p.table,
  tableLow: p.tableLow,
  tableHigh: p.tableHigh,
  opening: p.opening,
  round: p.round,
  order: p.order.slice(),
  twosRun: p.twosRun,
  debt: p.debt,
  debtor: p.debtor,
  creditor: p.creditor,
  suffered: p.suffered.slice(),
  chat: p.chat.slice(),
  heldBack: p.heldBack,
  cut: p.cut,
  paid: p.paid,
  paidBy: p.paidBy,
  paidTo: p.paidTo,
  roundWinner: p.roundWinner,
});

/** Puts a position back to before the deal, so that one can be played over and over. */
export const clearPosition = (p: Position): void => {
  p.out = 0;
  p.passed = 0;
  p.played = 0;
  p.turn = 0;
  p.last = NO_SEAT;
  p.table = NO_FORM;
  p.tableLow = 0;
  p.tableHigh = 0;
  p.opening = NO_CARD;
  p.round = 1;
  p.order.length = 0;
  p.twosRun = 0;
  p.debt = 0;
  p.debtor = NO_SEAT;
  p.creditor = NO_SEAT;
  p.suffered.fill(0);
  p.chat.fill(0);
  p.heldBack = NO_SEAT;
  p.cut = 0;
  p.paid = 0;
  p.roundWinner = NO_SEAT;
};

/** Gives a hand to a seat. */
export const giveHand = (p: Position, seat: Seat, low: number, high: number): void => {
  p.low[seat] = low;
  p.high[seat] = high;
  p.left[seat] = bitCount(low) + bitCount(high);
};

export const isOver = (p: Position): boolean => p.turn === NO_SEAT;

export const isIn = (seatMask: number, seat: Seat): boolean => ((seatMask >>> seat) & 1) === 1;

export const nextSeat = (p: Position, seat: Seat): Seat => (seat + 1 === p.seats ? 0 : seat + 1);

/** The next seat in turn order that is still in the game. */
export const nextIn = (p: Position, seat: Seat): Seat => {
  let next = nextSeat(p, seat);
  while (isIn(p.out, next)) next = nextSeat(p, next);
  return next;
};
