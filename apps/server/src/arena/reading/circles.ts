import { type Crosstable, clearlyBetter, findCycles, NOTHING } from '@sanh-rong/arena';
import { POOLS } from '@sanh-rong/protocol';
import type { Sql } from '../../database/open.ts';
import { ExpiringMap } from '../../expiring-map.ts';
import { LADDERS, type PoolKey } from '../ladders/ladders.ts';
import { type EntryRow, inLadder, selectEntries } from './entry-rows.ts';
import { type Meeting, meetingsInLadder, nameOf } from './meetings.ts';

/** Circles that are shown at once. */
const MOST_CIRCLES = 20;

/** How long a ladder is not searched again (milliseconds): it takes many matches to make a circle. */
const KEPT = 30_000;

/** Bots of which each is clearly better than the next, and the last than the first; ids of entries, and names. */
export type Circle = { id: string; name: string }[];

const circlesIn = (meetings: readonly Meeting[], entries: readonly EntryRow[]): Circle[] => {
  const names = new Map(entries.map(({ entry, name }) => [entry.id, name]));
  const table: Crosstable = meetings
    .map(({ one, other, lead }) => ({ one: nameOf(one), other: nameOf(other), leads: lead, ahead: NOTHING }))
    .filter(({ one, other }) => names.has(one) && names.has(other));
  return findCycles(clearlyBetter(table))
    .slice(0, MOST_CIRCLES)
    .map(({ shortest }) => shortest.map((id) => ({ id, name: names.get(id) ?? id })));
};

/** The circles of every ladder. Requests that come while a ladder is being searched wait for the same search. */
export class Circles {
  private readonly sql: Sql;
  private readonly found: ExpiringMap<Promise<readonly Circle[]>>;

  constructor(sql: Sql, now: () => number) {
    this.sql = sql;
    this.found = new ExpiringMap(LADDERS.length * POOLS.length, KEPT, now);
  }

  of({ game, ruleSet, pool }: PoolKey): Promise<readonly Circle[]> {
    const ladder = `${game}/${ruleSet}/${pool}`;
    const known = this.found.get(ladder);
    if (known !== undefined) return known;
    const search = this.search({ game, ruleSet, pool });
    this.found.set(ladder, search);
    search.catch(() => this.found.delete(ladder));
    return search;
  }

  private async search(ladder: PoolKey): Promise<readonly Circle[]> {
    const meetings = await meetingsInLadder(this.sql, ladder);
    return circlesIn(meetings, await selectEntries(this.sql, inLadder(ladder)));
  }
}
