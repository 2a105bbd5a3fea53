import type { LuckAndPlay } from '@sanh-rong/analysis';
import type { Seat } from '@sanh-rong/engine';

/** What a page and the worker that plays deals again say to each other. */

/** One game of a session. */
export interface LuckGame {
  /** Its text; null where that would tell what is hidden: what a deal with unseen hands was worth cannot be told. */
  readonly text: string | null;
  readonly seat: Seat;
}

export interface LuckOrder {
  readonly games: readonly LuckGame[];
}

export interface FromLuck {
  /** Of the games that can be told. */
  readonly luck: LuckAndPlay;
  /** Games that were looked at, told or not. */
  readonly looked: number;
}
