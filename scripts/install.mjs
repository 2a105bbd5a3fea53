import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient } from './client.mjs';
import { say } from './messages.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a script of Node's in the project's folder, its output shown as it comes; true when it succeeded. */
export const runNode = (script, args, environment = {}) => {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', env });
  return status === 0;
};

/** Where the programs start that packages of this project brought along. No shell in between: paths may have blanks. */
const TOOLS = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

export const runTool = (name, args, environment) => runNode(join(root, 'node_modules', TOOLS[name]), args, environment);

/** npm tells its scripts where it is; without that the system must find it. */
export const runNpm = (args) => {
  const npm = process.env.npm_execpath;
  if (npm) return runNode(npm, args);
  return spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
};

export const stop = (message) => {
  console.error(message);
  process.exit(1);
};

const checkNode = () => {
  const need = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = need.split('.').map(Number);
  if (major < needMajor || (major === needMajor && minor < needMinor)) stop(say.oldNode(need, process.versions.node));
};

/** Installs exactly what the lock file names, unless that has been done already. */
export const ensureInstalled = () => {
  checkNode();
  const stamp = join(root, 'node_modules', '.sanh-rong-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(say.installing());
  if (!runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'])) stop(say.failed('npm ci'));
  writeFileSync(stamp, lock);
};

/** The programs, with all they are made of. */
const BUILT = ['apps/cli', 'apps/server'];

/** Builds them where something has changed since the last build. */
const buildPrograms = () => runTool('tsc', ['-b', ...BUILT.map((part) => `${part}/tsconfig.build.json`)]);

/** What the server runs bots in. A program of its own: what it is built with is not there before the installation. */
const buildSandbox = () => runNode(join(root, 'scripts', 'sandbox.mjs'), []);

export const build = () => buildPrograms() && buildSandbox() && buildClient();

/** A server needs the client as well; a table in the terminal does not. */
export const ensureBuilt = ({ client = false } = {}) => {
  ensureInstalled();
  console.log(say.building());
  if (!buildPrograms()) stop(say.failed('tsc -b'));
  if (!buildSandbox()) stop(say.failed('esbuild'));
  if (client && !buildClient()) stop(say.failed('vite build'));
};
