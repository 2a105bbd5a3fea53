import { basename } from 'node:path';
import type { Language } from '@sanh-rong/engine';
import { levelIdsOf } from '@sanh-rong/players';
import { gameName } from '@sanh-rong/presentation';
import { chosen, Misuse } from '../arguments/command.ts';
import { readText } from '../arguments/files.ts';
import { expectJavaScript, isJavaScript } from './javascript.ts';
import { ENTRANT_WORDS } from './messages/vi.ts';
import { distinct } from './names.ts';

/** A contestant as the command line names it: plain data, which threads hand on. */
export type ContestantSpec = { readonly name: string } & (
  | { readonly kind: 'file'; readonly path: string; readonly source: string }
  | { readonly kind: 'level'; readonly level: string }
  | { readonly kind: 'program'; readonly command: string }
);

export type ContestantKind = ContestantSpec['kind'];

/** A program that speaks on its standard input and output: `exec:python3 bot.py`. */
const PROGRAM = 'exec:';

/** Far more than a bot may be long: a bot that is too long is refused by the source check, with words of its own. */
const MOST_MEGABYTES = 4;

/** A path rather than a misspelt level. */
const looksLikeFile = (word: string): boolean => isJavaScript(word) || /[\\/]/.test(word);

const spec = (word: string, game: string, language: Language): ContestantSpec => {
  const say = ENTRANT_WORDS[language];
  if (word.startsWith(PROGRAM)) {
    const command = word.slice(PROGRAM.length).trim();
    if (command === '') throw new Misuse(say.noCommand);
    return { kind: 'program', command, name: command };
  }
  const levels = levelIdsOf(game);
  if (levels.includes(word)) return { kind: 'level', level: word, name: word };
  expectJavaScript(word, language);
  if (!looksLikeFile(word)) throw new Misuse(say.unknown(word, gameName(game, language), levels.join(' | ')));
  return {
    kind: 'file',
    path: word,
    source: chosen(readText(word, language, MOST_MEGABYTES)),
    name: basename(word),
  };
};

/** Two files of one name in different folders are told apart by their paths. */
const byPath = (all: readonly ContestantSpec[]): ContestantSpec[] =>
  all.map((each) => {
    if (each.kind !== 'file') return each;
    const isShared = all.some((other) => other.kind === 'file' && other.name === each.name && other.path !== each.path);
    return isShared ? { ...each, name: each.path } : each;
  });

/** The contestants that a command line names, each with a name of its own. */
export const readContestantSpecs = (words: readonly string[], game: string, language: Language): ContestantSpec[] => {
  const named = byPath(words.map((word) => spec(word, game, language)));
  const names = distinct(named.map(({ name }) => name));
  return named.map((each, at) => ({ ...each, name: names[at] }));
};
