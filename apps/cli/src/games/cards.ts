import { type CardId, cardName, cardOf } from '@sanh-rong/engine';

/** Cards as people read them. */

/** `10♥` */
export const showCard = (id: CardId): string => cardName(cardOf(id) ?? 0);

export const showCards = (ids: readonly CardId[]): string => ids.map(showCard).join(' ');
