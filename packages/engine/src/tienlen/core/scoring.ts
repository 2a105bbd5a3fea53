import type { Seat } from '../../game.ts';
import { HEO_VALUE, highestCard, nibbleAt, TWO } from './combination.ts';
import { countHang } from './hang.ts';
import { HANG_COST, isIn, NO_SEAT, type Position } from './position.ts';

/** What Miền Nam pays for, in the order of the breakdown (MN-20). */
export const REASONS_TO_PAY = ['cards', 'cong', 'denBai', 'chat', 'thui', 'toiTrang'] as const;
export type ReasonToPay = (typeof REASONS_TO_PAY)[number];

const CARDS = 0;
const CONG = 1;
const DEN_BAI = 2;
const CHAT = 3;
const THUI = 4;
const TOI_TRANG = 5;

/** Thirteen for each player: what a tới trắng and a cóng cost (MN-14, MN-19). */
const PER_PLAYER = 13;

/** Payments at the end of a game, as columns of integers. */
export class Ledger {
  size = 0;
  readonly from = new Int32Array(64);
  readonly to = new Int32Array(64);
  readonly amount = new Int32Array(64);
  readonly reason = new Int32Array(64);

  pay(from: Seat, to: Seat, amount: number, reason: number): void {
    if (amount === 0) return;
    this.from[this.size] = from;
    this.to[this.size] = to;
    this.amount[this.size] = amount;
    this.reason[this.size] = reason;
    this.size += 1;
  }
}

/** Sum of `value` over a hand (CD-2): 1 for a 3 up to 13 for a 2. */
const handValue = (low: number, high: number): number => {
  let sum = 0;
  for (let rank = 0; rank <= TWO; rank++) {
    const suits = nibbleAt(low, high, rank);
    for (let bits = suits; bits !== 0; bits &= bits - 1) sum += rank + 1;
  }
  return sum;
};

/** Whether seat a ends behind seat b (MN-12). */
const isWorse = (p: Position, a: Seat, b: Seat): boolean => {
  if (p.left[a] !== p.left[b]) return p.left[a] > p.left[b];
  const byValue = handValue(p.low[a], p.high[a]) - handValue(p.low[b], p.high[b]);
  if (byValue !== 0) return byValue > 0;
  return highestCard(p.low[a], p.high[a]) > highestCard(p.low[b], p.high[b]);
};

/** Seats from the first place to the last (MN-12). */
export const rankSeats = (p: Position, winner: Seat, order: Seat[]): void => {
  order.length = 0;
  order.push(winner);
  for (let seat = 0; seat < p.seats; seat++) {
    if (seat === winner) continue;
    let at = order.length;
    while (at > 1 && isWorse(p, order[at - 1], seat)) at -= 1;
    order.splice(at, 0, seat);
  }
};

/** A finished game as the steps below read it. */
export interface Finish {
  readonly position: Position;
  readonly winner: Seat;
  /** Seats from the first place to the last. */
  readonly order: readonly Seat[];
  readonly ledger: Ledger;
}

type Step = (finish: Finish) => void;

const isCong = (p: Position, seat: Seat): boolean => !isIn(p.played, seat);

const heldHeoAndHang = (p: Position, seat: Seat): number =>
  HEO_VALUE[nibbleAt(p.low[seat], p.high[seat], TWO)] + HANG_COST * countHang(p.low[seat], p.high[seat]);

/** MN-13: each loser pays one point a card. */
const cardPoints: Step = ({ position: p, winner, order, ledger }) => {
  for (let i = 1; i < order.length; i++) ledger.pay(order[i], winner, p.left[order[i]], CARDS);
};

/** MN-14: who never played a card pays as for a tới trắng. */
const cong: Step = ({ position: p, winner, order, ledger }) => {
  for (let i = 1; i < order.length; i++) {
    if (isCong(p, order[i])) ledger.pay(order[i], winner, PER_PLAYER * p.seats, CONG);
  }
};

/** MN-15: heo and hàng left in the hand, to the winner from the cóng, else from the last to the one above. */
const thui: Step = ({ position: p, winner, order, ledger }) => {
  let anyCong = false;
  for (let i = 1; i < order.length; i++) {
    if (!isCong(p, order[i])) continue;
    anyCong = true;
    ledger.pay(order[i], winner, heldHeoAndHang(p, order[i]), THUI);
  }
  if (anyCong) return;
  const last = order[order.length - 1];
  ledger.pay(last, order[order.length - 2], heldHeoAndHang(p, last), THUI);
};

/** The seat that pays for all losers: every one of them cóng, and this one the last to hold back a play (MN-16). */
export const denBaiSeat = (p: Position, winner: Seat): Seat => {
  if (p.seats < 3 || p.played !== 1 << winner) return NO_SEAT;
  return p.heldBack;
};

/** MN-16: one seat takes over the whole bill written so far. */
const denBai: Step = ({ position: p, winner, ledger }) => {
  const payer = denBaiSeat(p, winner);
  if (payer === NO_SEAT) return;
  let bill = 0;
  for (let i = 0; i < ledger.size; i++) bill += ledger.amount[i];
  ledger.size = 0;
  ledger.pay(payer, winner, bill, DEN_BAI);
};

/** MN-19: every loser pays thirteen a player; MN-15: and for heo and hàng. */
const toiTrang: Step = ({ position: p, winner, order, ledger }) => {
  for (let i = 1; i < order.length; i++) {
    ledger.pay(order[i], winner, PER_PLAYER * p.seats, TOI_TRANG);
    ledger.pay(order[i], winner, heldHeoAndHang(p, order[i]), THUI);
  }
};

/** The bill of a game played out, top to bottom. Cuts were settled round by round and are added by `total`. */
export const PLAYED_OUT: readonly Step[] = [cardPoints, cong, thui, denBai];
/** The bill of a tới trắng. */
export const WON_AT_THE_DEAL: readonly Step[] = [toiTrang];

const order: Seat[] = [];

/** Writes the bill of a finished game into the ledger and returns the seats from the first place to the last. */
export const bill = (p: Position, winner: Seat, steps: readonly Step[], ledger: Ledger): readonly Seat[] => {
  ledger.size = 0;
  rankSeats(p, winner, order);
  const finish: Finish = { position: p, winner, order, ledger };
  for (let i = 0; i < steps.length; i++) steps[i](finish);
  return order;
};

/** Points by reason and seat: `points[reason * seats + seat]`, cuts included (MN-20). */
export const total = (p: Position, ledger: Ledger, points: Int32Array): void => {
  points.fill(0);
  for (let seat = 0; seat < p.seats; seat++) points[CHAT * p.seats + seat] = p.chat[seat];
  for (let i = 0; i < ledger.size; i++) {
    const row = ledger.reason[i] * p.seats;
    points[row + ledger.from[i]] -= ledger.amount[i];
    points[row + ledger.to[i]] += ledger.amount[i];
  }
};
