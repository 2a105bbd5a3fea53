import type { DealRequest } from '@sanh-rong/engine';
import type { GameSituations, Situation } from '../situation.ts';
import { dealOut, situationOf } from '../sketch.ts';
import { CHIPS } from './chips.ts';
import { HANDS } from './hands.ts';
import { LIENG_WORDS } from './messages/vi.ts';
import type { LiengSketch } from './sketch.ts';
import { TURNS } from './turns.ts';

const drawUp = (sketch: LiengSketch): Situation => {
  const { dealer = 0, chips } = sketch;
  const given: DealRequest['given'] = { hands: dealOut(sketch), dealer, ...(chips === undefined ? {} : { chips }) };
  return situationOf('lieng', sketch, { ruleSet: 'lieng', given });
};

export const LIENG_SITUATIONS: GameSituations = {
  situations: [...TURNS, ...HANDS, ...CHIPS].map(drawUp),
  words: [LIENG_WORDS],
};
