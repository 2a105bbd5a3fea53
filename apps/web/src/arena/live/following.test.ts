import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dealOf,
  type Following,
  hear,
  hearWhole,
  isStored,
  type LiveGame,
  moveOn,
  movesIn,
  NOTHING,
  pauseOf,
  SPEEDS,
} from './following.ts';

const text = (moves: number): string => `sr1 game/rules seats=2 seed=a |${' x'.repeat(moves)}`;
const picture = (number: number, moves: number): LiveGame => ({ number, seating: [0, 1], text: text(moves) });

const shown = ({ now, next }: Following) => [now, next].map((game) => game && [game.number, movesIn(game.text)]);

describe('following a match', () => {
  test('the moves of a record are the words behind its bar', () => {
    expect(movesIn('sr1 tienlen/mien-nam seats=4 seed=x |')).toBe(0);
    expect(movesIn('sr1 tienlen/mien-nam seats=4 seed=x | 3s.3c pass')).toBe(2);
  });

  test('the game that was begun stays until its watcher goes on; the other waits', () => {
    const first = hear(hear(NOTHING, picture(4, 3)), picture(4, 8));
    expect(shown(first)).toEqual([[4, 8], null]);
    const second = hear(hear(first, picture(5, 1)), picture(7, 2));
    expect(shown(second)).toEqual([
      [4, 8],
      [7, 2],
    ]);
    expect(shown(moveOn(second))).toEqual([[7, 2], null]);
  });

  test('between two games nothing changes', () => {
    const first = hear(NOTHING, picture(4, 3));
    expect(hear(first, null)).toBe(first);
    expect(moveOn(first)).toBe(first);
  });

  test('the end of a game is heard for the game that is watched, once', () => {
    const first = hear(NOTHING, picture(4, 3));
    expect(hearWhole(first, 5, text(9))).toBe(first);
    const whole = hearWhole(first, 4, text(9));
    expect(whole.now).toMatchObject({ isWhole: true, text: text(9) });
    expect(hear(whole, picture(4, 5))).toBe(whole);
  });

  test('never shows more than has come, and never less than before', () => {
    const pictures = fc.array(
      fc.record({ number: fc.integer({ min: 0, max: 3 }), moves: fc.integer({ min: 0, max: 9 }) }),
    );
    fc.assert(
      fc.property(pictures, (all) => {
        const most = new Map<number, number>();
        let following = NOTHING;
        for (const { number, moves } of all) {
          const before = following.now;
          most.set(number, Math.max(most.get(number) ?? 0, moves));
          following = hear(following, picture(number, moves));
          for (const game of [following.now, following.next]) {
            if (game !== null) expect(movesIn(game.text)).toBeLessThanOrEqual(most.get(game.number) ?? -1);
          }
          if (before !== null) {
            expect(following.now?.number).toBe(before.number);
            expect(movesIn(following.now?.text ?? '')).toBeGreaterThanOrEqual(movesIn(before.text));
          }
        }
      }),
    );
  });
});

describe('a game that has ended', () => {
  const [FOUR, AFAR] = [{ pool: 'sandbox', seats: 4 } as const, { pool: 'remote', seats: 4 } as const];

  test('is of the deal that was played from all seats, or once by those who are far away', () => {
    expect([0, 3, 4, 31].map((game) => dealOf(FOUR, game))).toEqual([0, 0, 1, 7]);
    expect([0, 3, 4].map((game) => dealOf(AFAR, game))).toEqual([0, 3, 4]);
  });

  test('is not asked for before its deal is stored', () => {
    expect([0, 3, 4].map((game) => isStored(FOUR, { played: 0 }, game))).toEqual([false, false, false]);
    expect([0, 3, 4].map((game) => isStored(FOUR, { played: 1 }, game))).toEqual([true, true, false]);
    expect([0, 3, 4].map((game) => isStored(AFAR, { played: 4 }, game))).toEqual([true, true, false]);
  });
});

describe('how fast moves are shown', () => {
  test('as they come: spread over the time until the next picture', () => {
    expect(pauseOf('live', 5, 1_000)).toBe(200);
    expect(pauseOf('live', 1_000, 1_000)).toBeGreaterThan(0);
  });

  test('twice as fast is half as long, and the newest is shown at once', () => {
    expect(pauseOf('2', 9, 1_000)).toBe(pauseOf('1', 1, 1_000) / 2);
    expect(pauseOf('all', 9, 1_000)).toBe(0);
    for (const speed of SPEEDS) expect(pauseOf(speed, 3, 1_000)).toBeGreaterThanOrEqual(0);
  });
});
