import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, ensureInstalled, runTool } from './install.mjs';
import { say } from './messages.mjs';

/**
 * `npm run check` (linter, types, unit tests), `npm test` (all of it) and `npm run test:long` (all of it, with every
 * example). The last line reads "N passed, N failed".
 */

const mode = process.argv[2] ?? 'test';
const began = Date.now();

ensureInstalled();

const count = { passed: 0, failed: 0 };

const one = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 });

/** Runs tests and takes the counts from the reporter. A run that ends without them has failed. */
const tests = (at, args) => {
  const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-'));
  const counts = join(folder, 'counts.json');
  const environment = {
    TEST_STEP: at,
    TEST_BEGAN: String(began),
    TEST_COUNTS: counts,
    ...(mode === 'long' ? { TEST_LONG: '1' } : {}),
  };
  const good = runTool('vitest', ['run', '--reporter=./scripts/progress-reporter.mjs', ...args], environment);
  try {
    const { passed, failed } = JSON.parse(readFileSync(counts, 'utf8'));
    return { passed, failed: good && passed > 0 ? failed : Math.max(failed, 1) };
  } catch {
    return one(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const types = () =>
  ['tsconfig.json', 'apps/web/tsconfig.json', 'e2e/tsconfig.json']
    .map((part) => one(runTool('tsc', ['-p', part])))
    .reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }));

const STEPS = [
  { name: 'biome', work: () => one(runTool('biome', ['check', '--error-on-warnings', '.'])) },
  { name: 'types', work: types },
  ...(mode === 'check'
    ? [{ name: 'unit tests', work: (at) => tests(at, ['--project', 'unit']) }]
    : [
        { name: 'build', work: () => one(build()) },
        { name: 'tests', work: (at) => tests(at, []) },
      ]),
];

for (const [index, { name, work }] of STEPS.entries()) {
  const at = `${index + 1}/${STEPS.length}`;
  const stepBegan = Date.now();
  console.log(say.step(at, name, Math.round((stepBegan - began) / 1_000)));
  const { passed, failed } = work(at);
  count.passed += passed;
  count.failed += failed;
  console.log(say.stepDone(at, name, ((Date.now() - stepBegan) / 1_000).toFixed(1), failed === 0));
}

if (mode === 'check') console.log(`\n${say.notChecked()}`);
if (count.failed > 0) console.log(`\n${say.brokenTests()}`);
else if (mode !== 'check') console.log(`\n${say.nextAfterTests()}`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
