import { headToHead } from '@sanh-rong/arena';
import type { ContestantSpec } from '../entrants/contestant-specs.ts';
import { plainEstimate } from '../report/figures.ts';
import { idOf, type LeagueResult } from './league.ts';
import type { League } from './page.ts';

/** A league for other programs (docs/cli.md). */

export const leagueJson = (
  { rows, crosstable, beats, cycles }: LeagueResult,
  { names, ...league }: League,
  contestants: readonly ContestantSpec[],
) => ({
  command: 'league',
  ...league,
  contestants: rows.map(({ contestant, points, ...row }) => ({
    name: names[contestant],
    kind: contestants[contestant].kind,
    ...row,
    points: plainEstimate(points),
  })),
  /** By how many points a game `row` led `column`. */
  crosstable: crosstable.map(({ one, other }) => {
    const [row, column] = [Number(one), Number(other)];
    const met = headToHead(crosstable, one, other);
    return {
      row: names[row],
      column: names[column],
      deals: met?.deals ?? 0,
      lead: met === null ? null : plainEstimate(met.lead),
      ahead: met === null ? null : plainEstimate(met.ahead),
      clear: (beats.get(row)?.includes(column) || beats.get(column)?.includes(row)) ?? false,
    };
  }),
  cycles: cycles.map((cycle) => cycle.map((who) => names[who])),
});

const HEAD = ['place', 'name', 'points', 'low', 'high', 'firsts', 'tables', 'deals', 'strikes', 'disqualifications'];

const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line for everybody, best first; behind it by how much they led each of the others. */
export const leagueCsv = ({ rows, crosstable }: LeagueResult, { names }: League): string => {
  const head = [...HEAD, ...rows.map(({ contestant }) => `over ${names[contestant]}`)];
  const lines = rows.map(({ contestant, place, points, firsts, matches, deals, strikes, disqualifications }) => {
    const { mean, low, high } = plainEstimate(points);
    const leads = rows.map(({ contestant: other }) =>
      other === contestant ? null : (headToHead(crosstable, idOf(contestant), idOf(other))?.lead.mean ?? null),
    );
    return [place, names[contestant], mean, low, high, firsts, matches, deals, strikes, disqualifications, ...leads];
  });
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
};
