import type { Budget } from './player.ts';

/** The part of a time that thinking leaves for its last step and the answer, so that the time itself is kept. */
const RESERVE = 0.1;

/** A budget of time, by the caller's clock: `now` counts milliseconds from anywhere. */
export const timeBudget = (milliseconds: number, now: () => number): Budget => {
  const end = now() + (1 - RESERVE) * milliseconds;
  return { positions: Number.POSITIVE_INFINITY, isOver: () => now() >= end };
};
