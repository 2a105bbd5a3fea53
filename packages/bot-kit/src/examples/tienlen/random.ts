import type { RandomWords } from '../messages/vi.ts';

export const random = (words: RandomWords): string => `/**
 * ${words.about}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  const moves = gameState.validMoves;
  if (moves.length === 0) {
    // ${words.noMove}
    return { action: "pass" };
  }
  // ${words.pick}
  const move = moves[Math.floor(Math.random() * moves.length)];
  return { action: "play", cards: move.cards };
}
`;
