import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, ensureInstalled, runTool } from './install.mjs';
import { say } from './messages.mjs';

ensureInstalled();

const count = { passed: 0, failed: 0 };

const step = (name, work) => {
  console.log(say.step(name));
  const began = process.hrtime.bigint();
  const { passed, failed } = work();
  count.passed += passed;
  count.failed += failed;
  const seconds = (Number(process.hrtime.bigint() - began) / 1e9).toFixed(1);
  console.log(say.stepDone(name, seconds, failed === 0));
};

const one = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 });

/** Runs every test and reads the counts from the runner's own report. A run that ends without one has failed. */
const tests = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-'));
  const report = join(folder, 'report.json');
  const good = runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`]);
  try {
    const { numPassedTests, numTotalTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = numTotalTests - numPassedTests;
    return {
      passed: numPassedTests,
      failed: good && numTotalTests > 0 ? failed : Math.max(failed, numFailedTestSuites, 1),
    };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

step('biome', () => one(runTool('biome', ['check', '--error-on-warnings', '.'])));
step('build', () => one(build()));
for (const part of ['tsconfig.json', 'apps/web/tsconfig.json', 'e2e/tsconfig.json'])
  step(`types ${part}`, () => one(runTool('tsc', ['-p', part])));
step('tests', tests);

console.log(`\n${count.failed === 0 ? say.nextAfterTests() : say.brokenTests()}`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
