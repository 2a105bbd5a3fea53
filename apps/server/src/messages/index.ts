import type { Language } from '@sanh-rong/engine';
import type { MessageCode, WireError } from '@sanh-rong/protocol';
import { explainTable, type TableRuling } from '@sanh-rong/table';
import { en } from './en.ts';
import { vi } from './vi.ts';

const CATALOGUES = { vi, en } as const;

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
