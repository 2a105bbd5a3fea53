import { random } from './random.ts';
import { simple } from './simple.ts';

/** Weakest first. */
export const levels = [random, simple] as const;
