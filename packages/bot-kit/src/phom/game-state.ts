import type { Seat } from '@sanh-rong/engine';
import type { BotCard } from '../cards.ts';

/** `value` is the rank's place in a run, from 1: A 1 … K 13 in `ta-la`, 2 1 … A 13 in `basic`; `points` as in PH-2. */
export type PhomCard = BotCard;

/** Cards named in an answer: rank and suit are enough. */
export type PhomCardName = Pick<PhomCard, 'rank' | 'suit'>;

/** Phỏm on the table. */
export interface PhomOnTheTable {
  /** Null while it lies face down (PH-3). */
  cards: PhomCard[] | null;
  size: number;
  /** The card in it that was eaten. */
  eaten: PhomCard | null;
}

/** A move that the rules allow now; it can be returned as it is. */
export type PhomValidMove =
  | { action: 'draw' }
  /** The cards of the hand that make a phỏm with the discard. */
  | { action: 'eat'; cards: PhomCard[] }
  | { action: 'lay'; melds: PhomCard[][] }
  /** Onto phỏm number `meld` (from 0) of those that `seat` has laid. */
  | { action: 'send'; card: PhomCard; seat: Seat; meld: number }
  | { action: 'discard'; card: PhomCard }
  | { action: 'u' };

/** What `getNextMove` returns. */
export type PhomMove =
  | { action: 'draw' }
  | { action: 'eat'; cards: PhomCardName[] }
  | { action: 'lay'; melds: PhomCardName[][] }
  | { action: 'send'; card: PhomCardName; seat: Seat; meld: number }
  | { action: 'discard'; card: PhomCardName }
  | { action: 'u' };

/** Something done in the open. */
export type PhomPastMove =
  | { player: Seat; action: 'draw' }
  /** `card` was eaten; `cards` are the hand's, known only where the bot itself ate (PH-3). */
  | { player: Seat; action: 'eat'; card: PhomCard; cards: PhomCard[] }
  | { player: Seat; action: 'lay'; melds: PhomCard[][] }
  | { player: Seat; action: 'send'; card: PhomCard; seat: Seat; meld: number }
  | { player: Seat; action: 'discard'; card: PhomCard };

/** What `getNextMove` is called with in Phỏm. */
export interface PhomGameState {
  /** The bot's own seat. */
  myPosition: Seat;
  /** The bot's cards, eaten ones included, lowest rank first. */
  myCards: PhomCard[];
  /** Cards in hand, by seat. */
  playerCardCounts: number[];
  currentTurn: Seat;
  /** What is to be done: take a card, discard one, or lay down, send and at last discard. */
  phase: 'take' | 'discard' | 'lay';
  /** The discard that may be eaten if it makes a phỏm; null when there is none. */
  lastDiscard: { player: Seat; card: PhomCard } | null;
  /** By seat: cards eaten that still lie in the hand. */
  eatenCards: PhomCard[][];
  /** By seat: how often it has eaten. */
  eatCounts: number[];
  /** By seat, in the order they were laid. */
  melds: PhomOnTheTable[][];
  /** By seat, oldest first; what was eaten is gone. */
  discards: PhomCard[][];
  /** Cards left to draw. */
  stockCount: number;
  /** By seat: units won and lost by eating so far (PH-23). */
  eatUnits: number[];
  metadata: {
    /** The seat that led the game. */
    dealer: Seat;
    /** No player has acted yet. */
    isFirstTurn: boolean;
    gameStarted: boolean;
  };
  /** Everything the rules allow now. Made when it is first read. */
  validMoves: PhomValidMove[];
  game: 'phom';
  ruleSet: 'ta-la' | 'basic';
  /** Neither rule set leaves a table anything to choose. */
  options: Record<string, never>;
  /** Everything done in the open in this game, oldest first. */
  history: PhomPastMove[];
  /** Points of the session before this game, by seat. */
  scores: number[];
}
