import type { Language } from '@sanh-rong/engine';
import type { GameNames } from '../../../named.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

/** What things are called in Tiến Lên. */
export const TIENLEN_NAMES: Readonly<Record<Language, GameNames>> = { vi, en };
