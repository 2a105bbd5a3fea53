import { cpus } from 'node:os';
import { measureAttacks } from './attacks.ts';
import { measureDecisions } from './decisions.ts';
import { Figures } from './figures.ts';
import { measureGames } from './games.ts';
import { measureStarts } from './starts.ts';

/**
 * Bots in sandboxes: what a decision costs beside calling the function directly, whole games, starts, memory, and what the
 * server feels of bots that do their worst.
 *
 *   npm run bench:bots -- --json
 */
const figures = new Figures();
for (const measure of [measureDecisions, measureGames, measureStarts, measureAttacks]) await measure(figures);

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`;
if (process.argv.includes('--json')) console.log(JSON.stringify({ machine, figures: figures.all }, null, 2));
else console.log(`\n${machine}\n\n${figures.table()}`);
