import { findGame, type GameId, isGameId, type Language } from '@sanh-rong/engine';
import { liengTypings } from './lieng/index.ts';
import { phomTypings } from './phom/index.ts';
import { tienlenTypings } from './tienlen/index.ts';

/** What an editor must know about the bots of one game. */
export interface GameTypings {
  /** Its types by the names under which a project of one's own imports them. */
  readonly names: Readonly<Record<string, string>>;
  /** Its global types, with documentation in the language. */
  typings(language: Language, ruleSets: readonly string[]): string;
}

const TYPINGS: Readonly<Record<GameId, GameTypings>> = {
  tienlen: tienlenTypings,
  phom: phomTypings,
  lieng: liengTypings,
};

/**
 * What an editor must know about a game's bots: declarations of global types (`GameState`, `Move`, `Card` …) with
 * documentation on everything, in the language. Empty for a game without bots.
 */
export const typings = (game: string, language: Language): string => {
  const found = findGame(game);
  const ruleSets = found.ok ? found.value.ruleSets.map(({ id }) => id) : [];
  return isGameId(game) ? TYPINGS[game].typings(language, ruleSets).trimStart() : '';
};

/**
 * For code that comes from a project of one's own and says `import('@sanh-rong/bot-kit').…` in its comments: the package as
 * an editor without packages must know it, its types being those of `typings`. Empty for a game without bots.
 */
export const packageTypings = (game: string): string => {
  if (!isGameId(game)) return '';
  const types = Object.entries({ ...TYPINGS[game].names, BotCard: 'Card' });
  return `declare module '@sanh-rong/bot-kit' {\n${types.map(([name, own]) => `  export type ${name} = ${own};\n`).join('')}}\n`;
};
