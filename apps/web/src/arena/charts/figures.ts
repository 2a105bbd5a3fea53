import type { Language } from '@sanh-rong/engine';
import type { Rating, ShownEstimate } from '@sanh-rong/protocol';
import { pointsWords } from '../amounts.ts';
import type { Scale } from '../range-bar.tsx';

/** What the arena's estimates say to people. */

/** `+0,20 … +1,40`; empty where too little was played to say. */
export const rangeWords = ({ low, high }: ShownEstimate, language: Language): string =>
  low === null || high === null ? '' : `${pointsWords(low, language)} … ${pointsWords(high, language)}`;

/** How far a rating reaches either way before one would be surprised. */
export const reachOf = ({ sigma }: Rating): number => 3 * sigma;

/** What an estimate says about who is better. */
export type Verdict = 'better' | 'worse' | 'open';

/** Clear is only what holds wherever in its interval the truth lies. */
export const verdictOf = ({ low, high }: ShownEstimate): Verdict => {
  if (low !== null && low > 0) return 'better';
  return high !== null && high < 0 ? 'worse' : 'open';
};

/** A scale with zero in the middle that holds all of these: better is to the right, worse to the left. */
export const scaleAround = (estimates: readonly ShownEstimate[]): Scale => {
  const ends = estimates.flatMap(({ mean, low, high }) => [mean, low ?? mean, high ?? mean]);
  const reach = Math.max(...ends.map(Math.abs), 0) || 1;
  return { low: -reach, high: reach };
};
