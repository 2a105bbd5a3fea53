import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type ExampleWords, vi } from './vi.ts';

export type { ExampleWords };

const CATALOGUES: Readonly<Record<Language, ExampleWords>> = { vi, en };

export const exampleWords = (language: Language): ExampleWords => CATALOGUES[language];
