import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type ReviewWords, vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, ReviewWords>> = { vi, en };

export const reviewWords = (language: Language): ReviewWords => CATALOGUES[language];
