import { explain, type Language, type Reason } from '@sanh-rong/engine';
import { en } from './en.ts';
import { vi } from './vi.ts';

export type TableReason = keyof typeof en;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<TableReason, string>>>> = { vi, en };

export const TABLE_REASONS = Object.keys(en) as readonly TableReason[];

const isTableReason = (reason: TableReason | Reason): reason is TableReason => Object.hasOwn(en, reason);

/** The sentence for anything a table refuses, its own words or the game's. */
export const explainTable = (
  refusal: {
    readonly reason: TableReason | Reason;
    readonly details: Readonly<Record<string, string | number>>;
  },
  language: Language,
): string => {
  const { reason, details } = refusal;
  if (!isTableReason(reason)) return explain({ reason, details }, language);
  return CATALOGUES[language][reason].replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));
};
