import type { SeatedResult } from '@sanh-rong/arena';

/** By contestant: points a game and seat over the whole match. Points are whole numbers, so who is equal is exactly so. */
const meansOf = (contestants: number, games: readonly SeatedResult[]): number[] => {
  const sums = new Array<number>(contestants).fill(0);
  const seats = new Array<number>(contestants).fill(0);
  for (const { seating, result } of games) {
    for (const [seat, contestant] of seating.entries()) {
      sums[contestant] += result.points[seat];
      seats[contestant] += 1;
    }
  }
  return sums.map((sum, contestant) => sum / Math.max(1, seats[contestant]));
};

/** Places from 1, by contestant. A disqualified one comes last, however many points the stand-in made in its seats. */
export const placesOf = (
  contestants: number,
  games: readonly SeatedResult[],
  disqualified: readonly number[],
): number[] => {
  const means = meansOf(contestants, games).map((mean, contestant) =>
    disqualified.includes(contestant) ? Number.NEGATIVE_INFINITY : mean,
  );
  return means.map((own) => 1 + means.filter((other) => other > own).length);
};
