import type { BaseAction, BaseView, Random } from '@sanh-rong/engine';

/**
 * How much a player may think about one move. It is counted and not timed: the same seed gives the same move on a slow
 * machine as on a fast one.
 */
export interface Budget {
  /** Positions the player may look at. Players that do not search need none. */
  readonly positions: number;
}

/**
 * A built-in opponent. It is given what its own seat may know and nothing else, and answers with one of `legal`. All
 * its randomness comes from `random`, so a game with built-in opponents can be played again from its seed.
 */
export interface Player<View, Action> {
  /** The level's name in commands and records. */
  readonly id: string;
  choose(view: View, legal: readonly Action[], random: Random, budget: Budget): Action;
}

/** A player of any game, for code that knows no more than the shape of a game. */
export type AnyPlayer = Player<BaseView<BaseAction>, BaseAction>;
