import { ABUSES } from '../../apps/server/test/security/crowd/abuses/index.ts';
import type { TallyRows } from '../../apps/server/test/security/crowd/tally.ts';
import { quantile } from '../load/figures.ts';

/** What is printed of the waits, and of what the crowd met. */

/** A quantile of sorted waits with its interval of 95 %, by the order of the values alone. */
export interface Wait {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const waitOf = (sorted: readonly number[], share: number): Wait => {
  const { length } = sorted;
  const spread = 1.96 * Math.sqrt(length * share * (1 - share));
  const at = (rank: number): number => sorted[Math.min(length - 1, Math.max(0, Math.floor(rank)))];
  return {
    value: quantile(sorted, share),
    low: at(length * share - spread),
    high: at(length * share + spread),
  };
};

const ms = (value: number): string => value.toFixed(1);

export const showWait = ({ value, low, high }: Wait): string => `${ms(value)} ms (${ms(low)} to ${ms(high)})`;

/** How many times one is the other, at least and at most. */
export const showRatio = (one: Wait, other: Wait): string =>
  `${(one.value / other.value).toFixed(1)} (${(one.low / other.high).toFixed(1)} to ${(one.high / other.low).toFixed(1)})`;

/** A line for each kind of abuse: how often it was tried, and what it met. */
export const showTally = (rows: TallyRows, seconds: number): string => {
  const lines = ABUSES.map(({ name }) => {
    const codes = Object.entries(rows[name] ?? {}).sort(([, a], [, b]) => b - a);
    const tried = codes.reduce((sum, [, count]) => sum + count, 0);
    const met = codes.map(([code, count]) => `${code} ${count}`).join(', ');
    return `  ${name.padEnd(20)} ${(tried / seconds).toFixed(0).padStart(6)}/s  ${met}`;
  });
  return lines.join('\n');
};
