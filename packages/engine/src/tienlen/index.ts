export {
  cardValue,
  compareCards,
  createDeck,
  isTwo,
  RANK_ORDER,
  SUIT_ORDER,
} from './api/cards.ts';
export {
  canBeat,
  checkInstantWin,
  combinationLabel,
  detectCombination,
  isValidFirstPlay,
  isValidPlay,
} from './api/combinations.ts';
export { deal, findCardsInHand, findThreeOfSpades, removeCardsFromHand, shuffle, sortHand } from './api/hands.ts';
export type { CodedError } from './api/messages.ts';
export type { CardLike, MienNamCard } from './api/mien-nam-cards.ts';
export { MienNamGame, type MienNamGameOptions, type PlayToBeat } from './api/mien-nam-game.ts';
export type { MienNamLogEntry } from './api/mien-nam-log.ts';
export type { MienNamGameState } from './api/mien-nam-state.ts';
export { DEFAULT_SETTINGS } from './api/settings.ts';
export { SimpleAI } from './api/simple-ai.ts';
export { TienLenGame } from './api/tien-len-game.ts';
export type * from './api/types.ts';
export { tienlen } from './game.ts';
export { type Known, knownPosition } from './known-position.ts';
export { rulesOf } from './setup.ts';
export { handSize } from './thirteen.ts';
export type * from './types.ts';
