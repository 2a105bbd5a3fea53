import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type BotWords, vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, BotWords>> = { vi, en };

export const botWords = (language: Language): BotWords => CATALOGUES[language];
