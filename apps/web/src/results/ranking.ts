import type { Seat, Standings } from '@sanh-rong/engine';

/** A player's place after all games so far. */
export interface Ranked {
  readonly seat: Seat;
  readonly rank: number;
  readonly total: number;
}

/** Everybody, the best first; equal totals share a rank and stand in the order of their seats. */
export const rankingOf = ({ totals, ranks }: Pick<Standings, 'totals' | 'ranks'>): readonly Ranked[] =>
  totals.map((total, seat) => ({ seat, rank: ranks[seat], total })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);

/** The seats of a game, the best place first. */
export const byPlace = (places: readonly number[]): readonly Seat[] =>
  [...places.keys()].sort((a, b) => places[a] - places[b] || a - b);

/** How many stand on the podium: all of a table of four. */
const STEPS = 4;

/**
 * Who stands on the podium, as it is seen: second, first, third, and last the fourth. The viewer has a step of their
 * own, on the last one if they came in later.
 */
export const podiumOf = (ranking: readonly Ranked[], you: Seat | null): readonly Ranked[] => {
  const own = ranking.findIndex(({ seat }) => seat === you);
  const [first, second, third] = ranking;
  return [second, first, third, ranking[Math.max(STEPS - 1, own)]].filter((ranked) => ranked !== undefined);
};

/** Those who sat a game out have no place in it: they come last, and nobody is behind them for it. */
export const withoutPlace = (
  ranked: readonly { readonly seat: Seat; readonly rank: number }[],
  satOut: (seat: Seat) => boolean,
): readonly { readonly seat: Seat; readonly rank: number | null }[] => {
  const played = ranked.filter(({ seat }) => !satOut(seat));
  return [
    ...played.map(({ seat, rank }) => ({ seat, rank: 1 + played.filter((other) => other.rank < rank).length })),
    ...ranked.filter(({ seat }) => satOut(seat)).map(({ seat }) => ({ seat, rank: null })),
  ];
};

/** A list with the viewer's seat first. */
export const ownFirst = <Ranked extends { readonly seat: Seat }>(
  ranked: readonly Ranked[],
  isOwn: (seat: Seat) => boolean,
): readonly Ranked[] => [...ranked.filter(({ seat }) => isOwn(seat)), ...ranked.filter(({ seat }) => !isOwn(seat))];

/** The seats of a game by points, the most first; equal points share a rank. The order of a session of one game. */
export const byPoints = (points: readonly number[]): readonly { readonly seat: Seat; readonly rank: number }[] =>
  [...points.keys()]
    .sort((a, b) => points[b] - points[a] || a - b)
    .map((seat) => ({ seat, rank: 1 + points.filter((other) => other > points[seat]).length }));

/** Whether a player came in behind one who has no more points: then a list by points must say who came in where. */
export const differs = (points: readonly number[], places: readonly number[]): boolean =>
  points.some((most, seat) => points.some((fewer, other) => most >= fewer && places[seat] > places[other]));
