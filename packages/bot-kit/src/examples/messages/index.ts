import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type RandomWords, vi } from './vi.ts';

export type { RandomWords };

export const RANDOM_WORDS: Readonly<Record<Language, RandomWords>> = { vi, en };
