import { criticalT } from './student.ts';

/**
 * Mean and spread of observations that come one after the other (Welford), as plain numbers: workers send them to each
 * other, databases keep them, and two of them merge into what one would have been (Chan).
 */
export interface Moments {
  readonly count: number;
  readonly mean: number;
  /** The sum of the squared distances from the mean. */
  readonly squares: number;
}

export const NOTHING: Moments = { count: 0, mean: 0, squares: 0 };

export const observe = ({ count, mean, squares }: Moments, value: number): Moments => {
  const distance = value - mean;
  const moved = mean + distance / (count + 1);
  return { count: count + 1, mean: moved, squares: squares + distance * (value - moved) };
};

export const merge = (one: Moments, other: Moments): Moments => {
  if (one.count === 0) return other;
  if (other.count === 0) return one;
  const count = one.count + other.count;
  const distance = other.mean - one.mean;
  return {
    count,
    mean: one.mean + (distance * other.count) / count,
    squares: one.squares + other.squares + (distance * distance * one.count * other.count) / count,
  };
};

/** Of the population that the observations are a sample of; not a number for fewer than two. */
export const variance = ({ count, squares }: Moments): number => (count > 1 ? squares / (count - 1) : Number.NaN);

/** A mean, and between which values the true one lies with this confidence. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** By Student's t: with few observations the spread itself is uncertain. One observation says nothing about it. */
export const estimate = (moments: Moments, confidence = 0.95): Estimate => {
  const { count, mean } = moments;
  if (count < 2) return { mean: count === 0 ? Number.NaN : mean, low: -Infinity, high: Infinity };
  const margin = criticalT(count - 1, confidence) * Math.sqrt(variance(moments) / count);
  return { mean, low: mean - margin, high: mean + margin };
};
