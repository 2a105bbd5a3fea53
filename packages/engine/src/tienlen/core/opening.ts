import type { Card } from '../../cards.ts';
import type { Seat } from '../../game.ts';
import { lowestCard } from './combination.ts';
import { bestToiTrang, TOI_TRANG_STRENGTH, type ToiTrang } from './instant.ts';
import { isIn, nextSeat, type Position } from './position.ts';

/** The thirteen cards that give the game its other name. */
export const FULL_HAND = 13;

/** The lowest card that a seat still in the game holds: 3♠ whenever it was dealt (TL-6, TH-6). */
export const lowestDealt = (p: Position): Card => {
  let lowest = 99;
  for (let seat = 0; seat < p.seats; seat++) {
    if (isIn(p.out, seat) || p.left[seat] === 0) continue;
    const card = lowestCard(p.low[seat], p.high[seat]);
    if (card < lowest) lowest = card;
  }
  return lowest;
};

/** Gives the turn to the holder of the lowest card, who must include it in the first play (TL-6). */
export const openWithLowest = (p: Position): void => {
  const card = lowestDealt(p);
  for (let seat = 0; seat < p.seats; seat++) {
    if (isIn(p.out, seat) || p.left[seat] === 0 || lowestCard(p.low[seat], p.high[seat]) !== card) continue;
    p.turn = seat;
    p.opening = card;
    return;
  }
};

/** The seat that wins at the deal, if one does: the strongest hand, equal ones from the leader on (MN-17, MN-18). */
export const findToiTrang = (p: Position, names: readonly ToiTrang[]): { seat: Seat; hand: ToiTrang } | null => {
  let best: { seat: Seat; hand: ToiTrang } | null = null;
  for (let i = 0, seat = p.turn; i < p.seats; i++, seat = nextSeat(p, seat)) {
    if (p.left[seat] !== FULL_HAND) continue;
    const hand = bestToiTrang(names, p.low[seat], p.high[seat]);
    if (hand === null) continue;
    if (best === null || TOI_TRANG_STRENGTH[hand] > TOI_TRANG_STRENGTH[best.hand]) best = { seat, hand };
  }
  return best;
};
