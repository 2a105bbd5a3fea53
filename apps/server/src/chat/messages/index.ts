import type { Language } from '@sanh-rong/engine';
import type { Phrase } from '@sanh-rong/protocol';
import * as en from './en.ts';
import * as vi from './vi.ts';

const CATALOGUES = { vi, en } as const;

export type ChatCode = keyof typeof en.refusals;
export type LineCode = keyof typeof en.lines;
type Details = Readonly<Record<string, string | number>>;

/** The sentence of every code that the chat and its routes refuse with. */
export const CHAT_SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  vi: vi.refusals,
  en: en.refusals,
};

/** What each route does, by its id. */
export const CHAT_SUMMARIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  vi: vi.summaries,
  en: en.summaries,
};

/** Names are filled in once: one that looks like a gap stays as it is. */
const fill = (sentence: string, details: Details): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));

export const explainChat = (
  { code, details }: { readonly code: ChatCode; readonly details: Details },
  language: Language,
): string => fill(CATALOGUES[language].refusals[code], details);

export const sentenceOf = (line: LineCode, details: Details, language: Language): string =>
  fill(CATALOGUES[language].lines[line], details);

export const botCalled = (name: string, language: Language): string => fill(CATALOGUES[language].words.bot, { name });

export const sayPhrase = (phrase: Phrase, language: Language): string => CATALOGUES[language].phrases[phrase];
