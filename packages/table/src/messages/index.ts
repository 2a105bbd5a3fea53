import { type Catalogue, type Details, explain, fill, type Language, type Reason } from '@sanh-rong/engine';
import { en } from './en.ts';
import { vi } from './vi.ts';

export type TableReason = keyof typeof en;

const CATALOGUES: Catalogue<Readonly<Record<TableReason, string>>> = { vi, en };

export const TABLE_REASONS = Object.keys(en) as readonly TableReason[];

const isTableReason = (reason: TableReason | Reason): reason is TableReason => Object.hasOwn(en, reason);

/** The sentence for anything a table refuses, its own words or the game's. */
export const explainTable = (
  { reason, details }: { readonly reason: TableReason | Reason; readonly details: Details },
  language: Language,
): string =>
  isTableReason(reason) ? fill(CATALOGUES[language][reason], details) : explain({ reason, details }, language);
