import { Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { type LadderEntry, pickMatch } from './matchmaking.ts';
import { START } from './rating.ts';

const entry = (id: string, changes: Partial<LadderEntry> = {}): LadderEntry => ({
  id,
  rating: { mu: 25, sigma: 1.7 },
  isAnchor: false,
  lastPicked: null,
  owner: null,
  ...changes,
});

const anchor = (id: string, mu: number): LadderEntry => entry(id, { rating: { mu, sigma: 1.5 }, isAnchor: true });

const crowd = (size: number, changes: (at: number) => Partial<LadderEntry> = () => ({})): LadderEntry[] =>
  Array.from({ length: size }, (_, at) => entry(`bot ${at}`, changes(at)));

/** How often each was at the table in `times` picks from the same entries. */
const picks = (entries: readonly LadderEntry[], seats: number, times = 400): Map<string, number> => {
  const random = new Random('picks');
  const counts = new Map<string, number>();
  for (let time = 0; time < times; time++) {
    for (const id of pickMatch(entries, seats, random) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

describe('picking a match', () => {
  const ladders = fc
    .array(
      fc.record({
        mu: fc.double({ min: -30, max: 80, noNaN: true }),
        sigma: fc.double({ min: 0.8, max: START.sigma, noNaN: true }),
        isAnchor: fc.boolean(),
        owner: fc.option(fc.constantFrom('an', 'binh', 'chi')),
        lastPicked: fc.option(fc.nat({ max: 20 })),
      }),
      { maxLength: 20 },
    )
    .map((all) => all.map(({ mu, sigma, ...rest }, at) => entry(`bot ${at}`, { rating: { mu, sigma }, ...rest })));
  const seats = fc.integer({ min: 2, max: 4 });

  test('fills the table with different ones, the longest waiting among them, never anchors alone; or not at all', () => {
    fc.assert(
      fc.property(ladders, seats, fc.string(), (entries, atTable, seed) => {
        const ids = pickMatch(entries, atTable, new Random(seed));
        const waiting = entries.filter(({ isAnchor }) => !isAnchor);
        if (waiting.length === 0 || entries.length < atTable) {
          expect(ids).toBeNull();
          return;
        }
        expect(ids).toHaveLength(atTable);
        expect(new Set(ids).size).toBe(atTable);
        const first = entries.find(({ id }) => id === ids?.[0]);
        expect(first?.isAnchor).toBe(false);
        const since = ({ lastPicked }: LadderEntry): number => lastPicked ?? -1;
        for (const other of waiting) expect(since(first ?? other)).toBeLessThanOrEqual(since(other));
        expect(pickMatch(entries, atTable, new Random(seed))).toEqual(ids);
      }),
    );
  });

  test('nobody starves: whoever is in a ladder waits for fewer matches than it has entries, whatever they are', () => {
    fc.assert(
      fc.property(ladders, seats, fc.string(), (entries, atTable, seed) => {
        const random = new Random(seed);
        const waiting = entries.filter(({ isAnchor }) => !isAnchor);
        fc.pre(waiting.length > 0 && entries.length >= atTable);
        let ladder = entries.map((each) => ({ ...each, lastPicked: null as number | null }));
        const waited = new Map(waiting.map(({ id }) => [id, 0]));
        for (let match = 0; match < 4 * entries.length; match++) {
          const ids = pickMatch(ladder, atTable, random) ?? [];
          ladder = ladder.map((each) => (ids.includes(each.id) ? { ...each, lastPicked: match } : each));
          for (const [id, matches] of waited) waited.set(id, ids.includes(id) ? 0 : matches + 1);
          expect(Math.max(...waited.values())).toBeLessThan(waiting.length);
        }
      }),
      { numRuns: examples(20, 60) },
    );
  });

  test('puts those together who are about as strong', () => {
    const ladder = crowd(30, (at) => ({ rating: { mu: 2 * at, sigma: 1.7 }, lastPicked: at === 15 ? null : 1 }));
    const met = picks(ladder, 4);
    const share = (from: number, to: number): number =>
      ladder.slice(from, to + 1).reduce((sum, { id }) => sum + (met.get(id) ?? 0), 0) / (4 * 400);
    expect(share(12, 18)).toBeGreaterThan(0.75);
    expect(share(0, 9) + share(21, 29)).toBe(0);
  });

  test('lets the unsure meet whoever they may be as strong as', () => {
    const ladder = crowd(30, (at) => ({ rating: { mu: 2 * at, sigma: 1.7 }, lastPicked: 1 }));
    const met = (sigma: number): number => picks([...ladder, entry('new', { rating: { mu: 25, sigma } })], 4).size - 1;
    expect(met(START.sigma)).toBeGreaterThan(1.5 * met(1.7));
  });

  test('takes anchors seldom where there are entries enough, and fills up with the nearest where there are not', () => {
    const anchors = [anchor('weak', 5), anchor('fair', 22), anchor('good', 28), anchor('strong', 60)];
    const crowded = picks([...crowd(12), ...anchors], 4);
    const marked = (crowded.get('fair') ?? 0) + (crowded.get('good') ?? 0);
    expect(marked).toBeGreaterThan(0);
    expect(marked / (4 * 400)).toBeLessThan(0.06);
    const lonely = picks([entry('only'), ...anchors], 3);
    expect(Object.fromEntries(lonely)).toEqual({ only: 400, fair: 400, good: 400 });
    expect(picks([entry('only'), ...anchors], 4, 50).size).toBe(4);
    expect(picks([entry('far', { rating: { mu: 90, sigma: 1.7 } }), ...anchors], 2, 50).get('strong')).toBe(50);
  });

  test('puts two bots of an owner at one table only where nobody else is left to fill it', () => {
    const ladder = crowd(12, (at) => ({ owner: at < 9 ? 'an' : `owner ${at}`, lastPicked: at === 0 ? null : 1 }));
    const met = picks(ladder, 4);
    expect([...met.keys()].sort()).toEqual([ladder[0], ...ladder.slice(9)].map(({ id }) => id).sort());
    const far = [anchor('weak', -40), anchor('fair', 10), anchor('strong', 70)];
    expect(new Set(pickMatch([...crowd(9, () => ({ owner: 'an' })), ...far], 4, new Random('far'))?.slice(1))).toEqual(
      new Set(['weak', 'fair', 'strong']),
    );
    const family = crowd(4, () => ({ owner: 'an' }));
    expect(pickMatch(family, 4, new Random('family'))).toHaveLength(4);
  });
});
