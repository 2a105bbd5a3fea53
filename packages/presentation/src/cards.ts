import { type CardId, cardName, cardOf, type Language, rankOf, suitOf } from '@sanh-rong/engine';
import { PRESENTATION_MESSAGES } from './messages/vi.ts';

/** Cards as people read and hear them. */

/** `10♥` */
export const showCard = (id: CardId): string => cardName(cardOf(id) ?? 0);

export const showCards = (ids: readonly CardId[]): string => ids.map(showCard).join(' ');

/** A card in words, for screen readers: "10 cơ", "Ace of diamonds". */
export const cardWords = (id: CardId, language: Language): string => {
  const card = cardOf(id) ?? 0;
  return PRESENTATION_MESSAGES[language].card(rankOf(card), suitOf(card));
};
