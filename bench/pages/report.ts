import { inColumns } from '../measure.ts';
import type { Measured } from './run.ts';

/** Medians with their ranges, as a table. */

const sorted = (runs: readonly Measured[], read: (run: Measured) => number): number[] =>
  runs.map(read).sort((a, b) => a - b);

/** "1,240 (1,180–1,410)" */
const shown = (numbers: readonly number[]): string => {
  const [least, middle, most] = [numbers[0], numbers[numbers.length >> 1], numbers.at(-1) ?? Number.NaN].map((each) =>
    Math.round(each).toLocaleString('en'),
  );
  return least === most ? middle : `${middle} (${least}–${most})`;
};

const COLUMNS: readonly (readonly [name: string, read: (run: Measured) => number])[] = [
  ['first paint', ({ firstPaint }) => firstPaint],
  ['largest paint', ({ largestPaint }) => largestPaint],
  ['there', ({ goal }) => goal ?? Number.NaN],
  ['blocked', ({ blocked }) => blocked],
  ['longest task', ({ longestTask }) => longestTask],
  ['processor', ({ cpu }) => cpu],
  ['requests', ({ requests }) => requests],
  ['KB', ({ bytes }) => bytes / 1_000],
];

/** Milliseconds. "there": what was opened, or the first card in hand. "processor": of the page's main thread. */
export const table = (rows: readonly { readonly name: string; readonly runs: readonly Measured[] }[]): string => {
  const cells = [
    ['median (range)', ...COLUMNS.map(([name]) => name)],
    ...rows.map(({ name, runs }) => [name, ...COLUMNS.map(([, read]) => shown(sorted(runs, read)))]),
  ];
  return inColumns(cells);
};
