import { random } from './random.ts';
import { simple } from './simple.ts';

export { random, simple };

/** Weakest first. */
export const levels = [random, simple] as const;
