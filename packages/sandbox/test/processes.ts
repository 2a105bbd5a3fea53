import { readdirSync, readFileSync } from 'node:fs';

/** The parent of every process there is, those that wait to be cleared away included. */
const parents = (): Map<number, number> =>
  new Map(
    readdirSync('/proc').flatMap((name) => {
      if (!/^\d+$/.test(name)) return [];
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [[Number(name), Number(parent)] as const];
      } catch {
        // It ended while it was being looked at.
        return [];
      }
    }),
  );

/** Processes that this one has started, or that those have started. */
export const descendants = (): number[] => {
  const of = parents();
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isBelow(of.get(pid)));
  return [...of.keys()].filter((pid) => isBelow(of.get(pid)));
};
