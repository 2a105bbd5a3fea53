import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { cardOf } from '../../src/cards.ts';
import { EVALUATE, kindOf as kindOfValue, TIE_BREAKS } from '../../src/lieng/core/hand.ts';
import { Random } from '../../src/random.ts';
import { compare, kindOf, pointsOf, readCard, wholeDeck } from './hand.ts';

const strengthOf = (hand: readonly string[], tieBreak: (typeof TIE_BREAKS)[number]): number => {
  const [a, b, c] = hand.map((id) => cardOf(id) ?? -1);
  return EVALUATE[tieBreak](a, b, c);
};

describe('LG-2 to LG-4 the engine and the naive rules order hands alike', () => {
  const deck = wholeDeck();
  const hands: string[][] = [];
  for (let a = 0; a < 52; a++) {
    for (let b = a + 1; b < 52; b++) for (let c = b + 1; c < 52; c++) hands.push([deck[a], deck[b], deck[c]]);
  }

  test('LG-2 kind and points of all 22,100 hands, whatever the order of the cards', () => {
    expect(hands).toHaveLength(22_100);
    for (const [a, b, c] of hands) {
      const naive = [a, b, c].map(readCard);
      const value = strengthOf([a, b, c], 'highCard');
      const kind = kindOf(naive);
      if (kindOfValue(value) !== kind) throw new Error(`${a} ${b} ${c}`);
      if (kind === 'points' && ((value >> 6) & 15) !== pointsOf(naive)) throw new Error(`${a} ${b} ${c}`);
      for (const turned of [
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ]) {
        if (strengthOf(turned, 'highCard') !== value) throw new Error(`${turned}`);
      }
    }
  });

  test.each(TIE_BREAKS)('LG-4 %s: a sorted list of all hands is sorted for the naive rules too', (tieBreak) => {
    const sorted = hands
      .map((hand) => ({ cards: hand.map(readCard), value: strengthOf(hand, tieBreak) }))
      .sort((a, b) => a.value - b.value);
    for (let i = 1; i < sorted.length; i++) {
      const [low, high] = [sorted[i - 1], sorted[i]];
      const order = Math.sign(compare(low.cards, high.cards, tieBreak));
      if (order !== Math.sign(low.value - high.value)) throw new Error(JSON.stringify([low, high]));
    }
  });

  test.each(TIE_BREAKS)('LG-4 %s: random pairs', (tieBreak) => {
    const random = new Random(`pairs ${tieBreak}`);
    for (let i = 0; i < examples(30_000, 200_000); i++) {
      const [a, b] = [random.pick(hands), random.pick(hands)];
      const order = Math.sign(compare(a.map(readCard), b.map(readCard), tieBreak));
      if (order !== Math.sign(strengthOf(a, tieBreak) - strengthOf(b, tieBreak))) throw new Error(`${a} / ${b}`);
    }
  });
});
