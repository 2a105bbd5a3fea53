import type { Rating } from '@sanh-rong/arena';

/**
 * What keeps a second account from making a leader (docs/decisions/0018). Where each of these numbers comes from is said
 * there; the page tells people all of them.
 */

/** Who is listed: with an account, and so many games against so many people. */
export const LISTED_FROM = { games: 10, opponents: 3 } as const;

/** So many games that two people have on a day count in full; with every further so many a game counts half as much. */
const FULL_A_DAY = 10;

/** For a person who is this much better (in mu), coming before the other says nothing about either. */
const FAR = 10;

/** How much a game counts between two people who have had `today` games on its day before. */
export const freshness = (today: number): number => 2 ** -Math.floor(today / FULL_A_DAY);

/** Whether it could be told before the game who of two would come first, and they did. */
export const isForegone = (
  one: { readonly rating: Rating; readonly place: number },
  other: { readonly rating: Rating; readonly place: number },
): boolean => {
  const ahead = one.rating.mu - other.rating.mu;
  return Math.abs(ahead) > FAR && (ahead > 0 ? one.place < other.place : one.place > other.place);
};
