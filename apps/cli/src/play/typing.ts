import { type CardId, RANKS, SUITS } from '@sanh-rong/engine';
import { readCard } from './card-names.ts';
import type { Key } from './keys.ts';

/** Typing a card's name key by key, beside the letters that are commands. */

export interface Typed {
  /** What has been typed of a name so far. */
  readonly text: string;
  /** The card, once its name is complete. */
  readonly card: CardId | null;
}

/** Beginnings of ranks: a suit's letter means a suit only after one. Q alone opens the door, see the controller. */
const isBeginning = (text: string): boolean => RANKS.some((rank) => rank.toLowerCase().startsWith(text));

/** What a key adds to the name being typed; null when the key belongs to no name. */
export const typeKey = (typed: string, key: Key): Typed | null => {
  if (key === 'backspace' && typed !== '') return { text: typed.slice(0, -1), card: null };
  if (key.length !== 1) return null;
  const text = typed + key;
  if (typed !== '' && SUITS.some((suit) => suit === key)) {
    const card = readCard(text);
    return card === null ? null : { text: '', card };
  }
  if (key !== 'q' && isBeginning(text)) return { text, card: null };
  return key !== 'q' && typed !== '' && isBeginning(key) ? { text: key, card: null } : null;
};
