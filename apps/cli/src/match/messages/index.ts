import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type MatchWords, vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, MatchWords>> = { vi, en };

export const matchWords = (language: Language): MatchWords => CATALOGUES[language];
