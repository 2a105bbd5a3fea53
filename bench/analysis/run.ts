import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { PAGE_LIMITS } from '@sanh-rong/analysis';
import { CATALOGUE, type GameId } from '@sanh-rong/engine';
import { keyOf, type Table } from './games.ts';
import { judgedPositions, type Plan, type Row, reviewedGames, rowFor } from './measure.ts';
import { write } from './page.ts';
import { rowLines } from './report.ts';
import { reviewSpeed } from './speed.ts';

/**
 * How right the analysis is, and how fast:
 *
 *   npm run bench:analysis -- [--positions N] [--planted N] [--timed N] [--worlds N] [--only TEXT] [--write]
 *
 * The strongest player of each game plays itself. Of one decision of each game: what was expected against what really
 * came, and whether it is called a mistake. Then dear mistakes are planted into games, and the review has to find them.
 * Then games that people might have played are reviewed against the clock. Nought leaves a part out. It looks as long as a review on a page does, or at so many worlds. `--write` brings docs/analysis.md up to date; what
 * was not measured this time stays (`bench/analysis/results.json`).
 */
const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '2000' },
    planted: { type: 'string', default: '100' },
    timed: { type: 'string', default: '12' },
    worlds: { type: 'string' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`;
const limits = values.worlds === undefined ? PAGE_LIMITS : { worlds: Number(values.worlds) };

/** The first rule set of each game comes first: it is what most people play. */
const tables: Table[] = Object.entries(CATALOGUE)
  .flatMap(([game, ruleSets]) =>
    Object.entries(ruleSets).map(([ruleSet, { usual }], at) => ({
      table: { game: game as GameId, ruleSet, seats: usual },
      at,
    })),
  )
  .toSorted((one, other) => one.at - other.at)
  .map(({ table }) => table);

const plan = (table: Table): Plan => ({
  positions: Number(values.positions),
  planted: Number(values.planted),
  limits,
  progress: (done) => process.stderr.write(`${keyOf(table)}: ${done}\n`),
});

const wanted = tables.filter((table) => keyOf(table).includes(values.only));
const keep = (row: Row): void => {
  process.stdout.write(`${rowLines(row).join('\n')}\n`);
  if (values.write) write(machine, row, tables.map(keyOf));
};

// What most people play comes first; and positions before planting, which takes longer.
for (const isFirst of [true, false]) {
  const group = wanted.filter((table) => isFirst === (table.ruleSet === Object.keys(CATALOGUE[table.game])[0]));
  if (Number(values.positions) > 0) {
    for (const table of group) keep({ ...rowFor(table), judged: judgedPositions(table, plan(table)) });
  }
  if (Number(values.planted) > 0) {
    for (const table of group) keep({ ...rowFor(table), reviewed: reviewedGames(table, plan(table)) });
  }
  if (Number(values.timed) > 0) {
    for (const table of group) keep({ ...rowFor(table), timed: reviewSpeed(table, Number(values.timed)) });
  }
}
