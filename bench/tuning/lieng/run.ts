import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Random } from '../../../packages/engine/src/random.ts';
import { random } from '../../../packages/players/src/lieng/random.ts';
import { sharp } from '../../../packages/players/src/lieng/sharp.ts';
import { simple } from '../../../packages/players/src/lieng/simple.ts';
import { strategy } from '../../../packages/players/src/lieng/strategy.ts';
import { answerTo } from './answer.ts';
import { characters } from './characters.ts';
import { game } from './lieng-game.ts';
import { type Figure, type LiengPlayer, match } from './match.ts';
import { Solver } from './regret.ts';
import { sourceOf, writeTable } from './write-table.ts';

/**
 * `node scripts/bench.mjs lieng train` works out the table of the player `sharp` and writes it to its place;
 * `… measure` plays it against the other players, `… answer` looks for the player that wins most from it.
 */

const TABLE = 'packages/players/src/lieng/table.ts';
const SEATS = [2, 3, 4, 6];
/** Deals from which the answer to the table is learnt. */
const ANSWER_DEALS = 200_000;
const TREMBLING = { deals: 0.15, choices: 0.2 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'lieng' },
    batches: { type: 'string', default: '50' },
    /** Deals of a batch, or of a match. */
    deals: { type: 'string' },
    out: { type: 'string', default: TABLE },
  },
});

const dealsOr = (usual: number): number => Number(values.deals ?? usual);

const train = (): void => {
  const began = process.hrtime.bigint();
  const seconds = (): number => Math.round(Number(process.hrtime.bigint() - began) / 1e9);
  const solver = new Solver(game, { trembling: TREMBLING });
  const batches = Number(values.batches);
  const deals = dealsOr(100_000);
  solver.solve(new Random(values.seed), batches, deals, (batch) => console.log(`${batch}/${batches}  ${seconds()} s`));
  const table = writeTable(solver.sums);
  const text = sourceOf(table, `${batches} × ${deals} deals, seed ${values.seed}`);
  writeFileSync(values.out, text);
  const known = table.rows.split(/[ \n]/).filter((row) => row !== '').length;
  console.log(
    `${known} of ${game.situations} situations, ${text.length} characters, ${gzipSync(text).length} bytes zipped`,
  );
};

const print = (what: string, { mean, margin, deals }: Figure): void =>
  console.log(`${what.padEnd(36)} ${mean.toFixed(2).padStart(7)} ± ${margin.toFixed(2)} antes a game (${deals} deals)`);

/** One player at a table of others, every deal from each seat. */
const meet = (one: LiengPlayer, others: LiengPlayer, seats: number): void =>
  print(
    `${seats} seats: ${one.id} among ${others.id}`,
    match(one, () => others, { seats, deals: dealsOr(10_000), seed: `${values.seed} match` }),
  );

const measure = (): void => {
  for (const others of [simple, random, ...characters]) for (const seats of SEATS) meet(sharp, others, seats);
  for (const one of [simple, random, ...characters]) for (const seats of SEATS) meet(one, sharp, seats);
};

const answer = (): void => {
  for (const seats of SEATS) meet(answerTo(strategy(), seats, ANSWER_DEALS), sharp, seats);
};

const COMMANDS: Readonly<Record<string, () => void>> = { train, measure, answer };
const command = COMMANDS[positionals[0] ?? 'measure'];
if (command) command();
else {
  console.error(`train, measure or answer, not ${positionals[0]}`);
  process.exitCode = 1;
}
