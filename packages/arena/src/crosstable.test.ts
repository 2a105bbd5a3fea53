import { Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bell, deviationOfShare } from '../test/synthetic.ts';
import {
  crosstableOf,
  headToHead,
  headToHeads,
  idsIn,
  type MatchPoints,
  type Meeting,
  mergeCrosstables,
} from './crosstable.ts';
import { clearlyBetter, findCycles } from './cycles.ts';
import { everybody } from './schedule.ts';
import { addDeal, emptyTally, leadOver } from './tally.ts';

describe('a crosstable', () => {
  test('counts by hand, from both sides', () => {
    const table = crosstableOf([
      {
        ids: ['b', 'a', 'c'],
        deals: [
          [5, 1, -6],
          [2, 2, -4],
        ],
      },
      { ids: ['a', 'b'], deals: [[3, -3]] },
    ]);
    expect(idsIn(table)).toEqual(['a', 'b', 'c']);
    expect(headToHead(table, 'a', 'b')).toMatchObject({
      deals: 3,
      lead: { mean: expect.closeTo(2 / 3) },
      ahead: { mean: 0.5 },
    });
    expect(headToHead(table, 'b', 'a')).toMatchObject({
      deals: 3,
      lead: { mean: expect.closeTo(-2 / 3) },
      ahead: { mean: 0.5 },
    });
    expect(headToHead(table, 'c', 'a')).toMatchObject({ deals: 2, lead: { mean: -6.5 }, ahead: { mean: 0, low: 0 } });
    expect(headToHead(table, 'c', 'd')).toBeNull();
    expect([...headToHeads(table, 'b').keys()]).toEqual(['a', 'c']);
  });

  test('of 64 is asked about every pair, and each meeting is looked at a handful of times', () => {
    const ids = Array.from({ length: 64 }, (_, at) => `bot ${at + 100}`);
    let looks = 0;
    const counting = (meeting: Meeting): Meeting => ({
      ...meeting,
      get one() {
        looks += 1;
        return meeting.one;
      },
    });
    const matches = ids.flatMap((one, at) =>
      ids.slice(at + 1).map((other) => ({ ids: [one, other], deals: [[1, -1]] })),
    );
    const table = crosstableOf(matches).map(counting);
    for (const [row, id] of ids.entries()) {
      for (const other of ids.slice(row + 1)) expect(headToHead(table, id, other)?.deals).toBe(1);
    }
    expect(looks).toBeLessThanOrEqual(5 * table.length);
  });

  test('leaves out who was disqualified: somebody else played for them', () => {
    const table = crosstableOf([{ ids: ['a', 'b', 'c'], deals: [[5, 1, -6]], disqualified: [1] }]);
    expect(idsIn(table)).toEqual(['a', 'c']);
    expect(headToHead(table, 'a', 'c')).toMatchObject({ deals: 1, lead: { mean: 11 } });
    expect(headToHead(table, 'a', 'b')).toBeNull();
  });

  test('has the interval that a tally of the same deals has', () => {
    const deals = [
      [4, 1, -5],
      [-2, 8, -6],
      [0, 3, -3],
      [9, -9, 0],
    ];
    let tally = emptyTally(3);
    for (const points of deals) {
      const places = points.map((own) => 1 + points.filter((other) => other > own).length);
      tally = addDeal(tally, [{ seating: everybody(3), result: { points, places, breakdown: [{}, {}, {}] } }]);
    }
    const table = crosstableOf([{ ids: ['x', 'y', 'z'], deals }]);
    for (const [one, other] of [
      [0, 1],
      [2, 0],
      [1, 2],
    ]) {
      const { low, high } = leadOver(tally, one, other);
      const met = headToHead(table, 'xyz'[one], 'xyz'[other]);
      expect(met?.lead.low).toBeCloseTo(low, 10);
      expect(met?.lead.high).toBeCloseTo(high, 10);
    }
  });

  const matches = fc.array(
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', '__proto__'), { minLength: 2, maxLength: 4 }).chain((ids) =>
      fc.record({
        ids: fc.constant(ids),
        deals: fc.array(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: ids.length, maxLength: ids.length }), {
          maxLength: 4,
        }),
      }),
    ),
    { maxLength: 8 },
  );

  test('merges parts into the whole, and survives being written down', () => {
    fc.assert(
      fc.property(matches, fc.nat({ max: 8 }), (all: MatchPoints[], cut) => {
        const kept = JSON.parse(JSON.stringify(crosstableOf(all.slice(0, cut))));
        const merged = mergeCrosstables(kept, crosstableOf(all.slice(cut)));
        const whole = crosstableOf(all);
        expect(merged.map(({ one, other }) => [one, other])).toEqual(whole.map(({ one, other }) => [one, other]));
        for (const [at, { leads, ahead }] of merged.entries()) {
          expect(leads.count).toBe(whole[at].leads.count);
          expect(leads.mean).toBeCloseTo(whole[at].leads.mean, 8);
          expect(leads.squares).toBeCloseTo(whole[at].leads.squares, 6);
          expect(ahead.mean).toBeCloseTo(whole[at].ahead.mean, 8);
        }
      }),
    );
  });

  test('is a mirror: what one leads by the other trails by', () => {
    fc.assert(
      fc.property(matches, (all: MatchPoints[]) => {
        const table = crosstableOf(all);
        for (const { one, other } of table) {
          const [there, back] = [headToHead(table, one, other), headToHead(table, other, one)];
          expect(there?.deals).toBe(back?.deals);
          expect(there?.lead.mean).toBeCloseTo(-(back?.lead.mean ?? Number.NaN), 9);
          expect((there?.ahead.mean ?? 0) + (back?.ahead.mean ?? 0)).toBeCloseTo(1, 9);
        }
      }),
    );
  });
});

describe('cycles', () => {
  const beats = (edges: readonly string[]) => {
    const ids = [...new Set(edges.join(''))].sort();
    return new Map(ids.map((id) => [id, edges.filter((edge) => edge[0] === id).map((edge) => edge[1])]));
  };

  test('are not there where everybody is in order', () => {
    expect(findCycles(beats(['ab', 'bc', 'ac', 'cd', 'ad', 'bd']))).toEqual([]);
    expect(findCycles(new Map())).toEqual([]);
  });

  test('are found with all who are tangled up, and a shortest one is shown', () => {
    expect(findCycles(beats(['ab', 'bc', 'ca', 'cd']))).toEqual([
      { members: ['a', 'b', 'c'], shortest: ['a', 'b', 'c'] },
    ]);
    expect(findCycles(beats(['ab', 'bc', 'cd', 'de', 'ea', 'ec']))).toEqual([
      { members: ['a', 'b', 'c', 'd', 'e'], shortest: ['c', 'd', 'e'] },
    ]);
    expect(
      findCycles(beats(['ab', 'bc', 'ca', 'xy', 'yz', 'zx', 'ax'])).map(({ members }) => members.join('')),
    ).toEqual(['abc', 'xyz']);
  });

  test('are cycles, and everything that is on one belongs to a tangle', () => {
    const graphs = fc.uniqueArray(fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 })), {
      selector: (edge) => edge.join(),
      maxLength: 20,
    });
    fc.assert(
      fc.property(graphs, (edges) => {
        const names = [...'abcdefg'];
        const graph = new Map(
          names.map((id, from) => [id, edges.filter(([a, b]) => a === from && a !== b).map(([, b]) => names[b])]),
        );
        const ways = (from: string, seen = new Set<string>()): Set<string> => {
          for (const next of graph.get(from) ?? []) if (!seen.has(next)) ways(next, seen.add(next));
          return seen;
        };
        const cycles = findCycles(graph);
        const tangled = cycles.flatMap(({ members }) => members);
        expect([...tangled].sort()).toEqual(names.filter((id) => ways(id).has(id)));
        for (const { members, shortest } of cycles) {
          for (const [at, id] of shortest.entries()) {
            expect(graph.get(id)).toContain(shortest[(at + 1) % shortest.length]);
            expect(members).toContain(id);
          }
          for (const id of members) for (const other of members) expect(ways(id).has(other)).toBe(true);
        }
      }),
    );
  });

  /** Everybody has a style, and each style is good against the next: stone, scissors, paper. */
  const styled = (deals: number, strengths: readonly (readonly number[])[], seed: string): MatchPoints[] => {
    const random = new Random(seed);
    return strengths.flatMap((row, i) =>
      row.slice(i + 1).map((lead, at) => ({
        ids: [`${i}`, `${i + 1 + at}`],
        deals: Array.from({ length: deals }, () => {
          const half = (lead + 11 * bell(random)) / 2;
          return [half, -half];
        }),
      })),
    );
  };

  test('are found in deals when they are there', () => {
    const table = crosstableOf(
      styled(
        600,
        [
          [0, 3, -3],
          [-3, 0, 3],
          [3, -3, 0],
        ],
        'styles',
      ),
    );
    expect(findCycles(clearlyBetter(table))).toEqual([{ members: ['0', '1', '2'], shortest: ['0', '1', '2'] }]);
  });

  test('are not made up: among equals not even one pair is clear in 95 of 100 tables', () => {
    const equals = Array.from({ length: 6 }, () => new Array<number>(6).fill(0));
    const trials = 1000;
    let wrong = 0;
    for (let trial = 0; trial < trials; trial++) {
      const clear = clearlyBetter(crosstableOf(styled(60, equals, `equals ${trial}`)));
      if ([...clear.values()].some((worse) => worse.length > 0)) wrong += 1;
    }
    expect(wrong / trials).toBeLessThan(0.05 + 2 * deviationOfShare(0.05, trials));
  });

  test('are not told from few deals', () => {
    const deals = Array.from({ length: 49 }, (_, deal) => [5 + (deal % 2), 0]);
    expect([...clearlyBetter(crosstableOf([{ ids: ['a', 'b'], deals }])).values()]).toEqual([[], []]);
    const one = { ids: ['a', 'b'], deals: [...deals, [5, 0]] };
    expect(clearlyBetter(crosstableOf([one])).get('a')).toEqual(['b']);
  });
});
