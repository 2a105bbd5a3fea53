/** Bots for tests, as their owners would write them. `turn` is how often the bot has had its turn in this game. */

const TURN = 'const turn = history.filter(({ player }) => player === myPosition).length;';
const PLAY = "return validMoves.length === 0 ? { action: 'pass' } : { action: 'play', cards: validMoves[0].cards };";

const source = (first: string): string => `
function getNextMove({ history, myPosition, myCards, validMoves }) {
  ${TURN}
  ${first}
  ${PLAY}
}`;

/** What it prints, not to be read before the game is over. */
export const SECRET_WORDS = 'bài của tôi là bí mật';

export const SOURCES = {
  good: source(''),
  talking: source(`console.log('${SECRET_WORDS}', turn, myCards);`),
  /** Throws, then answers with something that is no move, then with two cards that are no pair. */
  wrong: source(`
  if (turn === 0) throw new Error('${SECRET_WORDS}');
  if (turn === 1) return '${SECRET_WORDS}';
  return { action: 'play', cards: [myCards[0], myCards[myCards.length - 1]] };`),
  stuck: source('while (turn === 0);'),
  slow: source('if (turn === 0) for (const end = Date.now() + 60_000; Date.now() < end; );'),
  greedy: source('const all = []; while (turn === 0) all.push(new Array(1000).fill(1.5));'),
  unhurried: source('for (const end = Date.now() + 100; Date.now() < end; );'),
  broken: 'function getNextMove( {',
} as const;
