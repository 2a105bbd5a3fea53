import { ordinal, type Rating, START, widen } from '@sanh-rong/arena';

/** What a season knows of a person on a board. */
export interface Standing {
  readonly rating: Rating;
  readonly games: number;
  readonly wins: number;
  readonly opponents: number;
  /** What was shown after each of the last games, oldest first; before them, what the season began with. */
  readonly recent: readonly number[];
  readonly lastAt: number;
}

/** How far back a trend looks (games). */
const TREND = 10;

const BASE = 1_000;
const SCALE = 40;

/** What people read: everybody begins at 1000, and 400 more is as much as the best of many have over the middling. */
export const shownRating = (rating: Rating): number => Math.max(0, Math.round(BASE + SCALE * ordinal(rating)));

/** A person's first game of a season: new here, or with what they had before, and some doubt for each season since. */
export const newStanding = (before: { readonly rating: Rating; readonly seasonsAgo: number } | null): Standing => {
  let rating = before?.rating ?? START;
  for (let season = 0; season < (before?.seasonsAgo ?? 0) && rating.sigma < START.sigma; season++)
    rating = widen(rating);
  return { rating, games: 0, wins: 0, opponents: 0, recent: [shownRating(rating)], lastAt: 0 };
};

export const trendOf = (recent: readonly number[]): number => (recent.at(-1) ?? 0) - (recent[0] ?? 0);

/** A standing after one more game. */
export const afterGame = (
  before: Standing,
  told: { readonly rating: Rating; readonly won: boolean; readonly met: number; readonly at: number },
): Standing => ({
  rating: told.rating,
  games: before.games + 1,
  wins: before.wins + (told.won ? 1 : 0),
  opponents: before.opponents + told.met,
  recent: [...before.recent, shownRating(told.rating)].slice(-TREND - 1),
  lastAt: Math.max(before.lastAt, told.at),
});
