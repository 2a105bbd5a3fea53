import { groupsFunction } from './groups.ts';
import type { TienLenExampleWords } from './messages/vi.ts';

export const defensive = ({ defensive: words, greedy }: TienLenExampleWords): string => `/**
 * ${words.about}
 * @param {GameState} gameState
 * @returns {Move}
 */
function getNextMove(gameState) {
  const move =
    gameState.lastPlay.player === null ? chooseLead(gameState) : chooseAnswer(gameState);
  return move === null ? { action: "pass" } : { action: "play", cards: move.cards };
}

/**
 * ${words.lead}
 * @param {GameState} gameState
 * @returns {ValidMove | null}
 */
function chooseLead(gameState) {
  const { myCards, myPosition, validMoves } = gameState;
  const seats = gameState.playerCardCounts.length;
  // ${words.noSingle}
  const nextMayFinish = cardsOf(gameState, (myPosition + 1) % seats) === 1;
  const longer = validMoves.filter((move) => move.cards.length > 1);
  if (nextMayFinish && longer.length === 0) {
    return validMoves[validMoves.length - 1];
  }
  const moves = nextMayFinish ? longer : validMoves;
  // ${words.bigCards}
  const nearlyOut = countGroups(myCards) <= 2;
  const small = moves.filter((move) => nearlyOut || !isBig(move));
  return fewestGroups(myCards, small.length > 0 ? small : moves);
}

/**
 * @param {GameState} gameState
 * @returns {ValidMove | null}
 */
function chooseAnswer(gameState) {
  const { myCards, validMoves, lastPlay } = gameState;
  if (validMoves.length === 0) return null;

  // ${words.cut}
  const bomb = validMoves.find(isBomb);
  if (bomb !== undefined && (lastPlay.minRankToBeat === 15 || isBomb(lastPlay))) return bomb;

  // ${words.danger}
  const danger = opponents(gameState).some((seat) => cardsOf(gameState, seat) <= 2);
  if (danger) {
    // ${words.stop}
    return validMoves[validMoves.length - 1];
  }

  // ${words.wait}
  const small = validMoves.filter((move) => !isBig(move));
  if (small.length > 0) return fewestGroups(myCards, small);
  return countGroups(myCards) <= 6 ? fewestGroups(myCards, validMoves) : null;
}

/**
 * ${words.bigCards}
 * @param {ValidMove} move
 */
function isBig(move) {
  return isBomb(move) || move.cards.some((card) => card.rank === "2");
}

/** @param {{ type: MoveType | null }} move */
function isBomb(move) {
  return move.type === "fourOfAKind" || move.type === "consecutivePairs";
}

/** @param {GameState} gameState */
function opponents(gameState) {
  return gameState.playerCardCounts.map((_, seat) => seat).filter((seat) => seat !== gameState.myPosition);
}

/**
 * ${words.unknown}
 * @param {GameState} gameState
 * @param {Seat} seat
 * @returns {number}
 */
function cardsOf(gameState, seat) {
  const count = gameState.playerCardCounts[seat];
  if (count !== null) return count === 0 ? Infinity : count;
  let left = 13;
  for (const move of gameState.history) {
    if (move.player === seat && move.action === "play") left -= move.cards.length;
  }
  return left;
}

/**
 * @param {Card[]} hand
 * @param {ValidMove[]} moves
 */
function fewestGroups(hand, moves) {
  return moves.reduce((best, move) => (groupsAfter(hand, move) < groupsAfter(hand, best) ? move : best));
}

${groupsFunction({ ...greedy, ...words })}`;
