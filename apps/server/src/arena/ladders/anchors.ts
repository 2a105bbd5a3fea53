import type { GameId } from '@sanh-rong/engine';

/** Written by `node scripts/bench.mjs anchors --write`: what the built-in players come to when they are rated like everybody else. */

export interface RatingAnchor {
  readonly ruleSet: string;
  readonly level: string;
  readonly mu: number;
  readonly sigma: number;
}

export const RATING_ANCHORS: Readonly<Record<GameId, readonly RatingAnchor[]>> = {
  tienlen: [
    { ruleSet: 'mien-nam', level: 'random', mu: -51.806, sigma: 2 },
    { ruleSet: 'mien-nam', level: 'simple', mu: 18.215, sigma: 1.959 },
    { ruleSet: 'mien-nam', level: 'greedy', mu: 25, sigma: 1.851 },
    { ruleSet: 'mien-nam', level: 'defensive', mu: 34.13, sigma: 1.841 },
    { ruleSet: 'mien-nam', level: 'steady', mu: 36.561, sigma: 1.855 },
    { ruleSet: 'mien-nam', level: 'expert', mu: 36.526, sigma: 2 },
    { ruleSet: 'mien-nam', level: 'champion', mu: 51.729, sigma: 2 },
    { ruleSet: 'thirteen', level: 'random', mu: -48.066, sigma: 2 },
    { ruleSet: 'thirteen', level: 'simple', mu: 23.473, sigma: 1.993 },
    { ruleSet: 'thirteen', level: 'greedy', mu: 25, sigma: 1.97 },
    { ruleSet: 'thirteen', level: 'defensive', mu: 44.971, sigma: 1.963 },
    { ruleSet: 'thirteen', level: 'steady', mu: 48.696, sigma: 1.994 },
    { ruleSet: 'thirteen', level: 'expert', mu: 70.071, sigma: 2 },
    { ruleSet: 'thirteen', level: 'champion', mu: 73.164, sigma: 2 },
  ],
  phom: [
    { ruleSet: 'ta-la', level: 'random', mu: -33.656, sigma: 2 },
    { ruleSet: 'ta-la', level: 'simple', mu: 25, sigma: 1.87 },
    { ruleSet: 'ta-la', level: 'keen', mu: 30.746, sigma: 1.87 },
    { ruleSet: 'basic', level: 'random', mu: -33.432, sigma: 2 },
    { ruleSet: 'basic', level: 'simple', mu: 25, sigma: 1.879 },
    { ruleSet: 'basic', level: 'keen', mu: 31.485, sigma: 1.88 },
  ],
  lieng: [
    { ruleSet: 'lieng', level: 'random', mu: -10.022, sigma: 2 },
    { ruleSet: 'lieng', level: 'simple', mu: 25, sigma: 1.753 },
    { ruleSet: 'lieng', level: 'sharp', mu: 18.454, sigma: 1.731 },
  ],
};
