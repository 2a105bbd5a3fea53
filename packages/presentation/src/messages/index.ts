import type { Language } from '@sanh-rong/engine';
import { en, type PresentationMessages } from './en.ts';
import { vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, PresentationMessages>> = { vi, en };

/** What is said of every game in a language. */
export const presentationMessages = (language: Language): PresentationMessages => CATALOGUES[language];
