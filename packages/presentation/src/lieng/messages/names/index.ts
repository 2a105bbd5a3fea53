import type { Language } from '@sanh-rong/engine';
import type { GameNames } from '../../../named.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

/** What things are called in Liêng. */
export const LIENG_NAMES: Readonly<Record<Language, GameNames>> = { vi, en };
