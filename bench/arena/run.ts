import { cpus } from 'node:os';
import { Figures } from '../bots/figures.ts';
import { measureBuiltIn } from './built-in.ts';
import { measureSandboxed, serveSandboxed, WORKER } from './sandboxed.ts';

/**
 * Matches through the arena: built-in players against the same games without it, and bots in sandboxes with one worker and
 * with more.
 *
 *   npm run bench:arena -- --json
 */
if (process.argv.includes(WORKER)) await serveSandboxed();
else {
  const figures = new Figures();
  for (const measure of [measureBuiltIn, measureSandboxed]) await measure(figures);
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`;
  if (process.argv.includes('--json')) console.log(JSON.stringify({ machine, figures: figures.all }, null, 2));
  else console.log(`\n${machine}\n\n${figures.table()}`);
}
