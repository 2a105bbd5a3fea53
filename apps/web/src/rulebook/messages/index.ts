import { en } from './en.ts';
import { vi } from './vi.ts';

export const RULEBOOK_WORDS = { vi, en };
