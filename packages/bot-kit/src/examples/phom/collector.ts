import type { PhomExampleWords } from './messages/vi.ts';

export const collector = ({ collector: words }: PhomExampleWords): string => `/**
 * ${words.about}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  const moves = gameState.validMoves;

  // ${words.u}
  const u = moves.find((move) => move.action === "u");
  if (u) return u;

  if (gameState.phase === "take") {
    // ${words.eat}
    return moves.find((move) => move.action === "eat") || { action: "draw" };
  }

  // ${words.lay}
  const lays = moves.filter((move) => move.action === "lay");
  if (lays.length > 0) {
    return lays.reduce((best, lay) => (pointsOf(lay.melds.flat()) > pointsOf(best.melds.flat()) ? lay : best));
  }

  // ${words.send}
  const sends = moves.filter((move) => move.action === "send");
  if (sends.length > 0) {
    return sends.reduce((best, send) => (send.card.points > best.card.points ? send : best));
  }

  // ${words.discard}
  const discards = moves.filter((move) => move.action === "discard");
  return discards.reduce((best, discard) => {
    const fewer = countFriends(discard.card, gameState.myCards) - countFriends(best.card, gameState.myCards);
    if (fewer !== 0) return fewer < 0 ? discard : best;
    return discard.card.points > best.card.points ? discard : best;
  });
}

/**
 * ${words.pointsOf}
 * @param {Card[]} cards
 */
function pointsOf(cards) {
  return cards.reduce((sum, card) => sum + card.points, 0);
}

/**
 * ${words.friends}
 * @param {Card} card
 * @param {Card[]} hand
 */
function countFriends(card, hand) {
  return hand.filter((other) => {
    if (other === card) return false;
    if (other.rank === card.rank) return true;
    return other.suit === card.suit && Math.abs(other.value - card.value) <= 2;
  }).length;
}
`;
