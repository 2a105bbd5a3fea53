import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './folder.ts';

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

/** A process that holds a folder says so every `every` milliseconds; one unheard of for `silence` has left it. */
const SIGNS_OF_LIFE = { every: 5_000, silence: 20_000 } as const;

interface Holder {
  readonly pid: number;
  /** Every container calls its first process 1, so a number means something on one host only. Null in older files. */
  readonly host: string | null;
  readonly token: string | null;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Of the kernel's clock that processes are dated by (milliseconds); the same on all Linux machines that Node runs on. */
const TICK = 10;

/** When a process began (milliseconds since 1970); null where it is a dead one that its parent has not noticed. */
const startOf = (pid: number): number | null => {
  // A name may hold blanks and brackets: what is read stands behind the last one.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const boot = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1];
  if (boot === undefined) throw new Error('no time of the boot');
  return state === 'Z' ? null : Number(boot) * 1_000 + Number(fields[18]) * TICK;
};

/** What dates of processes and of files may differ by (milliseconds). */
const BLUR = 2_000;

/** Whether the process with this number can be the one that last gave a sign of life in a file: numbers are used again. */
const isSameProcess = (pid: number, file: string): boolean => {
  try {
    const began = startOf(pid);
    return began !== null && began < statSync(file).mtimeMs + BLUR;
  } catch {
    // Not Linux, or gone meanwhile: then the number is all there is to go by.
    return isAlive(pid);
  }
};

const readHolder = (file: string): Holder | null => {
  try {
    const [pid, host = null, token = null] = readFileSync(file, 'utf8').trim().split('\n');
    return Number.isInteger(Number(pid)) && Number(pid) > 0 ? { pid: Number(pid), host, token } : null;
  } catch {
    return null;
  }
};

const isFresh = (file: string): boolean => {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return changed !== undefined && Date.now() - changed < SIGNS_OF_LIFE.silence;
};

const isHeld = (file: string, { pid, host }: Holder): boolean => {
  // Another host's processes cannot be asked.
  if (host !== null && host !== hostname()) return isFresh(file);
  return pid !== process.pid && isAlive(pid) && isSameProcess(pid, file);
};

const claim = (file: string, token: string): boolean => {
  try {
    writeFileSync(file, `${process.pid}\n${hostname()}\n${token}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

const refresh = (file: string): void => {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Without its file the folder is free; the next process that comes finds that out.
  }
};

/** Takes a folder for this process; a process that died has left it. Returns how to give it back. */
export const lockFolder = (folder: string): (() => void) => {
  makeFolder(folder);
  const file = join(folder, 'process');
  const token = randomUUID();
  if (!claim(file, token)) {
    const holder = readHolder(file);
    if (holder !== null && isHeld(file, holder)) throw new FolderTaken(holder.pid, folder);
    rmSync(file, { force: true });
    // Another process that found the folder left by a dead one may have been faster.
    if (!claim(file, token)) throw new FolderTaken(readHolder(file)?.pid ?? 0, folder);
  }
  // A process that was stopped for a while may find that another one has the folder now.
  const isOurs = (): boolean => readHolder(file)?.token === token;
  const signs = setInterval(() => {
    if (isOurs()) refresh(file);
  }, SIGNS_OF_LIFE.every);
  signs.unref();
  return () => {
    clearInterval(signs);
    if (isOurs()) rmSync(file, { force: true });
  };
};
