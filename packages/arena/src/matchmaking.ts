import type { Random } from '@sanh-rong/engine';
import { BETA, type Rating } from './rating.ts';

/**
 * Who plays the next match of a ladder. The entry that has waited longest always plays, so that none waits for more
 * matches than there are others; the rest of the table are drawn from those that may be about as strong.
 */
export interface LadderEntry<Id = string> {
  readonly id: Id;
  readonly rating: Rating;
  /** Built-in players are anchors: they never wait, and fill up tables. */
  readonly isAnchor: boolean;
  /** When it was last picked, on any clock or count that grows; null for never. It counts from the pick, not the end. */
  readonly lastPicked: number | null;
  /** Whose it is; null where that does not matter. */
  readonly owner: string | null;
}

/** How far apart two settled ratings may be for a match that still tells something. */
const REACH = BETA;
/** Farther than so many reaches is not near. */
const NEAR = 2;
/** How much likelier another entry is than an anchor: anchors tie the ladder to a scale, but bots came to meet bots. */
const ANCHOR_WEIGHT = 0.25;

/** Who is unsure may be anywhere: reach grows with both sigmas. */
const distanceBetween = ({ rating: one }: LadderEntry<unknown>, { rating: other }: LadderEntry<unknown>): number =>
  Math.abs(one.mu - other.mu) / Math.hypot(REACH, one.sigma, other.sigma);

const drawWeighted = <T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T => {
  const weights = items.map(weightOf);
  let left = random.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return items[at === -1 ? items.length - 1 : at];
};

const longestWaiting = <Id>(entries: readonly LadderEntry<Id>[], random: Random): LadderEntry<Id> | null => {
  const since = ({ lastPicked }: LadderEntry<Id>): number => lastPicked ?? -Infinity;
  const waiting = entries.filter(({ isAnchor }) => !isAnchor);
  const first = waiting.reduce((least, entry) => Math.min(least, since(entry)), Infinity);
  const candidates = waiting.filter((entry) => since(entry) === first);
  return candidates.length === 0 ? null : random.pick(candidates);
};

/**
 * The ids of a table of `seats`, the one that has waited longest first; null while there is no entry or not enough to
 * fill it. Leave out who may not play now (whose matches are still running, if they should not have two at once).
 */
export const pickMatch = <Id>(entries: readonly LadderEntry<Id>[], seats: number, random: Random): Id[] | null => {
  const lead = longestWaiting(entries, random);
  if (lead === null || entries.length < seats) return null;
  const table = [lead];
  const closeness = (entry: LadderEntry<Id>): number => Math.exp(-(distanceBetween(lead, entry) ** 2) / 2);
  const weightOf = (entry: LadderEntry<Id>): number => closeness(entry) * (entry.isAnchor ? ANCHOR_WEIGHT : 1);
  const isOwnersSecond = (entry: LadderEntry<Id>): boolean =>
    entry.owner !== null && table.some(({ owner }) => owner === entry.owner);
  while (table.length < seats) {
    const others = entries.filter((entry) => !table.includes(entry));
    // Bots of one owner could lose to each other on purpose: in a small ladder that lifts one of them above everybody.
    const strangers = others.filter((entry) => !isOwnersSecond(entry));
    const left = strangers.length > 0 ? strangers : others;
    const near = left.filter((entry) => distanceBetween(lead, entry) <= NEAR);
    const nearest = left.reduce((one, other) =>
      distanceBetween(lead, other) < distanceBetween(lead, one) ? other : one,
    );
    table.push(near.length === 0 ? nearest : drawWeighted(near, weightOf, random));
  }
  return table.map(({ id }) => id);
};
