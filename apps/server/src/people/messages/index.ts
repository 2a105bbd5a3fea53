import type { Language } from '@sanh-rong/engine';
import * as en from './en.ts';
import * as vi from './vi.ts';

/** Sentences for refusals by code. */
export const PEOPLE_SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  vi: vi.sentences,
  en: en.sentences,
};

/** What the routes do, by the id of the route. */
export const PEOPLE_SUMMARIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  vi: vi.summaries,
  en: en.summaries,
};
