import type { Seat } from '../../game.ts';
import { isAlone, isIn, lowestSeat, NO_SEAT, nextOf, type Position } from './position.ts';

/** The one betting round (LG-5). */

const pay = (p: Position, seat: Seat, amount: number): void => {
  p.chips[seat] -= amount;
  p.paid[seat] += amount;
};

/** On to the next seat that must act, or to the end of the round (LG-5). */
const proceed = (p: Position, seat: Seat): void => {
  // The only seat that could still bet and owes nothing is not asked: no other seat could answer its bet.
  const nobodyToBetAgainst = isAlone(p.able) && p.able !== 0 && p.bets[lowestSeat(p.able)] === p.bet;
  if (isAlone(p.live) || nobodyToBetAgainst) p.pending = 0;
  p.turn = p.pending === 0 ? NO_SEAT : nextOf(p.pending, seat);
};

/** Takes the antes from every seat with chips and turns to the first to act (LG-1). The bets of the position are 0. */
export const begin = (p: Position, dealer: Seat, ante: number): void => {
  p.dealer = dealer;
  p.bet = 0;
  p.live = 0;
  p.able = 0;
  p.closed = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    const chips = p.chips[seat];
    if (chips === 0) continue;
    p.live |= 1 << seat;
    if (chips > ante) p.able |= 1 << seat;
    pay(p, seat, Math.min(chips, ante));
  }
  p.pending = p.able;
  proceed(p, dealer);
};

/** The bet the seat to act would stand at with all its chips in. */
export const wholeBet = (p: Position): number => p.bets[p.turn] + p.chips[p.turn];

/** What the seat to act must put in to stay in. */
export const owed = (p: Position): number => p.bet - p.bets[p.turn];

export const isClosed = (p: Position): boolean => isIn(p.closed, p.turn);

export const lowestRaise = (p: Position): number => p.bet + p.minRaise;

/** `theo` needs the chips. */
export const mayCall = (p: Position): boolean => wholeBet(p) >= p.bet;

export const mayRaise = (p: Position): boolean => !isClosed(p) && wholeBet(p) >= lowestRaise(p);

/** Where the raising is closed, all in is open only to those who cannot call. */
export const mayGoAllIn = (p: Position): boolean => !isClosed(p) || wholeBet(p) < p.bet;

/** Puts the seat to act at this bet; it has acted. */
const stand = (p: Position, bet: number): void => {
  const seat = p.turn;
  pay(p, seat, bet - p.bets[seat]);
  p.bets[seat] = bet;
  p.closed |= 1 << seat;
  p.pending &= ~(1 << seat);
  if (p.chips[seat] === 0) p.able &= ~(1 << seat);
};

export const fold = (p: Position): void => {
  const seat = p.turn;
  const others = ~(1 << seat);
  p.live &= others;
  p.able &= others;
  p.pending &= others;
  proceed(p, seat);
};

/** Calls, or checks when nothing is owed. Only when `mayCall`. */
export const call = (p: Position): void => {
  const seat = p.turn;
  stand(p, p.bet);
  proceed(p, seat);
};

/** Raises the bet to match. A raise below the minimum, which only all in can be, reopens nothing (LG-5). */
export const raiseTo = (p: Position, bet: number): void => {
  const seat = p.turn;
  if (bet >= lowestRaise(p)) p.closed = 0;
  stand(p, bet);
  p.bet = bet;
  p.pending = p.able & ~(1 << seat);
  proceed(p, seat);
};

export const goAllIn = (p: Position): void => {
  const bet = wholeBet(p);
  if (bet > p.bet) {
    raiseTo(p, bet);
    return;
  }
  const seat = p.turn;
  stand(p, bet);
  proceed(p, seat);
};
