import type { Seat } from '../game.ts';
import { newPosition, type Position } from './core/position.ts';
import type { LiengView } from './types.ts';

/** As much of the position as the judge asks about, from the view of the seat to act: nothing else is filled in. */
export const knownPosition = (view: LiengView, seat: Seat): Position => {
  const p = newPosition(view.hands.length, view.minRaise);
  p.turn = seat;
  p.bet = view.bet;
  p.chips[seat] = view.chips[seat];
  p.bets[seat] = view.bets[seat];
  if (view.raisingClosed) p.closed = 1 << seat;
  return p;
};
