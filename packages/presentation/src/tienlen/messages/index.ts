import type { Language } from '@sanh-rong/engine';
import { en, type TienLenMessages } from './en.ts';
import { vi } from './vi.ts';

export type { TienLenMessages } from './en.ts';

const CATALOGUES: Readonly<Record<Language, TienLenMessages>> = { vi, en };

/** What Tiến Lên says in a language. */
export const tienlenMessages = (language: Language): TienLenMessages => CATALOGUES[language];
