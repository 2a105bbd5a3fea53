import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { judgedWord, type Puzzle, puzzleId, readPuzzle, strengthOf, writePuzzle } from './puzzle.ts';

const PUZZLE: Puzzle = {
  record: 'sr1 tienlen/mien-nam seats=3 hands=4s.9c.9d/Ks/3s.5s.7s.8s leader=0 |',
  choices: [
    { word: '9c.9d', points: 3.5, margin: 0.4, isRight: true, reason: null },
    { word: '9c', points: 3.2, margin: 0, isRight: true, reason: 'breaksPair' },
    { word: '4s', points: -12, margin: 1.5, isRight: false, reason: 'feeds' },
  ],
  isExact: false,
  rating: 1312,
  theme: 'feeds',
  following: ['Ks', 'pass'],
};

describe('a puzzle as a line of text', () => {
  it('is read as it was written', () => {
    expect(readPuzzle(writePuzzle(PUZZLE))).toEqual(PUZZLE);
    const exact = { ...PUZZLE, isExact: true, following: [] };
    expect(readPuzzle(writePuzzle(exact))).toEqual(exact);
  });

  it('has points in tenths', () => {
    const [first] = PUZZLE.choices;
    const fine = { ...PUZZLE, choices: [{ ...first, points: 1.26, margin: 0.04 }, ...PUZZLE.choices.slice(1)] };
    expect(readPuzzle(writePuzzle(fine))?.choices[0]).toMatchObject({ points: 1.3, margin: 0 });
  });

  it('is refused where it makes no sense, and read where it does', () => {
    for (const text of ['', 'sr1', '\t\t\t\t', writePuzzle(PUZZLE).replace('35', 'many')]) {
      expect(readPuzzle(text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const puzzle = readPuzzle(text);
        if (puzzle !== null) expect(puzzle.choices.length).toBeGreaterThan(1);
      }),
    );
  });
});

test.each([
  ['4d', ['4d', '5d', 'pass'], '4d'],
  ['6d', ['4d', '5d', 'pass'], null],
  // One eat stands for every eat, one raise for every raise.
  ['eat:6s.7s', ['draw', 'eat:8d.8h'], 'eat:8d.8h'],
  ['to:300', ['bo', 'theo', 'to-tat', 'to:120'], 'to:120'],
  ['to-tat', ['bo', 'theo', 'to:120', 'to-tat'], 'to-tat'],
  ['to:300', ['bo', 'theo', 'to-tat'], 'to-tat'],
])('%s among %j is judged as %s', (word, words, judged) => {
  expect(judgedWord(words, word)).toBe(judged);
});

test('a puzzle is known by its record', () => {
  const { record } = PUZZLE;
  expect(puzzleId(PUZZLE)).toBe(puzzleId({ record }));
  expect(puzzleId(PUZZLE)).not.toBe(puzzleId({ record: `${PUZZLE.record} 4s` }));
});

test('strength follows the rating', () => {
  expect([1000, 1332, 1333, 1666, 1667, 2000].map((rating) => strengthOf({ rating }))).toEqual([
    'easy',
    'easy',
    'medium',
    'medium',
    'hard',
    'hard',
  ]);
});
