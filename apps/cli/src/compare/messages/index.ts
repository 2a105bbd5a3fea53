import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type CompareWords, vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, CompareWords>> = { vi, en };

export const compareWords = (language: Language): CompareWords => CATALOGUES[language];
