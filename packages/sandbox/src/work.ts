import { readdirSync, readFileSync } from 'node:fs';

/** How much a process has worked, with how many threads, and whether it wants to, as Linux tells it. */

/** Linux counts work in hundredths of a second, even where its own clock is finer (milliseconds). */
const TICK = 10;

/** What follows the program's name, which may hold anything: the state first. */
const fieldsOf = (file: string): string[] => {
  const stat = readFileSync(file, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** Milliseconds of work of all its threads so far; null where the system does not tell. */
export const workOf = (pid: number): number | null => {
  try {
    const fields = fieldsOf(`/proc/${pid}/stat`);
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return null;
  }
};

/**
 * Microseconds of work of its first thread so far, the one that runs the bot; null where the system does not tell. A system
 * that does not count says zero.
 */
export const firstThreadWorkOf = (pid: number): number | null => {
  try {
    const nanoseconds = Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[0]);
    return nanoseconds > 0 ? nanoseconds / 1_000 : null;
  } catch {
    return null;
  }
};

/** How many threads it has; null where the system does not tell. */
export const threadsOf = (pid: number): number | null => {
  try {
    return Number(fieldsOf(`/proc/${pid}/stat`)[17]);
  } catch {
    return null;
  }
};

/** Whether all its threads wait for something, and none for a processor. */
export const isAsleep = (pid: number): boolean => {
  try {
    const threads = `/proc/${pid}/task`;
    return readdirSync(threads).every((thread) => fieldsOf(`${threads}/${thread}/stat`)[0] === 'S');
  } catch {
    // One of them has just ended.
    return false;
  }
};
