import type { ExampleWords } from '../messages/index.ts';

/** The last valid move: it discards after taking, and says ù where it can. */
export const template = ({ templates: { phom } }: ExampleWords): string => `/**
 * ${phom.called}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  // ${phom.idea}
  const moves = gameState.validMoves;
  return moves[moves.length - 1];
}
`;
