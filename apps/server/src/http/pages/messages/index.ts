import type { Language } from '@sanh-rong/engine';
import { say, type Words } from '../../messages/index.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export type PageWord = keyof typeof en;

export const PAGE_WORDS: Words = { vi, en };

/** Says the words of a page in one language. */
export type Say = (word: PageWord, details?: Readonly<Record<string, string | number>>) => string;

export const sayIn =
  (language: Language): Say =>
  (word, details) =>
    say(PAGE_WORDS, language, word, details);

const isWord = (key: string): key is PageWord => Object.hasOwn(en, key);

/** What people call a game and its rule set. One that has no name here yet goes by its id. */
export const gameName = (speak: Say, game: string, ruleSet: string): string => {
  const named = (kind: 'game' | 'ruleSet', id: string): string => {
    const key = `${kind}.${id}`;
    return isWord(key) ? speak(key) : id;
  };
  return game === ruleSet ? named('game', game) : `${named('game', game)} · ${named('ruleSet', ruleSet)}`;
};
