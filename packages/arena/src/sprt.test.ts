import { Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { bell, chop, deviationOfShare, type Luck, longTail, SELDOM, seldom, windfall } from '../test/synthetic.ts';
import {
  compare,
  type Decision,
  decide,
  evidence,
  type Leads,
  mergeLeads,
  NO_LEADS,
  observeLead,
  sequentialTest,
} from './sprt.ts';

const leadsOf = (leads: readonly number[]): Leads => leads.reduce(observeLead, NO_LEADS);

describe('the leads of a comparison', () => {
  test('merge into what all together give, wherever they are cut', () => {
    const values = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(values, fc.nat({ max: 40 }), (all, cut) => {
        const whole = leadsOf(all);
        const merged = mergeLeads(leadsOf(all.slice(0, cut)), leadsOf(all.slice(cut)));
        const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
        const cubes = all.reduce((sum, value) => sum + (value - mean) ** 3, 0);
        expect(merged.count).toBe(all.length);
        expect([merged.different, whole.different]).toEqual(Array(2).fill(all.filter((value) => value !== 0).length));
        expect(merged.mean).toBeCloseTo(whole.mean, 8);
        expect(merged.squares).toBeCloseTo(whole.squares, 4);
        expect(merged.cubes).toBeCloseTo(cubes, 2);
        expect(whole.cubes).toBeCloseTo(cubes, 2);
      }),
    );
  });
});

describe('a sequential test', () => {
  const quick = sequentialTest({ better: 2, fewestDeals: 2 });

  test('has asked nothing of nobody: no deals, no evidence', () => {
    expect(evidence(NO_LEADS, quick)).toMatchObject({ decision: 'goOn', deals: 0, ratio: 0, progress: 0 });
    expect(evidence(leadsOf([50]), quick)).toMatchObject({ decision: 'goOn', ratio: 0 });
  });

  test('decides when the ratio leaves its bounds, and not before the fewest deals', () => {
    const won = Array.from({ length: 60 }, (_, deal) => 2 + (deal % 2 === 0 ? 3 : -3));
    const { decision, ratio, high, progress } = evidence(leadsOf(won), quick);
    expect(ratio).toBeGreaterThan(high);
    expect([decision, progress]).toEqual(['better', 1]);
    expect(decide(leadsOf(won.map((lead) => 2 - lead)), quick)).toBe('notBetter');
    expect(decide(leadsOf(won), sequentialTest({ better: 2, fewestDeals: 61 }))).toBe('goOn');
    expect(decide(leadsOf(won.map((lead) => lead - 1)), quick)).toBe('goOn');
  });

  test('is symmetric: what speaks for the one in a lead speaks for the other in its mirror image', () => {
    const leads = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 60 });
    fc.assert(
      fc.property(leads, (all) => {
        fc.pre(new Set(all).size > 1);
        const mirrored = all.map((lead) => 2 - lead);
        expect(evidence(leadsOf(mirrored), quick).ratio).toBeCloseTo(-evidence(leadsOf(all), quick).ratio, 6);
      }),
    );
  });

  test('knows what to say when two versions play the same, deal for deal, or differ by the same', () => {
    expect(decide(leadsOf([0, 0, 0]), quick)).toBe('notBetter');
    expect(decide(leadsOf([3, 3, 3]), quick)).toBe('better');
    expect(decide(leadsOf([1, 1, 1]), quick)).toBe('goOn');
  });

  test('waits for deals in which the versions differ, unless there are none at all', () => {
    const mostlyAlike = Array.from({ length: 300 }, (_, deal) => (deal % 10 === 0 ? -20 - (deal % 3) : 0));
    const patient = sequentialTest({ better: 2 });
    expect(evidence(leadsOf(mostlyAlike), patient)).toMatchObject({ decision: 'goOn', progress: -1 });
    expect(decide(leadsOf([...mostlyAlike, ...mostlyAlike]), patient)).toBe('notBetter');
    expect(decide(leadsOf(Array.from({ length: 200 }, () => 0)), patient)).toBe('notBetter');
  });

  test('ends undecided when the most deals are played', () => {
    const even = leadsOf([4, -2, 4, -2]);
    expect(compare(even, quick, 5)).toBe('goOn');
    expect(compare(even, quick, 4)).toBe('undecided');
    expect(compare(leadsOf([3, 3, 3]), quick, 3)).toBe('better');
  });

  test.each([
    { better: 0 },
    { better: 1, even: 1 },
    { better: 1, alpha: 0 },
    { better: 1, beta: 0.5 },
    { better: 1, fewestDeals: 1 },
    { better: Number.NaN },
  ])('does not exist for %j', (asked) => {
    expect(() => sequentialTest(asked)).toThrow(RangeError);
  });
});

describe('error rates, measured with a spread of 8 points a deal', () => {
  const SPREAD = 8;
  const ALPHA = 0.05;
  const TRIALS = examples(500, 2500);
  /** A fixed test with the same error rates needs this many deals: ((z + z) × spread / lead)², z = 1.645. */
  const fixed = (lead: number): number => ((2 * 1.645 * SPREAD) / lead) ** 2;

  /**
   * Where the versions play alike neither leads: what they are apart on average comes from the deals they differ in.
   */
  const leadIn = (luck: Luck, truth: number, random: Random): number => {
    const drawn = SPREAD * luck(random);
    if (luck !== seldom) return truth + drawn;
    return drawn === 0 ? 0 : truth / SELDOM + drawn;
  };

  interface Measured {
    readonly shares: Readonly<Record<Decision, number>>;
    readonly deals: number;
  }

  const measure = (luck: Luck, truth: number, better: number, trials: number): Measured => {
    const random = new Random(`${luck.name} ${truth} of ${better}`);
    const sequential = sequentialTest({ better, alpha: ALPHA, beta: ALPHA });
    const counts = { better: 0, notBetter: 0, goOn: 0 };
    let deals = 0;
    for (let trial = 0; trial < trials; trial++) {
      let leads = NO_LEADS;
      let decision: Decision = 'goOn';
      while (decision === 'goOn') {
        leads = observeLead(leads, leadIn(luck, truth, random));
        decision = leads.count < sequential.fewestDeals ? 'goOn' : decide(leads, sequential);
      }
      counts[decision] += 1;
      deals += leads.count;
    }
    const shares = { better: counts.better / trials, notBetter: counts.notBetter / trials, goOn: 0 };
    return { shares, deals: deals / trials };
  };

  // The measured rates may exceed the promised ones by twice what chance does in so many trials.
  const most = ALPHA + 2 * deviationOfShare(ALPHA, TRIALS);

  test.each([
    ['bell-shaped points', bell],
    ['rare heavy losses', chop],
    ['rare heavy gains', windfall],
    ['one long tail', longTail],
    ['versions that differ in one deal of ten', seldom],
  ])('hold for %s, with fewer deals than a fixed test of the same strength', (_, luck) => {
    const equal = measure(luck, 0, 0.8, TRIALS);
    const better = measure(luck, 0.8, 0.8, TRIALS);
    expect(equal.shares.better).toBeLessThan(most);
    expect(better.shares.notBetter).toBeLessThan(most);
    expect(Math.max(equal.deals, better.deals)).toBeLessThan(0.9 * fixed(0.8));
  });

  test.each([
    ['much better', 2.4],
    ['much worse', -1.6],
  ])('are next to nothing when the truth is far away: %s, with a third of the deals', (_, truth) => {
    for (const luck of [bell, chop, windfall]) {
      const { shares, deals } = measure(luck, truth, 0.8, examples(100, 200));
      expect(truth > 0 ? shares.notBetter : shares.better).toBeLessThan(0.01);
      expect(deals).toBeLessThan(fixed(0.8) / 3);
    }
  });

  test('hold for a small lead, where the fewest deals are few', () => {
    const trials = examples(200, 400);
    expect(measure(chop, 0, 0.4, trials).shares.better).toBeLessThan(ALPHA + 2 * deviationOfShare(ALPHA, trials));
    expect(measure(windfall, 0.4, 0.4, trials).shares.notBetter).toBeLessThan(
      ALPHA + 2 * deviationOfShare(ALPHA, trials),
    );
  });
});
