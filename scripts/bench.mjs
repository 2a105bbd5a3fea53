import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, runNode } from './install.mjs';

ensureInstalled();
const { build } = await import('esbuild');
const folder = join(root, 'node_modules', '.cache', 'sanh-rong');
mkdirSync(folder, { recursive: true });
const outfile = join(folder, 'bench.mjs');
await build({
  absWorkingDir: root,
  entryPoints: ['bench/run.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@sanh-rong/source'],
  logLevel: 'warning',
});
process.exitCode = runNode(outfile, process.argv.slice(2)) ? 0 : 1;
