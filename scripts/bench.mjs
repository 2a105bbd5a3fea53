import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, runNode } from './install.mjs';

/**
 * `npm run bench` measures how fast everything is: the engine (`npm run bench:engine`), bots in their sandboxes
 * (`bench:bots`) and matches of the arena (`bench:arena`), one after the other. `npm run bench:load` puts the server under
 * load, `npm run bench:abuse` lets a crowd loose on it, `npm run bench:loop` measures what holds its event loop,
 * `npm run bench:seating` how long people who look for others wait for cards,
 * `npm run bench:pages` opens the pages of the client on a slow phone, `npm run bench:players` measures how strong the
 * built-in players are, `npm run bench:analysis` how right the analysis of their games is;
 * `npm run puzzles` makes the puzzles of the house (`bench/puzzles`),
 * `node scripts/bench.mjs anchors` finds where the built-in players stand in the ladders, and
 * `node scripts/bench.mjs <folder of bench/tuning>` works out what a built-in player knows.
 */
const TUNING = readdirSync(join(root, 'bench/tuning'));
const ENTRIES = {
  engine: 'bench/run.ts',
  load: 'bench/load/run.ts',
  abuse: 'bench/abuse/run.ts',
  loop: 'bench/loop/run.ts',
  seating: 'bench/seating/run.ts',
  bots: 'bench/bots/run.ts',
  players: 'bench/players/run.ts',
  analysis: 'bench/analysis/run.ts',
  arena: 'bench/arena/run.ts',
  pages: 'bench/pages/run.ts',
  puzzles: 'bench/puzzles/run.ts',
  anchors: 'bench/arena/anchors.ts',
  ...Object.fromEntries(TUNING.map((name) => [name, `bench/tuning/${name}/run.ts`])),
};
/** What `npm run bench` measures. */
const SPEED = ['engine', 'bots', 'arena'];
const [what = 'speed', ...args] = process.argv.slice(2);

// Players are bundled from their source; what serves people need not be built for them.
if (['analysis', 'players', 'anchors', 'puzzles', ...TUNING].includes(what)) ensureInstalled();
else ensureBuilt('cli', 'server', 'sandbox', ...(what === 'pages' ? ['client'] : []));
const { build } = await import('esbuild');
const folder = join(root, 'node_modules', '.cache', 'sanh-rong');
mkdirSync(folder, { recursive: true });

const measure = async (name) => {
  const outfile = join(folder, `bench-${name}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [ENTRIES[name]],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@sanh-rong/source'],
    external: ['ws', 'pg', 'playwright-core', 'socket.io-client'],
    logLevel: 'warning',
  });
  return runNode(outfile, args);
};

let isGood = true;
for (const name of what === 'speed' ? SPEED : [what]) isGood = (await measure(name)) && isGood;
process.exitCode = isGood ? 0 : 1;
