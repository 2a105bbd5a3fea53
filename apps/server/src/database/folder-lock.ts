import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The embedded database is for one process at a time. */
export class FolderTaken extends Error {
  readonly pid: number;
  readonly folder: string;

  constructor(pid: number, folder: string) {
    super('the folder is taken');
    this.pid = pid;
    this.folder = folder;
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const readPid = (file: string): number | null => {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
};

const claim = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Takes a folder for this process; a process that died has left it. Returns how to give it back. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'process');
  if (!claim(file)) {
    const holder = readPid(file);
    if (holder !== null && holder !== process.pid && isAlive(holder)) throw new FolderTaken(holder, folder);
    rmSync(file, { force: true });
    // Whoever else found the folder left by a dead process may have been faster.
    if (!claim(file)) throw new FolderTaken(readPid(file) ?? 0, folder);
  }
  return () => rmSync(file, { force: true });
};
