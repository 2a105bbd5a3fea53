import type { Seat, Standings } from '@sanh-rong/engine';

/** Somebody's place after all games so far. */
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

/** Who stands on the podium, and on which step, as it is seen: second, first, third. */
export const podiumOf = (ranking: readonly Ranked[]): readonly Ranked[] => {
  const [first, second, third] = ranking;
  return [second, first, third].filter((ranked) => ranked !== undefined);
};
