import {
  CARD_IDS,
  type CardId,
  cardName,
  cardOf,
  RANKS,
  type Rank,
  SUIT_SYMBOLS,
  SUITS,
  type SuitSymbol,
} from '../../cards.ts';
import { isRecord } from '../../options.ts';
import { HEO_VALUE, TWO } from '../core/combination.ts';

/** A card as `MienNamGame` and the bot API write it (CD-2). */
export interface MienNamCard {
  readonly rank: Rank;
  readonly suit: SuitSymbol;
  /** 1 for a 3 up to 13 for a 2. */
  readonly value: number;
  /** 2 for a red 2, else 1. */
  readonly points: number;
  /** `A♠`. */
  readonly id: string;
}

const pointsOf = (card: number): number => (card >> 2 === TWO ? HEO_VALUE[1 << (card & 3)] : 1);

/** All there are, by strength; everybody shares these objects. */
export const MIEN_NAM_CARDS: readonly MienNamCard[] = CARD_IDS.map((_, card) =>
  Object.freeze({
    rank: RANKS[card >> 2],
    suit: SUIT_SYMBOLS[SUITS[card & 3]],
    value: (card >> 2) + 1,
    points: pointsOf(card),
    id: cardName(card),
  }),
);

/** What names a card: bots answer with `{ rank, suit, value }`, so the other fields may be missing. */
export type CardLike = Pick<MienNamCard, 'rank' | 'suit'>;

const idOf = (card: unknown): CardId | null => {
  if (!isRecord(card)) return null;
  const found = MIEN_NAM_CARDS.findIndex(({ rank, suit }) => rank === card.rank && suit === card.suit);
  return found < 0 ? null : CARD_IDS[found];
};

/** The ids the engine knows these cards by; null when something is no array of different cards. */
export const engineIds = (cards: unknown): CardId[] | null => {
  if (!Array.isArray(cards) || cards.length > CARD_IDS.length) return null;
  const ids: CardId[] = [];
  for (const card of cards) {
    const id = idOf(card);
    if (id === null || ids.includes(id)) return null;
    ids.push(id);
  }
  return ids;
};

export const mienNamCards = (ids: readonly CardId[]): MienNamCard[] => ids.map((id) => MIEN_NAM_CARDS[cardOf(id) ?? 0]);
