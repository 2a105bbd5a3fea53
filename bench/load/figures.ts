import { readdirSync, readFileSync } from 'node:fs';

/** Figures of a process and of many short waits. */

const TICKS = 100;
const PAGE = 4_096;

/** CPU seconds so far and bytes in memory of a process (Linux). */
export const usageOf = (pid: number): { readonly cpu: number; readonly rss: number } => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS, rss: Number(fields[21]) * PAGE };
};

/** CPU seconds so far of a process and everything it started. */
export const familyCpu = (pid: number): number => {
  let cpu = usageOf(pid).cpu;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(parent) === pid) cpu += usageOf(Number(name)).cpu;
    } catch {
      // It ended while it was being looked at.
    }
  }
  return cpu;
};

/** The value below which this share of the (sorted) values lie. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted.length === 0 ? Number.NaN : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
