import { type Puzzle, puzzleId, readPuzzle, STRENGTHS, strengthOf } from '@sanh-rong/analysis';
import type { PuzzleKind } from './kinds.ts';

/** The library of a game: all strengths and themes, as evenly as what was found allows. */

/** How many of each strength, where there are so many. */
const OF_STRENGTH = 110;
/** The largest share of a strength that one theme may have, and one kind of answer. */
const MOST_OF_THEME = 0.4;
const MOST_OF_ANSWER = 0.65;

/** What the answer is, roughly: to pass, to fold, to play. Where all are alike (discards), there is nothing to balance. */
const answerOf = ({ choices: [{ word }] }: Puzzle): string => {
  const [kind = 'play'] = /^[a-z]+/.exec(word) ?? [];
  return ['pass', 'bo'].includes(kind) ? kind : 'play';
};

/** Takes puzzles in the order in which they were found, as long as no share of them grows too large. */
class Shelf {
  readonly puzzles: Puzzle[] = [];
  private readonly room: number;

  constructor(room: number) {
    this.room = room;
  }

  private has(of: (puzzle: Puzzle) => boolean): number {
    return this.puzzles.filter(of).length;
  }

  takes(puzzle: Puzzle): boolean {
    const { puzzles, room } = this;
    if (puzzles.length >= room) return false;
    if (this.has(({ theme }) => theme === puzzle.theme) >= MOST_OF_THEME * room) return false;
    const answer = answerOf(puzzle);
    if (answer !== 'play' && this.has((other) => answerOf(other) === answer) >= MOST_OF_ANSWER * room) return false;
    puzzles.push(puzzle);
    return true;
  }
}

/** The lines that were found, in the order of their games, as the puzzles of a library: the easy ones first. */
export const selected = (kind: PuzzleKind, lines: readonly string[]): readonly Puzzle[] => {
  const ids = new Set<string>();
  const found = lines.flatMap((line): Puzzle[] => {
    const puzzle = readPuzzle(line);
    if (puzzle === null || ids.has(puzzleId(puzzle)) || !kind.isWorthIt(puzzle)) return [];
    ids.add(puzzleId(puzzle));
    return [puzzle];
  });
  const shelves = new Map(STRENGTHS.map((strength) => [strength, new Shelf(OF_STRENGTH)]));
  const left = found.filter((puzzle) => !shelves.get(strengthOf(puzzle))?.takes(puzzle));
  const chosen = STRENGTHS.flatMap((strength) => shelves.get(strength)?.puzzles ?? []);
  // Where one strength is rare, others make up for it.
  const more = new Shelf(STRENGTHS.length * OF_STRENGTH - chosen.length);
  for (const puzzle of left) more.takes(puzzle);
  return [...chosen, ...more.puzzles].toSorted((one, other) => one.rating - other.rating);
};
