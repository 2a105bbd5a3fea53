import type { Rating } from '@sanh-rong/arena';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { STORAGE_KEYS } from '../storage/keys.ts';
import type { NamedPuzzle } from './named-puzzle.ts';
import { NEW_RATING, ratedBy } from './rating.ts';

/** What came of the puzzles that were tried, kept in this browser. */
export interface PuzzleProgress {
  /** By game. */
  readonly ratings: Readonly<Record<string, Rating>>;
  /** By the puzzle's id: whether it was solved at the last try. */
  readonly tried: Readonly<Record<string, boolean>>;
}

const isRating = (value: unknown): value is Rating => {
  const { mu, sigma } = Object(value) as Partial<Record<keyof Rating, unknown>>;
  return Number.isFinite(mu) && Number.isFinite(sigma) && Number(sigma) > 0;
};

const entriesOf = <Value>(kept: unknown, is: (value: unknown) => value is Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(Object(kept)).filter((entry): entry is [string, Value] => is(entry[1])));

/** What was kept, as far as it makes sense. */
const mergeProgress = (kept: unknown, current: PuzzleProgress): PuzzleProgress => {
  const { ratings, tried } = Object(kept) as Partial<Record<keyof PuzzleProgress, unknown>>;
  return {
    ...current,
    ratings: entriesOf(ratings, isRating),
    tried: entriesOf(tried, (value) => typeof value === 'boolean'),
  };
};

export const usePuzzleProgress = create<PuzzleProgress>()(
  persist<PuzzleProgress>(() => ({ ratings: {}, tried: {} }), {
    name: STORAGE_KEYS.puzzles,
    version: 1,
    merge: mergeProgress,
  }),
);

export const ratingIn = ({ ratings }: PuzzleProgress, game: string): Rating => ratings[game] ?? NEW_RATING;

/**
 * Counts a try. Only the first one of a puzzle of the library tells how good one is: later the answer is known, and so it
 * is of one's own mistakes.
 */
export const countTry = (game: string, puzzle: NamedPuzzle, isSolved: boolean, isRated: boolean): void => {
  usePuzzleProgress.setState((progress) => {
    const { ratings, tried } = progress;
    const isFirst = isRated && tried[puzzle.id] === undefined;
    const rating = ratingIn(progress, game);
    return {
      ratings: isFirst ? { ...ratings, [game]: ratedBy(rating, puzzle, isSolved) } : ratings,
      tried: { ...tried, [puzzle.id]: isSolved },
    };
  });
};
