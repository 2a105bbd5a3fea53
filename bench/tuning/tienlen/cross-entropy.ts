import type { Random } from '@sanh-rong/engine';

export interface Search {
  readonly population: number;
  readonly generations: number;
  /** How far to look at first, by number. */
  readonly spread: readonly number[];
  readonly random: Random;
  /** The worth of each candidate of a generation, all measured alike. */
  readonly measure: (candidates: readonly (readonly number[])[], generation: number) => readonly number[];
  readonly report: (generation: number, mean: readonly number[], best: number, elite: number) => void;
}

const ELITE = 0.2;
/** How much of the new centre and of the new spread is believed at once. */
const TRUST = 0.7;

/** A normal number (Box–Muller). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction());

/** Maximises by the cross-entropy method: draws around a centre, moves it to the best, and looks ever closer. */
export const crossEntropy = (start: readonly number[], search: Search): number[] => {
  const { population, generations, random, measure, report } = search;
  const mean = start.slice();
  const spread = search.spread.slice();
  for (let generation = 0; generation < generations; generation++) {
    const candidates = Array.from({ length: population }, () =>
      mean.map((centre, at) => centre + spread[at] * normal(random)),
    );
    const worth = measure(candidates, generation);
    const order = candidates.map((_, at) => at).sort((a, b) => worth[b] - worth[a]);
    const elite = order.slice(0, Math.max(2, Math.round(ELITE * population)));
    for (let at = 0; at < mean.length; at++) {
      const centre = elite.reduce((sum, i) => sum + candidates[i][at], 0) / elite.length;
      const variance = elite.reduce((sum, i) => sum + (candidates[i][at] - centre) ** 2, 0) / elite.length;
      mean[at] += TRUST * (centre - mean[at]);
      spread[at] += TRUST * (Math.sqrt(variance) - spread[at]);
    }
    report(generation, mean, worth[order[0]], elite.reduce((sum, i) => sum + worth[i], 0) / elite.length);
  }
  return mean;
};
