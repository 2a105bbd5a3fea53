/** Timing for one core: how much of something gets done in a second, and how that compares with a baseline. */

export interface Subject {
  readonly name: string;
  readonly unit: string;
  /** Does at least `count` of it; returns how much of what else was done on the way (moves), if that is worth a figure. */
  readonly work: (count: number) => number;
  readonly also?: string;
  /** What is aimed at, per second. */
  readonly aim?: number;
  /** The subject this one is compared with; it must stand before it. */
  readonly against?: string;
}

export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly perSecond: number;
  /** Slowest and fastest of the rounds. */
  readonly range: readonly [number, number];
  readonly also: string;
  readonly aim: number | null;
  readonly ratio: number | null;
}

const ROUNDS = 7;
const ROUND_SECONDS = 0.6;

const seconds = (work: () => void): number => {
  const began = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - began) / 1e9;
};

/** How many fit into one round, found by doubling; this warms the code up as well. */
const fitting = (work: Subject['work']): number => {
  for (let count = 1; ; count *= 2) {
    const took = seconds(() => work(count));
    if (took > ROUND_SECONDS / 2) return Math.max(1, Math.round((count * ROUND_SECONDS) / took));
  }
};

export const measure = ({ name, unit, work, also, aim, against }: Subject, before: readonly Figure[]): Figure => {
  const count = fitting(work);
  let extra = 0;
  const rates = Array.from({ length: ROUNDS }, () => {
    const took = seconds(() => {
      extra = work(count);
    });
    return count / took;
  }).sort((a, b) => a - b);
  const perSecond = rates[ROUNDS >> 1];
  const base = before.find((figure) => figure.name === against);
  return {
    name,
    unit,
    perSecond,
    range: [rates[0], rates[ROUNDS - 1]],
    also: also === undefined ? '' : `${Math.round((extra / count) * perSecond).toLocaleString('en')} ${also}/s`,
    aim: aim ?? null,
    ratio: base ? perSecond / base.perSecond : null,
  };
};

const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** Rows of cells as lines, each column as wide as its widest cell. */
export const inColumns = (cells: readonly (readonly string[])[]): string => {
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

export const table = (figures: readonly Figure[]): string => {
  const rows = figures.map((figure) => [
    figure.name,
    `${whole(figure.perSecond)} ${figure.unit}/s`,
    `${whole(figure.range[0])}–${whole(figure.range[1])}`,
    figure.also,
    figure.ratio === null ? '' : `× ${figure.ratio >= 10 ? whole(figure.ratio) : figure.ratio.toFixed(2)}`,
    figure.aim === null ? '' : `${whole(figure.aim)} ${figure.perSecond >= figure.aim ? '✓' : '✗'}`,
  ]);
  const all = [['what', 'median of 7', 'range', 'also', 'against baseline', 'aim'], ...rows];
  return inColumns(all);
};
