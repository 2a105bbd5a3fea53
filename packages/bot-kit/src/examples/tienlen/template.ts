import type { ExampleWords } from '../messages/index.ts';

/** The editor's first words of seed 000 §4.4. */
export const template = ({ templates: { tienlen } }: ExampleWords): string => `/**
 * ${tienlen.called}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  // ${tienlen.idea}
  if (gameState.validMoves.length > 0) {
    return {
      action: "play",
      cards: gameState.validMoves[0].cards
    };
  }
  return { action: "pass" };
}
`;
