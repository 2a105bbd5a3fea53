import { type Estimate, estimate, type Moments, ordinal, type Rating } from '@sanh-rong/arena';
import type { ShownEstimate, Rating as ShownRating } from '@sanh-rong/protocol';

/** Figures as they go out: JSON knows neither infinity nor what is not a number. */

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Null where nothing was observed; the bounds are null where one observation says nothing about the spread. */
export const shownEstimate = ({ mean, low, high }: Estimate): ShownEstimate | null =>
  Number.isFinite(mean) ? { mean, low: finite(low), high: finite(high) } : null;

export const shownMoments = (moments: Moments): ShownEstimate | null => shownEstimate(estimate(moments));

/** Where a new entry begins, and how much a point of the arithmetic counts. The weakest anchor stays above zero. */
const BASE = 1_000;
const SCALE = 20;

/** As people read it: a first lost match does not go below zero. */
export const shownRating = ({ mu, sigma }: Rating): ShownRating => ({
  shown: BASE + SCALE * ordinal({ mu, sigma }),
  mu: BASE + SCALE * mu,
  sigma: SCALE * sigma,
});
