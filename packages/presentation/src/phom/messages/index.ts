import type { Language } from '@sanh-rong/engine';
import { en, type PhomMessages } from './en.ts';
import { vi } from './vi.ts';

export type { PhomMessages } from './en.ts';

const CATALOGUES: Readonly<Record<Language, PhomMessages>> = { vi, en };

/** What Phỏm says in a language. */
export const phomMessages = (language: Language): PhomMessages => CATALOGUES[language];
