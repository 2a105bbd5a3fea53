import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, root, runNpm, stop } from './install.mjs';
import { say } from './messages.mjs';

/**
 * `npm run check:nodes` and `npm run test:nodes`: the same tests on the oldest Node that package.json promises and on the
 * one that the image is built on. The registry brings the programs.
 */

const mode = process.argv[2] ?? 'check';

const promised = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');
const [, image] = /^FROM node:([\d.]+)-/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
if (image === undefined) stop(say.failed('Dockerfile'));

/** The program of this version, fetched once. */
const programOf = (version) => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(root, 'node_modules', '.cache', 'nodes', version);
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  if (!runNpm([...args, `${name}@${version}`]) || !existsSync(program)) stop(say.failed(`${name}@${version}`));
  return program;
};

// Now, by this Node: installing clears node_modules, and with it the programs that lie there.
ensureInstalled();
for (const version of [promised.split('.').length < 3 ? `${promised}.0` : promised, image]) {
  const program = programOf(version);
  console.log(`\n── Node ${version}`);
  // Programs that are started by name run on this Node too.
  const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` };
  const { status } = spawnSync(program, [join(root, 'scripts', 'test.mjs'), mode], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exitCode = 1;
}
