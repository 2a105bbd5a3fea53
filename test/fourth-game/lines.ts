/** What a fourth game writes into each registry: its imports, and its line before each line of Liêng. */
export interface RegistryLines {
  readonly imports?: readonly string[];
  readonly lines: readonly string[];
}

const both = (name: string): string => `highcard: { vi: ${name}, en: ${name} },`;

export const LINES: Readonly<Record<string, RegistryLines>> = {
  'packages/engine/src/catalogue.ts': { lines: ['highcard: { highcard: { min: 2, max: 4, usual: 2 } },'] },
  'packages/engine/src/games.ts': { imports: ["{ highcard } from './highcard/index.ts'"], lines: ['highcard,'] },
  'packages/engine/src/errors.ts': { lines: ["readonly highcard: 'HC';"] },
  'packages/engine/src/messages/index.ts': {
    imports: ["* as highcard from '../highcard/messages.ts'"],
    lines: ['highcard,'],
  },
  'packages/players/src/registry.ts': {
    imports: ["* as highcard from './highcard/index.ts'"],
    lines: ['highcard: highcard.levels,'],
  },
  'packages/players/src/level-ids.ts': { lines: ["highcard: ['random'],"] },
  'packages/players/src/measured.ts': { lines: ['highcard: [],'] },
  'packages/analysis/src/outlooks.ts': { lines: ['highcard: () => null,'] },
  'bench/run.ts': { lines: ['highcard: [],'] },
  'bench/puzzles/kinds.ts': { lines: ['highcard: null,'] },
  'packages/presentation/src/registry.ts': {
    imports: ["{ highcardPresentation } from './highcard/index.ts'"],
    lines: ['highcard: highcardPresentation,'],
  },
  'packages/presentation/src/names.ts': {
    imports: ["{ HIGHCARD_NAMES } from './highcard/index.ts'"],
    lines: ['highcard: HIGHCARD_NAMES,'],
  },
  'packages/presentation/src/reasons.ts': {
    lines: ['highcard: { flaws: [], words: { vi: {}, en: {} } } as AnyGameReasons,'],
  },
  'packages/presentation/src/themes.ts': { lines: ['highcard: { reasons: NONE, themes: NONE },'] },
  'packages/bot-kit/src/bot-games.ts': {
    imports: ["{ highcardBots } from './highcard/index.ts'"],
    lines: ['highcard: highcardBots,'],
  },
  'packages/bot-kit/src/examples/index.ts': {
    imports: ["{ highcardExamples } from '../highcard/index.ts'"],
    lines: ['highcard: highcardExamples,'],
  },
  'packages/bot-kit/src/typings/index.ts': {
    imports: ["{ highcardTypings } from '../highcard/index.ts'"],
    lines: ['highcard: highcardTypings,'],
  },
  'packages/bot-kit/src/situations/library.ts': {
    imports: ["{ HIGHCARD_SITUATIONS } from '../highcard/index.ts'"],
    lines: ['highcard: HIGHCARD_SITUATIONS,'],
  },
  'packages/bot-kit/src/words/move-words.ts': {
    imports: ["{ HIGHCARD_MOVES } from '../highcard/index.ts'"],
    lines: [both('HIGHCARD_MOVES')],
  },
  'apps/cli/src/games/registry.ts': {
    imports: ["{ highcardTerminal } from './highcard/terminal.ts'"],
    lines: ['highcard: highcardTerminal,'],
  },
  'apps/server/src/arena/ladders/anchors.ts': { lines: ['highcard: [],'] },
  'apps/web/src/games/registry.ts': {
    lines: ["highcard: () => import('./highcard/table.tsx').then(({ highcardTable }) => highcardTable),"],
  },
  'apps/web/src/games/emblems.ts': {
    imports: ["{ HIGHCARD_EMBLEM } from './highcard/table.tsx'"],
    lines: ['highcard: HIGHCARD_EMBLEM,'],
  },
  'apps/web/src/learn/courses.ts': {
    imports: ["{ HIGHCARD_PRIMER } from '../games/highcard/table.tsx'"],
    lines: [
      "highcard: () => import('../games/highcard/table.tsx').then(({ highcardCourse }) => highcardCourse),",
      'highcard: HIGHCARD_PRIMER,',
    ],
  },
  'apps/web/src/puzzles/library.ts': { lines: ["highcard: async () => '',"] },
  'apps/web/src/rulebook/books.ts': {
    lines: ["highcard: { vi: async () => ({ default: '' }), en: async () => ({ default: '' }) },"],
  },
};
