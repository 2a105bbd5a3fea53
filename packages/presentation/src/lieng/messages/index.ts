import type { Language } from '@sanh-rong/engine';
import { en, type LiengMessages } from './en.ts';
import { vi } from './vi.ts';

export type { LiengMessages } from './en.ts';

const CATALOGUES: Readonly<Record<Language, LiengMessages>> = { vi, en };

/** What Liêng says in a language. */
export const liengMessages = (language: Language): LiengMessages => CATALOGUES[language];
