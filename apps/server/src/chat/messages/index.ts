import { type Details, fill, type Language } from '@sanh-rong/engine';
import type { Phrase } from '@sanh-rong/protocol';
import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';
import * as vi from './vi.ts';

const CATALOGUES = { vi, en } as const;

export type ChatCode = keyof typeof en.refusals;
export type LineCode = keyof typeof en.lines;

/** The sentence of every code that the chat and its routes refuse with. */
export const CHAT_SENTENCES: Words = { vi: vi.refusals, en: en.refusals };

/** What each route does, by its id. */
export const CHAT_SUMMARIES: Words = { vi: vi.summaries, en: en.summaries };

export const explainChat = (
  { code, details }: { readonly code: ChatCode; readonly details: Details },
  language: Language,
): string => fill(CATALOGUES[language].refusals[code], details);

export const sentenceOf = (line: LineCode, details: Details, language: Language): string =>
  fill(CATALOGUES[language].lines[line], details);

export const botCalled = (name: string, language: Language): string => fill(CATALOGUES[language].words.bot, { name });

export const sayPhrase = (phrase: Phrase, language: Language): string => CATALOGUES[language].phrases[phrase];
