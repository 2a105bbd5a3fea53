import { createHash } from 'node:crypto';
import { Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { bell } from '../test/synthetic.ts';
import { standingsOf } from './standings.ts';
import { type SwissRound, type SwissRules, swissRound } from './swiss.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `bot ${`${at}`.padStart(2, '0')}`);

const shuffled = (ids: readonly string[], random: Random): string[] =>
  ids
    .map((id): [string, number] => [id, random.fraction()])
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => id);

/** Rounds in which the standings are drawn anew each time. */
const play = (contestants: number, rounds: number, rules: SwissRules, seed: string): SwissRound[] => {
  const random = new Random(seed);
  const past: SwissRound[] = [];
  for (let round = 0; round < rounds; round++) {
    past.push(swissRound(shuffled(names(contestants), random), past, rules, random));
  }
  return past;
};

const rematches = (rounds: readonly SwissRound[]): number => {
  const met = new Set<string>();
  let again = 0;
  for (const table of rounds.flatMap(({ tables }) => tables)) {
    for (const one of table) {
      for (const other of table) {
        if (one >= other) continue;
        if (met.has(`${one}/${other}`)) again += 1;
        met.add(`${one}/${other}`);
      }
    }
  }
  return again;
};

describe('Swiss rounds', () => {
  const sizes = fc.record({
    contestants: fc.integer({ min: 1, max: 30 }),
    seats: fc.integer({ min: 2, max: 4 }),
    rounds: fc.integer({ min: 1, max: 8 }),
    seed: fc.string(),
  });

  test('where the spare sit out: everybody is at one full table or sits out, nobody twice before all have', () => {
    fc.assert(
      fc.property(sizes, ({ contestants, seats, rounds, seed }) => {
        const played = play(contestants, rounds, { seats, spare: 'sitOut' }, seed);
        const satOut = new Map(names(contestants).map((id) => [id, 0]));
        for (const { tables, sittingOut } of played) {
          expect([...tables.flat(), ...sittingOut].sort()).toEqual(names(contestants));
          expect(tables.every((table) => table.length === seats)).toBe(true);
          expect(sittingOut).toHaveLength(contestants % seats);
          for (const id of sittingOut) satOut.set(id, (satOut.get(id) ?? 0) + 1);
          expect(Math.max(...satOut.values()) - Math.min(...satOut.values())).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: examples(15, 60) },
    );
  });

  test('where built-in players fill up: everybody plays, and tables are short of one here and there', () => {
    fc.assert(
      fc.property(sizes, ({ contestants, seats, rounds, seed }) => {
        for (const { tables, sittingOut } of play(contestants, rounds, { seats, spare: 'fillIn' }, seed)) {
          expect(tables.flat().sort()).toEqual(names(contestants));
          expect(sittingOut).toEqual([]);
          const lengths = tables.map((table) => table.length);
          expect(Math.max(...lengths)).toBeLessThanOrEqual(seats);
          expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
          expect(tables).toHaveLength(Math.ceil(contestants / seats));
        }
      }),
      { numRuns: examples(15, 60) },
    );
  });

  test('seat the nearest in the standings together when nobody has met', () => {
    const round = swissRound(names(12), [], { seats: 4, spare: 'sitOut' }, new Random('first'));
    expect(round.tables).toEqual([names(12).slice(0, 4), names(12).slice(4, 8), names(12).slice(8, 12)]);
    expect(swissRound([...names(3)].reverse(), [], { seats: 2, spare: 'sitOut' }, new Random('three'))).toEqual({
      tables: [['bot 02', 'bot 01']],
      sittingOut: ['bot 00'],
    });
  });

  test.each([
    [16, 2, 8],
    [24, 2, 10],
    [16, 4, 3],
    [32, 4, 5],
    [40, 4, 6],
    [27, 3, 6],
  ])('of %i at tables of %i bring nobody together twice in %i rounds', (contestants, seats, rounds) => {
    for (const seed of ['a', 'b', 'c']) {
      expect(rematches(play(contestants, rounds, { seats, spare: 'sitOut' }, seed))).toBe(0);
    }
  });

  test('go on when everybody has met everybody', () => {
    const played = play(4, 9, { seats: 2, spare: 'sitOut' }, 'few');
    const counts = new Map<string, number>();
    for (const table of played.flatMap(({ tables }) => tables)) {
      const key = [...table].sort().join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual([3, 3, 3, 3, 3, 3]);
  });

  test.each([
    [64, 4, 'fillIn', 'd7680f78a05ea07a'],
    [63, 4, 'fillIn', '0cfdd093df4883d4'],
    [63, 2, 'sitOut', '7bb7ba7d4f62f89a'],
    [10, 4, 'sitOut', 'ab93ac17099e9e81'],
  ] as const)(
    'of %i at tables of %i (%s) are drawn as they always were: people draw them again from the seed',
    (...drawn) => {
      const [contestants, seats, spare, sum] = drawn;
      const played = play(contestants, 15, { seats, spare }, 'always');
      expect(createHash('sha256').update(JSON.stringify(played)).digest('hex').slice(0, 16)).toBe(sum);
    },
  );

  test('want everybody once', () => {
    expect(() => swissRound(['a', 'a'], [], { seats: 2, spare: 'fillIn' }, new Random('twice'))).toThrow(RangeError);
  });

  test('find the best of 32 and nearly the order, in six rounds of 48 deals', () => {
    const random = new Random('a league');
    const ids = names(32);
    const strengths = new Map(ids.map((id, at) => [id, -at]));
    const past: SwissRound[] = [];
    const matches: { ids: readonly string[]; deals: number[][]; disqualified: number[] }[] = [];
    for (let round = 0; round < 6; round++) {
      const order = round === 0 ? shuffled(ids, random) : standingsOf(ids, matches, 'strength').map(({ id }) => id);
      const next = swissRound(order, past, { seats: 4, spare: 'sitOut' }, random);
      past.push(next);
      for (const table of next.tables) {
        const deals = Array.from({ length: 48 }, () => table.map((id) => (strengths.get(id) ?? 0) + 8 * bell(random)));
        matches.push({ ids: table, deals, disqualified: [] });
      }
    }
    const places = standingsOf(ids, matches, 'strength').map(({ id }) => ids.indexOf(id));
    expect(places.slice(0, 3).sort()).toContain(0);
    const off = places.reduce((sum, truth, place) => sum + Math.abs(truth - place), 0) / 32;
    expect(off).toBeLessThan(1.5);
  });
});
