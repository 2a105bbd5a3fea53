import { type Rating, rateEvent, START } from '@sanh-rong/arena';

/** A person's rating by puzzles: each first try is a game against the puzzle, whose own rating stays (`packages/arena`). */

/** Ratings as they are shown and as puzzles have them: a person begins at 1500. */
const SCALE = { zero: 500, step: 40 } as const;

/** How far a puzzle's own rating may be off. */
const PUZZLE_SIGMA = 2;

export const NEW_RATING: Rating = START;

export const shownRating = ({ mu }: Rating): number => Math.round(SCALE.zero + SCALE.step * mu);

/** How far it may be off, as 95 of 100 know it. */
export const shownMargin = ({ sigma }: Rating): number => Math.round(2 * SCALE.step * sigma);

const puzzleRating = (shown: number): Rating => ({ mu: (shown - SCALE.zero) / SCALE.step, sigma: PUZZLE_SIGMA });

/** After a puzzle was tried for the first time. */
export const ratedBy = (own: Rating, puzzle: { readonly rating: number }, isSolved: boolean): Rating => {
  const contestants = [
    { rating: own, isAnchor: false },
    { rating: puzzleRating(puzzle.rating), isAnchor: true },
  ];
  return rateEvent(contestants, isSolved ? [1, 2] : [2, 1])[0];
};
