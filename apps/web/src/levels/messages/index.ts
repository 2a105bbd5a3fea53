import { en } from './en.ts';
import { vi } from './vi.ts';

export const LEVEL_WORDS = { vi, en };
