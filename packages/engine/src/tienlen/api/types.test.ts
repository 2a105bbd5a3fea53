import { describe, expectTypeOf, it } from 'vitest';
import type * as api from '../index.ts';

/** Checked by `npm run types`: the types are those of the API reference. */

type Rank = '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A' | '2';
interface Card {
  rank: Rank;
  suit: 'spades' | 'clubs' | 'diamonds' | 'hearts';
  id: string;
}
interface Combination {
  type: 'single' | 'pair' | 'triple' | 'quad' | 'sequence' | 'doubleSequence';
  cards: Card[];
  highCard: Card;
  length?: number;
}
interface DocumentedSettings {
  maxPlayers: number;
  instantWins: { dragon: boolean; fourTwos: boolean; sixPairs: boolean };
  turnTimeoutSeconds: number;
  winnerLeads: boolean;
}
interface GameSettings extends DocumentedSettings {
  passIsFinal?: boolean;
}
interface GameEvent {
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
interface PlayerState {
  id: string;
  name: string;
  handSize: number;
  isActive: boolean;
  hasPassed: boolean;
  finishPosition: number | null;
}
interface TurnHistoryEntry {
  playerId: string;
  playerName: string;
  action: 'play' | 'pass';
  combination?: Combination;
  timestamp: number;
}
type GamePhase = 'waiting' | 'dealing' | 'playing' | 'roundEnd' | 'gameEnd';
interface ClientGameState {
  phase: GamePhase;
  players: PlayerState[];
  myHand: Card[];
  myPlayerId: string;
  currentPlayerIndex: number;
  currentCombination: Combination | null;
  lastPlayedBy: string | null;
  passedPlayerIds: string[];
  isFirstGame: boolean;
  isFirstTurnOfGame: boolean;
  turnHistory: TurnHistoryEntry[];
  finishOrder: string[];
  settings: GameSettings;
}

type Constructor = ConstructorParameters<typeof api.TienLenGame>;

describe('TH-10 types', () => {
  it('the documented types', () => {
    expectTypeOf<api.Card>().toEqualTypeOf<Card>();
    expectTypeOf<api.Combination>().toEqualTypeOf<Combination>();
    expectTypeOf<api.GameSettings>().toEqualTypeOf<GameSettings>();
    expectTypeOf<DocumentedSettings>().toExtend<api.GameSettings>();
    expectTypeOf<api.GameEvent>().toEqualTypeOf<GameEvent>();
    expectTypeOf<api.GamePhase>().toEqualTypeOf<GamePhase>();
    expectTypeOf<api.PlayerState>().toEqualTypeOf<PlayerState>();
    expectTypeOf<api.TurnHistoryEntry>().toEqualTypeOf<TurnHistoryEntry>();
    expectTypeOf<api.ClientGameState>().toEqualTypeOf<ClientGameState>();
    expectTypeOf<api.InstantWinType>().toEqualTypeOf<'dragon' | 'fourTwos' | 'sixPairs'>();
  });

  it('the class', () => {
    expectTypeOf<[string[], Map<string, string>]>().toExtend<Constructor>();
    expectTypeOf<[string[], Map<string, string>, Partial<DocumentedSettings>, boolean]>().toExtend<Constructor>();
    expectTypeOf<api.TienLenGame['start']>().toEqualTypeOf<() => GameEvent[]>();
    expectTypeOf<api.TienLenGame['playCards']>().toEqualTypeOf<(playerId: string, cardIds: string[]) => GameEvent[]>();
    expectTypeOf<api.TienLenGame['pass']>().toEqualTypeOf<(playerId: string) => GameEvent[]>();
    expectTypeOf<api.TienLenGame['getStateForPlayer']>().toEqualTypeOf<(playerId: string) => ClientGameState>();
    expectTypeOf<api.TienLenGame['getCurrentPlayerId']>().toEqualTypeOf<() => string>();
    expectTypeOf<api.TienLenGame['getPhase']>().toEqualTypeOf<() => GamePhase>();
    expectTypeOf<api.TienLenGame['getFinishOrder']>().toEqualTypeOf<() => string[]>();
    expectTypeOf<api.TienLenGame['getActivePlayers']>().toEqualTypeOf<() => string[]>();
    expectTypeOf<api.TienLenGame['isPlayerTurn']>().toEqualTypeOf<(playerId: string) => boolean>();
    expectTypeOf<api.TienLenGame['isLeading']>().toEqualTypeOf<() => boolean>();
    expectTypeOf<keyof api.TienLenGame>().toEqualTypeOf<
      | 'start'
      | 'playCards'
      | 'pass'
      | 'getStateForPlayer'
      | 'getCurrentPlayerId'
      | 'getPhase'
      | 'getFinishOrder'
      | 'getActivePlayers'
      | 'isPlayerTurn'
      | 'isLeading'
    >();
  });

  it('the player and the functions', () => {
    expectTypeOf<api.SimpleAI['selectPlay']>().toEqualTypeOf<
      (hand: Card[], currentCombo: Combination | null, isFirstPlay: boolean) => string[] | null
    >();
    expectTypeOf<typeof api.createDeck>().toEqualTypeOf<() => Card[]>();
    expectTypeOf<typeof api.shuffle>().toEqualTypeOf<(deck: Card[]) => Card[]>();
    expectTypeOf<typeof api.deal>().toEqualTypeOf<(deck: Card[], numPlayers: number) => { hands: Card[][] }>();
    expectTypeOf<typeof api.sortHand>().toEqualTypeOf<(hand: Card[]) => Card[]>();
    expectTypeOf<typeof api.cardValue>().toEqualTypeOf<(card: Card) => number>();
    expectTypeOf<typeof api.compareCards>().toEqualTypeOf<(a: Card, b: Card) => number>();
    expectTypeOf<typeof api.findCardsInHand>().toEqualTypeOf<(hand: Card[], cardIds: string[]) => Card[] | null>();
    expectTypeOf<typeof api.removeCardsFromHand>().toEqualTypeOf<(hand: Card[], cardIds: string[]) => Card[]>();
    expectTypeOf<typeof api.findThreeOfSpades>().toEqualTypeOf<(hands: Card[][]) => number>();
    expectTypeOf<typeof api.isTwo>().toEqualTypeOf<(card: Card) => boolean>();
    expectTypeOf<typeof api.detectCombination>().toEqualTypeOf<(cards: Card[]) => Combination | null>();
    expectTypeOf<typeof api.combinationLabel>().toEqualTypeOf<(combo: Combination) => string>();
    expectTypeOf<typeof api.canBeat>().toEqualTypeOf<(played: Combination, onTable: Combination | null) => boolean>();
    expectTypeOf<typeof api.isValidPlay>().toEqualTypeOf<
      (cards: Card[], onTable: Combination | null) => { valid: boolean; combination?: Combination; error?: string }
    >();
    expectTypeOf<typeof api.isValidFirstPlay>().toEqualTypeOf<(cards: Card[], isFirstGame: boolean) => boolean>();
    expectTypeOf<typeof api.checkInstantWin>().toEqualTypeOf<
      (hand: Card[], settings: GameSettings) => api.InstantWinType | null
    >();
    expectTypeOf<typeof api.RANK_ORDER>().toEqualTypeOf<Readonly<Record<Rank, number>>>();
    expectTypeOf<typeof api.SUIT_ORDER>().toEqualTypeOf<Readonly<Record<Card['suit'], number>>>();
    expectTypeOf<typeof api.DEFAULT_SETTINGS>().toEqualTypeOf<GameSettings>();
  });
});
