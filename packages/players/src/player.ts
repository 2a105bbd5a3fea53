import type { BaseAction, BaseView, OwnView, Random } from '@sanh-rong/engine';

/**
 * How much a player may think about one move. Positions are counted and not timed: the same seed gives the same move on
 * a slow machine as on a fast one. Where time counts instead, `isOver` brings the clock: players themselves have none.
 */
export interface Budget {
  /** Positions the player may look at. Players that do not search need none. */
  readonly positions: number;
  /** Asked every now and then by players that search: true ends the thinking with the best found so far. */
  readonly isOver?: () => boolean;
}

/**
 * A built-in opponent. It is given what its own seat may know and nothing else (no other
 * view is of that type), and answers with one of `legal`. All
 * its randomness comes from `random`, so a game with built-in opponents can be played again from its seed.
 */
export interface Player<View, Action> {
  /** The level's name in commands and records. */
  readonly id: string;
  /** It looks ahead, and plays the better the more it may: not to be run where others wait. */
  readonly searches?: boolean;
  /** Fetches what it plays with, where that is not there from the beginning: to be awaited before it is asked. */
  readonly prepare?: () => Promise<void>;
  choose(view: OwnView<View>, legal: readonly Action[], random: Random, budget: Budget): Action;
}

/** A player of any game, for code that knows no more than the shape of a game. */
export type AnyPlayer = Player<BaseView<BaseAction>, BaseAction>;
