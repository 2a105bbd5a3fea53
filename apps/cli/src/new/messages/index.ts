import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type NewWords, vi } from './vi.ts';

export type { NewWords } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, NewWords>> = { vi, en };

export const newWords = (language: Language): NewWords => CATALOGUES[language];
