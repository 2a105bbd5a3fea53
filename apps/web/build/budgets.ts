import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Chunk, chunkHolding, chunksOf, stylesOf, withImports } from './chunks.ts';

/**
 * What a route may make a phone download, in bytes after gzip. A build that goes beyond fails. Counted is everything the
 * route needs before it can be used: the table with its lobby and the heaviest of the games.
 */

const KB = 1_000;

interface Budget {
  readonly route: string;
  /** The modules that the route needs before it can be used. */
  readonly modules: readonly string[];
  /** And one of these: the heaviest counts. */
  readonly oneOf?: RegExp;
  readonly script: number;
  /** Where it is not the usual. */
  readonly styles?: number;
}

/** What all styles that a route loads may weigh. */
const STYLES = 30 * KB;

/** What each game brings to a page. */
const COURSES = /[\\/]src[\\/]learn[\\/][^\\/]+[\\/]course\.ts$/;
const TABLES = /[\\/]src[\\/]games[\\/][^\\/]+[\\/]table\.tsx$/;

const ROUTES: readonly Budget[] = [
  { route: 'home', modules: ['src/main.tsx', 'src/home/home-page.tsx'], script: 120 * KB },
  {
    route: 'course',
    modules: ['src/main.tsx', 'src/learn/learn-page.tsx'],
    oneOf: COURSES,
    script: 150 * KB,
  },
  { route: 'practice', modules: ['src/main.tsx', 'src/practice/practice-page.tsx'], script: 120 * KB },
  {
    route: 'practice table',
    modules: ['src/main.tsx', 'src/practice/practice-table-page.tsx'],
    oneOf: TABLES,
    script: 170 * KB,
  },
  {
    route: 'table',
    modules: ['src/main.tsx', 'src/table/table-page.tsx', 'src/lobby/lobby.tsx'],
    oneOf: TABLES,
    script: 190 * KB,
  },
  { route: 'bots', modules: ['src/main.tsx', 'src/bots/bots-page.tsx'], script: 140 * KB },
  { route: 'bot', modules: ['src/main.tsx', 'src/bots/bot-page.tsx'], script: 160 * KB },
  { route: 'arena', modules: ['src/main.tsx', 'src/arena/home/arena-page.tsx'], script: 140 * KB },
  { route: 'ladder', modules: ['src/main.tsx', 'src/arena/ladder/ladder-page.tsx'], script: 140 * KB },
  { route: 'match', modules: ['src/main.tsx', 'src/arena/match/match-page.tsx'], script: 140 * KB },
  {
    route: 'game of a match',
    modules: ['src/main.tsx', 'src/arena/match/game-page.tsx'],
    oneOf: TABLES,
    script: 190 * KB,
  },
  { route: 'bot in a ladder', modules: ['src/main.tsx', 'src/arena/entry/entry-page.tsx'], script: 140 * KB },
  { route: 'tournament', modules: ['src/main.tsx', 'src/arena/tournaments/tournament-page.tsx'], script: 140 * KB },
  {
    route: 'new tournament',
    modules: ['src/main.tsx', 'src/arena/tournaments/new-tournament-page.tsx'],
    script: 140 * KB,
  },
  // Comes when the page is there already, and not on phones. Its styles are its own.
  {
    route: 'code editor',
    modules: ['src/main.tsx', 'src/bots/bot-page.tsx', 'src/bots/code/monaco-editor.tsx'],
    script: 1_100 * KB,
    styles: 45 * KB,
  },
];

interface Weight {
  readonly script: number;
  readonly styles: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const zipped = (text: string | Uint8Array): number => gzipSync(text).length;

export const budgets = (): Plugin => ({
  name: 'sanh-rong-budgets',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = chunksOf(bundle);
    const faults: string[] = [];
    const report = (what: string, size: number, most: number): void => {
      this.info(`${what}: ${(size / KB).toFixed(1)} of ${most / KB} KB gzip`);
      if (size > most) faults.push(`${what} weighs ${(size / KB).toFixed(1)} KB, more than its ${most / KB} KB`);
    };
    const chunkOf = (route: string, module: string): Chunk =>
      chunkHolding(chunks, module) ?? this.error(`${route}: no chunk holds ${module}`);
    const holding = (route: string, module: RegExp): Chunk[] => {
      const found = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
      return found.length > 0 ? found : this.error(`${route}: no chunk holds ${module}`);
    };
    const weigh = (first: readonly Chunk[], route: string): Weight => {
      const needed = new Set(first.flatMap((chunk) => [...withImports(chunks, chunk)]));
      const weights = [...stylesOf(needed)].map((name) => {
        const file = bundle[name];
        return file?.type === 'asset' ? zipped(file.source) : 0;
      });
      if (weights.includes(0) || weights.length === 0) this.error(`${route}: its styles are not in the bundle`);
      return { script: sum([...needed].map(({ code }) => zipped(code))), styles: sum(weights) };
    };
    for (const { route, modules, oneOf, script, styles = STYLES } of ROUTES) {
      const always = modules.map((module) => chunkOf(route, module));
      const ways = oneOf === undefined ? [always] : holding(route, oneOf).map((chunk) => [...always, chunk]);
      const weights = ways.map((way) => weigh(way, route));
      report(`script of ${route}`, Math.max(...weights.map((weight) => weight.script)), script);
      report(`styles of ${route}`, Math.max(...weights.map((weight) => weight.styles)), styles);
    }
    if (faults.length > 0) this.error(faults.join('; '));
  },
});
