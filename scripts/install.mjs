import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './messages.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const isWindows = process.platform === 'win32';

/** Runs a command in the project's folder, its output shown as it comes; true when it succeeded. */
export const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, ...env },
  });
  return status === 0;
};

/** A program that a package of this project brought along. */
export const tool = (name) => join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name);

const stop = (message) => {
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
  if (!run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])) stop(say.failed('npm ci'));
  writeFileSync(stamp, lock);
};

/** Builds what has changed since the last build. */
export const build = () => run(tool('tsc'), ['-b']);

export const ensureBuilt = () => {
  ensureInstalled();
  console.log(say.building());
  if (!build()) stop(say.failed('tsc -b'));
};
