import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type ReplayWords, vi } from './vi.ts';

export type { ReplayWords } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, ReplayWords>> = { vi, en };

export const replayWords = (language: Language): ReplayWords => CATALOGUES[language];
