import { and, count, gte, lt, type SQL } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaMatches } from '../../database/schema.ts';
import type { PoolKey } from '../ladders/ladders.ts';

/** How long after a moment a match may still be stored that says it was made before it (milliseconds). */
const SETTLING = 60_000;
/** How much of the end is counted anew every time (milliseconds). */
const NEWEST = 600_000;

const ladderOf = ({ game, ruleSet, pool }: PoolKey): string => `${game}/${ruleSet}/${pool}`;

/**
 * How many matches were made in each ladder, as long as this node runs. There may be millions: all of them are counted once,
 * then only those that were made since.
 */
export class MatchCounts {
  private readonly sql: Sql;
  private readonly now: () => number;
  /** Those made before this moment. */
  private before = 0;
  private counted: ReadonlyMap<string, number> = new Map();
  private counting: Promise<unknown> = Promise.resolve();

  constructor(sql: Sql, now: () => number) {
    this.sql = sql;
    this.now = now;
  }

  /** By ladder. Requests that come while the past is being counted wait for it. */
  async all(): Promise<(ladder: PoolKey) => number> {
    const caughtUp = this.counting.then(() => this.catchUp());
    this.counting = caughtUp.catch(() => {});
    await caughtUp;
    const { counted } = this;
    const newest = await this.count(gte(arenaMatches.createdAt, this.before));
    return (ladder) => (counted.get(ladderOf(ladder)) ?? 0) + (newest.get(ladderOf(ladder)) ?? 0);
  }

  private async catchUp(): Promise<void> {
    const until = this.now() - SETTLING;
    if (until - this.before < NEWEST) return;
    const more = await this.count(and(gte(arenaMatches.createdAt, this.before), lt(arenaMatches.createdAt, until)));
    const counted = new Map(this.counted);
    for (const [ladder, matches] of more) counted.set(ladder, (counted.get(ladder) ?? 0) + matches);
    this.counted = counted;
    this.before = until;
  }

  private async count(which: SQL | undefined): Promise<ReadonlyMap<string, number>> {
    const rows = await this.sql
      .select({ game: arenaMatches.game, ruleSet: arenaMatches.ruleSet, pool: arenaMatches.pool, count: count() })
      .from(arenaMatches)
      .where(which)
      .groupBy(arenaMatches.game, arenaMatches.ruleSet, arenaMatches.pool);
    return new Map(rows.map((row) => [ladderOf(row), row.count]));
  }
}
