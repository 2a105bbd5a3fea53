/** Bots that meet in the arena, each with a will of its own; the same cards always make them do the same. */

/** What it prints, only its owner may read. */
export const SECRET_WORDS = 'bí mật của chủ bot';

const playing = (choice: string): string => `
function getNextMove({ validMoves, myCards, history }) {
  if (validMoves.length === 0) return { action: 'pass' };
  ${choice}
}`;

export const FIGHTERS = {
  /** Plays the first of its moves. */
  first: playing("return { action: 'play', cards: validMoves[0].cards };"),
  /** Plays the last of its moves. */
  last: playing("return { action: 'play', cards: validMoves[validMoves.length - 1].cards };"),
  /** Plays the move that rids it of most cards. */
  many: playing(
    "const best = validMoves.reduce((one, other) => other.cards.length > one.cards.length ? other : one); return { action: 'play', cards: best.cards };",
  ),
  /** In any game whose moves are written out: the first of them, or the last. */
  anyFirst: playing('return validMoves[0];'),
  anyLast: playing('return validMoves[validMoves.length - 1];'),
  talking: playing(
    `console.log('${SECRET_WORDS}', myCards.length); return { action: 'play', cards: validMoves[0].cards };`,
  ),
  stuck: playing('for (;;);'),
  throwing: playing(`throw new Error('${SECRET_WORDS}');`),
  /** Plays two cards that are no pair. */
  cheating: playing("return { action: 'play', cards: [myCards[0], myCards[myCards.length - 1]] };"),
  greedy: playing('const all = []; for (;;) all.push(new Array(1000).fill(1.5));'),
  /** Its code runs only once it is loaded. */
  broken: 'const nothing = null; nothing.oops; function getNextMove() {}',
} as const;
export type Fighter = keyof typeof FIGHTERS;
