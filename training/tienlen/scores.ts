import { readFileSync } from 'node:fs';
import { Random } from '@sanh-rong/engine';
import { MoveFeatures } from '../../packages/players/src/tienlen/network/move-features.ts';
import { Network, type Widths } from '../../packages/players/src/tienlen/network/network.ts';
import { StateFeatures } from '../../packages/players/src/tienlen/network/state-features.ts';
import { sharesOf } from './settings.ts';
import { TrainingTable } from './training-table.ts';

/**
 * What players score, to be compared with the learner: `node scores.mjs NETWORK TABLES STEPS SEED WIDTHS`. The positions
 * are those that an actor with one group of tables and the same seed asks about when the steady choice is taken; a line
 * of JSON for each has the scores of its choices.
 */
const [file, tables, steps, seed, widths] = process.argv.slice(2);
const [first, second, third, joined] = widths.split(',').map(Number);
const shape: Widths = { first, second, third, joined };
const network = new Network(readFileSync(file), shape);
const random = new Random(seed);
const all = Array.from({ length: Number(tables) }, () => new TrainingTable(random, sharesOf('')));
const chosen = all.map(() => 0);
const state = new StateFeatures();
const moves = new MoveFeatures();
const lines: string[] = [];
for (let step = 0; step < Number(steps); step++) {
  for (const [at, table] of all.entries()) {
    if (step > 0) table.answer(chosen[at]);
    table.playOn(moves);
    chosen[at] = moves.steady;
    state.read(table.rules, table.position, table.goneLow, table.goneHigh, table.record);
    network.best(state, moves);
    lines.push(JSON.stringify([...network.scores.slice(0, moves.size)]));
  }
}
process.stdout.write(lines.map((line) => `${line}\n`).join(''));
