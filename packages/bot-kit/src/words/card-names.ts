import { type CardId, cardName, cardOf } from '@sanh-rong/engine';

/** Cards as they stand in a sentence: "3♠ 3♥". */
export const cardNames = (ids: readonly CardId[]): string => ids.map((id) => cardName(cardOf(id) ?? 0)).join(' ');
