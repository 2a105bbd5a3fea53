import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stacksOf, worthOf } from './stacks.ts';

describe('an amount in chips', () => {
  test('the stacks are worth the amount, the dearest first, and never more than a handful high', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (amount) => {
        const stacks = stacksOf(amount);
        expect(worthOf(stacks)).toBe(amount);
        expect(stacks.every(({ count }) => count >= 1 && count <= 4)).toBe(true);
        const colours = stacks.map(({ colour }) => colour);
        expect(colours).toEqual([...new Set(colours)].sort((a, b) => b - a));
      }),
    );
  });

  test('nothing is no chip at all; 154 is a hundred, a fifty and four ones', () => {
    expect(stacksOf(0)).toEqual([]);
    expect(stacksOf(154)).toEqual([
      { colour: 4, count: 1 },
      { colour: 3, count: 1 },
      { colour: 0, count: 4 },
    ]);
  });
});
