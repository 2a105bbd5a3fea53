import { random } from './random.ts';
import { sharp } from './sharp.ts';
import { simple } from './simple.ts';

export { outlookOf } from './outlook.ts';
export { shareBeaten } from './strength.ts';
export { opponentsOf } from './view.ts';
export { random, sharp, simple };

/** Weakest first. */
export const levels = [random, simple, sharp] as const;
