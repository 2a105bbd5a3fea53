import { expect, test } from 'vitest';
import type { NamedPuzzle } from './named-puzzle.ts';
import { ANY, filtered, nextPuzzle, themesOf } from './selection.ts';

const puzzle = (id: string, rating: number, theme = 'feeds'): NamedPuzzle => ({
  id,
  rating,
  theme,
  record: id,
  choices: [],
  isExact: false,
  following: [],
});

const PUZZLES = [puzzle('a', 1100), puzzle('b', 1350, 'spendsTwo'), puzzle('c', 1700), puzzle('d', 1380, 'feeds')];

const next = (puzzles: readonly NamedPuzzle[], wish: Partial<Parameters<typeof nextPuzzle>[1]> = {}): string | null =>
  nextPuzzle(puzzles, { tried: {}, rating: 1350, last: null, chance: 0, ...wish })?.id ?? null;

test('puzzles are chosen by strength and theme', () => {
  const idsOf = (filter: Parameters<typeof filtered>[1]): string[] => filtered(PUZZLES, filter).map(({ id }) => id);
  expect(idsOf(ANY)).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf({ strength: 'medium', theme: null })).toEqual(['b', 'd']);
  expect(idsOf({ strength: 'medium', theme: 'feeds' })).toEqual(['d']);
  expect(themesOf(PUZZLES)).toEqual(['feeds', 'spendsTwo']);
});

test('the next one suits the rating', () => {
  expect(next(PUZZLES)).toBe('b');
  expect(next(PUZZLES, { rating: 1750 })).toBe('c');
  expect(next(PUZZLES, { rating: 900 })).toBe('a');
});

test('new ones come first, then those that were missed, then any', () => {
  expect(next(PUZZLES, { tried: { b: true, d: false } })).toBe('a');
  expect(next(PUZZLES, { tried: { a: true, b: true, c: true, d: false } })).toBe('d');
  expect(next(PUZZLES, { tried: { a: true, b: true, c: true, d: true } })).toBe('b');
});

test('the one on the screen does not come again while there is another', () => {
  expect(next(PUZZLES, { last: 'b' })).toBe('d');
  expect(next(PUZZLES.slice(0, 1), { last: 'a' })).toBe('a');
  expect(next([])).toBeNull();
});

test('it is drawn among several', () => {
  const drawn = [0, 0.3, 0.6, 0.99].map((chance) => next(PUZZLES, { chance }));
  expect(new Set(drawn)).toEqual(new Set(['a', 'b', 'c', 'd']));
});
