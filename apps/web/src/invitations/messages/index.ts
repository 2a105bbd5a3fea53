import type { Catalogue } from '../../words/words.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export const INVITATION_WORDS: Catalogue<typeof vi> = { vi, en };
