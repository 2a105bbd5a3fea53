/** The arithmetic of a line chart: from points to places on paper. */

/** Running totals: by game (the first entry is the start, all zero), by seat. */
export const runningTotals = (
  scores: readonly (readonly number[])[],
  seats: number,
): readonly (readonly number[])[] => {
  const totals: number[][] = [Array.from({ length: seats }, () => 0)];
  for (const points of scores) {
    const before = totals[totals.length - 1];
    totals.push(before.map((total, seat) => total + (points[seat] ?? 0)));
  }
  return totals;
};

/** Steps people count in: 1, 2, 5, 10, 20, 50 … */
const niceStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return Math.max(1, (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * power);
};

/** Round numbers that hold everything between two values. */
export const ticksBetween = (low: number, high: number, most: number): readonly number[] => {
  const step = niceStep(Math.max(1, high - low) / Math.max(1, most - 2));
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
};

/** Left of the paper: a letter of its numbers, and as much up to the paper. */
const LETTER = 8;
const LEAST_GUTTER = 42;

/** Where the paper begins, so that the longest number beside it is whole: chips go into the thousands. */
export const gutterFor = (figures: readonly string[]): number =>
  Math.max(LEAST_GUTTER, ...figures.map(({ length }) => LETTER * (length + 1)));

/** Which games get a number below: the first, the last, and some between that do not crowd. */
export const gameTicks = (games: number, most: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(games / Math.max(1, most)));
  const ticks: number[] = [];
  for (let game = step; game <= games - step / 2; game += step) ticks.push(game);
  return [...ticks, games];
};

/** A straight measure: `from` on the numbers becomes `to` on paper. */
export const measure =
  (from: readonly [number, number], to: readonly [number, number]): ((value: number) => number) =>
  (value) =>
    from[1] === from[0] ? to[0] : to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/**
 * Moves labels apart so that each has its gap, as little as needed and without changing their order. They stay between
 * `top` and `bottom` as long as there is room for all.
 */
export const spreadOut = (
  wanted: readonly number[],
  gap: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): readonly number[] => {
  const order = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b] || a - b);
  const placed = order.map((at) => Math.max(top, wanted[at]));
  for (let i = 1; i < placed.length; i++) placed[i] = Math.max(placed[i], placed[i - 1] + gap);
  let limit = bottom;
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i], limit);
    limit = placed[i] - gap;
  }
  const result: number[] = [];
  for (const [i, at] of order.entries()) result[at] = placed[i];
  return result;
};
