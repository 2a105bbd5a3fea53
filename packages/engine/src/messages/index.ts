import type { GameId } from '../catalogue.ts';
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

/** What is said of something, in every language. */
export type Catalogue<Words> = Readonly<Record<Language, Words>>;

/** What stands for the gaps of a sentence. */
export type Details = Readonly<Record<string, string | number>>;

/** A sentence, its gaps like `{name}` filled in once: a detail that looks like a gap stays as it is. */
export const fill = (sentence: string, details: Details): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));

type Sentences = Readonly<Record<string, string>>;

/** What every game refuses, and what each refuses on its own; no two of them use one key. */
export const REFUSALS = {
  all: { vi, en },
  tienlen: { vi: tienlenVi, en: tienlenEn },
  phom: { vi: phomVi, en: phomEn },
  lieng: { vi: liengVi, en: liengEn },
} satisfies Readonly<Record<GameId | 'all', Catalogue<Sentences>>>;

type Refusals = typeof REFUSALS;

/** The key of a sentence that says why something was refused. */
export type Reason = { [Game in keyof Refusals]: keyof Refusals[Game]['en'] }[keyof Refusals];

const sentenceOf = (reason: Reason, language: Language): string => {
  const catalogues: readonly Catalogue<Sentences>[] = Object.values(REFUSALS);
  return catalogues.find(({ [language]: own }) => Object.hasOwn(own, reason))?.[language][reason] ?? reason;
};

/** The sentence for a refusal, its details filled in. */
export const explain = (
  { reason, details }: { readonly reason: Reason; readonly details: Details },
  language: Language,
): string => fill(sentenceOf(reason, language), details);
