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
    { ruleSet: 'mien-nam', level: 'random', mu: -40.667, sigma: 2 },
    { ruleSet: 'mien-nam', level: 'simple', mu: 19.988, sigma: 1.866 },
    { ruleSet: 'mien-nam', level: 'greedy', mu: 25, sigma: 1.796 },
    { ruleSet: 'mien-nam', level: 'defensive', mu: 35.794, sigma: 1.802 },
    { ruleSet: 'mien-nam', level: 'steady', mu: 37.134, sigma: 1.809 },
    { ruleSet: 'mien-nam', level: 'expert', mu: 45.718, sigma: 2 },
    { ruleSet: 'thirteen', level: 'random', mu: -37.9, sigma: 2 },
    { ruleSet: 'thirteen', level: 'simple', mu: 24.227, sigma: 1.931 },
    { ruleSet: 'thirteen', level: 'greedy', mu: 25, sigma: 1.918 },
    { ruleSet: 'thirteen', level: 'defensive', mu: 46.382, sigma: 1.912 },
    { ruleSet: 'thirteen', level: 'steady', mu: 51.218, sigma: 1.955 },
    { ruleSet: 'thirteen', level: 'expert', mu: 77.722, sigma: 2 },
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
