import type { AnyPlayer, Budget } from './player.ts';

/** The part of a time that thinking leaves for its last step and the answer, so that the time itself is kept. */
const RESERVE = 0.1;

/** A budget of time, by the caller's clock: `now` counts milliseconds from anywhere. */
export const timeBudget = (milliseconds: number, now: () => number): Budget => {
  const end = now() + (1 - RESERVE) * milliseconds;
  return { positions: Number.POSITIVE_INFINITY, isOver: () => now() >= end };
};

/** How much players may think where people play: by a clock where people wait, by counting where games are repeated. */

/** Milliseconds for a move of a searching player at a table; the short time where others wait for the same processor. */
export const TABLE_TIME = { usual: 200, hurried: 50 } as const;

/** Positions for a move that must come out the same on every machine: about 50 ms on a desktop. */
export const TABLE_POSITIONS = 20_000;

/** For a player that looks at no positions at all. */
export const NO_SEARCH: Budget = { positions: 0 };

/** What a player may use for a move at a table where people wait for it; `now` counts milliseconds from anywhere. */
export const tableBudget = ({ searches }: AnyPlayer, now: () => number): Budget =>
  searches === true ? timeBudget(TABLE_TIME.usual, now) : NO_SEARCH;

/** What a player may use for a move that must be the same whenever the game is played again. */
export const repeatableBudget = ({ searches }: AnyPlayer): Budget =>
  searches === true ? { positions: TABLE_POSITIONS } : NO_SEARCH;
