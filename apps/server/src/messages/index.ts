import { type Details, fill, LANGUAGES, type Language } from '@sanh-rong/engine';
import type { MessageCode, WireError } from '@sanh-rong/protocol';
import { explainTable, type TableRuling } from '@sanh-rong/table';
import { BOT_SENTENCES } from '../bots/messages/vi.ts';
import type { BotRefused } from '../bots/refusal.ts';
import { explainChat } from '../chat/messages/index.ts';
import type { ChatRefusal } from '../chat/refusal.ts';
import { en, startEn } from './en.ts';
import { startVi, vi } from './vi.ts';

const CATALOGUES = { vi, en } as const;
const START = { vi: startVi, en: startEn } as const;

export const messageError = (code: MessageCode, language: Language): WireError => ({
  code,
  message: CATALOGUES[language][code],
});

type Refusal = Extract<TableRuling<never>, { ok: false }>['error'];

/** A refusal by the table or the game, in the client's language. */
export const refusalError = (refusal: Refusal, language: Language): WireError => ({
  code: refusal.code,
  message: explainTable(refusal, language),
});

export const chatError = (refusal: ChatRefusal, language: Language): WireError => ({
  code: refusal.code,
  message: explainChat(refusal, language),
});

export const botError = (
  { code, details = {} }: Pick<BotRefused, 'code' | 'details'>,
  language: Language,
): WireError => ({
  code,
  message: fill(BOT_SENTENCES[language][code] ?? code, details),
});

/** The operator's language: Vietnamese unless the system says otherwise. */
const systemLanguage = (): Language => {
  const system = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return LANGUAGES.find((known) => system.startsWith(known)) ?? LANGUAGES[0];
};

/** A sentence for whoever starts the server. */
export const sayStart = (key: keyof typeof startEn, details: Details = {}): string =>
  fill(START[systemLanguage()][key], details);
