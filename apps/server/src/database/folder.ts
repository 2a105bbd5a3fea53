import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folder for the database cannot be made or is none. */
export class BadFolder extends Error {
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super('the folder cannot be used', { cause });
    this.folder = folder;
  }
}

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
  mkdirSync(folder);
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
