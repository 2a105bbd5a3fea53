import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOnly, diffLines } from './line-diff.ts';

const written = (before: string, after: string): string[] =>
  diffLines(before.split(''), after.split('')).map(
    ({ kind, text }) => ({ same: ' ', added: '+', removed: '-' })[kind] + text,
  );

test('a line in the middle is replaced: what was there goes first', () => {
  expect(written('abc', 'axc')).toEqual([' a', '-b', '+x', ' c']);
});

test('lines are added at the end and removed at the beginning', () => {
  expect(written('ab', 'bc')).toEqual(['-a', ' b', '+c']);
});

test('both texts can be read from what is shown, with their numbers', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 20 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const old = lines.filter((line) => line.before !== null);
      const fresh = lines.filter((line) => line.after !== null);
      expect(old.map((line) => line.text)).toEqual(before);
      expect(fresh.map((line) => line.text)).toEqual(after);
      expect(old.map((line) => line.before)).toEqual(before.map((_, at) => at + 1));
      expect(fresh.map((line) => line.after)).toEqual(after.map((_, at) => at + 1));
    }),
  );
});

test('texts with too many lines to compare are shown one after the other, at once', () => {
  const many = Array.from({ length: 30_000 }, (_, at) => `${at}`);
  const lines = diffLines(['a', ...many, 'z'], ['a', ...many.map((line) => `${line}!`), 'z']);
  expect(lines).toHaveLength(60_002);
  expect(lines.slice(0, 2).map(({ kind }) => kind)).toEqual(['same', 'removed']);
  expect(lines.slice(-2).map(({ kind }) => kind)).toEqual(['added', 'same']);
});

test('far from a change, lines are left out together', () => {
  const shown = changesOnly(diffLines([...'abcdefgh'], [...'abcdXfgh']), 1);
  expect(shown.map((line) => (line === null ? '…' : line.text))).toEqual(['…', 'd', 'e', 'X', 'f', '…']);
  expect(changesOnly(diffLines(['a'], ['a']), 3)).toEqual([null]);
});
