import type { Seat } from '@sanh-rong/engine';

/** A moment of a game, seen from a seat, as a link names it: `?move=12&seat=2`. */
export interface Moment {
  /** How many actions have been done; 0 is the deal. */
  readonly move: number;
  readonly seat: Seat | null;
}

const count = (text: string | null, most: number): number | null => {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  return Math.min(Number(text), most);
};

/** The moment a link names, as near as there is one: links may be older than what they point to, or mistyped. */
export const readMoment = (
  search: string,
  { moves, seats }: { readonly moves: number; readonly seats: number },
): Moment => {
  const asked = new URLSearchParams(search);
  const seat = count(asked.get('seat'), Number.MAX_SAFE_INTEGER);
  return { move: count(asked.get('move'), moves) ?? 0, seat: seat !== null && seat < seats ? seat : null };
};

const REVIEW = 'review';

/** Whether a link opens the review of a game with it. */
export const asksReview = (search: string): boolean => new URLSearchParams(search).has(REVIEW);

/** Where a game is looked back at, its review open. */
export const reviewPath = (game: string): string => `/games/${game}?${REVIEW}=1`;

/** What comes behind the page's path; other parameters stay. */
export const writeMoment = ({ move, seat }: Moment, search = ''): string => {
  const asked = new URLSearchParams(search);
  asked.delete('move');
  asked.delete('seat');
  if (move > 0) asked.set('move', String(move));
  if (seat !== null) asked.set('seat', String(seat));
  const text = asked.toString();
  return text === '' ? '' : `?${text}`;
};
