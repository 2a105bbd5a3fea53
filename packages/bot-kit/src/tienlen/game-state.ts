import type { Seat } from '@sanh-rong/engine';
import type { KindName } from '@sanh-rong/engine/tienlen/core';
import type { BotCard } from '../cards.ts';

/** `value` is 1 for a 3 up to 13 for a 2; `points` is what a 2 costs (red 2, black 1), 1 for any other card. */
export type TienLenCard = BotCard;

export type TienLenMoveType = KindName;

/** A play that the rules allow now. Answer with `{ action: 'play', cards: move.cards }`. */
export interface TienLenValidMove {
  type: TienLenMoveType;
  /** Weakest first. */
  cards: TienLenCard[];
}

/** Something done in the open. */
export type TienLenPastMove =
  | {
      player: Seat;
      action: 'play';
      type: TienLenMoveType;
      cards: TienLenCard[];
      /** The place taken with this play, when it was the player's last one and others play on; else null. */
      place: number | null;
    }
  | { player: Seat; action: 'pass' }
  /** A hand that won at the deal while the others play on (TH-6). */
  | { player: Seat; action: 'instantWin'; hand: string; place: number };

/** What the table has chosen. Those with a question mark are there in one of the rule sets only. */
export interface TienLenOptions {
  /** A pass lasts until the round ends (TL-4). */
  passIsFinal: boolean;
  /** The seats that hide how many cards they hold (MN-22). */
  hideCounts: Seat[];
  /** `mien-nam`: four consecutive pairs may cut after a pass (MN-7). */
  fourPairsAfterPass?: boolean;
  /** `mien-nam`: a straight beats only one of its own length (MN-4). */
  straightsOfEqualLength?: boolean;
  /** `mien-nam`: the hands that win at the deal (MN-17). */
  toiTrang?: { initial: string[]; later: string[] };
  /** `thirteen`, TH-9. */
  maxPlayers?: number;
  instantWins?: { dragon: boolean; fourTwos: boolean; sixPairs: boolean };
  turnTimeoutSeconds?: number;
  winnerLeads?: boolean;
}

/** What `getNextMove` is called with: the state of Tiến Lên with the meanings of BT-1. */
export interface TienLenGameState {
  /** The bot's own seat. */
  myPosition: Seat;
  /** The bot's cards, weakest first. */
  myCards: TienLenCard[];
  /** Cards left, by seat; null where a player hides the count (MN-22). */
  playerCardCounts: (number | null)[];
  /** The cards to beat; empty when leading. */
  playedCards: TienLenCard[];
  /** The play to beat; nulls and an empty list when leading. */
  lastPlay: {
    player: Seat | null;
    cards: TienLenCard[];
    type: TienLenMoveType | null;
    /** The face number of its strongest card: 3 to 10, J 11, Q 12, K 13, A 14, 2 15. */
    minRankToBeat: number | null;
  };
  currentTurn: Seat;
  /** By seat: who has passed in this round. */
  passedPlayers: boolean[];
  metadata: {
    /** From 1. */
    round: number;
    /** The seat that led the game. */
    dealer: Seat;
    /** The play must include the opening card, which is the weakest of `myCards` (TL-6). */
    isFirstTurn: boolean;
    gameStarted: boolean;
  };
  /** Every play the rules allow now, in the order of TL-9. Passing is not among them. Made when it is first read. */
  validMoves: TienLenValidMove[];
  game: 'tienlen';
  ruleSet: 'mien-nam' | 'thirteen';
  options: TienLenOptions;
  /** Everything done in the open in this game, oldest first. */
  history: TienLenPastMove[];
  /** Points of the session before this game, by seat. */
  scores: number[];
}

/** What `getNextMove` returns. */
export type TienLenMove = { action: 'play'; cards: Pick<TienLenCard, 'rank' | 'suit'>[] } | { action: 'pass' };
