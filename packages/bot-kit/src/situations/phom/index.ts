import { DECK_SIZE } from '@sanh-rong/engine';
import type { GameSituations, Situation } from '../situation.ts';
import { dealOut, situationOf } from '../sketch.ts';
import { BASIC_WORDS } from './basic/messages/vi.ts';
import { BASIC } from './basic/sketches.ts';
import type { PhomSketch } from './sketch.ts';
import { stockOf, writeOut } from './stock.ts';
import { LAYING } from './ta-la/laying.ts';
import { TA_LA_WORDS } from './ta-la/messages/vi.ts';
import { TAKING } from './ta-la/taking.ts';

/** PH-21: four cards for each seat but one. PH-11: all that was not dealt. */
const STOCK_SIZES: Readonly<Record<string, (seats: number, dealt: number) => number>> = {
  'ta-la': (seats) => 4 * seats - 1,
  basic: (_seats, dealt) => DECK_SIZE - dealt,
};

const drawUp = (ruleSet: keyof typeof STOCK_SIZES, sketches: readonly PhomSketch[]): Situation[] =>
  sketches.map((sketch) => {
    const hands = dealOut({ ...sketch, aside: sketch.stock ?? '' });
    const stock = stockOf(sketch, hands, STOCK_SIZES[ruleSet](hands.length, hands.flat().length));
    const { leader = 0, played = '' } = sketch;
    return situationOf('phom', sketch, { ruleSet, given: { hands, leader, stock } }, writeOut(played, stock));
  });

export const PHOM_SITUATIONS: GameSituations = {
  situations: [...drawUp('ta-la', [...TAKING, ...LAYING]), ...drawUp('basic', BASIC)],
  words: [TA_LA_WORDS, BASIC_WORDS],
};
