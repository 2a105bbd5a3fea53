import { findGame, type GameId, isGameId, type Language } from '@sanh-rong/engine';
import { LIENG_NAMES, liengTypings } from './lieng.ts';
import { type TypingDocs, typingDocs } from './messages/index.ts';
import { PHOM_NAMES, phomTypings } from './phom.ts';
import { TIENLEN_NAMES, tienlenTypings } from './tienlen.ts';

const TYPINGS: Readonly<Record<GameId, (docs: TypingDocs, ruleSets: readonly string[]) => string>> = {
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
  return isGameId(game) ? TYPINGS[game](typingDocs(language), ruleSets).trimStart() : '';
};

const NAMES: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  tienlen: TIENLEN_NAMES,
  phom: PHOM_NAMES,
  lieng: LIENG_NAMES,
};

/**
 * For code that comes from a project of one's own and says `import('@sanh-rong/bot-kit').…` in its comments: the package as
 * an editor without packages must know it, its types being those of `typings`. Empty for a game without bots.
 */
export const packageTypings = (game: string): string => {
  if (!isGameId(game)) return '';
  const types = Object.entries({ ...NAMES[game], BotCard: 'Card' });
  return `declare module '@sanh-rong/bot-kit' {\n${types.map(([name, own]) => `  export type ${name} = ${own};\n`).join('')}}\n`;
};
