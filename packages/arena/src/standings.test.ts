import { Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bell } from '../test/synthetic.ts';
import { crosstableOf } from './crosstable.ts';
import { roundRobin } from './round-robin.ts';
import { type LeagueMatch, standingsOf } from './standings.ts';
import { strengthsIn } from './strengths.ts';

const match = (ids: string, ...deals: (readonly number[])[]): LeagueMatch => ({
  ids: [...ids],
  deals,
  disqualified: [],
});

const placesOf = (ids: string, matches: readonly LeagueMatch[], by?: 'points' | 'strength'): string =>
  standingsOf([...ids], matches, by)
    .map(({ id, place }) => `${place}${id}`)
    .join(' ');

describe('standings', () => {
  test('go by points a game', () => {
    const standings = standingsOf(['a', 'b', 'c'], [match('abc', [1, 5, -6], [3, 3, -6])]);
    expect(standings.map(({ id, place, points }) => [id, place, points.mean])).toEqual([
      ['b', 1, 4],
      ['a', 2, 2],
      ['c', 3, -6],
    ]);
    expect(standings[0]).toMatchObject({ matches: 1, deals: 2, firsts: 0.75, disqualifications: 0 });
  });

  test('count each match once, however often the league is looked at', () => {
    let reads = 0;
    const matches = Array.from({ length: 300 }, (): LeagueMatch => {
      const { deals, ...rest } = match('ab', [1, -1], [2, -2]);
      return {
        ...rest,
        get deals() {
          reads += 1;
          return deals;
        },
      };
    });
    const first = standingsOf(['a', 'b'], matches);
    expect(reads).toBeLessThanOrEqual(matches.length);
    expect(standingsOf(['a', 'b'], [...matches])).toEqual(first);
    expect(reads).toBeLessThanOrEqual(matches.length);
  });

  test('then by what those who are level did against each other', () => {
    const matches = [match('ab', [2, -2]), match('ac', [-3, 3]), match('bc', [1, -1], [1, -1]), match('bd', [1, -1])];
    // Points: a −1 in two deals is −½; b has 1 in four, ¼; c 1 in three, ⅓; d −1.
    expect(placesOf('abcd', matches)).toBe('1c 2b 3a 4d');
    const level = [match('ab', [-2, 2]), match('ac', [4, -4]), match('bc', [0, 0])];
    expect(placesOf('abc', level)).toBe('1b 2a 3c');
    const tied = [match('ab', [-2, 2]), match('ac', [2, -2]), match('bd', [-2, 2])];
    expect(placesOf('abcd', tied)).toBe('1d 2b 3a 4c');
  });

  test('then by the deals they were first in, then by disqualifications, then the place is shared', () => {
    const firsts = [match('ax', [2, -2], [2, -2], [-4, 4]), match('by', [4, -4], [-2, 2], [-2, 2])];
    expect(placesOf('ab', firsts)).toBe('1a 2b');
    expect(placesOf('ba', [match('ax', [1, -1]), match('by', [1, -1])])).toBe('1a 1b');
    const out: LeagueMatch = { ids: ['b', 'y'], deals: [[0, 0]], disqualified: [0] };
    expect(placesOf('bac', [match('ax', [-1, 1]), out, match('cz', [-5, 5])])).toBe('1a 2b 3c');
  });

  test('put the disqualified as far behind the last as the last is behind the first, deal for deal', () => {
    const matches: LeagueMatch[] = [
      {
        ids: ['a', 'b', 'c'],
        deals: [
          [9, 1, -2],
          [8, -3, 0],
        ],
        disqualified: [0],
      },
    ];
    const [, , last] = standingsOf(['a', 'b', 'c'], matches);
    expect(last).toMatchObject({ id: 'a', place: 3, points: { mean: -13.5 }, disqualifications: 1 });
  });

  test('let nobody gain by being disqualified against the strong', () => {
    const out: LeagueMatch = {
      ids: ['a', 'd'],
      deals: [
        [-3, 3],
        [2, -2],
      ],
      disqualified: [1],
    };
    const matches = [match('ab', [2, -2], [2, -2]), match('ac', [2, -2], [2, -2]), match('bc', [1, -1]), out];
    for (const by of ['points', 'strength'] as const) {
      expect(standingsOf([...'abcd'], matches, by).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    }
  });

  test('put whoever has not played last, and leave out who is not in the league', () => {
    expect(placesOf('zab', [match('abx', [-5, -6, 11])])).toBe('1a 2b 3z');
    expect(placesOf('zab', [match('abx', [-5, -6, 11])], 'strength')).toBe('1a 2b 3z');
    expect(standingsOf([], [])).toEqual([]);
  });

  test('hold everybody once, in the order of their places', () => {
    const matches = fc.array(
      fc.uniqueArray(fc.constantFrom(...'abcdef'), { minLength: 2, maxLength: 4 }).chain((ids) =>
        fc.record({
          ids: fc.constant(ids),
          deals: fc.array(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: ids.length, maxLength: ids.length })),
          disqualified: fc.subarray([...ids.keys()]),
        }),
      ),
    );
    fc.assert(
      fc.property(matches, fc.constantFrom('points' as const, 'strength' as const), (all, by) => {
        const standings = standingsOf([...'abcdef'], all, by);
        expect(standings.map(({ id }) => id).sort()).toEqual([...'abcdef']);
        for (const [at, { place, deals, points, strength }] of standings.entries()) {
          const before = standings[at - 1];
          expect(place === at + 1 || place === before?.place).toBe(true);
          if (before === undefined || deals === 0 || before.deals === 0) continue;
          if (by === 'points') expect(before.points.mean).toBeGreaterThanOrEqual(points.mean - 1e-8);
          else expect(before.strength).toBeGreaterThanOrEqual(strength - 1e-8);
        }
      }),
    );
  });

  test('recover known strengths from a balanced round robin', () => {
    const random = new Random('round robin');
    const ids = [...'abcdefghijklmnopqrst'];
    const strengths = ids.map((_, at) => -at);
    const matches = roundRobin(20, 4, 100).map((table): LeagueMatch => {
      const deals = Array.from({ length: 48 }, () => table.map((at) => strengths[at] + 8 * bell(random)));
      return { ids: table.map((at) => ids[at]), deals, disqualified: [] };
    });
    const order = standingsOf(ids, matches).map(({ id }) => ids.indexOf(id));
    const off = order.map((truth, place) => Math.abs(truth - place));
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
  });
});

describe('strengths', () => {
  test('are the leads where the leads agree, whoever met whom', () => {
    const truth = new Map(Object.entries({ a: 3, b: 1, c: 0, d: -4 }));
    const met = (ids: string, deals: number): LeagueMatch =>
      match(ids, ...Array.from({ length: deals }, () => [...ids].map((id) => 100 + (truth.get(id) ?? 0))));
    const strengths = strengthsIn(crosstableOf([met('ab', 50_000), met('bc', 80_000), met('cd', 90_000)]));
    for (const [id, strength] of truth) expect(strengths.get(id)).toBeCloseTo(strength, 2);
  });

  test('do not punish whoever met the strong', () => {
    // c beats the champion's victim by as much as the champion does; d wins more, but against the weakest.
    const matches = [match('ab', [2, -2], [3, -3]), match('bd', [6, -6], [6, -6]), match('cb', [2, -2], [3, -3])];
    const weak = match('de', [9, -9], [9, -9]);
    expect(placesOf('abcde', [...matches, weak], 'strength')).toBe('1a 1c 3b 4d 5e');
    expect(placesOf('abcde', [...matches, weak], 'points').startsWith('1a 1c')).toBe(true);
  });

  test('sum to zero, and there are none without meetings', () => {
    const strengths = strengthsIn(crosstableOf([match('abc', [5, 1, -2]), match('de', [1, -1])]));
    expect([...strengths.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 12);
    expect(strengthsIn([])).toEqual(new Map());
  });
});
