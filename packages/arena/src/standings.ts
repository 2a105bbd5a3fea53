import { type Crosstable, crosstableSteps, headToHead, type MatchPoints } from './crosstable.ts';
import { type Estimate, estimate, type Moments, merge, NOTHING, observe } from './moments.ts';
import type { Contestant } from './schedule.ts';
import { inOnePiece } from './steps.ts';
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
const pointsThatCount = ({ ids, deals, disqualified }: LeagueMatch): MatchPoints => ({
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

/** A match as the standings need it. */
interface CountedMatch {
  readonly points: MatchPoints;
  /** By contestant. */
  readonly sums: readonly Sums[];
}

const countMatch = (match: LeagueMatch): CountedMatch => {
  const points = pointsThatCount(match);
  const sums = match.ids.map((_, who): Sums => {
    let [own, firsts] = [NOTHING, 0];
    for (const deal of points.deals) {
      const most = Math.max(...deal);
      own = observe(own, deal[who]);
      if (deal[who] === most) firsts += 1 / deal.filter((each) => each === most).length;
    }
    return { matches: 1, points: own, firsts, disqualifications: match.disqualified.includes(who) ? 1 : 0 };
  });
  return { points, sums };
};

/** A league is looked at again and again while it is played: each match is counted once. */
const countedMatches = new WeakMap<LeagueMatch, CountedMatch>();

/** Counts a match, unless it has been counted: what standings are made of. */
export const countedMatch = (match: LeagueMatch): CountedMatch => {
  const counted = countedMatches.get(match) ?? countMatch(match);
  countedMatches.set(match, counted);
  return counted;
};

const both = (one: Sums, other: Sums): Sums => ({
  matches: one.matches + other.matches,
  points: merge(one.points, other.points),
  firsts: one.firsts + other.firsts,
  disqualifications: one.disqualifications + other.disqualifications,
});

/** What is less than that is rounding. */
const same = (value: number): number => (Number.isNaN(value) ? -Infinity : Math.round(value * 1e9));

/** Parts groups into smaller ones, the highest figure first; those with equal figures stay together. */
function* parted<T>(groups: readonly (readonly T[])[], figure: (one: T, group: readonly T[]) => number) {
  const smaller: T[][] = [];
  for (const group of groups) {
    const parts = new Map<number, T[]>();
    for (const one of group) {
      const key = same(figure(one, group));
      const members = parts.get(key);
      if (members === undefined) parts.set(key, [one]);
      else members.push(one);
      yield;
    }
    smaller.push(...[...parts].sort(([a], [b]) => b - a).map(([, members]) => members));
  }
  return smaller;
}

/** By how much a contestant leads the others of a group on average, those they never met left out. */
const leadWithin = (table: Crosstable, group: readonly Pick<Standing, 'id'>[], id: string): number => {
  const leads = group.length === 1 ? [] : group.flatMap((other) => headToHead(table, id, other.id)?.lead.mean ?? []);
  return leads.length === 0 ? 0 : leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
};

/**
 * The standings of a league, best first. `by` points a game where everybody meets everybody equally often, and by
 * strength where they do not (Swiss rounds, where the best meet the best). Then what those who are level did against
 * each other, then the deals they were first in, then the fewest disqualifications; then they share the place.
 * Worked out step by step: those of a large league take a server long enough for others to wait.
 */
export function* standingSteps(
  ids: readonly string[],
  matches: readonly LeagueMatch[],
  by: 'points' | 'strength' = 'points',
): Generator<void, Standing[]> {
  const sums = new Map(ids.map((id) => [id, NO_SUMS]));
  const counted = matches.map(countedMatch);
  for (const match of counted) {
    for (const [who, id] of match.points.ids.entries()) {
      const before = sums.get(id);
      if (before) sums.set(id, both(before, match.sums[who]));
    }
    yield;
  }
  const table = yield* crosstableSteps(counted.map(({ points }) => points));
  const strengths = strengthsIn(table);
  yield;
  const unplaced = [...sums].map(([id, { matches: played, points, firsts, disqualifications }]) => ({
    id,
    matches: played,
    deals: points.count,
    points: estimate(points),
    strength: strengths.get(id) ?? 0,
    firsts: points.count === 0 ? 0 : firsts / points.count,
    disqualifications,
  }));
  const byFigure = yield* parted([unplaced], ({ points, deals, strength }) =>
    by === 'points' || deals === 0 ? points.mean : strength,
  );
  const byLead = yield* parted(byFigure, ({ id }, level) => leadWithin(table, level, id));
  const byFirsts = yield* parted(byLead, ({ firsts }) => firsts);
  const groups = yield* parted(byFirsts, ({ disqualifications }) => -disqualifications);
  let place = 1;
  return groups.flatMap((group) => {
    const placed = group.map((standing) => ({ ...standing, place }));
    place += group.length;
    return placed.sort((one, other) => (one.id < other.id ? -1 : 1));
  });
}

/** The standings of a league in one piece. */
export const standingsOf = (...league: Parameters<typeof standingSteps>): Standing[] =>
  inOnePiece(standingSteps(...league));
