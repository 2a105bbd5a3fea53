import type { Emblem } from '../emblems.ts';

/** Three courts: a picture hand. */
export const LIENG_EMBLEM: Emblem = { game: 'lieng', ruleSet: 'lieng', cards: ['Jc', 'Qh', 'Kd'] };
