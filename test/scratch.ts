import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Folders for the databases of a test run. They are copied some hundred times and thrown away, and a copy on a disk takes
 * the processor seven times as long as one in memory: so they are kept in memory where there is plenty of it.
 */

const MEMORY = '/dev/shm';

/** Bytes. The databases of a run take less than a quarter of it. */
const PLENTY = 4 * 2 ** 30;

const isPlenty = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > PLENTY;
  } catch {
    return false;
  }
};

/** Longer than any run takes (milliseconds): a folder this old is left over from one that was killed. */
const LEFT_OVER = 6 * 3_600_000;

/** On a disk the system clears away what is left over; here it would take memory until the machine is started again. */
const clearLeftOvers = (): void => {
  const names = readdirSync(MEMORY).filter((name) => name.startsWith('sanh-rong-'));
  for (const folder of names.map((name) => join(MEMORY, name))) {
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > LEFT_OVER) rmSync(folder, { recursive: true, force: true });
  }
};

/** A new folder; its user removes it. */
export const newScratch = (name: string): string => {
  const inMemory = isPlenty();
  if (inMemory) clearLeftOvers();
  return mkdtempSync(join(inMemory ? MEMORY : tmpdir(), `sanh-rong-${name}-`));
};
