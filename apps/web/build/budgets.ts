import { gzipSync } from 'node:zlib';
import type { PageId } from '@sanh-rong/protocol/pages';
import type { Plugin } from 'vite';
import { type Chunk, chunkHolding, chunksOf, stylesOf, withImports } from './chunks.ts';
import { MAIN, PAGE_MODULES } from './page-modules.ts';

/**
 * What a page may make a phone download, in bytes after gzip. A build that goes beyond fails. Counted is everything the
 * page needs before it can be used: the table with its lobby and the heaviest of the games.
 */

const KB = 1_000;

interface Budget {
  readonly page: PageId;
  /** What is weighed with the page, where it has a name of its own. */
  readonly part?: string;
  /** Modules that the page needs besides its own before it can be used. */
  readonly modules?: readonly string[];
  /** And one of these: the heaviest counts. */
  readonly oneOf?: RegExp;
  readonly script: number;
  /** Where it is not the usual. */
  readonly styles?: number;
}

/** What all styles that a page loads may weigh. */
const STYLES = 30 * KB;

/** What each game brings to a page. */
const COURSES = /[\\/]src[\\/]learn[\\/][^\\/]+[\\/]course\.ts$/;
const TABLES = /[\\/]src[\\/]games[\\/][^\\/]+[\\/]table\.tsx$/;

const BUDGETS: readonly Budget[] = [
  { page: 'home', script: 120 * KB },
  {
    page: 'learnGame',
    oneOf: COURSES,
    script: 150 * KB,
  },
  { page: 'practice', script: 120 * KB },
  {
    page: 'practiceTable',
    oneOf: TABLES,
    script: 170 * KB,
  },
  {
    page: 'table',
    modules: ['src/lobby/lobby.tsx'],
    oneOf: TABLES,
    script: 191 * KB,
  },
  { page: 'daily', script: 140 * KB },
  // The table, the engine that reads a puzzle's record, and no players. A library comes beside it, with a limit of its own.
  {
    page: 'puzzles',
    modules: ['src/puzzles/position.ts'],
    oneOf: TABLES,
    script: 220 * KB,
  },
  { page: 'bots', script: 140 * KB },
  { page: 'bot', script: 160 * KB },
  { page: 'arena', script: 140 * KB },
  { page: 'ladder', script: 140 * KB },
  { page: 'match', script: 140 * KB },
  {
    page: 'arenaGame',
    oneOf: TABLES,
    script: 190 * KB,
  },
  { page: 'entry', script: 140 * KB },
  { page: 'tournament', script: 140 * KB },
  {
    page: 'newTournament',
    script: 140 * KB,
  },
  // Comes below a replay that is there already; its worker brings the players.
  {
    part: 'review',
    page: 'replay',
    modules: ['src/review/review-panel.tsx'],
    oneOf: TABLES,
    script: 200 * KB,
  },
  // Comes when the page is there already, and not on phones. Its styles are its own.
  {
    part: 'code editor',
    page: 'bot',
    modules: ['src/bots/code/monaco-editor.tsx'],
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
    for (const { page, part, modules = [], oneOf, script, styles = STYLES } of BUDGETS) {
      const route = part ?? page;
      const always = [MAIN, PAGE_MODULES[page], ...modules].map((module) => chunkOf(route, module));
      const ways = oneOf === undefined ? [always] : holding(route, oneOf).map((chunk) => [...always, chunk]);
      const weights = ways.map((way) => weigh(way, route));
      report(`script of ${route}`, Math.max(...weights.map((weight) => weight.script)), script);
      report(`styles of ${route}`, Math.max(...weights.map((weight) => weight.styles)), styles);
    }
    if (faults.length > 0) this.error(faults.join('; '));
  },
});
