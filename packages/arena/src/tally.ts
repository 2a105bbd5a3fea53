import type { GameResult } from '@sanh-rong/engine';
import { type Estimate, estimate, type Moments, merge, NOTHING, observe } from './moments.ts';
import type { Contestant, Seating } from './schedule.ts';

/**
 * What the deals of a match come to. A deal with all its seatings is one observation: its games share their cards, so
 * counting them one by one would promise more than is known.
 */
export interface Tally {
  readonly games: number;
  /** By contestant, per game and seat. */
  readonly points: readonly Moments[];
  /** By contestant: the share of games won per seat; who shares the first place shares the win. */
  readonly wins: readonly Moments[];
  /** `[i][j]` for i < j: by how much i's points in a deal exceeded j's. */
  readonly leads: readonly (readonly Moments[])[];
}

/** A finished game of a deal. */
export interface SeatedResult {
  readonly seating: Seating;
  readonly result: GameResult;
}

export const emptyTally = (contestants: number): Tally => {
  const nothing = Array.from({ length: contestants }, () => NOTHING);
  return { games: 0, points: nothing, wins: nothing, leads: nothing.map(() => nothing) };
};

const winsIn = ({ places }: GameResult): number[] => {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
};

/** By contestant: the mean of a figure over all the games and seats they had in the deal. */
const means = (
  contestants: number,
  games: readonly SeatedResult[],
  bySeat: (result: GameResult) => readonly number[],
): number[] => {
  const sums = new Array<number>(contestants).fill(0);
  const seats = new Array<number>(contestants).fill(0);
  for (const { seating, result } of games) {
    const figures = bySeat(result);
    for (const [seat, contestant] of seating.entries()) {
      sums[contestant] += figures[seat];
      seats[contestant] += 1;
    }
  }
  return sums.map((sum, contestant) => sum / seats[contestant]);
};

/** By contestant: the points of a deal, as a mean over all the games and seats they had in it. */
export const pointsIn = (contestants: number, games: readonly SeatedResult[]): number[] =>
  means(contestants, games, (result) => result.points);

/** One more deal: every contestant sat in at least one of its games. */
export const addDeal = (tally: Tally, games: readonly SeatedResult[]): Tally => {
  const contestants = tally.points.length;
  const points = pointsIn(contestants, games);
  const wins = means(contestants, games, winsIn);
  return {
    games: tally.games + games.length,
    points: tally.points.map((moments, i) => observe(moments, points[i])),
    wins: tally.wins.map((moments, i) => observe(moments, wins[i])),
    leads: tally.leads.map((row, i) =>
      row.map((moments, j) => (i < j ? observe(moments, points[i] - points[j]) : moments)),
    ),
  };
};

/** What two parts of a match come to together. */
export const mergeTallies = (one: Tally, other: Tally): Tally => ({
  games: one.games + other.games,
  points: one.points.map((moments, i) => merge(moments, other.points[i])),
  wins: one.wins.map((moments, i) => merge(moments, other.wins[i])),
  leads: one.leads.map((row, i) => row.map((moments, j) => merge(moments, other.leads[i][j]))),
});

export const dealsIn = ({ points }: Tally): number => points[0]?.count ?? 0;

export const pointsOf = ({ points }: Tally, contestant: Contestant, confidence?: number): Estimate =>
  estimate(points[contestant], confidence);

/** The share of wins, within what a share can be. */
export const winsOf = ({ wins }: Tally, contestant: Contestant, confidence?: number): Estimate => {
  const { mean, low, high } = estimate(wins[contestant], confidence);
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
};

/** By how many points a game one contestant is ahead of another. */
export const leadOver = (tally: Tally, one: Contestant, other: Contestant, confidence?: number): Estimate => {
  if (one < other) return estimate(tally.leads[one][other], confidence);
  const { mean, low, high } = estimate(tally.leads[other][one], confidence);
  return { mean: -mean, low: -high, high: -low };
};
