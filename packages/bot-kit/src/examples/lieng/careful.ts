import type { LiengExampleWords } from './messages/vi.ts';

export const careful = ({ careful: words }: LiengExampleWords): string => `/**
 * ${words.about}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  const { validMoves, pot, toCall, currentBet } = gameState;
  const raise = validMoves.find((move) => move.action === "raise");
  const call = validMoves.find((move) => move.action === "call");
  const allIn = validMoves.find((move) => move.action === "allIn");
  const strength = handStrength(gameState);

  if (strength > 0.8 && raise) {
    // ${words.raise}
    const wish = currentBet + Math.floor(pot / 2);
    return { action: "raise", amount: Math.max(raise.min, Math.min(raise.max, wish)) };
  }
  if (strength > 0.9 && allIn && !call) {
    // ${words.shove}
    return allIn;
  }
  // ${words.price}
  const price = toCall / (pot + toCall || 1);
  if (call && (toCall === 0 || strength > 0.3 + price)) return call;
  // ${words.fold}
  return { action: "fold" };
}

/**
 * ${words.strength}
 * @param {GameState} gameState
 */
function handStrength(gameState) {
  const { kind, points } = gameState.myHand;
  if (kind === "sap") return 1;
  if (kind === "lieng") return 0.97;
  if (kind === "di") return 0.93;
  return points / 10;
}
`;
