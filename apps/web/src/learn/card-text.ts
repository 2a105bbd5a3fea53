import { type CardId, isCardId } from '@sanh-rong/engine';

/** Cards as lessons write them down: `3s 3c 10h`. */
export const cardsIn = (text: string): readonly CardId[] => text.split(' ').filter(isCardId);

export const handsIn = (...texts: readonly string[]): readonly (readonly CardId[])[] => texts.map(cardsIn);
