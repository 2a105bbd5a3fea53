import type { Catalogue } from '@sanh-rong/engine';
import type { GameTypings } from '../index.ts';
import { TYPING_DOCS } from '../messages/vi.ts';
import { sharedFields, sharedTypings } from '../shared.ts';
import { en } from './messages/en.ts';
import { type LiengDocs, vi } from './messages/vi.ts';

const DOCS: Catalogue<LiengDocs> = { vi, en };

const names: GameTypings['names'] = {
  LiengGameState: 'GameState',
  LiengMove: 'Move',
  LiengValidMove: 'ValidMove',
  LiengPastMove: 'PastMove',
  LiengCard: 'Card',
  LiengTableOptions: 'TableOptions',
};

const typings: GameTypings['typings'] = (language, ruleSets) => {
  const docs = TYPING_DOCS[language];
  const { shared } = docs;
  const lieng = DOCS[language];
  return `${sharedTypings(docs, lieng)}
/** ${lieng.fold} */
interface ValidFold {
  /** ${lieng.fold} */
  action: 'fold';
}

/** ${lieng.call} */
interface ValidCall {
  /** ${lieng.call} */
  action: 'call';
}

/** ${lieng.raise} */
interface ValidRaise {
  /** ${lieng.raise} */
  action: 'raise';
  /** ${lieng.raiseAmount} */
  amount: number;
  /** ${lieng.raiseMin} */
  min: number;
  /** ${lieng.raiseMax} */
  max: number;
}

/** ${lieng.allIn} */
interface ValidAllIn {
  /** ${lieng.allIn} */
  action: 'allIn';
}

/** ${lieng.validMove} */
type ValidMove = ValidFold | ValidCall | ValidRaise | ValidAllIn;

/** ${lieng.fold} */
interface Fold {
  /** ${lieng.fold} */
  action: 'fold' | 'bo';
}

/** ${lieng.call} */
interface Call {
  /** ${lieng.call} */
  action: 'call' | 'theo';
}

/** ${lieng.raise} */
interface Raise {
  /** ${lieng.raise} */
  action: 'raise' | 'to';
  /** ${lieng.moveAmount} */
  amount: number;
}

/** ${lieng.allIn} */
interface AllIn {
  /** ${lieng.allIn} */
  action: 'allIn' | 'to-tat';
}

/** ${lieng.move} */
type Move = Fold | Call | Raise | AllIn;

/** ${lieng.raise} */
interface PastRaise {
  /** ${shared.player} */
  player: Seat;
  /** ${lieng.raise} */
  action: 'raise';
  /** ${lieng.pastAmount} */
  amount: number;
}

/** ${shared.history} */
type PastMove = { /** ${shared.player} */ player: Seat; action: 'fold' | 'call' | 'allIn' } | PastRaise;

/** ${lieng.hand} */
interface Hand {
  /** ${lieng.handKind} */
  kind: 'sap' | 'lieng' | 'di' | 'points';
  /** ${lieng.handPoints} */
  points: number;
}

/** ${shared.metadata} */
interface Metadata {
  /** ${lieng.dealer} */
  dealer: Seat;
  /** ${shared.nobodyActed} */
  isFirstTurn: boolean;
  /** ${shared.gameStarted} */
  gameStarted: boolean;
}

/** ${shared.options} */
interface TableOptions {
  /** ${lieng.ante} */
  ante: number;
  /** ${lieng.startChips} */
  startChips: number;
  /** ${lieng.minRaise} */
  minRaise: number;
  /** ${lieng.tieBreak} */
  tieBreak: 'highCard' | 'bestSuit';
  /** ${lieng.rebuy} */
  rebuy: 'ask' | 'automatic' | 'never';
}

/** ${lieng.gameState} */
interface GameState {
  /** ${shared.myPosition} */
  myPosition: Seat;
  /** ${lieng.myCards} */
  myCards: Card[];
  /** ${lieng.myHand} */
  myHand: Hand;
  /** ${shared.currentTurn} */
  currentTurn: Seat;
  /** ${lieng.pot} */
  pot: number;
  /** ${lieng.chips} */
  chips: number[];
  /** ${lieng.bets} */
  bets: number[];
  /** ${lieng.currentBet} */
  currentBet: number;
  /** ${lieng.toCall} */
  toCall: number;
  /** ${lieng.minRaiseNow} */
  minRaise: number;
  /** ${lieng.foldedPlayers} */
  foldedPlayers: boolean[];
  /** ${lieng.allInPlayers} */
  allInPlayers: boolean[];
  /** ${lieng.sittingOut} */
  sittingOut: boolean[];
  /** ${shared.metadata} */
  metadata: Metadata;
  /** ${lieng.validMoves} */
  validMoves: ValidMove[];
  /** ${shared.options} */
  options: TableOptions;${sharedFields(docs, 'lieng', ruleSets)}}
`;
};

export const liengTypings: GameTypings = { names, typings };
