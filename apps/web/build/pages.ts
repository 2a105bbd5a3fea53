import type { Plugin } from 'vite';
import { type Chunk, chunkHolding, chunksOf, stylesOf, withImports } from './chunks.ts';
import { MAIN, PAGE_MODULES } from './page-modules.ts';

/**
 * Tells the server which parts each page is made of, so that the page can name them all and a browser need not find out
 * one after the other.
 */

/** The file the server reads; it is never served. */
const FILE = 'pages.json';

/** What asks for something itself as soon as it is there: it comes before the rest. */
const ASKS = 'src/link/coming.ts';

/** What a table needs besides its page, before its game. */
const LOBBY = 'src/lobby/lobby.tsx';

/** What a game brings to a table, and what it is taught with: by the names `game {game}` and `course {game}`. */
const OF_GAMES: readonly { readonly name: (game: string) => string; readonly module: RegExp }[] = [
  { name: (game) => `game ${game}`, module: /[\\/](src[\\/]games[\\/]([^\\/]+)[\\/]table\.tsx)$/ },
  { name: (game) => `course ${game}`, module: /[\\/](src[\\/]learn[\\/]([^\\/]+)[\\/]course\.ts)$/ },
];

const partsOfGames = (chunks: ReadonlyMap<string, Chunk>): [name: string, module: string][] =>
  [...chunks.values()]
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) =>
      OF_GAMES.flatMap(({ name, module }): [string, string][] => {
        const [, path, game] = module.exec(id) ?? [];
        return path === undefined ? [] : [[name(game), path.replaceAll('\\', '/')]];
      }),
    );

/** Names the worker that runs practice tables. */
const WORKER = 'src/practice/worker-url.ts';
const WORKER_FILE = /\/assets\/worker-[\w-]+\.js/;

export const pages = (): Plugin => ({
  name: 'sanh-rong-pages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = chunksOf(bundle);
    const partsOf = (module: string): Set<Chunk> => {
      const chunk = chunkHolding(chunks, module);
      return chunk === undefined ? this.error(`no chunk holds ${module}`) : withImports(chunks, chunk);
    };
    const house = partsOf(MAIN);
    const asking = chunkHolding(chunks, ASKS);
    const own = (module: string) => {
      const needed = [...partsOf(module)].filter((chunk) => !house.has(chunk));
      const asks = needed.filter((chunk) => chunk === asking);
      return {
        scripts: [...new Set([...asks, ...needed])].map(({ fileName }) => `/${fileName}`),
        styles: [...stylesOf(needed)].map((name) => `/${name}`),
      };
    };
    const worker = WORKER_FILE.exec(chunkHolding(chunks, WORKER)?.code ?? '')?.[0];
    if (worker === undefined) this.error(`${WORKER} names no worker`);
    const all = [
      ...[...Object.entries(PAGE_MODULES), ['lobby', LOBBY] as const, ...partsOfGames(chunks)].map(([name, module]) => [
        name,
        own(module),
      ]),
      ['practice worker', { scripts: [], styles: [], workers: [worker] }],
    ];
    this.emitFile({ type: 'asset', fileName: FILE, source: `${JSON.stringify(Object.fromEntries(all))}\n` });
  },
});
