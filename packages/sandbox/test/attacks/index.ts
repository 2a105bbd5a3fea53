import { answeringAttacks } from './answering.ts';
import type { Attack } from './attack.ts';
import { lastingAttacks } from './lasting.ts';
import { memoryAttacks } from './memory.ts';
import { outsideAttacks } from './outside.ts';
import { timeAttacks } from './time.ts';

export type { Attack } from './attack.ts';

export const ATTACKS: readonly Attack[] = [
  ...timeAttacks,
  ...memoryAttacks,
  ...outsideAttacks,
  ...lastingAttacks,
  ...answeringAttacks,
];
