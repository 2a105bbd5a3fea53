import { type Crosstable, crosstableOf, headToHeads, type MatchPoints } from './crosstable.ts';
import { type Estimate, estimate, type Moments, NOTHING, observe } from './moments.ts';
import type { Contestant } from './schedule.ts';
import { strengthsIn } from './strengths.ts';

export interface LeagueMatch extends MatchPoints {
  /** They come last in every deal of the match, however many points the stand-in made in their seats. */
  readonly disqualified: readonly Contestant[];
}

export interface Standing {
  readonly id: string;
  /** From 1; contestants that nothing tells apart share a place. */
  readonly place: number;
  readonly matches: number;
  readonly deals: number;
  /** Per game; NaN for a contestant that has not played. */
  readonly points: Estimate;
  /** Points per game against an average field, independent of the opponents they happened to meet. */
  readonly strength: number;
  /** The share of deals in which they had the most points; who shares them shares the deal. */
  readonly firsts: number;
  readonly disqualifications: number;
}

/** So far behind the last one is a disqualified one at the least. */
const LEAST_GAP = 1;

/**
 * The points that count. A disqualified contestant is as far behind the last as the last is behind the first: to be
 * level with the last would be a good result against a strong one. The points of the others stay.
 */
const counted = ({ ids, deals, disqualified }: LeagueMatch): MatchPoints => ({
  ids,
  deals: deals.map((points) => {
    const [last, first] = [Math.min(...points), Math.max(...points)];
    const behind = last - Math.max(LEAST_GAP, first - last);
    return points.map((own, who) => (disqualified.includes(who) ? behind : own));
  }),
});

interface Sums {
  readonly matches: number;
  readonly points: Moments;
  readonly firsts: number;
  readonly disqualifications: number;
}

const NO_SUMS: Sums = { matches: 0, points: NOTHING, firsts: 0, disqualifications: 0 };

const withMatch = (sums: Sums, { deals }: MatchPoints, who: Contestant, isOut: boolean): Sums => {
  let { points, firsts } = sums;
  for (const deal of deals) {
    const most = Math.max(...deal);
    points = observe(points, deal[who]);
    if (deal[who] === most) firsts += 1 / deal.filter((own) => own === most).length;
  }
  const disqualifications = sums.disqualifications + (isOut ? 1 : 0);
  return { matches: sums.matches + 1, points, firsts, disqualifications };
};

/** What is less than that is rounding. */
const same = (value: number): number => (Number.isNaN(value) ? -Infinity : Math.round(value * 1e9));

/** Parts a group into smaller ones, the highest figure first; those with equal figures stay together. */
const part = <T>(group: readonly T[], figure: (one: T) => number): T[][] => {
  const parts = new Map<number, T[]>();
  for (const one of group) parts.set(same(figure(one)), [...(parts.get(same(figure(one))) ?? []), one]);
  return [...parts].sort(([a], [b]) => b - a).map(([, members]) => members);
};

/** By how much a contestant leads the others of a group on average, those they never met left out. */
const leadWithin = (table: Crosstable, group: readonly string[], id: string): number => {
  const met = [...headToHeads(table, id)].filter(([other]) => group.includes(other));
  return met.length === 0 ? 0 : met.reduce((sum, [, { lead }]) => sum + lead.mean, 0) / met.length;
};

/**
 * The standings of a league, best first. `by` points a game where everybody meets everybody equally often, and by
 * strength where they do not (Swiss rounds, where the best meet the best). Then what those who are level did against
 * each other, then the deals they were first in, then the fewest disqualifications; then they share the place.
 */
export const standingsOf = (
  ids: readonly string[],
  matches: readonly LeagueMatch[],
  by: 'points' | 'strength' = 'points',
): Standing[] => {
  const sums = new Map(ids.map((id) => [id, NO_SUMS]));
  for (const match of matches) {
    for (const [who, id] of match.ids.entries()) {
      const before = sums.get(id);
      if (before) sums.set(id, withMatch(before, counted(match), who, match.disqualified.includes(who)));
    }
  }
  const table = crosstableOf(matches.map(counted));
  const strengths = strengthsIn(table);
  const unplaced = [...sums].map(([id, { matches: played, points, firsts, disqualifications }]) => ({
    id,
    matches: played,
    deals: points.count,
    points: estimate(points),
    strength: strengths.get(id) ?? 0,
    firsts: points.count === 0 ? 0 : firsts / points.count,
    disqualifications,
  }));
  const groups = part(unplaced, ({ points, deals, strength }) =>
    by === 'points' || deals === 0 ? points.mean : strength,
  )
    .flatMap((level) => {
      const group = level.map(({ id }) => id);
      return part(level, ({ id }) => leadWithin(table, group, id));
    })
    .flatMap((level) => part(level, ({ firsts }) => firsts))
    .flatMap((level) => part(level, ({ disqualifications }) => -disqualifications));
  let place = 1;
  return groups.flatMap((group) => {
    const placed = group.map((standing) => ({ ...standing, place }));
    place += group.length;
    return placed.sort((one, other) => (one.id < other.id ? -1 : 1));
  });
};
