import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { anyInputs, expectToStayInside, sit } from '../../test/support/table.ts';
import { MAX_SEATS, MIN_SEATS, positionOf } from './seats.ts';

const placesOf = (seats: number, direction: 'clockwise' | 'counterclockwise') =>
  Array.from({ length: seats }, (_, seat) => positionOf(seat, { seats, presentation: { direction } }));

describe('where people sit', () => {
  it('goes counter-clockwise from the human: the next one sits on the right (TL-2)', () => {
    expect(placesOf(2, 'counterclockwise')).toEqual(['bottom', 'top']);
    expect(placesOf(3, 'counterclockwise')).toEqual(['bottom', 'right', 'left']);
    expect(placesOf(4, 'counterclockwise')).toEqual(['bottom', 'right', 'top', 'left']);
  });

  it('goes clockwise where the game does: the next one sits on the left (LG-1)', () => {
    expect(placesOf(4, 'clockwise')).toEqual(['bottom', 'left', 'top', 'right']);
    expect(placesOf(6, 'clockwise')).toEqual(['bottom', 'left', 'topLeft', 'top', 'topRight', 'right']);
  });

  it('gives everybody a place of their own', () => {
    for (let seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
      expect(new Set(placesOf(seats, 'clockwise')).size).toBe(seats);
    }
  });

  it('has room for more than four at a table of cards, at any size', () => {
    const size = fc.record({ columns: fc.integer({ min: 60, max: 130 }), rows: fc.integer({ min: 20, max: 45 }) });
    fc.assert(
      fc.property(size, fc.constantFrom('5', '6'), anyInputs(['p']), ({ columns, rows }, players, inputs) => {
        expectToStayInside(sit('many', columns, rows, '--rules', 'thirteen', '--players', players), inputs);
      }),
      { numRuns: examples(5, 15), seed: 5 },
    );
  });
});
