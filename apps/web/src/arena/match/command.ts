import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { ARENA_PAGES } from '../paths.ts';

/** How a match is played again in a terminal. */

/** A word that every shell takes as one. */
const wordOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'bot';

/** A file for each bot: those of the same name are counted. */
const filesOf = (names: readonly string[]): readonly string[] => {
  const words = names.map(wordOf);
  return words.map((word, at) => {
    const before = words.slice(0, at).filter((other) => other === word).length;
    return before === 0 ? `${word}.js` : `${word}-${before + 1}.js`;
  });
};

/** Options that are not as usual, as the command takes them. */
const optionsOf = (options: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(options).length === 0 ? [] : ['--options', `'${JSON.stringify(options).replaceAll("'", "'\\''")}'`];

/** How a match of programs that run elsewhere is checked in a terminal: only their owners have their code. */
export const checkOf = (origin: string, id: string): string => `sanhrong verify ${origin}${ARENA_PAGES.match(id)}`;

export const commandOf = (match: ArenaMatchDetail, seed: string): string => {
  const { game, ruleSet, seats, deals, contestants, options, command } = match;
  if (command !== undefined) return command;
  const files = filesOf(contestants.map(({ bot }) => bot?.name ?? ''));
  const names = contestants.map(({ bot, level }, at) => (bot === null ? level : files[at]));
  return [
    ...['sanhrong', 'match', ...names, '--game', game, '--rules', ruleSet, '--seats', seats, '--deals', deals],
    ...['--seed', seed, ...optionsOf(options)],
  ].join(' ');
};
