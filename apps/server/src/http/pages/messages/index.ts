import type { Details, Language } from '@sanh-rong/engine';
import { say, type Words } from '../../messages/index.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export type PageWord = keyof typeof en;

export const PAGE_WORDS: Words = { vi, en };

/** Says the words of a page in one language. */
export type Say = (word: PageWord, details?: Details) => string;

export const sayIn =
  (language: Language): Say =>
  (word, details) =>
    say(PAGE_WORDS, language, word, details);
