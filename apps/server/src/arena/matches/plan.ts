import type { MATCH_KINDS, MATCH_STATUSES, Pool } from '@sanh-rong/protocol';
import type { StoredContestant } from '../../database/schema/arena.ts';

export type MatchKind = (typeof MATCH_KINDS)[number];
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** A match to be played. */
export interface MatchPlan {
  readonly kind: MatchKind;
  readonly game: string;
  readonly ruleSet: string;
  /** sandbox where nothing is said. */
  readonly pool?: Pool;
  /** By contestant; `lineup` says who of them sits in which seat. */
  readonly contestants: readonly StoredContestant[];
  readonly lineup: readonly number[];
  readonly deals: number;
  /** The person who asked for it; left out where the server did. */
  readonly askedBy?: string;
  readonly tournament?: { readonly id: string; readonly round: number; readonly isFinal: boolean };
  /** Drawn anew where it is left out. */
  readonly seed?: string;
}

/** The contestants take the seats of a table in turn. */
export const inTurn = (contestants: number, seats: number): number[] =>
  Array.from({ length: Math.max(contestants, seats) }, (_, seat) => seat % contestants);
