import { champion } from './champion.ts';
import { defensive } from './defensive.ts';
import { expert } from './expert/expert.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { simple } from './simple.ts';
import { steady } from './steady.ts';

export { Endgame } from './expert/endgame.ts';
export { outlookOf } from './expert/outlook.ts';
export { groupsOf } from './groups.ts';
export { preferences } from './simple.ts';
export { champion, defensive, expert, greedy, random, simple, steady };

/** Weakest first. */
export const levels = [random, simple, greedy, defensive, steady, expert, champion] as const;
