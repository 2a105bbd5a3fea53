import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type PageParts, readPageParts } from './page-parts.ts';
import { readShell, type Shell } from './shell.ts';

/**
 * The web client as it was built, read into memory once: a request is answered with bytes that lie ready, compressed
 * when it was built, and only what was there at the start can ever be asked for.
 */
export interface BuiltClient {
  /** By path, as `/assets/…`. */
  readonly files: ReadonlyMap<string, ClientFile>;
  readonly shell: Shell;
  /** What each page is made of. */
  readonly pages: PageParts;
}

export interface ClientFile {
  /** The file's ending, which says its type. */
  readonly type: string;
  readonly modified: string;
  /** Names the content. */
  readonly hash: string;
  readonly plain: Buffer;
  /** What the build has compressed, the best first. */
  readonly packed: readonly Packed[];
}

export interface Packed {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/** Endings of compressed copies beside the files, the best first. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

const SHELL = 'index.html';

/** Where the build has written down what pages are made of. */
const PAGES = 'pages.json';

/** Read here, and never served. */
const OWN: readonly string[] = [SHELL, PAGES];

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const packedCopies = (file: string): Packed[] =>
  (Object.keys(ENCODINGS) as Encoding[])
    .filter((encoding) => existsSync(file + ENCODINGS[encoding]))
    .map((encoding) => ({ encoding, bytes: readFileSync(file + ENCODINGS[encoding]) }));

const readClientFile = (file: string): ClientFile => {
  const plain = readFileSync(file);
  return {
    type: extname(file),
    modified: statSync(file).mtime.toUTCString(),
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    plain,
    packed: packedCopies(file),
  };
};

/** The client in this folder; null when none has been built there. */
export const readClient = (folder: string): BuiltClient | null => {
  if (!existsSync(join(folder, SHELL))) return null;
  const isCopy = (name: string): boolean => Object.values(ENCODINGS).some((ending) => name.endsWith(ending));
  const names = namesIn(folder).filter((name) => !OWN.includes(name) && !isCopy(name));
  return {
    files: new Map(names.map((name) => [`/${name.split(sep).join('/')}`, readClientFile(join(folder, name))])),
    shell: readShell(readFileSync(join(folder, SHELL), 'utf8')),
    pages: readPageParts(readFileSync(join(folder, PAGES), 'utf8')),
  };
};
