import { Random } from '@sanh-rong/engine';
import type { BlockReport, DealReport } from '../../src/match/block.ts';
import { addBlock, noScore, type Score } from '../../src/match/score.ts';

/** Matches made up without playing: contestants whose points a game are about what they are worth. */

const DECISIONS = 25;

const dealOf = (number: number, worth: readonly number[], random: Random): DealReport => {
  const contestants = worth.length;
  const luck = worth.map(() => random.below(21) - 10);
  const games = worth.map((_, by) => {
    const seating = worth.map((_each, seat) => (seat + by) % contestants);
    const points = seating.map((who, seat) => Math.round(worth[who] + luck[seat] / 2 + random.below(5) - 2));
    const places = points.map((own) => 1 + points.filter((other) => other > own).length);
    return { number: number * contestants + by, seating, result: { points, places }, faults: [], text: '' };
  });
  return { number, games };
};

export interface Invented {
  /** By contestant. */
  readonly worth: readonly number[];
  readonly deals: number;
  readonly seed?: string;
  readonly strikes?: readonly number[];
  readonly faults?: BlockReport['faults'];
}

export const inventedScore = ({ worth, deals, seed = 'invented', strikes, faults = [] }: Invented): Score => {
  const random = new Random(seed);
  return addBlock(noScore(worth.length), {
    number: 0,
    deals: Array.from({ length: deals }, (_, number) => dealOf(number, worth, random)),
    strikes: strikes ?? worth.map(() => 0),
    // Each thinks four times as long as the one before.
    thinking: worth.map((_, who) => ({
      decisions: DECISIONS,
      micros: DECISIONS * 90 * 4 ** (2 * who),
      longest: 700 * 4 ** (2 * who),
    })),
    faults,
  });
};
