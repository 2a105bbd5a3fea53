import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMoment, writeMoment } from './moment.ts';

const SIZE = { moves: 60, seats: 4 };

describe('a link to a moment', () => {
  test('leads back to the moment it was made at', () => {
    const move = fc.integer({ min: 0, max: SIZE.moves });
    const seat = fc.option(fc.integer({ min: 0, max: SIZE.seats - 1 }));
    fc.assert(
      fc.property(move, seat, (m, s) => {
        expect(readMoment(writeMoment({ move: m, seat: s }), SIZE)).toEqual({ move: m, seat: s });
      }),
    );
  });

  test('says nothing about the beginning', () => {
    expect(writeMoment({ move: 0, seat: null })).toBe('');
    expect(writeMoment({ move: 7, seat: 2 })).toBe('?move=7&seat=2');
  });

  test('keeps what else stands in the address', () => {
    const search = '?record=sr1+tienlen%2Fmien-nam&move=3';
    const written = writeMoment({ move: 9, seat: null }, search);
    expect(new URLSearchParams(written).get('record')).toBe('sr1 tienlen/mien-nam');
    expect(readMoment(written, SIZE).move).toBe(9);
  });

  test('with nonsense in it still leads somewhere in the game', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (move, seat) => {
        const read = readMoment(`?${new URLSearchParams({ move, seat })}`, SIZE);
        expect(read.move).toBeGreaterThanOrEqual(0);
        expect(read.move).toBeLessThanOrEqual(SIZE.moves);
        expect(read.seat === null || read.seat < SIZE.seats).toBe(true);
      }),
    );
    expect(readMoment('?move=999&seat=9', SIZE)).toEqual({ move: 60, seat: null });
  });
});
