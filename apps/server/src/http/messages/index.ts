import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { vi } from './vi.ts';

/** Sentences in every language, by the code of a refusal, the id of a route or the name of a message. */
export type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export type HttpCode = keyof typeof en;

export const HTTP_SENTENCES: Words = { vi, en };

/** Catalogues of several modules as one. Where two say the same key, the later one is heard. */
export const joinWords = (catalogues: readonly Words[]): Words => ({
  vi: Object.assign({}, ...catalogues.map((words) => words.vi)),
  en: Object.assign({}, ...catalogues.map((words) => words.en)),
});

/** The sentence of a key, its details filled in. A key without one stands for itself. */
export const say = (
  words: Words,
  language: Language,
  key: string,
  details: Readonly<Record<string, string | number>> = {},
): string => {
  const catalogue = words[language];
  const sentence = Object.hasOwn(catalogue, key) ? catalogue[key] : key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));
};
