/** The types of the API reference (TH-10), word for word. */

export interface Card {
  rank: '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A' | '2';
  suit: 'spades' | 'clubs' | 'diamonds' | 'hearts';
  /** `3s`, `Ah`, `2d`. */
  id: string;
}

export interface Combination {
  type: 'single' | 'pair' | 'triple' | 'quad' | 'sequence' | 'doubleSequence';
  /** Weakest first. */
  cards: Card[];
  /** The card that decides what beats what. */
  highCard: Card;
  /** For sequences: number of ranks (not cards). */
  length?: number;
}

export interface GameSettings {
  /** 2–8. */
  maxPlayers: number;
  instantWins: {
    /** One card of each of the 13 ranks. */
    dragon: boolean;
    fourTwos: boolean;
    /** Six pairs or more. */
    sixPairs: boolean;
  };
  /** 10–120. */
  turnTimeoutSeconds: number;
  /** Whether the winner leads the next game. The caller that seats that game puts them at index 0. */
  winnerLeads: boolean;
  /** A pass lasts until the round ends (TL-4); false: every play clears the passes. Left out: true. */
  passIsFinal?: boolean;
}

/** What a caller may leave out of the settings: anything, also one by one inside `instantWins`. */
export type SettingsInput = Partial<Omit<GameSettings, 'instantWins'>> & {
  instantWins?: Partial<GameSettings['instantWins']>;
};

export interface GameEvent {
  type:
    | 'game_started'
    | 'cards_dealt'
    | 'cards_played'
    | 'player_passed'
    | 'round_won'
    | 'player_finished'
    | 'game_over'
    | 'instant_win'
    | 'turn_changed';
  playerId?: string;
  data?: Record<string, unknown>;
}

/** `dealing` and `roundEnd` pass within one call; only an injected shuffle can see `dealing`. */
export type GamePhase = 'waiting' | 'dealing' | 'playing' | 'roundEnd' | 'gameEnd';

export type InstantWinType = 'dragon' | 'fourTwos' | 'sixPairs';

export interface PlayerState {
  id: string;
  name: string;
  handSize: number;
  /** Still has cards, and has not won at the deal. */
  isActive: boolean;
  hasPassed: boolean;
  /** 1 for the winner; null while still playing. */
  finishPosition: number | null;
}

export interface TurnHistoryEntry {
  playerId: string;
  playerName: string;
  action: 'play' | 'pass';
  combination?: Combination;
  timestamp: number;
}

export interface ClientGameState {
  phase: GamePhase;
  players: PlayerState[];
  /** Weakest first; empty for a watcher. */
  myHand: Card[];
  myPlayerId: string;
  /** Outside the `playing` phase: the first seat before the game, the last to act after it. */
  currentPlayerIndex: number;
  currentCombination: Combination | null;
  lastPlayedBy: string | null;
  passedPlayerIds: string[];
  isFirstGame: boolean;
  /** Nothing has been played yet. */
  isFirstTurnOfGame: boolean;
  /** The last 20 turns, oldest first. The entries are frozen: every state shares them. */
  turnHistory: TurnHistoryEntry[];
  /** Who has finished so far, the winner first; complete once the game is over. */
  finishOrder: string[];
  settings: GameSettings;
}

/** The answer of `isValidPlay`. */
export interface PlayCheck {
  valid: boolean;
  combination?: Combination;
  error?: string;
}

/** What a game takes from outside. Both have defaults: the system's randomness and its clock. */
export interface GameEnvironment {
  /** Gets all 52 cards and returns them in the order of dealing. */
  shuffle?: (deck: Card[]) => Card[];
  /** The time for the turn history, in milliseconds. */
  now?: () => number;
}
