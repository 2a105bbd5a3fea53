import { RANKS, SUIT_SYMBOLS, SUITS } from '@sanh-rong/engine';
import type { TypingDocs } from './messages/vi.ts';

const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

/** What every bot has: cards, its one function, and a console. `card` says what a card is worth in the game. */
export const sharedTypings = (
  { console, shared }: TypingDocs,
  card: { readonly value: string; readonly points: string },
): string => `
interface Console {
  /** ${console.log} */
  log(...values: unknown[]): void;
  /** ${console.log} */
  info(...values: unknown[]): void;
  /** ${console.log} */
  debug(...values: unknown[]): void;
  /** ${console.warn} */
  warn(...values: unknown[]): void;
  /** ${console.error} */
  error(...values: unknown[]): void;
}
/** ${console.console} */
declare var console: Console;

/** ${shared.getNextMove} */
type GetNextMove = (gameState: GameState) => Move;

/** ${shared.seat} */
type Seat = number;

/** ${shared.rank} */
type Rank = ${oneOf(RANKS)};

/** ${shared.suit} */
type Suit = ${oneOf(SUITS.map((suit) => SUIT_SYMBOLS[suit]))};

/** ${shared.card} */
interface Card {
  /** ${shared.rank} */
  rank: Rank;
  /** ${shared.suit} */
  suit: Suit;
  /** ${card.value} */
  value: number;
  /** ${card.points} */
  points: number;
  /** ${shared.id} */
  id: string;
}

/** ${shared.cardName} */
interface CardName {
  /** ${shared.rank} */
  rank: Rank;
  /** ${shared.suit} */
  suit: Suit;
}
`;

/** The fields at the end of every game state. */
export const sharedFields = ({ shared }: TypingDocs, game: string, ruleSets: readonly string[]): string => `
  /** ${shared.game} */
  game: '${game}';
  /** ${shared.ruleSet} */
  ruleSet: ${oneOf(ruleSets)};
  /** ${shared.history} */
  history: PastMove[];
  /** ${shared.scores} */
  scores: number[];
`;
