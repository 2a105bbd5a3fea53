import type { Catalogue } from '@sanh-rong/engine';
import type { GameTypings } from '../index.ts';
import { TYPING_DOCS, type TypingDocs } from '../messages/vi.ts';
import { sharedFields, sharedTypings } from '../shared.ts';
import { en } from './messages/en.ts';
import { type PhomDocs, vi } from './messages/vi.ts';

const DOCS: Catalogue<PhomDocs> = { vi, en };

const names: GameTypings['names'] = {
  PhomGameState: 'GameState',
  PhomMove: 'Move',
  PhomValidMove: 'ValidMove',
  PhomPastMove: 'PastMove',
  PhomCard: 'Card',
  PhomCardName: 'CardName',
  PhomOnTheTable: 'MeldOnTable',
};

/** The moves, as they stand in `validMoves` (whole cards) and as a bot may answer them (names are enough). */
const moves = (phom: PhomDocs, prefix: string, card: string): string => `
/** ${phom.draw} */
interface ${prefix}Draw {
  /** ${phom.draw} */
  action: 'draw';
}

/** ${phom.eat} */
interface ${prefix}Eat {
  /** ${phom.eat} */
  action: 'eat';
  /** ${phom.eatCards} */
  cards: ${card}[];
}

/** ${phom.lay} */
interface ${prefix}Lay {
  /** ${phom.lay} */
  action: 'lay';
  /** ${phom.melds} */
  melds: ${card}[][];
}

/** ${phom.send} */
interface ${prefix}Send {
  /** ${phom.send} */
  action: 'send';
  /** ${phom.sendCard} */
  card: ${card};
  /** ${phom.sendSeat} */
  seat: Seat;
  /** ${phom.sendMeld} */
  meld: number;
}

/** ${phom.discard} */
interface ${prefix}Discard {
  /** ${phom.discard} */
  action: 'discard';
  /** ${phom.discardCard} */
  card: ${card};
}

/** ${phom.u} */
interface ${prefix}U {
  /** ${phom.u} */
  action: 'u';
}
`;

const all = (prefix: string): string =>
  ['Draw', 'Eat', 'Lay', 'Send', 'Discard', 'U'].map((name) => prefix + name).join(' | ');

/** What was done in the open: a move and who made it. */
const past = (phom: PhomDocs, { shared }: TypingDocs): string => `
/** ${shared.history} */
type PastMove =
  | ({ /** ${shared.player} */ player: Seat } & (ValidDraw | ValidLay | ValidSend | ValidDiscard))
  | PastEat;

/** ${phom.eat} */
interface PastEat {
  /** ${shared.player} */
  player: Seat;
  /** ${phom.eat} */
  action: 'eat';
  /** ${phom.pastEatCard} */
  card: Card;
  /** ${phom.pastEatCards} */
  cards: Card[];
}
`;

const typings: GameTypings['typings'] = (language, ruleSets) => {
  const docs = TYPING_DOCS[language];
  const { shared } = docs;
  const phom = DOCS[language];
  return `${sharedTypings(docs, phom)}${moves(phom, 'Valid', 'Card')}
/** ${phom.validMove} */
type ValidMove = ${all('Valid')};
${moves(phom, '', 'CardName')}
/** ${phom.move} */
type Move = ${all('')};
${past(phom, docs)}
/** ${phom.onTable} */
interface MeldOnTable {
  /** ${phom.meldCards} */
  cards: Card[] | null;
  /** ${phom.meldSize} */
  size: number;
  /** ${phom.meldEaten} */
  eaten: Card | null;
}

/** ${phom.lastDiscard} */
interface LastDiscard {
  /** ${phom.lastDiscardPlayer} */
  player: Seat;
  /** ${phom.lastDiscardCard} */
  card: Card;
}

/** ${shared.metadata} */
interface Metadata {
  /** ${phom.dealer} */
  dealer: Seat;
  /** ${shared.nobodyActed} */
  isFirstTurn: boolean;
  /** ${shared.gameStarted} */
  gameStarted: boolean;
}

/** ${phom.gameState} */
interface GameState {
  /** ${shared.myPosition} */
  myPosition: Seat;
  /** ${phom.myCards} */
  myCards: Card[];
  /** ${phom.playerCardCounts} */
  playerCardCounts: number[];
  /** ${shared.currentTurn} */
  currentTurn: Seat;
  /** ${phom.phase} */
  phase: 'take' | 'discard' | 'lay';
  /** ${phom.lastDiscardField} */
  lastDiscard: LastDiscard | null;
  /** ${phom.eatenCards} */
  eatenCards: Card[][];
  /** ${phom.eatCounts} */
  eatCounts: number[];
  /** ${phom.tableMelds} */
  melds: MeldOnTable[][];
  /** ${phom.discards} */
  discards: Card[][];
  /** ${phom.stockCount} */
  stockCount: number;
  /** ${phom.eatUnits} */
  eatUnits: number[];
  /** ${shared.metadata} */
  metadata: Metadata;
  /** ${phom.validMoves} */
  validMoves: ValidMove[];
  /** ${phom.options} */
  options: Record<string, never>;${sharedFields(docs, 'phom', ruleSets)}}
`;
};

export const phomTypings: GameTypings = { names, typings };
