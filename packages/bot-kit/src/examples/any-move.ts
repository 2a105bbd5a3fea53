import type { RandomWords } from './messages/vi.ts';

/** Any of the valid moves, for games in which they can be returned as they are. */
export const anyMove = (words: RandomWords): string => `/**
 * ${words.about}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  const moves = gameState.validMoves;
  // ${words.pick}
  return moves[Math.floor(Math.random() * moves.length)];
}
`;
