import type { Emblem } from '../emblems.ts';

/** A pig and what runs before it. */
export const TIENLEN_EMBLEM: Emblem = { game: 'tienlen', ruleSet: 'mien-nam', cards: ['Ks', 'Ac', '2h'] };
