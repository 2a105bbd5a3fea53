import type { Catalogue } from '../../../situation.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export const BASIC_WORDS: Catalogue = { vi, en };
