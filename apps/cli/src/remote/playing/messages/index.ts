import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type PlayingWords, vi } from './vi.ts';

export type { PlayingWords } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, PlayingWords>> = { vi, en };

export const playingWords = (language: Language): PlayingWords => CATALOGUES[language];
