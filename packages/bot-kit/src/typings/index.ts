import { findGame, type Language } from '@sanh-rong/engine';
import { liengTypings } from './lieng.ts';
import { type TypingDocs, typingDocs } from './messages/index.ts';
import { phomTypings } from './phom.ts';
import { tienlenTypings } from './tienlen.ts';

const TYPINGS: Readonly<Record<string, (docs: TypingDocs, ruleSets: readonly string[]) => string>> = {
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
  return TYPINGS[game]?.(typingDocs(language), ruleSets).trimStart() ?? '';
};
