import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureInstalled, root, runNodeIn } from './install.mjs';
import { say } from './messages.mjs';

/**
 * `npm run test:faults`: plants the faults of `test/planted-faults.json` in a copy of the project, one after the other, and
 * runs the tests that are said to find them. Fails when one is not found: then a test is missing.
 */

ensureInstalled();

const faults = JSON.parse(readFileSync(join(root, 'test/planted-faults.json'), 'utf8'));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sanh-rong-faults-')));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const copyOfProject = () => {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
};

/** Packages of others are the project's; its own lead into the copy. */
const linkPackages = () => {
  mkdirSync(join(folder, 'node_modules', '@sanh-rong'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['@sanh-rong', '.cache'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const kind of ['packages', 'apps']) {
    for (const part of readdirSync(join(folder, kind))) {
      const { name } = JSON.parse(readFileSync(join(folder, kind, part, 'package.json'), 'utf8'));
      symlinkSync(join(folder, kind, part), join(folder, 'node_modules', name));
      const own = join(kind, part, 'node_modules');
      if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own));
    }
  }
};

/** Whether these tests pass in the copy; null where they could not even be counted. */
const pass = (foundBy) => {
  const counts = join(folder, 'counts.json');
  rmSync(counts, { force: true });
  const good = runNodeIn(
    folder,
    join(root, 'node_modules/vitest/vitest.mjs'),
    ['run', '--reporter=./scripts/progress-reporter.mjs', ...foundBy.split(' ')],
    { TEST_COUNTS: counts },
  );
  return existsSync(counts) ? good : null;
};

copyOfProject();
linkPackages();
const missed = [];
// What fails without a fault finds none.
const sound = pass([...new Set(faults.map(({ foundBy }) => foundBy))].join(' '));
for (const { name, file, right, wrong, foundBy } of sound ? faults : []) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(right, () => wrong),
  );
  console.log(`\n── ${name}`);
  const isFound = pass(foundBy) === false;
  writeFileSync(path, text);
  console.log(say.fault(name, foundBy, isFound));
  if (!isFound) missed.push(name);
}
const passed = sound ? faults.length - missed.length : 0;
console.log(`${passed} passed, ${faults.length - passed} failed`);
process.exitCode = passed === faults.length ? 0 : 1;
