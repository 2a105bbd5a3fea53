import type { Rating } from '@sanh-rong/arena';
import type { Sql } from '../../database/open.ts';
import type { arenaMatches } from '../../database/schema.ts';

/** What everything about matches works with. */
export interface MatchDependencies {
  readonly sql: Sql;
  readonly now: () => number;
  /** The fixed rating of a built-in player. */
  readonly anchorOf: (game: string, ruleSet: string, level: string) => Rating | null;
}

export type MatchRow = typeof arenaMatches.$inferSelect;

/** A match in the hands of this node. A node that takes it up after this one has another attempt. */
export interface Held {
  readonly id: string;
  readonly attempt: number;
}
