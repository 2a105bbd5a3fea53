import type { Card } from '../../cards.ts';
import { bitCount, LOW_BITS } from '../../cardset.ts';
import type { Seat } from '../../game.ts';
import {
  HEO_VALUE,
  highOf,
  kindOf,
  lengthOf,
  lowestCard,
  NO_FORM,
  nibbleAt,
  PAIR,
  PAIRS,
  SINGLE,
  SIZE,
  TWO,
} from './combination.ts';
import { answers, lateCuts, leads, MoveList } from './moves.ts';
import { isHang, isSingleTwo, NEVER, pairsThatCut, type Rules } from './rules.ts';

export const NO_SEAT = -1;
export const NO_CARD = -1;

/** What cutting any hàng costs, and each hàng left in a hand (MN-8, MN-15). */
export const HANG_COST = 4;

/**
 * A game in progress, as plain numbers and arrays of numbers: it can be cloned, stored and compared as it is.
 * Sets of seats are bit masks. `play` and `pass` change it in place; whoever needs the old one clones first.
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
  /** Points won and lost by cuts that have been settled. */
  readonly chat: number[];
  /** The last seat that passed while holding a legal play and while only one seat had played (MN-16). */
  heldBack: Seat;
  /** What the last action did, for whoever reports it. */
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

/** Every combination the seat to act may play, in the order of TL-9. Passing is not listed: see `mayPass`. */
export const legalPlays = (list: MoveList, rules: Rules, p: Position): void => {
  const low = p.low[p.turn];
  const high = p.high[p.turn];
  if (p.last === NO_SEAT) {
    leads(list, rules, low, high);
    if (p.opening !== NO_CARD) keepWith(list, p.opening);
  } else if (isIn(p.passed, p.turn)) lateCuts(list, rules, low, high, p.table);
  else answers(list, rules, low, high, p.table);
};

export const mayPass = (p: Position): boolean => p.last !== NO_SEAT;

const keepWith = (list: MoveList, card: Card): void => {
  const low = card < LOW_BITS ? 1 << card : 0;
  const high = card < LOW_BITS ? 0 : 1 << (card - LOW_BITS);
  let kept = 0;
  for (let i = 0; i < list.size; i++) {
    if ((list.low[i] & low) === 0 && (list.high[i] & high) === 0) continue;
    list.low[kept] = list.low[i];
    list.high[kept] = list.high[i];
    list.form[kept] = list.form[i];
    kept += 1;
  }
  list.size = kept;
};

/** Whether a seat that has passed holds consecutive pairs that may still cut what lies on the table (MN-7). */
const mayCutLate = (rules: Rules, p: Position, seat: Seat): boolean => {
  if (rules.pairsAfterPass === NEVER) return false;
  const equal = kindOf(p.table) === PAIRS && lengthOf(p.table) >= rules.pairsAfterPass ? lengthOf(p.table) : NEVER;
  const shortest = Math.max(pairsThatCut(rules, p.table), rules.pairsAfterPass);
  if (shortest === NEVER && equal === NEVER) return false;
  let run = 0;
  for (let rank = 0; rank < TWO; rank++) {
    const suits = nibbleAt(p.low[seat], p.high[seat], rank);
    run = SIZE[suits] > 1 ? run + 1 : 0;
    if (run >= shortest) return true;
    if (run >= equal && (rank << 2) + 31 - Math.clz32(suits) > highOf(p.table)) return true;
  }
  return false;
};

/** The debt of stacked cuts is paid; a winner never pays, through anybody, for cuts suffered on the way (MN-9, MN-10). */
const settle = (p: Position, winner: Seat): void => {
  if (p.debt === 0) return;
  const amount = p.debt - (winner === NO_SEAT ? 0 : p.suffered[winner]);
  if (amount > 0) {
    p.chat[p.debtor] -= amount;
    p.chat[p.creditor] += amount;
    p.paid = amount;
    p.paidBy = p.debtor;
    p.paidTo = p.creditor;
  }
  p.debt = 0;
  p.debtor = NO_SEAT;
  p.creditor = NO_SEAT;
  p.suffered.fill(0);
};

/** The round goes to the last to play; they lead the next one, or whoever is in after them (TL-5). */
const endRound = (p: Position): void => {
  settle(p, NO_SEAT);
  p.roundWinner = p.last;
  p.turn = isIn(p.out, p.last) ? nextIn(p, p.last) : p.last;
  p.last = NO_SEAT;
  p.table = NO_FORM;
  p.tableLow = 0;
  p.tableHigh = 0;
  p.passed = 0;
  p.twosRun = 0;
  p.round += 1;
};

/** The walk of TL-5: on to the next seat that may answer, or back to the last to play. */
const walk = (rules: Rules, p: Position): void => {
  let seat = nextSeat(p, p.turn);
  while (seat !== p.last) {
    if (!isIn(p.out, seat) && (!isIn(p.passed, seat) || mayCutLate(rules, p, seat))) {
      p.turn = seat;
      return;
    }
    seat = nextSeat(p, seat);
  }
  endRound(p);
};

const forgetReports = (p: Position): void => {
  p.cut = 0;
  p.paid = 0;
  p.roundWinner = NO_SEAT;
};

/** What a cut of the combination on the table costs its player (MN-8). */
const cutCost = (p: Position): number => {
  switch (kindOf(p.table)) {
    case SINGLE:
      return p.twosRun;
    case PAIR:
      return 2 * HEO_VALUE[nibbleAt(p.tableLow, p.tableHigh, TWO)];
    default:
      return HANG_COST;
  }
};

/** Plays a combination for the seat to act. It must be one of `legalPlays`. */
export const play = (rules: Rules, p: Position, low: number, high: number, form: number): void => {
  const seat = p.turn;
  forgetReports(p);
  if (rules.cutsCost && p.last !== NO_SEAT && (isHang(form) || isHang(p.table))) {
    const cost = cutCost(p);
    p.cut = cost;
    p.debt += cost;
    p.debtor = p.last;
    p.creditor = seat;
    p.suffered[p.last] += cost;
  }
  p.twosRun = isSingleTwo(form) ? p.twosRun + HEO_VALUE[nibbleAt(low, high, TWO)] : 0;
  p.low[seat] &= ~low;
  p.high[seat] &= ~high;
  p.left[seat] -= bitCount(low) + bitCount(high);
  p.played |= 1 << seat;
  p.last = seat;
  p.table = form;
  p.tableLow = low;
  p.tableHigh = high;
  p.opening = NO_CARD;
  if (!rules.passIsFinal) p.passed = 0;
  if (p.left[seat] === 0 && goOut(rules, p, seat)) return;
  walk(rules, p);
};

/** A seat has no cards left. True when that ends the game (MN-11, TH-8). */
const goOut = (rules: Rules, p: Position, seat: Seat): boolean => {
  p.order.push(seat);
  p.out |= 1 << seat;
  if (!rules.playsOn) {
    settle(p, seat);
    p.turn = NO_SEAT;
    return true;
  }
  return endIfAlone(p);
};

/** Ends the game when at most one seat is still in; that seat takes the last place (TH-8). */
export const endIfAlone = (p: Position): boolean => {
  if (p.order.length < p.seats - 1) return false;
  for (let seat = 0; seat < p.seats; seat++) if (!isIn(p.out, seat)) p.order.push(seat);
  p.turn = NO_SEAT;
  return true;
};

const scratch = new MoveList();

/** Passes for the seat to act, who must not be leading. */
export const pass = (rules: Rules, p: Position): void => {
  forgetReports(p);
  // Đền bài needs every loser cóng, so it can only come while a single seat has played.
  if (rules.cutsCost && (p.played & (p.played - 1)) === 0 && holdsPlay(rules, p)) p.heldBack = p.turn;
  p.passed |= 1 << p.turn;
  walk(rules, p);
};

const holdsPlay = (rules: Rules, p: Position): boolean => {
  legalPlays(scratch, rules, p);
  return scratch.size > 0;
};

/** The weakest single, or the opening card: what a leader plays when time runs out (TL-7). */
export const weakestSingle = (p: Position): Card => {
  if (p.opening !== NO_CARD) return p.opening;
  return lowestCard(p.low[p.turn], p.high[p.turn]);
};
