import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type RemoteWords, vi } from './vi.ts';

export type { RemoteWords } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, RemoteWords>> = { vi, en };

export const remoteWords = (language: Language): RemoteWords => CATALOGUES[language];
