import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Bundles a program of this folder with all it is made of, and says where it lies. */
export const bundled = (name) => {
  const folder = join(root, 'node_modules', '.cache', 'sanh-rong');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `training-${name}.mjs`);
  buildSync({
    absWorkingDir: root,
    entryPoints: [`training/tienlen/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@sanh-rong/source'],
    logLevel: 'warning',
  });
  return outfile;
};

export const learner = (name) => join(root, 'training', 'tienlen', 'learner', `${name}.py`);
