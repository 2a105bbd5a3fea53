import type { Seat } from '../../game.ts';
import { COUNTED, feederOf, NO_SEAT, nextSeat, type Position, U_TRON } from './position.ts';
import type { Rules } from './rules.ts';
import { pointsOf } from './suits.ts';

/** What Phỏm pays for: at the table for eating, the rest at the end. */
export const REASONS_TO_PAY = ['eat', 'chot', 'u', 'den', 'place', 'mom', 'cards'] as const;
export type ReasonToPay = (typeof REASONS_TO_PAY)[number];

export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly for: ReasonToPay;
}

/** PH-24 */
const U_PAYS = 5;
const U_TRON_PAYS = 10;
/** What a player without a phỏm pays the winner (PH-26). */
const MOM_PAYS = 4;

export interface Settlement {
  /** By seat; 1 is the best. */
  readonly places: readonly number[];
  readonly payments: readonly Payment[];
  /** Who leads the next game. */
  readonly winner: Seat;
}

export const handPoints = ({ layout }: Rules, p: Position, seat: Seat): number =>
  pointsOf(layout, p.black[seat], p.red[seat]);

/** Seats in turn order, the leader first. */
export const inTurnOrder = (p: Position): Seat[] => {
  const order: Seat[] = [];
  for (let i = 0, seat = p.leader; i < p.seats; i++, seat = nextSeat(p, seat)) order.push(seat);
  return order;
};

/** Each other player pays for an ù; a feeder who must pay for all does so in their stead (PH-24, PH-25). */
const settleU = (_rules: Rules, p: Position): Settlement => {
  const { winner } = p;
  const amount = p.end === U_TRON ? U_TRON_PAYS : U_PAYS;
  const others = inTurnOrder(p).filter((seat) => seat !== winner);
  const payments: Payment[] = p.den
    ? [{ from: feederOf(p, winner), to: winner, amount: amount * others.length, for: 'den' }]
    : others.map((from) => ({ from, to: winner, amount, for: 'u' }));
  return { winner, places: p.black.map((_, seat) => (seat === winner ? 1 : 2)), payments };
};

const isMom = (p: Position, seat: Seat): boolean => p.meldBlack[seat].length === 0;

/** Seats from the best to the worst when hands are counted (PH-26). */
const rankSeats = (rules: Rules, p: Position): Seat[] => {
  const laidDown = p.laid.slice().sort((a, b) => handPoints(rules, p, a) - handPoints(rules, p, b));
  return [...laidDown, ...p.came.filter((seat) => isMom(p, seat))];
};

/** The winner gets 1 from the second, 2 from the third, 3 from the fourth; a móm pays 4 instead (PH-26). */
const settlePlaces = (rules: Rules, p: Position): Settlement => {
  const order = rankSeats(rules, p);
  const winner = order[0];
  const payments = order.slice(1).map((from, i): Payment => {
    const mom = isMom(p, from);
    return { from, to: winner, amount: mom ? MOM_PAYS : i + 1, for: mom ? 'mom' : 'place' };
  });
  return { winner, places: p.black.map((_, seat) => order.indexOf(seat) + 1), payments };
};

/**
 * The lowest hand wins; each loser pays the difference, once. Winners who share split the sum; what does not divide goes
 * to the first of them in turn order, who is also the winner for the next game (PH-12, PH-14).
 */
const settleHands = (rules: Rules, p: Position): Settlement => {
  const points = p.black.map((_, seat) => handPoints(rules, p, seat));
  const lowest = Math.min(...points);
  const order = inTurnOrder(p);
  const winners = order.filter((seat) => points[seat] === lowest);
  const pot = points.reduce((sum, own) => sum + own - lowest, 0);
  const share = Math.floor(pot / winners.length);
  const due = winners.map((_, i) => share + (i === 0 ? pot % winners.length : 0));
  const payments: Payment[] = [];
  // Losers pay one after the other, and fill up one winner's share before the next one's.
  let to = 0;
  for (const from of order) {
    let owed = points[from] - lowest;
    while (owed > 0) {
      while (due[to] === 0) to += 1;
      const amount = Math.min(owed, due[to]);
      payments.push({ from, to: winners[to], amount, for: 'cards' });
      owed -= amount;
      due[to] -= amount;
    }
  }
  const places = points.map((own) => 1 + points.filter((other) => other < own).length);
  return { winner: winners[0], places, payments };
};

/** What a finished game pays, apart from what was paid for eating. */
export const settle = (rules: Rules, p: Position): Settlement => {
  if (!rules.laying) return settleHands(rules, p);
  return p.end === COUNTED || p.winner === NO_SEAT ? settlePlaces(rules, p) : settleU(rules, p);
};

/** What a finished game comes to for each seat: what was paid for eating, and what its end pays. */
export const pointsAtTheEnd = (rules: Rules, p: Position): number[] => {
  const points = p.eatUnits.map((units, seat) => units + p.chotUnits[seat]);
  for (const { from, to, amount } of settle(rules, p).payments) {
    points[from] -= amount;
    points[to] += amount;
  }
  return points;
};
