import { type CardId, cardOf } from '../cards.ts';
import type { Seat } from '../game.ts';
import { NO_CARD, newPosition, PHASES, type Position } from './core/position.ts';
import type { Rules } from './core/rules.ts';
import { type Cards, readIds } from './ids.ts';
import type { PhomView } from './types.ts';

const NOTHING: Cards = { black: 0, red: 0 };

/** What a seat must know to tell what it may do. */
export type Known = Pick<PhomView, 'hands' | 'leader' | 'eaten' | 'melds' | 'phase' | 'fresh' | 'offered'>;

/**
 * As much of the position as the judge and `legalMoves` ask about, from what the seat to act knows: nothing else is filled
 * in. Phỏm that lie face down (PH-3) stay empty: where they do, nothing can be sent.
 */
export const knownPosition = (rules: Rules, view: Known, seat: Seat): Position => {
  const cardsOf = (ids: readonly CardId[] | null): Cards => readIds(rules, ids) ?? NOTHING;
  const p = newPosition(rules, view.hands.length, view.leader, []);
  const hand = cardsOf(view.hands[seat]);
  const eaten = cardsOf(view.eaten[seat]);
  p.black[seat] = hand.black;
  p.red[seat] = hand.red;
  p.eatenBlack[seat] = eaten.black;
  p.eatenRed[seat] = eaten.red;
  for (const [to, melds] of view.melds.entries()) {
    for (const { cards } of melds) {
      const { black, red } = cardsOf(cards);
      p.meldBlack[to].push(black);
      p.meldRed[to].push(red);
    }
  }
  p.turn = seat;
  p.phase = PHASES.indexOf(view.phase);
  p.fresh = view.fresh;
  p.offered = view.offered === null ? NO_CARD : (cardOf(view.offered.card) ?? NO_CARD);
  return p;
};
