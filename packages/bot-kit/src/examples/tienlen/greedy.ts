import { groupsFunction } from './groups.ts';
import type { TienLenExampleWords } from './messages/vi.ts';

/** "Always play the lowest", thought through to the end of the hand. */
export const greedy = ({ greedy: words }: TienLenExampleWords): string => `/**
 * ${words.about}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  const { myCards, validMoves } = gameState;
  if (validMoves.length === 0) {
    // ${words.noMove}
    return { action: "pass" };
  }

  // ${words.idea}
  // ${words.order}
  let best = validMoves[0];
  let fewest = groupsAfter(myCards, best);
  for (const move of validMoves) {
    const groups = groupsAfter(myCards, move);
    if (groups < fewest) {
      best = move;
      fewest = groups;
    }
  }
  return { action: "play", cards: best.cards };
}

${groupsFunction(words)}`;
