import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * Builds programs from their sources, each with all it is made of, when something of that has changed:
 *
 *   node scripts/bundle.mjs sandbox server
 *
 * A server that is one bundle starts in less than half the time of one that reads a thousand files.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Deno writes stacks by it: everything in here is one place with a name of its own, not a path of the machine. */
const SANDBOX_MAP = { version: 3, sources: ['sandbox:inside'], names: [], mappings: 'AAAA' };

const COMMON = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  conditions: ['@sanh-rong/source'],
  metafile: true,
  write: false,
  logLevel: 'warning',
};

const serverPrograms = [
  'main.ts',
  'index.ts',
  'arena/runner/runner-program.ts',
  'database/embedded-program.ts',
  'database/move-to-postgres.ts',
  'parsing-threads/parsing-program.ts',
  'thinking/thinker-program.ts',
];

const BUNDLES = {
  /** The program that runs inside a sandbox. */
  sandbox: {
    ...COMMON,
    entryPoints: { inside: 'packages/bot-kit/src/inside/main.ts' },
    outdir: 'packages/bot-kit/dist',
    target: 'es2022',
    // Each process reads all of it before it starts.
    minify: true,
    footer: {
      js: `//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(SANDBOX_MAP)).toString('base64')}`,
    },
  },
  /** The server with its processes and threads. */
  server: {
    ...COMMON,
    entryPoints: Object.fromEntries(serverPrograms.map((file) => [basename(file, '.ts'), `apps/server/src/${file}`])),
    outdir: 'apps/server/dist',
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'linked',
    // They bring files that are no JavaScript: a database, and libraries of the system.
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native'],
    // Dependencies that are CommonJS ask for modules of Node by `require`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
    },
  },
};

/** A folder that holds nothing but the bundle: what an earlier one left there goes. */
const OWN_FOLDER = new Set(['server']);

const fingerprint = (options, files) => {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
};

const build = (name) => {
  const options = BUNDLES[name];
  const folder = join(root, options.outdir);
  const stamp = join(root, 'node_modules', '.cache', 'sanh-rong', name);

  /** Whether it is there, made from the very files that are there now. What it is made of says the last time it was made. */
  const isFresh = () => {
    try {
      const { files, made, print } = JSON.parse(readFileSync(stamp, 'utf8'));
      return made.every((file) => existsSync(join(folder, file))) && fingerprint(options, files) === print;
    } catch {
      return false;
    }
  };

  if (isFresh()) return;
  const { outputFiles, metafile } = buildSync(options);
  const files = Object.keys(metafile.inputs);
  const made = outputFiles.map(({ path }) => basename(path));
  for (const each of [folder, dirname(stamp)]) mkdirSync(each, { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  if (OWN_FOLDER.has(name))
    for (const old of readdirSync(folder).filter((file) => !made.includes(file)))
      rmSync(join(folder, old), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ files, made, print: fingerprint(options, files) }));
};

try {
  for (const name of process.argv.slice(2)) build(name);
} catch {
  // What is wrong has been said.
  process.exitCode = 1;
}
