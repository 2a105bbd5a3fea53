import { CARD_IDS, type CardId } from '@sanh-rong/engine';
import { lieng } from '@sanh-rong/engine/lieng';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { rankingOf, rivalsOf, worth } from './hands.ts';

const sixCards = fc.shuffledSubarray([...CARD_IDS], { minLength: 6, maxLength: 6 });

/** Who takes the pot when both check. */
const winner = (first: readonly CardId[], second: readonly CardId[]): number => {
  const dealt = lieng.deal({ given: { hands: [first, second] } });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  while (lieng.turn(state) !== null) {
    const next = lieng.apply(state, { type: 'theo' });
    if (!next.ok) throw new Error(next.error.reason);
    state = next.value.state;
  }
  return lieng.result(state)?.places.indexOf(1) ?? -1;
};

test('LG-4 of two hands the one worth more takes the pot', () => {
  fc.assert(
    fc.property(sixCards, (cards) => {
      const [first, second] = [cards.slice(0, 3), cards.slice(3)];
      expect(winner(first, second)).toBe(worth(first) > worth(second) ? 0 : 1);
    }),
  );
});

test('what beats a hand: all hands of the other 49 cards are looked at, and every example wins at the table', () => {
  fc.assert(
    fc.property(sixCards, (cards) => {
      const hand = cards.slice(0, 3);
      const { all, winning, examples } = rivalsOf(hand);
      expect(all).toBe(18424);
      expect(winning > 0).toBe(examples.length > 0);
      for (const { kind, cards: rival } of examples) {
        expect(rankingOf(rival).kind).toBe(kind);
        expect(winner(hand, rival)).toBe(1);
      }
    }),
    { numRuns: examples(10, 30) },
  );
});

test('LG-2 nothing beats three aces, everything but a few hands beats nothing at all', () => {
  expect(rivalsOf(['As', 'Ad', 'Ah']).winning).toBe(0);
  const { all, winning } = rivalsOf(['2s', '8s', '10s']);
  expect(winning / all).toBeGreaterThan(0.9);
});
