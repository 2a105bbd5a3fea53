import type { ExampleWords } from '../messages/index.ts';

export const template = ({ templates: { lieng } }: ExampleWords): string => `/**
 * ${lieng.called}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  // ${lieng.idea}
  const call = gameState.validMoves.find((move) => move.action === "call");
  return call || { action: "fold" };
}
`;
