import type { Catalogue } from '../../../situation.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export const MIEN_NAM_WORDS: Catalogue = { vi, en };
