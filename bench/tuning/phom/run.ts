import { writeFileSync } from 'node:fs';
import { weights } from '../../../packages/players/src/phom/keen/weights.ts';
import { fitWeights } from './fit-weights.ts';

/**
 * `node scripts/bench.mjs phom [games] [rounds] [ruleSet] [seats]`: keen plays against itself, its weights are
 * fitted to what the games brought, it plays with the new ones, and so on; they are then written where the player reads
 * them. Without a rule set or seats all are done. The same numbers come out every time.
 */

const [games = '30000', rounds = '4', onlyRuleSet, onlySeats] = process.argv.slice(2);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

type Table = readonly (readonly (readonly number[])[])[];

const refit = (ruleSet: 'basic' | 'ta-la', before: Table): Table =>
  before.map((stages, i) => {
    const seats = i + 2;
    if ((onlyRuleSet ?? ruleSet) !== ruleSet || Number(onlySeats ?? seats) !== seats) return stages;
    return fitWeights(ruleSet, seats, Number(games), Number(rounds), say);
  });

/** A stage that never comes has no row. */
const written = (table: Table): string =>
  JSON.stringify(
    table.map((stages) =>
      stages.map((row) => row.map((weight) => Number(weight.toFixed(2))).join(' ')).filter((row) => row !== ''),
    ),
  );

const taLa = refit('ta-la', weights().taLa);
const basic = refit('basic', weights().basic);
writeFileSync(
  'packages/players/src/phom/keen/weight-rows.ts',
  `/** Made by bench/tuning/phom: by seats from 2, by stage, one weight a sign. */
export const BASIC_ROWS: readonly (readonly string[])[] = ${written(basic)};

export const TA_LA_ROWS: readonly (readonly string[])[] = ${written(taLa)};
`,
);
