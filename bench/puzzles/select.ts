import { type Puzzle, puzzleId, readPuzzle } from '@sanh-rong/analysis';
import type { PuzzleKind } from './kinds.ts';

/** The library of a game, from what was found: of all themes and answers, as evenly as that allows. */

/** How many a library holds. */
const ROOM = 330;
/** The largest share of it that are passes, or folds. */
const MOST_OF_ANSWER = 0.5;

/** Ratings go from the first so far up. */
const LOWEST = 1000;
const SPAN = 1000;

/** To pass, to fold, or to do something. */
const answerOf = ({ choices: [{ word }] }: Puzzle): string => (['pass', 'bo'].includes(word) ? word : 'play');

/** Takes puzzles in the order in which they were found, as long as no share of them grows too large. */
const taken = ({ mostOfTheme }: PuzzleKind, found: readonly Puzzle[]): readonly Puzzle[] => {
  const puzzles: Puzzle[] = [];
  for (const puzzle of found) {
    if (puzzles.length === ROOM) break;
    const themes = puzzles.filter(({ theme }) => theme === puzzle.theme).length;
    const answers = puzzles.filter((other) => answerOf(other) === answerOf(puzzle)).length;
    const isPlay = answerOf(puzzle) === 'play';
    if (themes < mostOfTheme * ROOM && (isPlay || answers < MOST_OF_ANSWER * ROOM)) puzzles.push(puzzle);
  }
  return puzzles;
};

/** A rating is the place among all puzzles of the library: as many are harder than the lowest third as than the next. */
const rated = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  puzzles
    .toSorted((one, other) => one.rating - other.rating)
    .map((puzzle, at) => ({ ...puzzle, rating: Math.round(LOWEST + (SPAN * (at + 0.5)) / puzzles.length) }));

/** Choices that fell behind early were looked at in few worlds; their figures alone must not make them look better. */
const isPlain = ({ choices: [best, ...others] }: Puzzle): boolean => others.every(({ points }) => points < best.points);

/** The lines that were found, in the order of their games, as the puzzles of a library, the easy ones first. */
export const selected = (kind: PuzzleKind, lines: readonly string[]): readonly Puzzle[] => {
  const ids = new Set<string>();
  const found = lines.flatMap((line): Puzzle[] => {
    const puzzle = readPuzzle(line);
    if (puzzle === null || ids.has(puzzleId(puzzle)) || !isPlain(puzzle) || !kind.isWorthIt(puzzle)) return [];
    ids.add(puzzleId(puzzle));
    return [puzzle];
  });
  return rated(taken(kind, found));
};
