import type { PhomAction, PhomView } from '@sanh-rong/engine/phom';
import { phomPresentation } from '@sanh-rong/presentation/phom';
import type { Tint } from '../game-table.ts';

/** What selected cards would do now, read from the legal actions: the live green and red of PH-13. */

/** What is done with cards on purpose. To discard is what happens to any card. */
const MAKES: readonly PhomAction['type'][] = ['eat', 'lay', 'send'];

export const tint = ({ legal }: PhomView, selected: readonly string[]): Tint => {
  if (selected.length === 0 || legal.length === 0) return 'plain';
  let mayBecome = selected.length === 1;
  for (const action of legal) {
    if (!MAKES.includes(action.type)) continue;
    const cards: readonly string[] = phomPresentation.cardsOf(action);
    if (cards.length < selected.length || !selected.every((card) => cards.includes(card))) continue;
    if (cards.length === selected.length) return 'good';
    // Two cards of a phỏm of three are not wrong, only not yet enough.
    mayBecome = true;
  }
  return mayBecome ? 'plain' : 'bad';
};
