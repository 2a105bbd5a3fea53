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
import { HANG_COST, isIn, NO_CARD, NO_SEAT, nextIn, nextSeat, type Position } from './position.ts';
import { isHang, isSingleTwo, NEVER, pairsThatCut, type Rules } from './rules.ts';

/** What the seat to act may do, and what happens when it does: plays, passes, the walk round the table, cuts. */

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

/**
 * The debt of stacked cuts is paid; a winner never pays, not even through another seat, for cuts suffered on the way
 * (MN-9, MN-10).
 */
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

/** The round goes to the last to play; they lead the next one, or the next seat that is still in (TL-5). */
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
export const cutCost = (p: Pick<Position, 'table' | 'tableLow' | 'tableHigh' | 'twosRun'>): number => {
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
