import { type Crosstable, idsIn } from './crosstable.ts';
import { estimate } from './moments.ts';

/**
 * "A beats B beats C beats A": strength is not always one number. A ladder cannot show that, so the crosstable is searched
 * for it.
 */
export interface Cycle {
  /** All who are tangled up: from each of them a way of "clearly better" leads to each other and back. */
  readonly members: readonly string[];
  /** A shortest cycle among them, to be shown: each is clearly better than the next, and the last than the first. */
  readonly shortest: readonly string[];
}

/** With fewer deals an interval of long-tailed points is not to be trusted. */
const FEWEST_DEALS = 50;

/** By id: whom they are clearly better than. */
export type Beats = ReadonlyMap<string, readonly string[]>;

/**
 * Who is clearly better than whom: the interval of the lead excludes zero. Where nothing else is said, it is so wide that
 * in 95 of 100 whole tables not a single pair is called clearly better the wrong way round.
 */
export const clearlyBetter = (table: Crosstable, confidence = 1 - 0.05 / Math.max(1, table.length)): Beats => {
  const beats = new Map<string, string[]>(idsIn(table).map((id) => [id, []]));
  for (const { one, other, leads } of table) {
    if (leads.count < FEWEST_DEALS) continue;
    const { low, high } = estimate(leads, confidence);
    if (low > 0) beats.get(one)?.push(other);
    if (high < 0) beats.get(other)?.push(one);
  }
  return beats;
};

/**
 * The contestants that can be reached from `start` in one step or more, each with the step before it on a shortest way.
 */
const reachedFrom = (beats: Beats, start: string): Map<string, string> => {
  const before = new Map<string, string>();
  const queue = [start];
  for (const id of queue) {
    for (const next of beats.get(id) ?? []) {
      if (before.has(next)) continue;
      before.set(next, id);
      queue.push(next);
    }
  }
  return before;
};

const wayBack = (before: ReadonlyMap<string, string>, start: string): string[] => {
  const way: string[] = [];
  let id = before.get(start);
  while (id !== undefined && id !== start) {
    way.unshift(id);
    id = before.get(id);
  }
  return [start, ...way];
};

/** All tangles (strongly connected components of more than one), those with the smallest ids first. */
export const findCycles = (beats: Beats): Cycle[] => {
  const reached = new Map([...beats.keys()].map((id) => [id, reachedFrom(beats, id)]));
  const leadsTo = (from: string, to: string): boolean => reached.get(from)?.has(to) ?? false;
  const cycles: Cycle[] = [];
  const done = new Set<string>();
  for (const [id, before] of reached) {
    if (done.has(id) || !before.has(id)) continue;
    const members = [...before.keys()].filter((other) => leadsTo(other, id)).sort();
    for (const member of members) done.add(member);
    const shortest = members
      .map((member) => wayBack(reached.get(member) ?? new Map(), member))
      .reduce((one, other) => (other.length < one.length ? other : one));
    cycles.push({ members, shortest });
  }
  return cycles;
};
