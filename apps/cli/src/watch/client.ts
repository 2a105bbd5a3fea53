import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The web client as it was built: read into memory once, so that only what was there can ever be asked for. */

export interface Client {
  /** The one page of it. */
  readonly shell: Buffer;
  /** By path, as `/assets/…`. */
  readonly files: ReadonlyMap<string, ClientFile>;
}

export interface ClientFile {
  readonly type: string;
  readonly bytes: Buffer;
}

const SHELL = 'index.html';

/**
 * Files that are not served: the page itself comes from every address, what the build noted is for servers, and the
 * worker that keeps pages for later would show this match on this port for ever.
 */
const WITHHELD: readonly string[] = [SHELL, 'pages.json', 'sw.js', 'precache.js'];

/** Stands in for that worker: it keeps nothing, and takes itself away. */
const NO_WORKER: ClientFile = {
  type: 'text/javascript; charset=utf-8',
  bytes: Buffer.from(
    "addEventListener('install', () => skipWaiting());\naddEventListener('activate', () => registration.unregister());\n",
  ),
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Tells the page that there is no house around it: it shows no ways to what only a server has. */
export const LOCAL_MARK = 'data-viewer="local"';

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const isCopy = (name: string): boolean => name.endsWith('.br') || name.endsWith('.gz');

/** The client in this folder; null when none has been built there. */
export const readClient = (folder: string): Client | null => {
  if (!existsSync(join(folder, SHELL))) return null;
  const names = namesIn(folder).filter((name) => !isCopy(name) && !WITHHELD.includes(name));
  return {
    shell: Buffer.from(readFileSync(join(folder, SHELL), 'utf8').replace('<html', `<html ${LOCAL_MARK}`)),
    files: new Map([
      ...names.map((name): [string, ClientFile] => [
        `/${name.split(sep).join('/')}`,
        { type: TYPES[extname(name)] ?? 'application/octet-stream', bytes: readFileSync(join(folder, name)) },
      ]),
      ['/sw.js', NO_WORKER],
    ]),
  };
};

/** `apps/cli`, or the installed package: both `src/watch` and `dist/watch` are two folders down. */
const home = fileURLToPath(new URL('../..', import.meta.url));

/** Where a client may be: where the environment says, inside the installed package, or beside it in the repository. */
const placesOf = (env: Readonly<Record<string, string | undefined>>): string[] =>
  env.WEB_DIR ? [env.WEB_DIR] : [join(home, 'client'), join(home, '..', 'web', 'dist')];

export const findClient = (env: Readonly<Record<string, string | undefined>>): Client | null => {
  for (const place of placesOf(env)) {
    const client = readClient(place);
    if (client !== null) return client;
  }
  return null;
};
