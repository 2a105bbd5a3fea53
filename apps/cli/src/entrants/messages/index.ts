import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type EntrantWords, vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, EntrantWords>> = { vi, en };

export const entrantWords = (language: Language): EntrantWords => CATALOGUES[language];
