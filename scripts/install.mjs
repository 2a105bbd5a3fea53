import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient } from './client.mjs';
import { say } from './messages.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a script of Node's in a folder, its output shown as it comes; true when it succeeded. */
export const runNodeIn = (folder, script, args, environment = {}) => {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: folder, stdio: 'inherit', env });
  return status === 0;
};

/** The same in the project's folder. */
export const runNode = (script, args, environment) => runNodeIn(root, script, args, environment);

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

/** What can be built, each where something of it has changed since the last time. The bundler is there only once installed. */
const BUILDS = {
  cli: () => runTool('tsc', ['-b', 'apps/cli/tsconfig.build.json']),
  sandbox: () => runNode(join(root, 'scripts', 'bundle.mjs'), ['sandbox']),
  server: () => runNode(join(root, 'scripts', 'bundle.mjs'), ['server']),
  client: buildClient,
};

/** True when all of it is there. */
export const build = (parts = Object.keys(BUILDS)) => parts.every((part) => BUILDS[part]());

/** Installs and builds what is missing of what a program needs. */
export const ensureBuilt = (...parts) => {
  ensureInstalled();
  console.log(say.building());
  for (const part of parts) if (!build([part])) stop(say.failed(part));
};
