import { type Catalogue, type Details, fill, type Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { vi } from './vi.ts';

/** Sentences in every language, by the code of a refusal, the id of a route or the name of a message. */
export type Words = Catalogue<Readonly<Record<string, string>>>;

export type HttpCode = keyof typeof en;

export const HTTP_SENTENCES: Words = { vi, en };

/** Catalogues of several modules as one. Where two say the same key, the later one is heard. */
export const joinWords = (catalogues: readonly Words[]): Words => ({
  vi: Object.assign({}, ...catalogues.map((words) => words.vi)),
  en: Object.assign({}, ...catalogues.map((words) => words.en)),
});

/** The sentence of a key, its details filled in. A key without one stands for itself. */
export const say = (words: Words, language: Language, key: string, details: Details = {}): string => {
  const catalogue = words[language];
  return fill(Object.hasOwn(catalogue, key) ? catalogue[key] : key, details);
};
