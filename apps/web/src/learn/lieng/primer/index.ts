import type { Primer } from '../../course.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export const LIENG_PRIMER: Primer = { game: 'lieng', words: { vi, en } };
