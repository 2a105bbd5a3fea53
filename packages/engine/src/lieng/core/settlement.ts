import type { Seat } from '../../game.ts';
import { type Evaluate, HAND_SIZE, type HandValue } from './hand.ts';
import { isAlone, isIn, NO_SEAT, nextOf, type Position } from './position.ts';

/** Who gets what of the chips that were put in (LG-6). Kept and refilled where many games are settled. */
export class Settlement {
  /** The part of a bet that no seat called goes back to the seat that bet it. */
  uncalled = 0;
  uncalledSeat: Seat = NO_SEAT;
  /** How many pots there are; the arrays below hold one entry for each, the main pot first. */
  pots = 0;
  readonly amount: number[] = [];
  /** Masks: the seats in the pot, and those that win it. */
  readonly contenders: number[] = [];
  readonly winners: number[] = [];
  /** By seat: chips won from the pots. */
  readonly won: number[] = [];
  /** By seat: what lies in the pots; scratch. */
  readonly called: number[] = [];
  /** By seat: the value of the hands that are compared; scratch. */
  readonly values: HandValue[] = [];
}

const clear = (out: Settlement, seats: number, paid: readonly number[]): void => {
  out.uncalled = 0;
  out.uncalledSeat = NO_SEAT;
  out.pots = 0;
  for (let seat = 0; seat < seats; seat++) {
    out.won[seat] = 0;
    out.called[seat] = paid[seat];
  }
};

/** What the seat that put in most has put in beyond everybody else. */
const takeUncalled = (out: Settlement, seats: number): void => {
  let most = 0;
  let second = 0;
  let seat = NO_SEAT;
  for (let other = 0; other < seats; other++) {
    const paid = out.called[other];
    if (paid > most) {
      second = most;
      most = paid;
      seat = other;
    } else if (paid > second) second = paid;
  }
  if (most === second) return;
  out.uncalled = most - second;
  out.uncalledSeat = seat;
  out.called[seat] = second;
};

/** The best hands of a pot share it; odd chips go to the first of them left of the dealer. */
const share = (out: Settlement, seats: number, amount: number, contenders: number, dealer: Seat): void => {
  let winners = 0;
  let best = -1;
  let count = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (!isIn(contenders, seat)) continue;
    const value = out.values[seat];
    if (value > best) {
      best = value;
      winners = 1 << seat;
      count = 1;
    } else if (value === best) {
      winners |= 1 << seat;
      count += 1;
    }
  }
  const part = count === 1 ? amount : Math.floor(amount / count);
  for (let seat = 0; seat < seats; seat++) if (isIn(winners, seat)) out.won[seat] += part;
  if (count > 1) out.won[nextOf(winners, dealer)] += amount - part * count;
  const pot = out.pots++;
  out.amount[pot] = amount;
  out.contenders[pot] = contenders;
  out.winners[pot] = winners;
};

/**
 * Cuts what was put in into layers, one at each amount a contender has put in. A layer is a pot of those contenders who
 * filled it, so no seat wins more from another than it put in itself (LG-6).
 */
export const sharePots = (out: Settlement, seats: number, contenders: number, dealer: Seat): void => {
  let floor = 0;
  for (;;) {
    let inPot = 0;
    let level = floor;
    for (let seat = 0; seat < seats; seat++) {
      const called = out.called[seat];
      if (!isIn(contenders, seat) || called <= floor) continue;
      if (inPot === 0 || called < level) level = called;
      inPot |= 1 << seat;
    }
    if (inPot === 0) return;
    let amount = 0;
    for (let seat = 0; seat < seats; seat++) {
      const called = out.called[seat];
      if (called > floor) amount += Math.min(called, level) - floor;
    }
    share(out, seats, amount, inPot, dealer);
    floor = level;
  }
};

/** Opens a settlement of these amounts; its `values` are to be filled in before `sharePots`. */
export const openSettlement = (out: Settlement, seats: number, paid: readonly number[]): void => {
  clear(out, seats, paid);
  while (out.values.length < seats) out.values.push(0);
};

/**
 * Settles a game whose betting is over and pays the chips out. A single seat left wins without showing; of several the
 * hands are compared.
 */
export const settle = (out: Settlement, p: Position, evaluate: Evaluate): void => {
  openSettlement(out, p.seats, p.paid);
  takeUncalled(out, p.seats);
  if (!isAlone(p.live)) {
    for (let seat = 0, at = 0; seat < p.seats; seat++, at += HAND_SIZE) {
      if (isIn(p.live, seat)) out.values[seat] = evaluate(p.cards[at], p.cards[at + 1], p.cards[at + 2]);
    }
  }
  sharePots(out, p.seats, p.live, p.dealer);
  if (out.uncalledSeat !== NO_SEAT) p.chips[out.uncalledSeat] += out.uncalled;
  for (let seat = 0; seat < p.seats; seat++) {
    p.chips[seat] += out.won[seat];
    p.paid[seat] = 0;
    p.bets[seat] = 0;
  }
  p.bet = 0;
};
