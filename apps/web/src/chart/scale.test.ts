import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameTicks, gutterFor, measure, runningTotals, spreadOut, ticksBetween } from './scale.ts';

describe('points over games', () => {
  test('start at nothing and add up game by game', () => {
    expect(
      runningTotals(
        [
          [3, -3],
          [-1, 1],
        ],
        2,
      ),
    ).toEqual([
      [0, 0],
      [3, -3],
      [2, -2],
    ]);
    expect(runningTotals([], 3)).toEqual([[0, 0, 0]]);
  });

  test('end where the sums of the columns are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.integer(), fc.integer()), { maxLength: 32 }), (scores) => {
        const last = runningTotals(scores, 3).at(-1);
        expect(last).toEqual([0, 1, 2].map((seat) => scores.reduce((sum, points) => sum + points[seat], 0)));
      }),
    );
  });

  test('are measured by round numbers that hold every value and zero, and are few', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20_000, max: 20_000 }), { maxLength: 40 }), (values) => {
        const ticks = ticksBetween(Math.min(0, ...values), Math.max(0, ...values), 6);
        expect(ticks).toContain(0);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(ticks[ticks.length - 1]).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
    expect(ticksBetween(-8, 13, 6)).toEqual([-10, 0, 10, 20]);
  });

  test('number some games below, always the last one, in order and none twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 2, max: 16 }), (games, most) => {
        const ticks = gameTicks(games, most);
        expect(ticks[ticks.length - 1]).toBe(games);
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => a - b));
      }),
    );
    expect(gameTicks(16, 8)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  });

  test('have room for their longest number beside them', () => {
    expect(gutterFor(['−10', '0', '+10'])).toBe(42);
    expect(gutterFor(['+500', '−1000'])).toBe(48);
    expect(gutterFor(['−15000'])).toBeGreaterThan(gutterFor(['−1000']));
  });

  test('are laid out straight', () => {
    const y = measure([-10, 10], [200, 0]);
    expect([y(-10), y(0), y(10)]).toEqual([200, 100, 0]);
    expect(measure([0, 0], [5, 9])(0)).toBe(5);
  });
});

describe('labels at the ends of lines', () => {
  test('never overlap, keep their order and stay on the paper', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 10 }), (wanted) => {
        const placed = spreadOut(wanted, 18, { top: 0, bottom: 300 });
        const order = [...wanted.keys()].sort((a, b) => placed[a] - placed[b]);
        for (const [i, at] of order.entries()) {
          if (i > 0) expect(placed[at] - placed[order[i - 1]]).toBeGreaterThanOrEqual(18);
          if (i > 0) expect(wanted[at]).toBeGreaterThanOrEqual(wanted[order[i - 1]]);
        }
        expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...placed)).toBeLessThanOrEqual(300);
      }),
    );
  });

  test('stay where they are when there is room', () => {
    expect(spreadOut([10, 200, 100], 18, { top: 0, bottom: 300 })).toEqual([10, 200, 100]);
  });
});
