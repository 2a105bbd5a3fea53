import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Builds the program that runs inside a sandbox as one file, when something it is made of has changed. */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const made = join(root, 'packages', 'bot-kit', 'dist', 'inside.js');
const stamp = join(root, 'node_modules', '.cache', 'sanh-rong', 'sandbox');

/** Deno writes stacks by it: everything in here is one place with a name of its own, not a path of the machine. */
const MAP = { version: 3, sources: ['sandbox:inside'], names: [], mappings: 'AAAA' };

const OPTIONS = {
  absWorkingDir: root,
  entryPoints: ['packages/bot-kit/src/inside/main.ts'],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['@sanh-rong/source'],
  // Each process reads all of it before it starts.
  minify: true,
  footer: {
    js: `//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(MAP)).toString('base64')}`,
  },
  metafile: true,
  write: false,
  logLevel: 'warning',
};

const fingerprint = (files) => {
  const hash = createHash('sha256').update(JSON.stringify(OPTIONS));
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
};

/** Whether it is there, made from the very files that are there now. What it is made of says the last time it was made. */
const isFresh = () => {
  if (!existsSync(made) || !existsSync(stamp)) return false;
  try {
    const { files, print } = JSON.parse(readFileSync(stamp, 'utf8'));
    return fingerprint(files) === print;
  } catch {
    return false;
  }
};

const bundle = () => {
  const { outputFiles, metafile } = buildSync(OPTIONS);
  const files = Object.keys(metafile.inputs);
  for (const file of [made, stamp]) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(made, outputFiles[0].contents);
  writeFileSync(stamp, JSON.stringify({ files, print: fingerprint(files) }));
};

if (!isFresh()) {
  try {
    bundle();
  } catch {
    // What is wrong has been said.
    process.exitCode = 1;
  }
}
