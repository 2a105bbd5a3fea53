import {
  CARD_IDS,
  type Card,
  type CardId,
  cardName,
  cardOf,
  DECK_SIZE,
  RANKS,
  type Rank,
  SUIT_SYMBOLS,
  SUITS,
  type SuitSymbol,
} from '@sanh-rong/engine';

/** A card as bots see it (CD-2). What `value` and `points` count is each game's own. */
export interface BotCard {
  rank: Rank;
  suit: SuitSymbol;
  /** The rank's strength. */
  value: number;
  /** What it counts for when points are counted. */
  points: number;
  /** `A♠` */
  id: string;
}

/** What a game counts a card for, by card. */
export interface CardWorth {
  readonly value: (card: Card) => number;
  readonly points: (card: Card) => number;
}

/** Cards made for one call. Within the call a card is always the same object, so bots may compare with `===`. */
export interface CardMaker {
  one(card: Card): BotCard;
  all(cards: readonly Card[]): BotCard[];
  named(id: CardId): BotCard;
}

/**
 * Cards of one game. Every call gets its own, because a bot may write on them: what it writes is gone with the call.
 */
export const cardMaker = ({ value, points }: CardWorth): (() => CardMaker) => {
  const faces = CARD_IDS.map((_, card) => ({
    rank: RANKS[card >> 2],
    suit: SUIT_SYMBOLS[SUITS[card & 3]],
    value: value(card),
    points: points(card),
    id: cardName(card),
  }));
  return () => {
    const made = new Array<BotCard | null>(DECK_SIZE).fill(null);
    const one = (card: Card): BotCard => {
      const before = made[card];
      if (before !== null) return before;
      // Written out field by field: a spread costs several times as much.
      const { rank, suit, value, points, id } = faces[card];
      const fresh = { rank, suit, value, points, id };
      made[card] = fresh;
      return fresh;
    };
    return { one, all: (cards) => cards.map(one), named: (id) => one(cardOf(id) ?? 0) };
  };
};
