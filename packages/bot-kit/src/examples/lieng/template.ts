import type { LiengExampleWords } from './messages/vi.ts';

export const template = ({ template: words }: LiengExampleWords): string => `/**
 * ${words.called}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  // ${words.idea}
  const call = gameState.validMoves.find((move) => move.action === "call");
  return call || { action: "fold" };
}
`;
