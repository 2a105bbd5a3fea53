import { cpSync, existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './messages.mjs';

/**
 * Puts the built web client into the command line's package, for `sanhrong watch`, and takes it out again: `node
 * scripts/pack-client.mjs in | out`, as npm asks around packing. Compressed copies are left out: `sanhrong watch`
 * serves a browser on the same machine.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const place = join(root, 'apps', 'cli', 'client');
const built = process.env.WEB_DIR || join(root, 'apps', 'web', 'dist');

rmSync(place, { recursive: true, force: true });
if (process.argv[2] === 'in') {
  if (existsSync(join(built, 'index.html'))) {
    cpSync(built, place, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  } else console.error(say.noClientToPack());
}
