import type { Card } from '../../cards.ts';
import type { Seat } from '../../game.ts';
import { HAND_SIZE } from './hand.ts';

export const NO_SEAT = -1;
export const NO_CARD = -1;

/**
 * A game in progress, as plain numbers and arrays of numbers: it can be cloned, stored and compared as it is. Sets of
 * seats are bit masks. The actions change it in place; callers that need the old one clone first.
 */
export interface Position {
  readonly seats: number;
  readonly minRaise: number;
  dealer: Seat;
  /** The seat to act; NO_SEAT when the betting is over. */
  turn: Seat;
  /** The bet to match; antes are not part of it (LG-1). */
  bet: number;
  /** Three for each seat; NO_CARD where none were dealt. */
  readonly cards: Card[];
  /** What each seat still has before it, has bet, and has put into the pot in all, its ante included. */
  readonly chips: number[];
  readonly bets: number[];
  readonly paid: number[];
  /** Seats that were dealt cards and have not folded. */
  live: number;
  /** Those of them that still have chips to bet with. */
  able: number;
  /** Those of them that must still act before the round can end. */
  pending: number;
  /** Seats that have acted since the last full raise: the raising is closed to them (LG-5). */
  closed: number;
}

export const newPosition = (seats: number, minRaise: number): Position => ({
  seats,
  minRaise,
  dealer: 0,
  turn: NO_SEAT,
  bet: 0,
  cards: new Array<number>(seats * HAND_SIZE).fill(NO_CARD),
  chips: new Array<number>(seats).fill(0),
  bets: new Array<number>(seats).fill(0),
  paid: new Array<number>(seats).fill(0),
  live: 0,
  able: 0,
  pending: 0,
  closed: 0,
});

export const clone = (p: Position): Position => ({
  seats: p.seats,
  minRaise: p.minRaise,
  dealer: p.dealer,
  turn: p.turn,
  bet: p.bet,
  cards: p.cards.slice(),
  chips: p.chips.slice(),
  bets: p.bets.slice(),
  paid: p.paid.slice(),
  live: p.live,
  able: p.able,
  pending: p.pending,
  closed: p.closed,
});

export const isOver = (p: Position): boolean => p.turn === NO_SEAT;

export const isIn = (seatMask: number, seat: Seat): boolean => ((seatMask >>> seat) & 1) === 1;

export const isAlone = (seatMask: number): boolean => (seatMask & (seatMask - 1)) === 0;

export const lowestSeat = (seatMask: number): Seat => 31 - Math.clz32(seatMask & -seatMask);

/** The first seat of the mask after this one, round the table. The mask must not be empty. */
export const nextOf = (seatMask: number, seat: Seat): Seat => {
  const after = seatMask & -(2 << seat);
  return lowestSeat(after === 0 ? seatMask : after);
};

export const potOf = (p: Position): number => {
  let pot = 0;
  for (let seat = 0; seat < p.seats; seat++) pot += p.paid[seat];
  return pot;
};

/** Whether a seat was dealt cards. */
export const wasDealt = (p: Position, seat: Seat): boolean => p.cards[seat * HAND_SIZE] !== NO_CARD;
