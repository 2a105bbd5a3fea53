import type { Catalogue } from '../../words/words.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export type HomeWords = typeof vi;
export const HOME_WORDS: Catalogue<typeof vi> = { vi, en };
