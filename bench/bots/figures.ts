import { quantile } from '../load/figures.ts';

export interface Figure {
  readonly what: string;
  readonly unit: string;
  /** The median of the rounds, and the least and most of them. */
  readonly value: number;
  readonly range: readonly [number, number];
  /** Against the same without a sandbox. */
  readonly ratio: number | null;
  readonly aim: number | null;
}

export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });

/** More is better of what is counted per second, less of everything else. */
const reaches = ({ value, unit, aim }: Figure): boolean =>
  aim !== null && (unit.endsWith('/s') ? value >= aim : value <= aim);

const row = (figure: Figure): string[] => {
  const { what, value, unit, range, ratio, aim } = figure;
  return [
    what,
    `${shown(value)} ${unit}`,
    range[0] === range[1] ? '' : `${shown(range[0])}–${shown(range[1])}`,
    ratio === null ? '' : `× ${shown(ratio)}`,
    aim === null ? '' : `${shown(aim)} ${reaches(figure) ? '✓' : '✗'}`,
  ];
};

/** What has been measured, in order. */
export class Figures {
  readonly all: Figure[] = [];

  note(
    what: string,
    unit: string,
    values: readonly number[],
    { against, aim }: { readonly against?: number; readonly aim?: number } = {},
  ): number {
    const value = median(values);
    const range: [number, number] = [Math.min(...values), Math.max(...values)];
    const ratio = against === undefined ? null : value / against;
    this.all.push({ what, unit, value, range, ratio, aim: aim ?? null });
    process.stderr.write(`${what} …\n`);
    return value;
  }

  table(): string {
    const rows = [['what', 'median', 'range', 'against direct', 'aim'], ...this.all.map(row)];
    const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
    const line = (cells: readonly string[]): string =>
      cells
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd();
    return rows.map(line).join('\n');
  }
}
