import { type CardId, isCardId, SUIT_SYMBOLS, SUITS } from '@sanh-rong/engine';

export { showCard, showCards } from '@sanh-rong/presentation';

/** Cards as people type them. */

/** The card a word names: `3s`, `10H`, `a♦`; null when it names none. */
export const readCard = (word: string): CardId | null => {
  let name = word.trim();
  for (const suit of SUITS) name = name.replace(SUIT_SYMBOLS[suit], suit);
  const id = name.slice(0, -1).toUpperCase() + name.slice(-1).toLowerCase();
  return isCardId(id) ? id : null;
};

export type CardsRead =
  | { readonly ok: true; readonly cards: readonly CardId[] }
  | { readonly ok: false; readonly unknown: string };

/** The cards of a line such as `3s 3c` or `3s,3c`, each once. */
export const readCards = (line: string): CardsRead => {
  const cards: CardId[] = [];
  for (const word of line.split(/[\s,.]+/).filter((part) => part !== '')) {
    const card = readCard(word);
    if (card === null) return { ok: false, unknown: word };
    if (!cards.includes(card)) cards.push(card);
  }
  return { ok: true, cards };
};
