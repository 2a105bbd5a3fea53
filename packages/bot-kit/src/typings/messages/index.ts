import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type TypingDocs, vi } from './vi.ts';

export type { TypingDocs };

const CATALOGUES: Readonly<Record<Language, TypingDocs>> = { vi, en };

export const typingDocs = (language: Language): TypingDocs => CATALOGUES[language];
