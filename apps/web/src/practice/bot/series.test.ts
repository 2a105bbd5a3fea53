import { describe, expect, test } from 'vitest';
import { type Series, sumOf, unplayed, withDeal, withResult } from './series.ts';

const played = (series: Series, seed: string, bot: number): Series =>
  withResult(withDeal(series, seed, 2), seed, [bot, -bot], 0);

describe('a series of games', () => {
  test('adds up what the bot got, and tells each game how it stood before', () => {
    const series = played(played([], 'a', 5), 'b', -2);
    expect(series.map(({ scores }) => scores)).toEqual([
      [0, 0],
      [5, -5],
    ]);
    expect(sumOf(series, 0)).toEqual({ games: 2, points: 3, won: 1, before: null });
    expect(sumOf(series, 1)).toMatchObject({ points: -3, won: 1 });
  });

  test('a deal played again counts once, the last time, and is compared with the time before', () => {
    const once = played(played([], 'a', 5), 'b', -2);
    const twice = withResult(withResult(once, 'a', [1, -1], 0), 'b', [4, -4], 0);
    expect(twice.map(({ tries }) => tries)).toEqual([
      [5, 1],
      [-2, 4],
    ]);
    expect(sumOf(twice, 0)).toEqual({ games: 2, points: 5, won: 2, before: 3 });
    // How it stood before is part of the deal: the bot is told it.
    expect(twice.map(({ scores }) => scores)).toEqual(once.map(({ scores }) => scores));
  });

  test('for other code nothing has been played yet, and the deals stay', () => {
    const series = unplayed(played(played([], 'a', 5), 'b', -2));
    expect(sumOf(series, 0)).toEqual({ games: 0, points: 0, won: 0, before: null });
    const again = withResult(series, 'a', [7, -7], 0);
    expect(sumOf(again, 0)).toEqual({ games: 1, points: 7, won: 1, before: 5 });
  });

  test('forgets the oldest games where there are too many', () => {
    const seeds = Array.from({ length: 60 }, (_, at) => `seed ${at}`);
    const series = seeds.reduce<Series>((all, seed) => played(all, seed, 1), []);
    expect(series.map(({ seed }) => seed)).toEqual(seeds.slice(10));
    expect(series.at(-1)?.scores).toEqual([59, -59]);
  });
});
