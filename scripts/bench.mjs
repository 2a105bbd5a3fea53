import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root, runNode } from './install.mjs';

/** `npm run bench` measures the engine, `npm run bench:load` the server under load, `npm run bench:bots` its sandboxes. */
const ENTRIES = { engine: 'bench/run.ts', load: 'bench/load/run.ts', bots: 'bench/bots/run.ts' };
const [what = 'engine', ...args] = process.argv.slice(2);

ensureBuilt();
const { build } = await import('esbuild');
const folder = join(root, 'node_modules', '.cache', 'sanh-rong');
mkdirSync(folder, { recursive: true });
const outfile = join(folder, `bench-${what}.mjs`);
await build({
  absWorkingDir: root,
  entryPoints: [ENTRIES[what]],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@sanh-rong/source'],
  external: ['ws'],
  logLevel: 'warning',
});
process.exitCode = runNode(outfile, args) ? 0 : 1;
