import type { PhomExampleWords } from './messages/vi.ts';

/** The last valid move: it discards after taking, and says ù where it can. */
export const template = ({ template: words }: PhomExampleWords): string => `/**
 * ${words.called}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  // ${words.idea}
  const moves = gameState.validMoves;
  return moves[moves.length - 1];
}
`;
