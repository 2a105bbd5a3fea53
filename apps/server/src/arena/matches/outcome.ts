import type { Rating } from '@sanh-rong/arena';

/**
 * Why a match was given up: this machine makes no sandboxes · the code of a bot is kept no longer · it was begun over and
 * over again and never got further · a remote bot was not there when it should begin.
 */
export const FAILURES = ['MACHINE', 'CODE_GONE', 'ENDLESS', 'AWAY'] as const;
export type MatchFailure = (typeof FAILURES)[number];

/** `arena_matches.outcome` of a match that was finished. */
export interface MatchOutcome {
  /** By contestant, from 1; a disqualified one comes last. */
  readonly places: readonly number[];
  /** By contestant, of a match of a ladder; null for those without a rating. Those of anchors do not change. */
  readonly ratings: readonly ({ readonly before: Rating; readonly after: Rating } | null)[];
}

/** `arena_matches.outcome` of a match that was given up. */
export interface FailedOutcome {
  readonly failed: MatchFailure;
  /** Where a remote bot was not there: which bots. */
  readonly away?: readonly string[];
}

/** `arena_matches.outcome`: null while the match is not over. */
export type StoredOutcome = MatchOutcome | FailedOutcome;

export const isFailure = (outcome: StoredOutcome): outcome is FailedOutcome => 'failed' in outcome;

/** `arena_matches.live`: the game that is shown while it is played; `text` is its record so far. */
export interface LiveGame {
  readonly number: number;
  readonly seating: readonly number[];
  readonly text: string;
}
