import { type Puzzle, writePuzzle } from '@sanh-rong/analysis/puzzle';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../net/test/browser.ts';
import type { NamedPuzzle } from './named-puzzle.ts';
import type { OwnPuzzle } from './own-puzzles.ts';

/** What a browser keeps of puzzles: what was tried, one's rating, one's own mistakes. */

const puzzle = (record: string): Puzzle => ({
  record,
  choices: ['pass', '4s'].map((word, at) => ({ word, points: -at, margin: 0, isRight: at === 0, reason: null })),
  isExact: false,
  rating: 1500,
  theme: 'feeds',
  following: [],
});

const NAMED: NamedPuzzle = { ...puzzle('a'), id: 'a' };

const own = (name: string): OwnPuzzle => ({
  game: 'tienlen',
  text: writePuzzle(puzzle(name)),
  replay: `/games/${name}?move=3&seat=0`,
});

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('the first try of a puzzle is rated, later ones are not, and all of it is there again after a reload', async () => {
  const { kept } = openBrowser();
  const before = await import('./progress.ts');
  const { shownRating } = await import('./rating.ts');
  const ratingOf = (): number => shownRating(before.ratingIn(before.usePuzzleProgress.getState(), 'phom'));
  before.countTry('phom', NAMED, false, true);
  const first = ratingOf();
  expect(first).toBeLessThan(1500);
  before.countTry('phom', NAMED, true, true);
  expect(ratingOf()).toBe(first);
  before.countTry('phom', { ...NAMED, id: 'own' }, true, false);
  expect(ratingOf()).toBe(first);
  openBrowser(Object.fromEntries(kept));
  const after = await import('./progress.ts');
  const progress = after.usePuzzleProgress.getState();
  expect(progress.tried).toEqual({ a: true, own: true });
  expect(shownRating(after.ratingIn(progress, 'phom'))).toBe(first);
  expect(shownRating(after.ratingIn(progress, 'tienlen'))).toBe(1500);
});

test.each(['{', '{"state":null,"version":1}', '{"state":{"ratings":{"phom":{"mu":"x"}},"tried":[1]},"version":1}'])(
  'whatever is kept, the page opens: %s',
  async (text) => {
    openBrowser({ 'sanh-rong.puzzles': text, 'sanh-rong.own-puzzles': text });
    const { usePuzzleProgress } = await import('./progress.ts');
    const { useOwnPuzzles } = await import('./own-puzzles.ts');
    expect(usePuzzleProgress.getState()).toEqual({ ratings: {}, tried: {} });
    expect(useOwnPuzzles.getState()).toEqual({ kept: [] });
  },
);

test('a mistake is kept once, the newest first, and no more than there is room for', async () => {
  openBrowser();
  const { keepOwnPuzzle, ownPuzzlesOf, useOwnPuzzles } = await import('./own-puzzles.ts');
  for (const name of ['a', 'b', 'a']) keepOwnPuzzle(own(name));
  expect(useOwnPuzzles.getState().kept.map(({ replay }) => replay[7])).toEqual(['b', 'a']);
  expect(ownPuzzlesOf(useOwnPuzzles.getState(), 'tienlen').map(({ record }) => record)).toEqual(['b', 'a']);
  expect(ownPuzzlesOf(useOwnPuzzles.getState(), 'phom')).toEqual([]);
  for (let number = 0; number < 150; number++) keepOwnPuzzle(own(`g${number}`));
  expect(useOwnPuzzles.getState().kept.length).toBe(100);
});

test('what leads elsewhere or is no puzzle is not kept', async () => {
  const kept = [own('a'), { ...own('b'), replay: '//elsewhere.example' }, { ...own('c'), text: 'nonsense' }, null];
  openBrowser({ 'sanh-rong.own-puzzles': JSON.stringify({ state: { kept }, version: 1 }) });
  const { useOwnPuzzles } = await import('./own-puzzles.ts');
  expect(useOwnPuzzles.getState().kept).toEqual([own('a')]);
});
