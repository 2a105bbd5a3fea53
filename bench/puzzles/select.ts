import { type Puzzle, puzzleId, readPuzzle, STRENGTHS, type Strength, strengthOf } from '@sanh-rong/analysis';

/** The library of a game: as many of each strength, of all themes, from what was found. */

/** How many of each strength. */
const OF_STRENGTH = 110;
/** The largest share that a theme may have of a strength, and an answer of a library. */
const MOST_OF_THEME = 0.4;
const MOST_OF_ANSWER = 0.5;

/** What the answer is, roughly: passing, folding, a discard. */
const answerOf = ({ choices: [{ word }] }: Puzzle): string => /^[a-z]+/.exec(word)?.[0] ?? 'play';

const count = <T>(items: readonly T[], of: (item: T) => boolean): number => items.filter(of).length;

const ofStrength = (found: readonly Puzzle[], strength: Strength): Puzzle[] => {
  const left = found.filter((puzzle) => strengthOf(puzzle) === strength);
  const chosen: Puzzle[] = [];
  for (const puzzle of left) {
    if (chosen.length === OF_STRENGTH) break;
    const theme = count(chosen, (other) => other.theme === puzzle.theme);
    const answer = count(chosen, (other) => answerOf(other) === answerOf(puzzle));
    if (theme >= MOST_OF_THEME * OF_STRENGTH) continue;
    // Where every answer is of one kind (a discard), there is nothing to balance.
    if (['pass', 'bo'].includes(answerOf(puzzle)) && answer >= MOST_OF_ANSWER * OF_STRENGTH) continue;
    chosen.push(puzzle);
  }
  return chosen;
};

/** The lines that were found, in the order of their games, as the puzzles of a library. */
export const selected = (lines: readonly string[]): readonly Puzzle[] => {
  const ids = new Set<string>();
  const found = lines.flatMap((line): Puzzle[] => {
    const puzzle = readPuzzle(line);
    if (puzzle === null || ids.has(puzzleId(puzzle))) return [];
    ids.add(puzzleId(puzzle));
    return [puzzle];
  });
  return STRENGTHS.flatMap((strength) => ofStrength(found, strength));
};
