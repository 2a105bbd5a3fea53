import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the server's package is: this file is in it as source, and as part of each built program. */
const packageFolder = (): string => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
};

const SERVER = packageFolder();

/** The folder of the web client as it is built in the repository. */
export const CLIENT_FOLDER = join(SERVER, '..', 'web', 'dist');

export const MIGRATIONS_FOLDER = join(SERVER, 'migrations');

/** The built program of a process or a thread, by its name in `scripts/bundle.mjs`. */
export const programFile = (name: string): string => join(SERVER, 'dist', `${name}.js`);
