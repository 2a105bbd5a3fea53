import type { BaseAction, BaseView, Json } from '@sanh-rong/engine';

/** What a bot is told besides the game itself. */
export interface TableFacts {
  /** Points of the session so far, by seat. */
  readonly scores: readonly number[];
}

/**
 * Why what a bot returned is no move at all. `where` is the part of it that is wrong, as a path ("cards[2].rank");
 * `found` is what stood there, shortened.
 */
export interface Misreading {
  readonly problem: Problem;
  readonly where: string;
  readonly found: string;
}

export type Problem =
  | 'notAnObject'
  | 'promise'
  | 'unknownAction'
  | 'notAList'
  | 'tooLong'
  | 'notACard'
  | 'notInHand'
  | 'twice'
  | 'notANumber'
  | 'notASeat';

export type Reading =
  | { readonly ok: true; readonly action: BaseAction }
  | { readonly ok: false; readonly misread: Misreading };

/**
 * How one game looks to a bot (BT-1). The host makes a snapshot of what the bot's seat may know; inside the sandbox it
 * becomes the `gameState` the bot is called with, and what the bot returns becomes an action of the game. Whether the rules
 * allow it is for the host to say (`judge`).
 */
export interface BotGame {
  readonly id: string;
  /** Small plain JSON, some hundred bytes. The view is that of the bot's own seat, whose turn it is. */
  snapshot(view: BaseView<BaseAction>, facts: TableFacts): Json;
  /** A fresh object for each call; lists that take time to make (`validMoves`) are made when they are first read. */
  stateOf(snapshot: Json): object;
  /** Reads what a bot returned. It may be anything, even a Proxy: what its getters throw is thrown. */
  readMove(returned: unknown, snapshot: Json): Reading;
}
