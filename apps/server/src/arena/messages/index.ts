import type { Language } from '@sanh-rong/engine';
import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';
import * as vi from './vi.ts';

/** Sentences for refusals by code. */
export const ARENA_SENTENCES: Words = { vi: vi.sentences, en: en.sentences };

/** What the routes do, by the id of the route. */
export const ARENA_SUMMARIES: Words = { vi: vi.summaries, en: en.summaries };

/** The columns of the standings of a tournament as a table, in their order. */
export type Column = keyof typeof en.columns;
export const STANDINGS_COLUMNS: Readonly<Record<Language, Readonly<Record<Column, string>>>> = {
  vi: vi.columns,
  en: en.columns,
};
