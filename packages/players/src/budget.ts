import type { Budget } from './player.ts';

/** A budget of time, for whoever owns a clock: `now` counts milliseconds from anywhere. Thinking ends when they are over. */
export const timeBudget = (milliseconds: number, now: () => number): Budget => {
  const end = now() + milliseconds;
  return { positions: Number.POSITIVE_INFINITY, isOver: () => now() >= end };
};
