import { cardset, Random } from '@sanh-rong/engine';
import { classify, kindOf, lengthOf, NO_FORM, PAIRS, RANK_COUNT, STRAIGHT } from '@sanh-rong/engine/tienlen/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { Costs, Planner } from './plan.ts';

const { highHalf, lowHalf, setOf } = cardset;

/** Costs drawn at random, below nought as well. */
const randomCosts = (seed: string): Costs => {
  const dice = new Random(seed);
  const costs = new Costs();
  for (const column of [costs.sets, costs.straights, costs.pairs]) {
    for (let at = 0; at < column.length; at++) column[at] = dice.fraction() * 3 - 0.5;
  }
  return costs;
};

const costOf = (costs: Costs, cards: readonly number[]): number => {
  const set = setOf(cards);
  const form = classify(lowHalf(set), highHalf(set));
  if (form === NO_FORM) return Number.POSITIVE_INFINITY;
  const top = Math.max(...cards) >> 2;
  const run = lengthOf(form) * RANK_COUNT + top;
  if (kindOf(form) === STRAIGHT) return costs.straights[run];
  return kindOf(form) === PAIRS ? costs.pairs[run] : costs.sets[top * 5 + cards.length];
};

/** The cheapest of all partitions of the cards, every one looked at. */
const byBruteForce = (costs: Costs, cards: readonly number[]): { cost: number; groups: Set<number> } => {
  let cost = Number.POSITIVE_INFINITY;
  let groups = new Set<number>();
  const place = (at: number, parts: number[][]): void => {
    if (at === cards.length) {
      const sum = parts.reduce((total, part) => total + costOf(costs, part), 0);
      if (sum < cost - 1e-9) groups = new Set();
      if (sum < cost + 1e-9) groups.add(parts.length);
      cost = Math.min(cost, sum);
      return;
    }
    for (const part of parts) {
      part.push(cards[at]);
      place(at + 1, parts);
      part.pop();
    }
    place(at + 1, [...parts, [cards[at]]]);
  };
  place(0, []);
  return { cost, groups };
};

describe('the plan of a hand', () => {
  it('is the cheapest of all decompositions, for the hand and for every part of it', () => {
    // Few ranks, so that runs of cards and of pairs come up all the time.
    const hands = fc.uniqueArray(fc.integer({ min: 24, max: 51 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(hands, fc.string(), fc.nat(511), (cards, seed, without) => {
        const costs = randomCosts(seed);
        const planner = new Planner(costs);
        const whole = setOf(cards);
        planner.begin(lowHalf(whole), highHalf(whole));
        for (const part of [cards, cards.filter((_, at) => ((without >> at) & 1) === 0)]) {
          const set = setOf(part);
          const { cost, groups } = byBruteForce(costs, part);
          expect(planner.plan(lowHalf(set), highHalf(set))).toBeCloseTo(cost, 9);
          expect(groups).toContain(planner.groups);
        }
      }),
      { numRuns: examples(20, 60), seed: 7 },
    );
  });

  it('finds six consecutive pairs as two straights or one run, whichever costs less', () => {
    const costs = new Costs();
    costs.sets.fill(1);
    costs.straights.fill(0.4);
    costs.pairs.fill(1);
    const pairs = setOf([0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21]);
    const planner = new Planner(costs);
    planner.begin(lowHalf(pairs), highHalf(pairs));
    expect(planner.plan(lowHalf(pairs), highHalf(pairs))).toBeCloseTo(0.8);
    costs.straights.fill(0.6);
    planner.begin(lowHalf(pairs), highHalf(pairs));
    expect(planner.plan(lowHalf(pairs), highHalf(pairs))).toBeCloseTo(1);
  });

  it('is never one of an earlier hand, however many hands were looked at in between', () => {
    const run = setOf([0, 4, 8]);
    for (const between of [0xfffe, 0xffff, 0x10000]) {
      const costs = new Costs();
      costs.sets.fill(1);
      costs.straights.fill(0.5);
      const planner = new Planner(costs);
      planner.begin(lowHalf(run), highHalf(run));
      expect(planner.plan(lowHalf(run), highHalf(run))).toBeCloseTo(0.5);
      costs.straights.fill(2);
      for (let hands = 0; hands < between; hands++) planner.begin(lowHalf(run), highHalf(run));
      expect(planner.plan(lowHalf(run), highHalf(run))).toBeCloseTo(2);
    }
  });
});
