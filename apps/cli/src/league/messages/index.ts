import type { Language } from '@sanh-rong/engine';
import { en } from './en.ts';
import { type LeagueWords, vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, LeagueWords>> = { vi, en };

export const leagueWords = (language: Language): LeagueWords => CATALOGUES[language];
