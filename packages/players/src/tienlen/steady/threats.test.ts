import { cardset } from '@sanh-rong/engine';
import {
  beats,
  giveHand,
  leads,
  MIEN_NAM,
  MoveList,
  newPosition,
  type Rules,
  THIRTEEN,
} from '@sanh-rong/engine/tienlen/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { Threats } from './threats.ts';

const { bitCount, highHalf, lowHalf, minus, setOf } = cardset;

const ALL = setOf(Array.from({ length: 52 }, (_, card) => card));

/** The chance that `size` given cards all lie in a hand of `held` out of `unseen`. */
const chanceOf = (size: number, held: number, unseen: number): number => {
  let chance = 1;
  for (let k = 0; k < size; k++) chance *= (held - k) / (unseen - k);
  return chance;
};

/** What beats a form among the unseen cards, every combination looked at. */
const byBruteForce = (rules: Rules, form: number, unseen: number, hands: readonly number[]): number => {
  const combinations = new MoveList();
  leads(combinations, rules, lowHalf(unseen), highHalf(unseen));
  let expected = 0;
  for (let i = 0; i < combinations.size; i++) {
    if (!beats(rules, combinations.form[i], form)) continue;
    const size = bitCount(combinations.low[i]) + bitCount(combinations.high[i]);
    for (const held of hands) expected += chanceOf(size, held, cardset.sizeOf(unseen));
  }
  return expected;
};

describe('what others may hold against a play', () => {
  it.each([
    ['Miền Nam', MIEN_NAM],
    ['Thirteen', THIRTEEN],
  ])('is expected as often as every deal of the unseen cards makes it: %s', (_, rules) => {
    const deals = fc.record({
      // Cards of few ranks, so that pairs, runs and fours come up.
      cards: fc.uniqueArray(fc.integer({ min: 28, max: 51 }), { minLength: 12, maxLength: 20 }),
      own: fc.integer({ min: 1, max: 6 }),
      hands: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })),
    });
    fc.assert(
      fc.property(deals, ({ cards, own, hands }) => {
        const hand = setOf(cards.slice(0, own));
        const unseen = setOf(cards.slice(own));
        const gone = minus(minus(ALL, hand), unseen);
        const p = newPosition(3);
        giveHand(p, 0, lowHalf(hand), highHalf(hand));
        p.left[1] = hands[0];
        p.left[2] = hands[1];
        const threats = new Threats();
        threats.look(rules, p, lowHalf(gone), highHalf(gone));
        const forms = new MoveList();
        leads(forms, rules, lowHalf(hand), highHalf(hand));
        for (let i = 0; i < forms.size; i++) {
          const form = forms.form[i];
          expect(threats.against(rules, form, threats.all)).toBeCloseTo(byBruteForce(rules, form, unseen, hands), 9);
        }
      }),
      { numRuns: examples(50, 200), seed: 5 },
    );
  });
});
