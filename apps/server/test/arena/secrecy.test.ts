import { type Entrant, playBlock } from '@sanh-rong/arena';
import { findGame } from '@sanh-rong/engine';
import { botEntrant, builtIn, standIn, type ToldCall } from '@sanh-rong/entrants';
import { Sandboxes } from '@sanh-rong/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Every deal is played from all seats, side by side and by one process of each bot. A bot that could tell one of its games
 * what it holds in another would know everybody's cards.
 */

const GAME = 'tienlen';

/** Wherever one game might leave something for another: each is [how it is left, how it is found]. */
const PLACES = [
  ['kept.push(note)', 'kept'],
  ['globalThis.kept = note', 'globalThis.kept'],
  ['Object.prototype.kept = note', '({}).kept'],
  ['Array.prototype.kept = note', '[].kept'],
  ['Function.prototype.kept = note', '(() => {}).kept'],
  ['Math.kept = note', 'Math.kept'],
  ['Math.random.kept = note', 'Math.random.kept'],
  ['Date.kept = note', 'Date.kept'],
  ['console.kept = note', 'console.kept'],
  ['console.log.kept = note', 'console.log.kept'],
  ['console.count(note); console.time(note)', 'console.kept'],
  ['Symbol.for("kept").kept = note', 'Symbol.for("kept").kept'],
  ['Error.stackTraceLimit = note', 'Error.stackTraceLimit'],
  ['Error.prepareStackTrace = () => note', 'new Error().stack'],
  ['/(.*)/.exec(note)', 'RegExp.$1'],
  ['literal().lastIndex = 1; literal().kept = note', 'literal().kept'],
  ['list().push(note)', 'list()'],
  ['template().kept = note', 'template().kept'],
  ['template().raw.kept = note', 'template().raw.kept'],
  ['new Stamp(template(), note)', 'Stamp.on(template())'],
  ['new Stamp(Math, note)', 'Stamp.on(Math)'],
  ['new Stamp(Object.getOwnPropertyDescriptor(first, "validMoves").get, note)', 'Stamp.on(accessor)'],
  ['known.set(template(), note).set(Math, note)', 'known.get(template()) ?? known.get(Math)'],
  ['getNextMove.kept = note', 'getNextMove.kept'],
  ['Stamp.kept = note', 'Stamp.kept'],
  ['generator.next(note)', 'Object.getPrototypeOf(generator).kept'],
  ['Object.getPrototypeOf(gameState).kept = note', 'Object.getPrototypeOf(gameState).kept'],
  ['gameState.kept = note', 'gameState.kept'],
  ['gameState.myCards[0].kept = note', 'gameState.myCards[0].kept'],
  ['gameState.options.kept = note', 'gameState.options.kept'],
  ['gameState.validMoves.kept = note', 'gameState.validMoves.kept'],
  ['gameState.history.kept = note', 'gameState.history.kept'],
  ['accessor.kept = note', 'accessor.kept'],
  ['Promise.resolve().then(() => { kept.push(note); globalThis.kept = note })', 'kept'],
  ['queueMicrotask(() => kept.push(note))', 'kept'],
  ['setTimeout(() => kept.push(note))', 'kept'],
];

const attempts = PLACES.map(
  ([leave, find]) => `
  try { look(${find}) } catch {}
  try { ${leave} } catch {}`,
).join('');

const SOURCE = `
const me = 'game' + Math.random();
const kept = [];
const known = new WeakMap();
let first = null;
let accessor = null;
class Existing { constructor(object) { return object } }
class Stamp extends Existing {
  #note;
  constructor(object, note) { super(object); this.#note = note }
  static on(object) { return #note in object ? object.#note : null }
}
const tag = (strings) => strings;
const template = () => tag\`one of a kind\`;
const literal = () => /x/g;
const list = () => [];
const generator = (function* () { for (;;) yield })();
const look = (found) => {
  for (const text of [found].flat(3)) {
    if (typeof text === 'string' && text.startsWith('game') && !text.startsWith(me)) console.log('FOUND ' + text);
  }
};
function getNextMove(gameState) {
  first ??= gameState;
  accessor ??= Object.getOwnPropertyDescriptor(gameState, 'validMoves').get;
  const note = me + ' ' + gameState.myCards.map(({ id }) => id).join(' ');
  ${attempts}
  console.log('ROLL ' + Math.random());
  console.log('ME ' + me + ' ' + kept.length);
  return gameState.validMoves.length === 0 ? { action: 'pass' } : { action: 'play', cards: gameState.validMoves[0].cards };
}`;

let sandboxes: Sandboxes;

beforeAll(() => {
  sandboxes = new Sandboxes({ warm: 0, most: 2 });
});
afterAll(() => sandboxes.close());

const play = async (seed: string, lineup: readonly number[]): Promise<ToldCall[]> => {
  const found = findGame(GAME);
  const loading = await sandboxes.load({ game: GAME, source: SOURCE, owner: seed, time: 5_000 });
  const level = builtIn(GAME, 'simple');
  if (!found.ok || !loading.ok || level === null) throw new Error(JSON.stringify(loading));
  const calls: ToldCall[] = [];
  const bot = botEntrant({ game: GAME, bot: loading.bot, told: (call) => calls.push(call) });
  const entrants: Entrant[] = Array.from({ length: new Set(lineup).size }, (_, who) => (who === 0 ? bot : level));
  const contest = { game: found.value, ruleSet: 'mien-nam', lineup, seed, deals: 3 };
  const { strikes } = await playBlock(contest, 0, entrants, { standIn: standIn(GAME) });
  loading.bot.stop();
  expect(strikes.every((count) => count === 0)).toBe(true);
  return calls;
};

const linesOf = ({ answer }: ToldCall, word: string): string[] =>
  answer.printed.flatMap(({ text }) => (text.startsWith(`${word} `) ? [text.slice(word.length + 1)] : []));

test('AR-3 a bot in four games of one deal knows in each of them what that game has shown it', async () => {
  const calls = await play('side by side', [0, 1, 2, 3]);
  expect(new Set(calls.map(({ game }) => game)).size).toBe(12);
  expect(calls.flatMap((call) => linesOf(call, 'FOUND'))).toEqual([]);
  // It does remember its own game: the attempts themselves work.
  for (const game of new Set(calls.map((call) => call.game))) {
    const own = calls.filter((call) => call.game === game);
    expect(new Set(own.map((call) => linesOf(call, 'ME')[0].split(' ')[0])).size).toBe(1);
    expect(own.map((call) => Number(linesOf(call, 'ME')[0].split(' ')[1]))).toEqual(own.map((_, at) => at + 1));
  }
  expect(new Set(calls.map((call) => linesOf(call, 'ME')[0].split(' ')[0])).size).toBe(12);
  // Nor do two of its games, or two moves of one, throw the same dice.
  expect(new Set(calls.flatMap((call) => linesOf(call, 'ROLL'))).size).toBe(calls.length);
});

test('a bot in two seats of one game knows in each of them what that seat sees', async () => {
  const calls = await play('two seats', [0, 1, 0, 1]);
  expect(calls.flatMap((call) => linesOf(call, 'FOUND'))).toEqual([]);
  const seats = new Set(calls.map(({ game, seat }) => `${game} ${seat}`));
  expect(new Set(calls.map((call) => linesOf(call, 'ME')[0].split(' ')[0])).size).toBe(seats.size);
});
