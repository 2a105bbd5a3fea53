import { CARD_IDS, type CardId, cardOf } from '../cards.ts';
import type { Rules } from './core/rules.ts';
import { cardsIn } from './core/suits.ts';

/** Between card ids, as everybody outside writes them, and the core's form. */

/** A set of cards in the core's form. */
export interface Cards {
  readonly black: number;
  readonly red: number;
}

/** The ids of a set's cards, lowest rank of the rule set first, suits as in CD-1. */
export const idsIn = ({ layout }: Rules, { black, red }: Cards): CardId[] =>
  cardsIn(layout, black, red).map((card) => CARD_IDS[card]);

/** The set a list of ids names; null when it is no list, or one is unknown or there twice. */
export const readIds = ({ layout }: Rules, ids: unknown): Cards | null => {
  if (!Array.isArray(ids)) return null;
  let black = 0;
  let red = 0;
  for (const id of ids) {
    const card = typeof id === 'string' ? cardOf(id) : undefined;
    if (card === undefined || ((layout.black[card] & black) | (layout.red[card] & red)) !== 0) return null;
    black |= layout.black[card];
    red |= layout.red[card];
  }
  return { black, red };
};
