import { describe, expect, it } from 'vitest';
import { type Belief, gapBetween, type Runner } from './belief.ts';

const BELIEF: Belief = { scatter: 10, error: 4, opinion: 3 };

const runner = (value: number, results: readonly number[]): Runner => ({
  candidate: { low: 0, high: 0, form: 0, value },
  results: Int16Array.from(results),
  sum: results.reduce((sum, result) => sum + result, 0),
});

/** So many worlds in which a candidate ends with this on average, now more, now less. */
const worlds = (count: number, mean: number): number[] =>
  Array.from({ length: count }, (_, i) => mean + (i % 2 === 0 ? 6 : -6));

describe('what is believed about two candidates', () => {
  it('is the steady opinion before anything was played out', () => {
    expect(gapBetween(runner(2, []), runner(1, []), 0, BELIEF).mean).toBeCloseTo(3);
  });
  it('comes to be what the worlds show', () => {
    const { mean, certainty } = gapBetween(runner(1, worlds(1000, 5)), runner(2, worlds(1000, 0)), 1000, BELIEF);
    expect(mean).toBeGreaterThan(4.8);
    expect(certainty).toBeGreaterThan(5);
  });
  it('hardly moves after a few worlds, however lucky', () => {
    const { mean, certainty } = gapBetween(runner(1, worlds(2, 5)), runner(2, worlds(2, 0)), 2, BELIEF);
    expect(mean).toBeLessThan(0);
    expect(Math.abs(certainty)).toBeLessThan(2);
  });
  it('is the same from both sides', () => {
    const [one, other] = [runner(1, worlds(30, 2)), runner(1.5, worlds(30, 0))];
    expect(gapBetween(one, other, 30, BELIEF).mean).toBeCloseTo(-gapBetween(other, one, 30, BELIEF).mean);
  });
});
