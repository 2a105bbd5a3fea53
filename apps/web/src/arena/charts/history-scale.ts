import type { LadderEntryDetail } from '@sanh-rong/protocol';

/** The arithmetic of a rating's history: what is shown of it, and where. */

export type RatingPoint = LadderEntryDetail['history'][number];

/**
 * What must be on the paper: everything the ladder has shown, and how sure it is now. In the beginning nothing is known,
 * and what might have been reaches beyond the paper: drawn whole, it would leave no room for what was learned.
 */
export const spanOf = (history: readonly RatingPoint[]): { readonly low: number; readonly high: number } => {
  const ratings = history.map(({ rating }) => rating);
  const now = ratings.slice(-1).map(({ mu, sigma }) => mu + 3 * sigma);
  return {
    low: Math.min(...ratings.map(({ shown }) => shown)),
    high: Math.max(...ratings.map(({ mu }) => mu), ...now),
  };
};

/** Where a new version begins: the index of its first match. The first of all is no change. */
export const versionMarks = (history: readonly RatingPoint[]): readonly number[] =>
  history.flatMap(({ version }, at) => (at > 0 && version !== history[at - 1].version ? [at] : []));
