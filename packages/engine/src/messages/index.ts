import { en as liengEn } from '../lieng/messages/en.ts';
import { vi as liengVi } from '../lieng/messages/vi.ts';
import { en as phomEn } from '../phom/messages/en.ts';
import { vi as phomVi } from '../phom/messages/vi.ts';
import { en as tienlenEn } from '../tienlen/messages/en.ts';
import { vi as tienlenVi } from '../tienlen/messages/vi.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

/** The languages the product speaks, the first one first. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const english = { ...en, ...tienlenEn, ...phomEn, ...liengEn } as const;
const vietnamese: Record<Reason, string> = { ...vi, ...tienlenVi, ...phomVi, ...liengVi };

/** The key of a sentence that says why something was refused. */
export type Reason = keyof typeof english;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = { vi: vietnamese, en: english };

export const REASONS = Object.keys(english) as readonly Reason[];

/** The sentence for a refusal, its details filled in. */
export const explain = (
  refusal: { readonly reason: Reason; readonly details: Readonly<Record<string, string | number>> },
  language: Language,
): string =>
  CATALOGUES[language][refusal.reason].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(refusal.details[name] ?? whole),
  );
