import type { TienLenExampleWords } from './messages/vi.ts';

/** What the editor begins with. */
export const template = ({ template: words }: TienLenExampleWords): string => `/**
 * ${words.called}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  // ${words.idea}
  if (gameState.validMoves.length > 0) {
    return {
      action: "play",
      cards: gameState.validMoves[0].cards
    };
  }
  return { action: "pass" };
}
`;
