import type { Season } from '@sanh-rong/protocol';

/** Seasons are quarters of a year as Vietnam counts it, which is seven hours ahead all year round. */

const AHEAD = 7 * 3_600_000;
const DAY = 86_400_000;
const MONTHS = 3;

const idOf = (year: number, quarter: number): string => `${year}-${quarter}`;

/** The first moment of a quarter; quarters beyond a year are those of the years around it. */
const beginning = (year: number, quarter: number): number => Date.UTC(year, (quarter - 1) * MONTHS) - AHEAD;

const season = (year: number, quarter: number): Season => ({
  id: idOf(year, quarter),
  year,
  quarter,
  from: beginning(year, quarter),
  until: beginning(year, quarter + 1),
});

/** The season of a moment. */
export const seasonAt = (moment: number): Season => {
  const there = new Date(moment + AHEAD);
  return season(there.getUTCFullYear(), Math.floor(there.getUTCMonth() / MONTHS) + 1);
};

export const readSeason = (id: string): Season => {
  const [year, quarter] = id.split('-').map(Number);
  return season(year, quarter);
};

/** Every season from one to another, newest first. */
export const seasonsBetween = (first: Season, last: Season): Season[] => {
  const seasons = [last];
  for (let at = last; at.from > first.from; seasons.push(at)) at = seasonAt(at.from - 1);
  return seasons;
};

/** How many seasons lie between two, from none for one right behind the other. */
export const seasonsFrom = (earlier: string, later: string): number => {
  const [first, last] = [readSeason(earlier), readSeason(later)];
  return (last.year - first.year) * 4 + last.quarter - first.quarter;
};

/** The day of a moment in Vietnam, counted from 1970. */
export const dayAt = (moment: number): number => Math.floor((moment + AHEAD) / DAY);
