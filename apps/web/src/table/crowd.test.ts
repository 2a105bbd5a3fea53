import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crowdAt, crowdOf } from './crowd.ts';

const crowds = fc
  .integer({ min: 6, max: 17 })
  .chain((seats) => fc.record({ seats: fc.constant(seats), bottom: fc.nat({ max: seats - 1 }) }));
const shapes = fc.constantFrom('tall' as const, 'wide' as const, 'short' as const);

describe('many around the mat', () => {
  test('everybody but the seat at the bottom has a cell of their own, which no other touches', () => {
    fc.assert(
      fc.property(crowds, shapes, ({ seats, bottom }, shape) => {
        const places = crowdOf(seats, bottom, 'clockwise', shape);
        expect(places.size).toBe(seats - 1);
        expect(places.has(bottom)).toBe(false);
        const spots = [...places.values()];
        for (const [at, one] of spots.entries()) {
          expect(Math.min(one.x, one.y, 1 - one.x, 1 - one.y)).toBeGreaterThanOrEqual(0);
          for (const other of spots.slice(at + 1)) {
            const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
            expect(apart).toBeGreaterThan(shape === 'tall' ? 0.18 : 0.1);
          }
        }
      }),
    );
  });

  test('LG-1: clockwise the next player sits on the left, the last on the right; the other way they are mirrored', () => {
    fc.assert(
      fc.property(crowds, shapes, ({ seats, bottom }, shape) => {
        const places = crowdOf(seats, bottom, 'clockwise', shape);
        expect(places.get((bottom + 1) % seats)).toMatchObject({ x: 0, y: 1, side: 'left' });
        expect(places.get((bottom + seats - 1) % seats)).toMatchObject({ x: 1, y: 1, side: 'right' });
        for (const [seat, { x, y }] of crowdOf(seats, bottom, 'counterclockwise', shape)) {
          expect(places.get(seat)?.x).toBeCloseTo(1 - x);
          expect(places.get(seat)?.y).toBeCloseTo(y);
        }
      }),
    );
  });

  test('whoever acts later never sits nearer to the next player', () => {
    fc.assert(
      fc.property(crowds, shapes, ({ seats, bottom }, shape) => {
        const places = crowdOf(seats, bottom, 'clockwise', shape);
        const round = Array.from({ length: seats - 1 }, (_, step) => places.get((bottom + 1 + step) % seats));
        const way = round.map((place) =>
          place?.side === 'left' ? 1 - place.y : place?.side === 'top' ? 1 + place.x : 2 + (place?.y ?? 0),
        );
        expect(way).toEqual([...way].sort((a, b) => a - b));
      }),
    );
  });

  test('a table of six is a crowd on a phone, and has room on a large screen', () => {
    expect(crowdAt(6, 'wide')).toBeUndefined();
    expect(crowdAt(6, 'tall')).toBe('some');
    expect(crowdAt(6, 'short')).toBe('some');
    expect(crowdAt(5, 'tall')).toBeUndefined();
    expect(crowdAt(17, 'wide')).toBe('many');
  });
});
