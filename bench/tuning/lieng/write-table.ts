import { CHOICES } from '../../../packages/players/src/lieng/choices.ts';
import { HAND_CLASSES } from '../../../packages/players/src/lieng/hand-class.ts';
import { partsOf, SITUATIONS } from '../../../packages/players/src/lieng/situation.ts';
import { LETTERS, letterOf, type Mix, PARTS, readMix, writeMix } from '../../../packages/players/src/lieng/strategy.ts';

/** From the solver's sums to the small table that is shipped. */

/** What is chosen less often than this is noise of the solver. */
const NOISE = 0.08;
/** A hand that comes to a situation less often than this, against the commonest one there, has learnt nothing in it. */
const STRANGER = 1e-3;
/** Situations that were met less than this in all are played like their nearest neighbours. */
const LEAST_MET = 2000;

export interface Written {
  readonly mixes: string;
  readonly rows: string;
}

interface Learnt {
  /** The mix as it is written. */
  readonly mix: string;
  readonly weight: number;
}

/** Whole twelfths that sum to one; the largest remainders are rounded up. */
export const inTwelfths = (mix: Mix): Mix => {
  const kept = mix.map((share) => (share < NOISE ? 0 : share));
  const all = kept.reduce((sum, share) => sum + share, 0);
  const exact = kept.map((share) => (share / all) * PARTS);
  const whole = exact.map(Math.floor);
  const missing = PARTS - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact.map((part, at) => [part - whole[at], at]).sort((a, b) => b[0] - a[0]);
  for (const [, at] of byRemainder.slice(0, missing)) whole[at] += 1;
  return whole.map((part) => part / PARTS);
};

const sumOf = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** What was learnt for each class of hands; null where the solver has been too rarely. */
const learntAt = (sums: Float64Array, situation: number): Learnt[] | null => {
  const hands = Array.from({ length: HAND_CLASSES }, (_, hand) => {
    const at = (situation * HAND_CLASSES + hand) * CHOICES;
    return Array.from(sums.subarray(at, at + CHOICES));
  });
  const weights = hands.map(sumOf);
  if (sumOf(weights) < LEAST_MET) return null;
  const isStranger = weights.map((weight) => weight < STRANGER * Math.max(...weights));
  const learnt = hands.map((seen, hand): Learnt | null => {
    const weight = weights[hand];
    return isStranger[hand] ? null : { mix: writeMix(inTwelfths(seen.map((share) => share / weight))), weight };
  });
  // A hand that never comes here is played like the next weaker one that does, or else the next stronger one.
  let last = learnt.find((known) => known !== null) ?? null;
  return learnt.map((known) => {
    last = known ?? (last && { ...last, weight: 0 });
    return last ?? { mix: writeMix([0, 1, 0, 0, 0, 0, 0]), weight: 0 };
  });
};

const distance = (a: Mix, b: Mix): number => sumOf(a.map((share, at) => Math.abs(share - b[at])));

/** A letter for every mix: the weightiest ones have their own, others that of the nearest. */
const nameMixes = (weights: ReadonlyMap<string, number>): { words: string[]; letters: Map<string, string> } => {
  const words = [...weights]
    .sort((a, b) => b[1] - a[1])
    .slice(0, LETTERS)
    .map(([mix]) => mix);
  const mixes = words.map(readMix);
  const letters = new Map<string, string>();
  for (const mix of weights.keys()) {
    const far = mixes.map((word) => distance(word, readMix(mix)));
    letters.set(mix, letterOf(far.indexOf(Math.min(...far))));
  }
  return { words, letters };
};

const shorten = (row: string): string =>
  row.replace(/(.)\1+/g, (run, letter: string) => (run.length > 2 ? `${letter}${run.length}` : run));

/** A line for each number of raises, crowd, role and price. */
const separator = (situation: number): string => {
  if (situation === 0) return '';
  const [here, before] = [partsOf(situation), partsOf(situation - 1)];
  return here.slice(0, 4).every((part, at) => part === before[at]) ? ' ' : '\n';
};

export const writeTable = (sums: Float64Array): Written => {
  const table = Array.from({ length: SITUATIONS }, (_, situation) => learntAt(sums, situation) ?? []);
  const weights = new Map<string, number>();
  for (const { mix, weight } of table.flat()) weights.set(mix, (weights.get(mix) ?? 0) + Math.sqrt(weight));
  const { words, letters } = nameMixes(weights);
  const rows = table.map((row) => shorten(row.map(({ mix }) => letters.get(mix)).join('')));
  return { mixes: words.join(' '), rows: rows.map((row, situation) => separator(situation) + row).join('') };
};

/** The module that holds the table. */
export const sourceOf = ({ mixes, rows }: Written, from: string): string =>
  [
    `/** Made by \`node scripts/bench.mjs lieng train\` (${from}); read by strategy.ts. */`,
    `export const MIXES =\n  '${mixes}';`,
    '',
    `export const ROWS = \`${rows}\`;`,
    '',
  ].join('\n');
