import type { BaseAction, BaseView, OwnView, SessionRootsOf } from '@sanh-rong/engine';
import type { Bot } from './state.ts';

/** What a table needs from outside: the time, unguessable secrets, and the built-in players. */
export interface Surroundings {
  readonly now: number;
  /** A fresh secret for a session's deals. */
  readonly secret: () => string;
  /** Where the seals of such a session come from; left out: they are worked out when they are needed. */
  readonly roots?: SessionRootsOf;
  /** The levels of a game's built-in players. */
  readonly levels: (game: string) => readonly string[];
  /**
   * What a built-in player of this level does, from what its seat may know. Null: it takes its time. Then the server or
   * the practice worker asks it when its turn begins (`playerToAct`, `thoughtOf`), and stores what it does
   * (`playerMoves`) once `wake` has passed, unless `moved` has changed.
   */
  readonly think: (request: Thought) => BaseAction | null;
  /**
   * A bot that the person who sent the command may seat, as it is now; null when there is none of this id for them.
   * Left out where bots cannot play.
   */
  readonly bots?: (id: string) => SeatableBot | null;
}

export interface SeatableBot extends Bot {
  readonly game: string;
  /** Its code can be loaded. */
  readonly sound: boolean;
  /** It plays over the network, in the arena alone. */
  readonly remote?: boolean;
}

export interface Thought {
  readonly game: string;
  /** Null: the level that stands in for people. */
  readonly level: string | null;
  readonly view: OwnView<BaseView<BaseAction>>;
  readonly legal: readonly BaseAction[];
  /** The seed of the player's dice: it cannot be foreseen at the table, and says nothing about the deal. */
  readonly dice: string;
}
