import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type TestWords, vi } from './vi.ts';

export type { TestWords } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, TestWords>> = { vi, en };

export const testWords = (language: Language): TestWords => CATALOGUES[language];
