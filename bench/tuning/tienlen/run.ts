import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Random } from '@sanh-rong/engine';
import { MIEN_NAM, THIRTEEN } from '@sanh-rong/engine/tienlen/core';
import { greedy } from '../../../packages/players/src/tienlen/greedy.ts';
import { simple } from '../../../packages/players/src/tienlen/simple.ts';
import type { Policy } from '../../../packages/players/src/tienlen/steady/games.ts';
import { SteadyPolicy } from '../../../packages/players/src/tienlen/steady/policy.ts';
import { TUNED } from '../../../packages/players/src/tienlen/steady/tuned.ts';
import type { Scale, Weights } from '../../../packages/players/src/tienlen/steady/weights.ts';
import { crossEntropy } from './cross-entropy.ts';
import { duplicate, gainText } from './duplicate.ts';
import { ViewedPolicy } from './viewed.ts';

/**
 * Tunes the steady player: `node scripts/bench.mjs tienlen mienNam4 --generations 20 --write`. A candidate sits against
 * copies of the weights in force, every deal from every seat, all candidates of a generation with the same deals. What
 * comes out is confirmed on fresh deals, and written only if it gains.
 */
const FILE = 'packages/players/src/tienlen/steady/tuned.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    generations: { type: 'string', default: '12' },
    population: { type: 'string', default: '40' },
    deals: { type: 'string', default: '150' },
    against: { type: 'string', default: 'steady' },
    confirm: { type: 'string', default: '3000' },
    spread: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'tuning' },
    write: { type: 'boolean', default: false },
  },
});

const scaleNamed = (name: string): Scale => {
  for (const known of Object.keys(TUNED) as Scale[]) if (known === name) return known;
  throw new Error(`one of ${Object.keys(TUNED).join(', ')}`);
};

const scale = scaleNamed(positionals[0] ?? 'mienNam4');
const rules = scale.startsWith('thirteen') ? THIRTEEN : MIEN_NAM;
const table = { rules, seats: Number(scale.slice(-1)) };
const inForce = TUNED[scale];
const names = Object.keys(inForce) as (keyof Weights)[];

const toWeights = (numbers: readonly number[]): Weights =>
  Object.fromEntries(names.map((name, at) => [name, numbers[at]])) as unknown as Weights;

const toNumbers = (weights: Weights): number[] => names.map((name) => weights[name]);

const rounded = (weights: Weights): Weights =>
  toWeights(toNumbers(weights).map((number) => Number(number.toPrecision(3))));

/** Whom candidates sit against: copies of the weights in force, or of a level below. */
const opponents: readonly Policy[] = values.against.split(',').map((name) => {
  if (name === 'steady') return new SteadyPolicy(inForce);
  return new ViewedPolicy(name === 'greedy' ? greedy : simple);
});

const tune = (): Weights => {
  const start = toNumbers(inForce);
  const found = crossEntropy(start, {
    population: Number(values.population),
    generations: Number(values.generations),
    spread: start.map((number, at) =>
      names[at] === 'plan' ? 0 : Number(values.spread) * (0.3 * Math.abs(number) + 0.1),
    ),
    random: new Random(`${values.seed}/${scale}`),
    measure: (candidates, generation) =>
      candidates.map((candidate) => {
        const one = new SteadyPolicy(toWeights(candidate));
        const seed = `${values.seed}/${scale}/${generation}`;
        const gains = opponents.map((others) => duplicate(table, one, others, Number(values.deals), seed).mean);
        return gains.reduce((sum, gain) => sum + gain) / gains.length;
      }),
    report: (generation, _mean, best, elite) =>
      console.log(`generation ${generation + 1}: best ${best.toFixed(3)}, elite ${elite.toFixed(3)}`),
  });
  return rounded(toWeights(found));
};

/** The source of the weights with those of this scale replaced. */
const written = (weights: Weights): string => {
  const lines = names.map((name) => `    ${name}: ${weights[name]},`);
  const block = `  ${scale}: {\n${lines.join('\n')}\n  },`;
  return readFileSync(FILE, 'utf8').replace(new RegExp(` {2}${scale}: \\{[^}]*\\},`), block);
};

const found = tune();
console.log(JSON.stringify(found));
const deals = Number(values.confirm);
const before = duplicate(table, new SteadyPolicy(found), new SteadyPolicy(inForce), deals, `${values.seed}/fresh`);
console.log(`${scale} against the weights in force: ${gainText(before)}`);
const against = new ViewedPolicy(simple);
console.log(
  `${scale} against simple: ${gainText(duplicate(table, new SteadyPolicy(found), against, deals >> 2, `${values.seed}/simple`))}`,
);
if (values.write && before.mean > before.margin) {
  writeFileSync(FILE, written(found));
  console.log(`written to ${FILE}`);
}
