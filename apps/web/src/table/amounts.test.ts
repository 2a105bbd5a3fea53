import type { AmountRange } from '@sanh-rong/presentation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountAt, presetsOf, shareOf, snap, stepped } from './amounts.ts';

const ranges: fc.Arbitrary<AmountRange> = fc
  .record({
    min: fc.integer({ min: 1, max: 100_000 }),
    more: fc.nat({ max: 1_000_000 }),
    step: fc.integer({ min: 1, max: 5_000 }),
  })
  .map(({ min, more, step }) => ({ min, max: min + more, step }));

const isOffered = ({ min, max, step }: AmountRange, amount: number): boolean =>
  amount === max || (amount >= min && amount < max && (amount - min) % step === 0);

const shares = fc.double({ min: 0, max: 1, noNaN: true });

describe('amounts to choose from', () => {
  test('a slider stops on steps and at both ends, and more to the right is never less', () => {
    fc.assert(
      fc.property(ranges, shares, shares, (range, one, other) => {
        const [left, right] = [Math.min(one, other), Math.max(one, other)].map((share) => amountAt(range, share));
        expect(isOffered(range, left) && isOffered(range, right)).toBe(true);
        expect(left).toBeLessThanOrEqual(right);
        expect([amountAt(range, 0), amountAt(range, 1)]).toEqual([range.min, range.max]);
      }),
    );
  });

  test('an amount that was chosen stays where it is on the slider', () => {
    fc.assert(
      fc.property(ranges, shares, (range, share) => {
        const amount = amountAt(range, share);
        expect(amountAt(range, shareOf(range, amount))).toBe(amount);
      }),
    );
  });

  test('any amount asked for becomes one that is offered, none nearer', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: -1_000, max: 2_000_000 }), (range, asked) => {
        const amount = snap(range, asked);
        expect(isOffered(range, amount)).toBe(true);
        const inside = Math.max(range.min, Math.min(range.max, asked));
        expect(Math.abs(amount - inside)).toBeLessThanOrEqual(range.step / 2);
      }),
    );
  });

  test('step by step one gets from the least to the most and back over the same amounts', () => {
    fc.assert(
      fc.property(ranges, ({ min, step, ...rest }) => {
        const range = { min, step, max: Math.min(rest.max, min + 60 * step) };
        const up = [range.min];
        while (up[up.length - 1] < range.max) up.push(stepped(range, up[up.length - 1], 1));
        const down = [range.max];
        while (down[down.length - 1] > range.min) down.push(stepped(range, down[down.length - 1], -1));
        expect(down.reverse()).toEqual(up);
      }),
    );
  });

  test('a raise by the pot counts the call before it; what is no raise of its own has no button', () => {
    const range = { min: 84, max: 990, step: 10 };
    expect(presetsOf(range, { pot: 154, bet: 74, owed: 74 })).toEqual([
      ['least', 84],
      ['half', 184],
      ['pot', 304],
    ]);
    expect(presetsOf({ ...range, max: 200 }, { pot: 154, bet: 74, owed: 74 })).toEqual([
      ['least', 84],
      ['half', 184],
    ]);
    expect(presetsOf({ min: 50, max: 50, step: 10 }, null)).toEqual([]);
  });
});
