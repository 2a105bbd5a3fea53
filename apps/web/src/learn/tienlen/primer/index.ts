import type { Primer } from '../../course.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export const TIENLEN_PRIMER: Primer = { game: 'tienlen', words: { vi, en } };
