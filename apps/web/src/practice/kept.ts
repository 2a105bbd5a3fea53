import type { Proof, Seat } from '@sanh-rong/engine';
import type { TableEvent } from '@sanh-rong/table';

/** What practice leaves behind on this device. */

/** A seat of a practice table: the person, or a built-in player of some level. */
export type PracticeSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'player'; readonly level: string };

/** A finished practice game. */
export interface PracticeGame {
  /** Begins with `PRACTICE_ID`, as no game of a server does. */
  readonly id: string;
  readonly game: string;
  readonly ruleSet: string;
  /** The text of the game (`readRecord` of the engine). */
  readonly record: string;
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly you: Seat;
  readonly seats: readonly PracticeSeat[];
  /** The levels of the built-in players, by seat. */
  readonly opponents: readonly string[];
  /** Which game of its session it was, and of how many. */
  readonly number: number;
  readonly games: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** What proves the deal (`checkProof` of the engine, after `shownProof`). */
  readonly proof: Proof;
}

export const PRACTICE_ID = 'home-';

/** A table that stands on this device, in short. */
export interface PracticeSummary {
  readonly game: string;
  readonly ruleSet: string;
  /** The session is still going on; never so where a recorded game is played on, which its replay leads to. */
  readonly unfinished: boolean;
  readonly played: number;
  readonly games: number;
  readonly points: number;
  readonly opponents: readonly string[];
  readonly at: number;
}

/** Where a host keeps its table. What is given is kept in the order in which it was given. */
export interface Keeper {
  /** The events of the table that stands here; none where there is no table. */
  read(): Promise<readonly TableEvent[]>;
  /** Keeps events from this number on (the first of a table is 1), in place of any that were there. */
  keep(from: number, events: readonly TableEvent[], summary: PracticeSummary): void;
  /** Forgets the table. */
  forget(): void;
  /** Keeps a game that is over. */
  finish(game: PracticeGame): void;
  /** Whether any game was played to its end on this device. */
  hasFinished(): Promise<boolean>;
}
