import { LANGUAGES, type Language } from '@sanh-rong/engine';
import { en, type Messages } from './en.ts';
import { vi } from './vi.ts';

export type { Who } from '@sanh-rong/presentation';
export type { Messages } from './en.ts';

const CATALOGUES: Readonly<Record<Language, Messages>> = { vi, en };

/** What the terminal says in a language. */
export const messages = (language: Language): Messages => CATALOGUES[language];

/** The language after this one: what the key L switches to. */
export const otherLanguage = (language: Language): Language =>
  LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
