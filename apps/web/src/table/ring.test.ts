import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ringOf } from './ring.ts';

const tables = fc
  .integer({ min: 2, max: 17 })
  .chain((seats) => fc.record({ seats: fc.constant(seats), bottom: fc.nat({ max: seats - 1 }) }));

describe('seats around the mat', () => {
  test('TL-2: the next player sits on the right, the one after the next opposite, the last on the left', () => {
    const ring = ringOf(4, 2, 'counterclockwise');
    expect(ring.get(3)?.side).toBe('right');
    expect(ring.get(0)).toMatchObject({ x: 0.5, side: 'top' });
    expect(ring.get(1)?.side).toBe('left');
  });

  test('LG-1: at a table that plays clockwise the next player sits on the left', () => {
    const ring = ringOf(5, 0, 'clockwise');
    expect(ring.get(1)?.x).toBeLessThan(0.5);
    expect(ring.get(4)?.x).toBeGreaterThan(0.5);
  });

  test('everybody but the seat at the bottom has a place of their own on the mat', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom('clockwise', 'counterclockwise'), ({ seats, bottom }, direction) => {
        const ring = ringOf(seats, bottom, direction);
        expect(ring.size).toBe(seats - 1);
        expect(ring.has(bottom)).toBe(false);
        const spots = [...ring.values()];
        for (const { x, y } of spots) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(1);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(1);
        }
        expect(new Set(spots.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(seats - 1);
      }),
    );
  });

  test('both directions are mirror images', () => {
    fc.assert(
      fc.property(tables, ({ seats, bottom }) => {
        const one = ringOf(seats, bottom, 'clockwise');
        for (const [seat, { x, y }] of ringOf(seats, bottom, 'counterclockwise')) {
          expect(one.get(seat)?.x).toBeCloseTo(1 - x);
          expect(one.get(seat)?.y).toBeCloseTo(y);
        }
      }),
    );
  });
});
