import type { Card } from '../../cards.ts';
import { lowestCard } from './combination.ts';
import { isIn, type Position } from './position.ts';

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
