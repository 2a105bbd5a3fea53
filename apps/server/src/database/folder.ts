import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder for the database cannot be made or is none. */
export class BadFolder extends Error {
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super('the folder cannot be used', { cause });
    this.folder = folder;
  }
}

/** The server is root, and the folder for the database is another user's, who may read it with any modes. */
export class ForeignFolder extends Error {
  readonly folder: string;
  /** By number. */
  readonly owner: number;

  constructor(folder: string, owner: number) {
    super('the folder belongs to another user');
    this.folder = folder;
    this.owner = owner;
  }
}

/** All rights for the owner of a folder, none for others. */
const OURS = 0o700;
/** What everybody else may do. */
const OTHERS = 0o077;

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

/** Node's own way of making all parents never comes back from places like /proc, where nothing can be made. */
const make = (folder: string): void => {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) make(parent);
  mkdirSync(folder, { mode: OURS });
};

/** Makes a folder and those above it, where they are missing. */
export const makeFolder = (folder: string): void => {
  try {
    make(folder);
  } catch (cause) {
    // Another process may have made it in the meantime.
    if (!isFolder(folder)) throw new BadFolder(folder, cause);
  }
};

/**
 * Whether a folder is its owner's alone: it was, it is now, or it cannot be, because another user owns it or its disk
 * knows no such thing.
 */
export type Privacy = 'private' | 'repaired' | 'exposed';

/** Takes away what others may do with a file or a folder; true when there was something to take. */
const close = (path: string): boolean => {
  const { mode } = lstatSync(path);
  if ((mode & OTHERS) === 0) return false;
  chmodSync(path, mode & OURS);
  return true;
};

const ROOT = 0;

/**
 * Whether a folder is another user's. Where root would write into it, that is refused before anything is changed: its owner
 * would go on reading everything, and could start no server of their own on what root has written.
 */
const isForeign = (folder: string, user: number): boolean => {
  const { uid: owner } = statSync(folder);
  if (user === ROOT && owner !== ROOT) throw new ForeignFolder(folder, owner);
  return owner !== user;
};

/** Everything in a folder, however deep. What a link points to is elsewhere. */
const inside = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Sees to it that no other user of this machine reads what is in a folder: hands, secrets of deals, and what cookies
 * are signed with. A user who may not enter it reaches nothing inside; files made open to all are closed as well, for
 * when it is copied. Throws ForeignFolder where `user`, the one this process acts as, is root and the folder is not
 * root's.
 */
export const keepPrivate = (folder: string, user = process.geteuid?.()): Privacy => {
  // Where files have no such modes, they are as private as the system makes them.
  if (user === undefined) return 'private';
  try {
    if (isForeign(folder, user)) return 'exposed';
    const wasOpen = close(folder);
    for (const path of inside(folder)) close(path);
    if ((statSync(folder).mode & OTHERS) !== 0) return 'exposed';
    return wasOpen ? 'repaired' : 'private';
  } catch (error) {
    if (error instanceof ForeignFolder) throw error;
    return 'exposed';
  }
};
