import { cardId } from '@sanh-rong/engine';
import type { PhomOnTable } from '@sanh-rong/engine/phom';
import { cardsFrom, idsFrom, isLetterAt, letterOf, lettersOf } from '../cards.ts';

/** A phỏm on the table in a snapshot: its letters, or its size when it lies face down; after a `+` the card eaten. */

const EATEN = '+';

export const writeMeld = ({ cards, size, eaten }: PhomOnTable): string =>
  (cards === null ? size : lettersOf(cards)) + (eaten === null ? '' : EATEN + letterOf(eaten));

export const readMeld = (text: string): PhomOnTable => {
  const [shown, eaten] = text.split(EATEN);
  const faceUp = isLetterAt(shown, 0);
  return {
    cards: faceUp ? idsFrom(shown) : null,
    size: faceUp ? shown.length : Number(shown),
    eaten: eaten === undefined ? null : cardId(cardsFrom(eaten)[0]),
  };
};
