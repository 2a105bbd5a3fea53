import type { Language } from '@sanh-rong/engine';
import { en, type FaceMessages } from './en.ts';
import { vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, FaceMessages>> = { vi, en };

/** What is said of every game in a language. */
export const faceMessages = (language: Language): FaceMessages => CATALOGUES[language];
