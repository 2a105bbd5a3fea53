import { Random } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { bell, chop, type Luck, longTail } from '../test/synthetic.ts';
import type { Estimate } from './moments.ts';
import { everybody, type ScheduledDeal, scheduleDeal } from './schedule.ts';
import { addDeal, emptyTally, leadOver, pointsOf, type SeatedResult } from './tally.ts';

/**
 * Four players of known strength over duplicate deals. What they get in a game is made of their strength, of the cards
 * their seat has in that deal, of how well the deal suits the player, and of luck in this very game; what all get
 * together is taken away again, so that points sum to zero as in real games.
 */
const STRENGTHS = [3, 1, 0.5, -2];
const MEAN = STRENGTHS.reduce((sum, strength) => sum + strength, 0) / STRENGTHS.length;

const resultsIn = (deal: ScheduledDeal, luck: Luck, random: Random): SeatedResult[] => {
  const cards = STRENGTHS.map(() => 10 * bell(random));
  const suits = STRENGTHS.map((strength) => strength + 4 * luck(random));
  return deal.seatings.map((seating) => {
    const raw = seating.map((who, seat) => suits[who] + cards[seat] + 8 * luck(random));
    const mean = raw.reduce((sum, points) => sum + points, 0) / raw.length;
    const points = raw.map((own) => own - mean);
    const places = points.map((own) => 1 + points.filter((other) => other > own).length);
    return { seating, result: { points, places, breakdown: points.map((own) => ({ luck: own })) } };
  });
};

const covers = ({ low, high }: Estimate, truth: number): number => (low <= truth && truth <= high ? 1 : 0);

describe('intervals of a tally over duplicate deals', () => {
  test.each([
    ['bell-shaped luck', bell, 10, examples(2_500, 10_000)],
    ['rare heavy losses', chop, 40, examples(1_000, 4_000)],
    ['a long tail', longTail, 40, examples(1_000, 4_000)],
  ])('cover the true points and leads 95 times in 100 with %s', (name, luck, deals, trials) => {
    const random = new Random(`coverage with ${name}`);
    const schedule = Array.from({ length: deals }, (_, number) => scheduleDeal(everybody(4), name, number));
    let [points, leads] = [0, 0];
    for (let trial = 0; trial < trials; trial++) {
      let tally = emptyTally(4);
      for (const deal of schedule) tally = addDeal(tally, resultsIn(deal, luck, random));
      points += covers(pointsOf(tally, trial % 4), STRENGTHS[trial % 4] - MEAN);
      leads += covers(leadOver(tally, 2, trial % 2), STRENGTHS[2] - STRENGTHS[trial % 2]);
    }
    // Nearly three standard deviations of a share of 0.95: one in a hundred in 4,000 trials.
    const most = examples(0.02, 0.01);
    expect(Math.abs(points / trials - 0.95)).toBeLessThan(most);
    expect(Math.abs(leads / trials - 0.95)).toBeLessThan(most);
  });
});
