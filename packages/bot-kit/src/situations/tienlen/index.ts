import type { DealRequest } from '@sanh-rong/engine';
import type { GameSituations, Situation } from '../situation.ts';
import { dealOut, situationOf } from '../sketch.ts';
import { CUTTING } from './mien-nam/cutting.ts';
import { ENDING } from './mien-nam/ending.ts';
import { FOLLOWING } from './mien-nam/following.ts';
import { LEADING } from './mien-nam/leading.ts';
import { MIEN_NAM_WORDS } from './mien-nam/messages/vi.ts';
import { PLAIN } from './mien-nam/plain.ts';
import type { TienLenSketch } from './sketch.ts';
import { THIRTEEN_WORDS } from './thirteen/messages/vi.ts';
import { THIRTEEN } from './thirteen/sketches.ts';

const drawUp = (
  ruleSet: string,
  sketches: readonly TienLenSketch[],
  plain: readonly TienLenSketch[] = [],
): Situation[] =>
  sketches.map((sketch) => {
    const { leader } = sketch;
    const given: DealRequest['given'] = { hands: dealOut(sketch), ...(leader === undefined ? {} : { leader }) };
    return { ...situationOf('tienlen', sketch, { ruleSet, given }), plain: plain.includes(sketch) };
  });

export const TIENLEN_SITUATIONS: GameSituations = {
  situations: [
    ...drawUp('mien-nam', [...PLAIN, ...LEADING, ...FOLLOWING, ...CUTTING, ...ENDING], PLAIN),
    ...drawUp('thirteen', THIRTEEN),
  ],
  words: [MIEN_NAM_WORDS, THIRTEEN_WORDS],
};
