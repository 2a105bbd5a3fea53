import type { Rating } from '@sanh-rong/arena';
import type { Sql } from '../../database/open.ts';
import type { Circles } from './circles.ts';
import type { MatchCounts } from './match-counts.ts';
import type { ShownQueue } from './shown-queue.ts';

/** What the pages of ladders and entries work with. */
export interface ReadingDependencies {
  readonly sql: Sql;
  readonly now: () => number;
  readonly circles: Circles;
  readonly counts: MatchCounts;
  readonly queue: ShownQueue;
  /** The rating of a built-in player; null where it has none. */
  readonly anchorOf: (game: string, ruleSet: string, level: string) => Rating | null;
}
