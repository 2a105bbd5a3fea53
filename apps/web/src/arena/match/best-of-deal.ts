import type { MatchContestant } from '@sanh-rong/protocol';

/** Less between two means is nothing but how machines count. */
const NOTHING = 1e-9;

/** Who got most out of a deal: several where it is a tie. Points that a stand-in made count for no contestant. */
export const bestOf = (
  points: readonly number[],
  contestants: readonly Pick<MatchContestant, 'disqualified'>[],
): readonly number[] => {
  const counted = [...points.keys()].filter((who) => contestants[who]?.disqualified !== true);
  const most = Math.max(...counted.map((who) => points[who]));
  return counted.filter((who) => most - points[who] < NOTHING);
};
