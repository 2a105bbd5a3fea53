import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type ReportWords, vi } from './vi.ts';

export type { ReportWords } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, ReportWords>> = { vi, en };

export const reportWords = (language: Language): ReportWords => CATALOGUES[language];
