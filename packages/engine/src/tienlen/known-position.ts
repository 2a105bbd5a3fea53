import { cardOf } from '../cards.ts';
import { highHalf, lowHalf, setOfIds } from '../cardset.ts';
import type { Seat } from '../game.ts';
import { classify } from './core/combination.ts';
import { giveHand, newPosition, type Position } from './core/position.ts';
import type { TienLenView } from './types.ts';

/** What a seat must know to tell what it may do. */
export type Known = Pick<TienLenView, 'hands' | 'passed' | 'table' | 'mustInclude'>;

/**
 * As much of the position as the judge and `legalPlays` ask about, from what the seat to act knows: nothing else is filled
 * in.
 */
export const knownPosition = (view: Known, seat: Seat): Position => {
  const p = newPosition(view.hands.length);
  const hand = setOfIds(view.hands[seat] ?? []) ?? 0;
  giveHand(p, seat, lowHalf(hand), highHalf(hand));
  p.turn = seat;
  if (view.passed[seat]) p.passed = 1 << seat;
  if (view.table !== null) {
    const table = setOfIds(view.table.cards) ?? 0;
    p.last = view.table.seat;
    p.table = classify(lowHalf(table), highHalf(table));
  }
  if (view.mustInclude !== null) p.opening = cardOf(view.mustInclude) ?? p.opening;
  return p;
};
