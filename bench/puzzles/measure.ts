import { judge, judgedWord, type Puzzle, readPuzzle, STRENGTHS, strengthOf } from '@sanh-rong/analysis';
import { readRecord } from '@sanh-rong/engine';

/**
 * How hard the puzzles of a library are to a solver that had no part in their strengths: it thinks of very few deals and
 * takes what looks best in them. The harder a puzzle is said to be, the less often it should find it.
 */

/** Deals that solvers think of. */
const DEALS = [1, 4] as const;
/** Tries at each puzzle, each with other deals. */
const TRIES = 3;

const isSolvedBy = (puzzle: Puzzle, worlds: number, seed: string): boolean => {
  const read = readRecord(puzzle.record);
  if (!read.ok) throw new Error(read.error.reason);
  const { game, steps } = read.value;
  const { state } = steps[steps.length - 1];
  const view = game.view(state, game.turn(state) ?? 0);
  const judgement = judge(game.id, view, { seed, limits: { worlds, compared: 0 } });
  if (judgement === null) return false;
  const words = puzzle.choices.map(({ word }) => word);
  return judgedWord(words, game.writeAction(judgement.choices[0].action)) === words[0];
};

/** A line for each strength: how often such solvers find its puzzles. */
export const measured = (text: string): string => {
  const puzzles = text.split('\n').flatMap((line) => readPuzzle(line) ?? []);
  const lines = STRENGTHS.map((strength) => {
    const own = puzzles.filter((puzzle) => strengthOf(puzzle) === strength);
    const shares = DEALS.map((worlds) => {
      const tries = own.flatMap((puzzle) =>
        Array.from({ length: TRIES }, (_, each) => isSolvedBy(puzzle, worlds, `solver ${each}`)),
      );
      const solved = tries.filter((isSolved) => isSolved).length;
      return `${((100 * solved) / tries.length).toFixed(0)} % in ${worlds}`;
    });
    return `  ${strength}: ${own.length} puzzles, solved by looking at few deals: ${shares.join(', ')}`;
  });
  return `${lines.join('\n')}\n`;
};
