import type { Rolldown } from 'vite';

/**
 * Which modules travel together. Left alone, the build makes a part of every few lines that two pages share, and a phone
 * far away waits longer for forty small answers than for four.
 */

interface Part {
  readonly name: string;
  /** Ends of the paths of modules that are in it. What these need is in it as well, unless an earlier part has it. */
  readonly holds: readonly string[];
}

/** The first to want a module has it. */
const PARTS: readonly Part[] = [
  {
    name: 'house',
    holds: [
      'web/src/app.tsx',
      'web/src/offline/install.ts',
      'react-dom/client.js',
      // A few words that tables at home share with those of the server: they must not bring the socket along.
      'web/src/link/pause.ts',
      'web/src/link/transport.ts',
      // Its own styles before those of its modules, in one file.
      ...['look/fonts', 'look/tokens', 'look/base', 'cards/cards', 'art/art'].map((file) => `web/src/${file}.css`),
    ],
  },
  { name: 'link', holds: ['web/src/link/coming.ts', 'web/src/link/socket-transport.ts'] },
  // What nearly every page has: cards, choices, sheets.
  {
    name: 'cards',
    holds: [
      'engine/src/catalogue.ts',
      'presentation/src/names.ts',
      'players/src/level-ids.ts',
      'web/src/art/mat.tsx',
      'web/src/cards/card.tsx',
      'web/src/games/registry.ts',
      'web/src/levels/usual-level.ts',
      'web/src/net/use-query.ts',
      'web/src/net/use-submit.ts',
      'web/src/parts/choice.tsx',
      'web/src/parts/settling.ts',
      'web/src/parts/sheet.tsx',
      'web/src/parts/use-media.ts',
      'web/src/table/mode-badge.tsx',
      'web/src/table/last-table.ts',
      'web/src/table/messages/vi.ts',
    ],
  },
  // What the front page has in common with others, and tables have no use for.
  {
    name: 'lists',
    holds: ['games/game-choice.tsx', 'history/game-pages.ts', 'history/game-row.tsx'].map((file) => `web/src/${file}`),
  },
  // What is kept of practice on this device: the front page shows it, a table with others has no use for it.
  {
    name: 'practice',
    holds: ['practice-store.ts', 'start.ts', 'use-unfinished.ts', 'worker-url.ts'].map(
      (file) => `web/src/practice/${file}`,
    ),
  },
  // What a practice table is opened with, when the player goes there.
  {
    name: 'practising',
    holds: ['choice.ts', 'practice-transport.ts', 'messages/vi.ts'].map((file) => `web/src/practice/${file}`),
  },
  // The way to strangers, from the front page and from their tables.
  { name: 'finding', holds: ['web/src/strangers/use-finding.ts', 'web/src/strangers/trouble-line.tsx'] },
  { name: 'home', holds: ['web/src/home/home-page.tsx'] },
  // What stands beside people and bots on many pages: their figures, their numbers, the link to send on.
  {
    name: 'people',
    holds: [
      'web/src/art/avatar.tsx',
      'web/src/lobby/share.ts',
      'web/src/results/copying.ts',
      'web/src/results/seat-table.tsx',
    ],
  },
  // What charts are drawn on: at a table they come when its session is over.
  { name: 'paper', holds: ['web/src/chart/paper.tsx', 'web/src/chart/scale.ts'] },
  // One's own bots, wherever they are spoken of.
  { name: 'bots', holds: ['web/src/bots/messages/vi.ts', 'web/src/bots/own-bots.ts'] },
  // Intervals, in the arena and in the review of a game.
  { name: 'ranges', holds: ['web/src/arena/range-bar.tsx'] },
  // What the pages of the arena have in common: who plays, what they make of a game, how a match reads.
  {
    name: 'arena',
    holds: ['charts/estimate-bar.tsx', 'match-row.tsx', 'trouble.tsx', 'who.tsx'].map(
      (file) => `web/src/arena/${file}`,
    ),
  },
  {
    name: 'tournaments',
    holds: ['messages/vi.ts', 'progress.ts', 'tournament-api.ts', 'tournaments.module.css'].map(
      (file) => `web/src/arena/tournaments/${file}`,
    ),
  },
  // What every game is played and told with, and its book of rules opened.
  {
    name: 'rules',
    holds: [
      ...['cardset', 'catalogue', 'deal', 'game', 'messages/index', 'objection', 'options', 'random'].map(
        (module) => `engine/src/${module}.ts`,
      ),
      ...['cards', 'controls', 'presentation', 'display', 'named'].map((module) => `presentation/src/${module}.ts`),
      'web/src/rulebook/rules-button.tsx',
      'web/src/table/voice.ts',
    ],
  },
  { name: 'settings', holds: ['web/src/create/usual-settings.ts', 'web/src/lobby/messages/vi.ts'] },
  // The screen alone: a page of the server's tables adds the socket, one of practice its worker.
  {
    name: 'table',
    holds: ['replay/kept-promise.ts', 'table/flown.tsx', 'table/table-screen.tsx'].map((file) => `web/src/${file}`),
  },
  // What all courses are taught with.
  {
    name: 'learn',
    holds: [
      'bill.tsx',
      'elsewhere.tsx',
      'hand-picker.tsx',
      'learn-page.tsx',
      'walkthrough.tsx',
      'verdict.tsx',
      'voice.ts',
    ].map((file) => `web/src/learn/${file}`),
  },
  { name: 'lobby', holds: ['web/src/lobby/lobby.tsx'] },
  // Comes behind any page, once it is known who looks at it.
  { name: 'invitations', holds: ['web/src/invitations/waiting.tsx'] },
];

/** The code editor is one part, and only of the page that needs it. */
const MONACO = /\/node_modules\/monaco-editor\//;

/** Each game is a part of its own: how it is played and how it is told. */
const GAME = /\/(?:engine|presentation)\/src\/([^/]+)\/(?:game|presentation)\.ts$/;

const path = (module: string): string => module.replaceAll('\\', '/');

export const parts: Rolldown.CodeSplittingOptions = {
  groups: [
    ...PARTS.map(({ name, holds }, index) => ({
      name,
      test: (module: string) => holds.some((end) => path(module).endsWith(`/${end}`)),
      priority: PARTS.length - index,
    })),
    { name: 'monaco', test: (module: string) => MONACO.test(path(module)) },
    {
      name: (module) => GAME.exec(path(module))?.[1] ?? null,
      debugName: 'game',
      test: (module) => GAME.test(path(module)),
    },
  ],
};
