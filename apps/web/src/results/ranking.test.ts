import { newSession, recordGame, standings } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byPlace, byPoints, differs, ownFirst, podiumOf, rankingOf, withoutPlace } from './ranking.ts';
import { shareText } from './share-text.ts';

const after = (...points: readonly (readonly number[])[]) =>
  standings(
    points.reduce(
      (session, each) => recordGame(session, { points: each, places: [], breakdown: [] }, null),
      newSession(points[0].length),
    ),
  );

describe('the ranking after a session', () => {
  test('has the most points first; equal totals share a rank', () => {
    const ranking = rankingOf(after([5, -5, 3, -3], [-2, 2, 0, 0]));
    expect(ranking).toEqual([
      { seat: 0, rank: 1, total: 3 },
      { seat: 2, rank: 1, total: 3 },
      { seat: 1, rank: 3, total: -3 },
      { seat: 3, rank: 3, total: -3 },
    ]);
  });

  test('names every seat once, and nobody stands above somebody with more points', () => {
    const games = fc.array(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 4, maxLength: 4 }), {
      minLength: 1,
      maxLength: 16,
    });
    fc.assert(
      fc.property(games, (points) => {
        const ranking = rankingOf(after(...points));
        expect(ranking.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
        for (const [i, ranked] of ranking.entries()) {
          if (i > 0) expect(ranking[i - 1].total).toBeGreaterThanOrEqual(ranked.total);
        }
      }),
    );
  });

  test('puts the winner between the second and the third on the podium, and all of a table of four on it', () => {
    const seatsOn = (...points: readonly number[]) => podiumOf(rankingOf(after(points)), null).map(({ seat }) => seat);
    expect(seatsOn(1, 7, -9, 1)).toEqual([0, 1, 3, 2]);
    expect(seatsOn(-2, 2)).toEqual([0, 1]);
  });

  test('has a step for whoever looks, whatever their place is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 17 }),
        fc.nat(),
        (points, any) => {
          const you = any % points.length;
          const podium = podiumOf(rankingOf(after(points)), you).map(({ seat }) => seat);
          expect(podium).toContain(you);
          expect(new Set(podium).size).toBe(Math.min(4, points.length));
        },
      ),
    );
  });

  test('lists whoever looks first, and the others in their order', () => {
    const ranked = [3, 0, 2, 1].map((seat) => ({ seat }));
    expect(ownFirst(ranked, (seat) => seat === 2).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(ownFirst(ranked, () => false)).toEqual(ranked);
  });

  test('of one game goes by places', () => {
    expect(byPlace([3, 1, 2, 3])).toEqual([1, 2, 0, 3]);
  });
});

describe('the text to share', () => {
  const ranking = rankingOf(after([34, -40, 6, 0]));
  const names = ['An', 'Bình', 'Chi', 'Dũng'];

  test('is one line with game, number of games, and everybody with their points', () => {
    expect(shareText({ ruleSet: 'Tiến Lên Miền Nam', games: 16, ranking, names }, 'vi')).toBe(
      'Sảnh Rồng · Tiến Lên Miền Nam · 16 ván: 1. An +34 · 2. Chi +6 · 3. Dũng 0 · 4. Bình −40',
    );
    expect(shareText({ ruleSet: 'Liêng', games: 1, ranking: ranking.slice(0, 2), names }, 'en')).toBe(
      'Sảnh Rồng · Liêng · 1 game: 1. An +34 · 2. Chi +6',
    );
  });
});

describe('a session of a single game', () => {
  test('lists its seats in the order of its podium, whatever their places were', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 5 }), (points) => {
        const ranking = rankingOf(after(points)).map(({ seat, rank }) => ({ seat, rank }));
        expect(byPoints(points)).toEqual(ranking);
      }),
    );
  });

  test('is explained only where more points came in behind fewer, or as many', () => {
    expect(differs([4, 10, -6, -8], [1, 2, 3, 4])).toBe(true);
    expect(differs([20, -3, -6, -11], [1, 2, 3, 4])).toBe(false);
    expect(differs([9, -2, -7], [1, 2, 2])).toBe(false);
    // Tới trắng: three who pay the same came in one behind the other, and the seats and the replay say so (MN-12).
    expect(differs([-52, -52, 156, -52], [3, 2, 1, 4])).toBe(true);
    expect(differs([9, -3, -3, -3], [1, 2, 2, 2])).toBe(false);
  });
});

test('LG-8 a player who had no chips and was dealt no cards has no place, and nobody is behind them', () => {
  // Seat 1 sat out with 0 points: ahead of all who lost, by points alone.
  const places = [3, 2, 1, 3];
  const ranked = byPlace(places).map((seat) => ({ seat, rank: places[seat] }));
  expect(withoutPlace(ranked, (seat) => seat === 1)).toEqual([
    { seat: 2, rank: 1 },
    { seat: 0, rank: 2 },
    { seat: 3, rank: 2 },
    { seat: 1, rank: null },
  ]);
  expect(withoutPlace(ranked, () => false)).toEqual(ranked);
});
