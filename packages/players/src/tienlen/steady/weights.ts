import type { Rules } from '@sanh-rong/engine/tienlen/core';
import { TUNED } from './tuned.ts';

/** How combinations are priced for the plan of a hand, in plays: 1 is what one more play to make costs. */
export interface PriceWeights {
  /** How readily others use what beats a single, a pair, a triple or straight, and hàng. */
  readonly answerSingle: number;
  readonly answerPair: number;
  readonly answerLong: number;
  readonly answerHang: number;
  /** How much less a combination costs that cannot be beaten. */
  readonly control: number;
  /** How much less a high single, pair, or longer combination costs, for it can be got rid of as an answer. */
  readonly followSingle: number;
  readonly followPair: number;
  readonly followLong: number;
  /** What a single 2 is worth beyond its control, and hàng as long as all four 2s are out. */
  readonly heo: number;
  readonly hang: number;
}

/**
 * What makes an action good, in the order of its features, and weighed in plays as well. "Danger" is one over the
 * fewest cards an opponent still holds.
 */
export const FEATURES = [
  /** The plan of what is left (its weight is 1: the unit); and how much less the future counts in danger. */
  'plan',
  'planDanger',
  /** What is left needs few more leads, counting from the next lead of one's own. */
  'close',
  /** Every card got rid of. */
  'card',
  /** Points of heo and hàng kept in danger (MN-15). */
  'thui',
  /** The best card of a rank kept while a weaker one of the rank would do. */
  'top',
  /** The lead kept when the rest needs one more, two, three and more; and kept in danger. */
  'leadLast',
  'leadTwo',
  'leadMore',
  'leadDanger',
  /** No opponent goes out on this very play. */
  'feed',
  /** Points won by a cut, and points not risked (MN-8). */
  'cut',
  'risk',
  /** A pass: at all, and in danger. */
  'pass',
  'passDanger',
  /** Not leaving the round to a seat with few cards. */
  'letGo',
  /** Not being the one who has played no card, in danger (MN-14). */
  'cong',
] as const;

export type Feature = (typeof FEATURES)[number];

export type Weights = PriceWeights & Readonly<Record<Feature, number>>;

/** The tables that were tuned for; others play as the nearest of them. */
export type Scale = 'mienNam2' | 'mienNam3' | 'mienNam4' | 'thirteen2' | 'thirteen4' | 'thirteen8';

export const scaleOf = (rules: Rules, seats: number): Scale => {
  if (rules.playsOn) return seats < 4 ? 'thirteen2' : seats < 6 ? 'thirteen4' : 'thirteen8';
  return seats === 2 ? 'mienNam2' : seats === 3 ? 'mienNam3' : 'mienNam4';
};

/** The weights for a rule set and a number of seats. */
export const weightsFor = (rules: Rules, seats: number): Weights => TUNED[scaleOf(rules, seats)];
