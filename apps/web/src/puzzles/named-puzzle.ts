import { type Puzzle, puzzleId, readPuzzle } from '@sanh-rong/analysis/puzzle';

/** A puzzle with the name by which this device remembers it. */
export interface NamedPuzzle extends Puzzle {
  readonly id: string;
}

/** The puzzles of a text, one a line; lines that are none are left out. */
export const readPuzzles = (text: string): readonly NamedPuzzle[] =>
  text.split('\n').flatMap((line): NamedPuzzle[] => {
    const puzzle = readPuzzle(line);
    return puzzle === null ? [] : [{ ...puzzle, id: puzzleId(puzzle) }];
  });
