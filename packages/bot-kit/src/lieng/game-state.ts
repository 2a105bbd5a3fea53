import type { Seat } from '@sanh-rong/engine';
import type { BotCard } from '../cards.ts';

/** `value` is 2 … 10, J 11, Q 12, K 13, A 14; `points` as in LG-2: A 1, 2 to 9, and 10 for 10, J, Q, K. */
export type LiengCard = BotCard;

/** A move that the rules allow now; it can be returned as it is. */
export type LiengValidMove =
  | { action: 'fold' }
  /** Puts in `toCall`; with nothing to call this is a check. */
  | { action: 'call' }
  /** Raises the bet to `amount` in all, any whole number from `min` to `max`; as it stands here, to `min`. */
  | { action: 'raise'; amount: number; min: number; max: number }
  | { action: 'allIn' };

/** What `getNextMove` returns. */
export type LiengMove =
  | { action: 'fold' | 'bo' }
  | { action: 'call' | 'theo' }
  | { action: 'raise' | 'to'; amount: number }
  | { action: 'allIn' | 'to-tat' };

/** Something done in the open. */
export type LiengPastMove =
  | { player: Seat; action: 'fold' | 'call' | 'allIn' }
  | { player: Seat; action: 'raise'; amount: number };

/** What the table has chosen (LG-1, LG-4, LG-8). */
export interface LiengTableOptions {
  ante: number;
  startChips: number;
  /** 0: as much as the ante. What it comes to is `minRaise` of the state. */
  minRaise: number;
  tieBreak: 'highCard' | 'bestSuit';
  rebuy: 'ask' | 'automatic' | 'never';
}

/** What `getNextMove` is called with in Liêng. */
export interface LiengGameState {
  /** The bot's own seat. */
  myPosition: Seat;
  /** The bot's three cards. */
  myCards: LiengCard[];
  /** What they count (LG-2). `points` are those of the cards, also where the kind is another. */
  myHand: { kind: 'sap' | 'lieng' | 'di' | 'points'; points: number };
  currentTurn: Seat;
  /** Everything put in, bets included. */
  pot: number;
  /** By seat: chips left. */
  chips: number[];
  /** By seat: what each has bet, antes not counted. */
  bets: number[];
  /** The bet to match, what the bot must put in for that, and by how much a raise must exceed it. */
  currentBet: number;
  toCall: number;
  minRaise: number;
  /** By seat. */
  foldedPlayers: boolean[];
  allInPlayers: boolean[];
  /** By seat: those without chips, who were dealt no cards (LG-8). */
  sittingOut: boolean[];
  metadata: {
    /** The seat that dealt; the next one acts first. */
    dealer: Seat;
    /** No player has acted yet. */
    isFirstTurn: boolean;
    gameStarted: boolean;
  };
  /** Everything the rules allow now. */
  validMoves: LiengValidMove[];
  game: 'lieng';
  ruleSet: 'lieng';
  options: LiengTableOptions;
  /** Everything done in this game, oldest first. */
  history: LiengPastMove[];
  /** Points of the session before this game, by seat. */
  scores: number[];
}
