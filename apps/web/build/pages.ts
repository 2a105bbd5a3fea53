import type { Plugin } from 'vite';
import { type Chunk, chunkHolding, chunksOf, stylesOf, withImports } from './chunks.ts';

/**
 * Tells the server which parts each page is made of, so that the page can name them all and a browser need not find out
 * one after the other.
 */

/** The file the server reads; it is given to nobody. */
const FILE = 'pages.json';

/** What every page has. */
const HOUSE = 'src/main.tsx';

/** What asks for something itself as soon as it is there: it comes before the rest. */
const ASKS = 'src/link/coming.ts';

/** By route, as the server calls it. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'src/home/home-page.tsx',
  '/new': 'src/create/create-page.tsx',
  '/t/{code}': 'src/table/table-page.tsx',
  '/practice': 'src/practice/practice-page.tsx',
  '/practice/table': 'src/practice/practice-table-page.tsx',
  '/practice/bot/{id}': 'src/practice/bot/bot-practice-page.tsx',
  '/learn': 'src/learn/learn-page.tsx',
  '/learn/{game}': 'src/learn/learn-page.tsx',
  '/games': 'src/history/history-page.tsx',
  '/games/{id}': 'src/replay/replay-page.tsx',
  '/leaders': 'src/leaders/leaders-page.tsx',
  '/me': 'src/people/me-page.tsx',
  '/people/{id}': 'src/people/person-page.tsx',
  '/bots': 'src/bots/bots-page.tsx',
  '/bots/{id}': 'src/bots/bot-page.tsx',
  '/arena': 'src/arena/home/arena-page.tsx',
  '/arena/{game}/{ruleSet}': 'src/arena/ladder/ladder-page.tsx',
  '/arena/matches': 'src/arena/match/matches-page.tsx',
  '/arena/matches/{id}': 'src/arena/match/match-page.tsx',
  '/arena/matches/{id}/live': 'src/arena/live/live-page.tsx',
  '/arena/matches/{id}/games/{number}': 'src/arena/match/game-page.tsx',
  '/arena/bots/{id}': 'src/arena/entry/entry-page.tsx',
  '/arena/tournaments': 'src/arena/tournaments/tournaments-page.tsx',
  '/arena/tournaments/new': 'src/arena/tournaments/new-tournament-page.tsx',
  '/arena/tournaments/{id}': 'src/arena/tournaments/tournament-page.tsx',
  '/i/{link}': 'src/invitations/own-link-page.tsx',
  '/settings': 'src/settings/settings-page.tsx',
  // And what a table needs besides, before its game and during it.
  lobby: 'src/lobby/lobby.tsx',
};

/** What a game brings to a table, and what it is taught with: by the names of the game and `course {game}`. */
const OF_GAMES: readonly { readonly name: (game: string) => string; readonly module: RegExp }[] = [
  { name: (game) => game, module: /[\\/](src[\\/]games[\\/]([^\\/]+)[\\/]table\.tsx)$/ },
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
    const house = partsOf(HOUSE);
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
      ...[...Object.entries(PAGES), ...partsOfGames(chunks)].map(([name, module]) => [name, own(module)]),
      ['practice worker', { scripts: [], styles: [], workers: [worker] }],
    ];
    this.emitFile({ type: 'asset', fileName: FILE, source: `${JSON.stringify(Object.fromEntries(all))}\n` });
  },
});
