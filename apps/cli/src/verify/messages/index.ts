import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type VerifyWords, vi } from './vi.ts';

export type { VerifyWords } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, VerifyWords>> = { vi, en };

export const verifyWords = (language: Language): VerifyWords => CATALOGUES[language];
