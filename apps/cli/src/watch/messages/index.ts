import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { vi, type WatchWords } from './vi.ts';

export type { WatchWords } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, WatchWords>> = { vi, en };

export const watchWords = (language: Language): WatchWords => CATALOGUES[language];
