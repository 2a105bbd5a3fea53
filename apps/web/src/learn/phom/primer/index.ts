import type { Primer } from '../../course.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export const PHOM_PRIMER: Primer = { game: 'phom', words: { vi, en } };
