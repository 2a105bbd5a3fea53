import type { Catalogue } from '@sanh-rong/engine';
import type { GameTypings } from '../index.ts';
import { TYPING_DOCS } from '../messages/vi.ts';
import { sharedFields, sharedTypings } from '../shared.ts';
import { en } from './messages/en.ts';
import { type TienLenDocs, vi } from './messages/vi.ts';

const DOCS: Catalogue<TienLenDocs> = { vi, en };

const names: GameTypings['names'] = {
  TienLenGameState: 'GameState',
  TienLenMove: 'Move',
  TienLenValidMove: 'ValidMove',
  TienLenPastMove: 'PastMove',
  TienLenCard: 'Card',
  TienLenMoveType: 'MoveType',
  TienLenOptions: 'TableOptions',
};

const typings: GameTypings['typings'] = (language, ruleSets) => {
  const docs = TYPING_DOCS[language];
  const { shared } = docs;
  const tienlen = DOCS[language];
  return `${sharedTypings(docs, tienlen)}
/** ${tienlen.moveType} */
type MoveType = 'single' | 'pair' | 'triple' | 'straight' | 'fourOfAKind' | 'consecutivePairs';

/** ${tienlen.validMove} */
interface ValidMove {
  /** ${tienlen.moveType} */
  type: MoveType;
  /** ${tienlen.cardsOfMove} */
  cards: Card[];
}

/** ${tienlen.pastPlay} */
interface PastPlay {
  /** ${shared.player} */
  player: Seat;
  /** ${tienlen.pastPlay} */
  action: 'play';
  /** ${tienlen.moveType} */
  type: MoveType;
  /** ${tienlen.cardsOfMove} */
  cards: Card[];
  /** ${tienlen.place} */
  place: number | null;
}

/** ${tienlen.pastPass} */
interface PastPass {
  /** ${shared.player} */
  player: Seat;
  /** ${tienlen.pastPass} */
  action: 'pass';
}

/** ${tienlen.pastWin} */
interface InstantWin {
  /** ${shared.player} */
  player: Seat;
  /** ${tienlen.pastWin} */
  action: 'instantWin';
  /** ${tienlen.hand} */
  hand: string;
  /** ${tienlen.winPlace} */
  place: number;
}

type PastMove = PastPlay | PastPass | InstantWin;

/** ${tienlen.lastPlay} */
interface LastPlay {
  /** ${tienlen.lastPlayPlayer} */
  player: Seat | null;
  /** ${tienlen.lastPlayCards} */
  cards: Card[];
  /** ${tienlen.lastPlayType} */
  type: MoveType | null;
  /** ${tienlen.minRankToBeat} */
  minRankToBeat: number | null;
}

/** ${shared.metadata} */
interface Metadata {
  /** ${tienlen.round} */
  round: number;
  /** ${tienlen.dealer} */
  dealer: Seat;
  /** ${tienlen.isFirstTurn} */
  isFirstTurn: boolean;
  /** ${shared.gameStarted} */
  gameStarted: boolean;
}

/** ${shared.options} */
interface TableOptions {
  /** ${tienlen.passIsFinal} */
  passIsFinal: boolean;
  /** ${tienlen.hideCounts} */
  hideCounts: Seat[];
  /** ${tienlen.fourPairsAfterPass} */
  fourPairsAfterPass?: boolean;
  /** ${tienlen.straightsOfEqualLength} */
  straightsOfEqualLength?: boolean;
  /** ${tienlen.toiTrang} */
  toiTrang?: { initial: string[]; later: string[] };
  /** ${tienlen.maxPlayers} */
  maxPlayers?: number;
  /** ${tienlen.instantWins} */
  instantWins?: { dragon: boolean; fourTwos: boolean; sixPairs: boolean };
  /** ${tienlen.turnTimeoutSeconds} */
  turnTimeoutSeconds?: number;
  /** ${tienlen.winnerLeads} */
  winnerLeads?: boolean;
}

/** ${tienlen.gameState} */
interface GameState {
  /** ${shared.myPosition} */
  myPosition: Seat;
  /** ${tienlen.myCards} */
  myCards: Card[];
  /** ${tienlen.playerCardCounts} */
  playerCardCounts: (number | null)[];
  /** ${tienlen.playedCards} */
  playedCards: Card[];
  /** ${tienlen.lastPlay} */
  lastPlay: LastPlay;
  /** ${shared.currentTurn} */
  currentTurn: Seat;
  /** ${tienlen.passedPlayers} */
  passedPlayers: boolean[];
  /** ${shared.metadata} */
  metadata: Metadata;
  /** ${tienlen.validMoves} */
  validMoves: ValidMove[];
  /** ${shared.options} */
  options: TableOptions;${sharedFields(docs, 'tienlen', ruleSets)}}

/** ${tienlen.play} */
interface Play {
  /** ${tienlen.play} */
  action: 'play';
  /** ${tienlen.play} */
  cards: CardName[];
}

/** ${tienlen.pass} */
interface Pass {
  /** ${tienlen.pass} */
  action: 'pass';
}

/** ${tienlen.move} */
type Move = Play | Pass;
`;
};

export const tienlenTypings: GameTypings = { names, typings };
