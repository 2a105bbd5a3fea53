import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breaksOf, layoutHand, TARGET } from './layout.ts';

const room = { count: 13, large: false };

describe('a hand', () => {
  test('has two rows with targets of at least 44 pixels on a phone held upright', () => {
    for (let count = 1; count <= 13; count++) {
      const { spots, strip } = layoutHand({ ...room, width: 344, screen: 740, count });
      expect(new Set(spots.map(({ y }) => y)).size).toBeLessThanOrEqual(2);
      expect(strip).toBeGreaterThanOrEqual(TARGET);
    }
    const { spots } = layoutHand({ ...room, width: 344, screen: 740 });
    expect(new Set(spots.map(({ y }) => y)).size).toBe(2);
  });

  test('has one row with such targets in landscape and on a desktop', () => {
    const landscape = layoutHand({ ...room, width: 720, screen: 360 });
    expect(new Set(landscape.spots.map(({ y }) => y)).size).toBe(1);
    expect(landscape.strip).toBeGreaterThanOrEqual(TARGET);
    const desktop = layoutHand({ ...room, width: 940, screen: 800 });
    expect(desktop.strip).toBeGreaterThanOrEqual(TARGET);
    expect(desktop.spots[0].turn).toBeLessThan(0);
    expect(desktop.spots[12].turn).toBeGreaterThan(0);
  });

  test('stays within its room in reading order, whatever the screen', () => {
    fc.assert(
      fc.property(
        fc.record({
          width: fc.integer({ min: 200, max: 1600 }),
          screen: fc.integer({ min: 300, max: 1400 }),
          count: fc.integer({ min: 0, max: 20 }),
          large: fc.boolean(),
          breaks: fc.uniqueArray(fc.integer({ min: 1, max: 19 })),
        }),
        (any) => {
          const { spots, cardWidth, height } = layoutHand(any);
          expect(spots).toHaveLength(any.count);
          for (const [at, { x, y }] of spots.entries()) {
            expect(x).toBeGreaterThanOrEqual(-0.001);
            expect(x + cardWidth).toBeLessThanOrEqual(any.width + 0.001);
            expect(y + cardWidth * 1.4).toBeLessThanOrEqual(height + 1);
            const before = spots[at - 1];
            if (before !== undefined && x <= before.x) expect(y).toBeGreaterThan(before.y);
          }
        },
      ),
    );
  });

  test('lies apart where its groups end, as far as every card keeps its target', () => {
    const breaks = breaksOf([[1, 2, 3], [1, 2], [1], [1], [1, 2, 3], [1], [1], [1]]);
    expect(breaks).toEqual([3, 5, 7, 10]);
    for (const screen of [
      { width: 344, screen: 740 },
      { width: 720, screen: 360 },
      { width: 940, screen: 800 },
    ]) {
      const { spots, strip } = layoutHand({ ...room, ...screen, breaks });
      expect(strip).toBeGreaterThanOrEqual(TARGET);
      for (let at = 1; at < 13; at++) {
        const step = spots[at].x - spots[at - 1].x;
        if (step < 0) continue;
        if (breaks.includes(at)) expect(step).toBeGreaterThan(strip + 2);
        else expect(step).toBeCloseTo(strip);
      }
    }
  });

  test('of single cards is one row without gaps', () => {
    expect(breaksOf([[1], [1], [1]])).toEqual([]);
    expect(breaksOf([])).toEqual([]);
  });
});
