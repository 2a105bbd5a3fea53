import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { say } from './messages.mjs';

/** Builds the web client, when something it is made of has changed. Alone: `node scripts/client.mjs`. */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'apps', 'web');
const dist = join(web, 'dist');
const stamp = join(root, 'node_modules', '.cache', 'sanh-rong', 'client');

const NOT_PART_OF_IT = /^(dist|node_modules|test)$|\.test\.tsx?$|\.tsbuildinfo$/;

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_PART_OF_IT.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });

/** One name for everything the client is made of. */
const fingerprint = () => {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'));
  const hash = createHash('sha256');
  const files = [
    join(root, 'package-lock.json'),
    fileURLToPath(import.meta.url),
    join(root, 'scripts', 'bundle.mjs'),
    // The client shows the rule books.
    ...[web, join(root, 'docs', 'rules'), ...packages.filter(existsSync)].flatMap(filesIn),
  ];
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/** What shrinks when it is compressed; pictures and most fonts are already. */
const SHRINKS = /\.(js|css|svg|json|webmanifest|txt|ttf)$/;

/** Below this, compressing saves no packet. */
const WORTH_IT = 1_024;

/** Above this, the last tenth would cost the builder half a minute: the code editor is that large. */
const LARGE = 1_000_000;

/** Copies for the server to give away as they are, so that no request costs it the work. */
const compress = () => {
  for (const file of filesIn(dist).filter((name) => SHRINKS.test(name))) {
    const plain = readFileSync(file);
    if (plain.length < WORTH_IT) continue;
    const quality = plain.length > LARGE ? 9 : 11;
    const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length };
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
};

/** True when the client is there, built now or before. */
export const buildClient = () => {
  const made = fingerprint();
  if (existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return true;
  console.log(say.buildingClient());
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--logLevel', 'warn', '--emptyOutDir'];
  // Test runners say so in the environment; what they test is still what people get.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [vite, ...args], { cwd: web, env, stdio: 'inherit' });
  if (status !== 0) return false;
  compress();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, made);
  return true;
};

if (process.argv[1] === fileURLToPath(import.meta.url) && !buildClient()) {
  console.error(say.failed('vite build'));
  process.exitCode = 1;
}
