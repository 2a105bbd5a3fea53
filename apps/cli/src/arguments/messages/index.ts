import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type ArgumentWords, vi } from './vi.ts';

export type { ArgumentWords } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, ArgumentWords>> = { vi, en };

export const argumentWords = (language: Language): ArgumentWords => CATALOGUES[language];
