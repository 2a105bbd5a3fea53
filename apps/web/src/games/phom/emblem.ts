import type { Emblem } from '../emblems.ts';

/** Three of a kind: the smallest phỏm. */
export const PHOM_EMBLEM: Emblem = { game: 'phom', ruleSet: 'ta-la', cards: ['7s', '7d', '7c'] };
