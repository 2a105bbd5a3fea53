import { random } from './random.ts';
import { tree } from './tree-player.ts';

/** Weakest first. */
export const levels = [random, tree] as const;
