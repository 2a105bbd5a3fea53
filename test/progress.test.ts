import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What `npm test` says of its own tests. */

const root = join(import.meta.dirname, '..');

const run = (...files: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-progress-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const counts = join(folder, 'counts.json');
  const reporter = join(root, 'scripts', 'progress-reporter.mjs');
  const config = join(import.meta.dirname, 'progress', 'vitest.config.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config, `--reporter=${reporter}`, ...files],
    { env: { PATH: process.env.PATH, TEST_STEP: '4/4', TEST_COUNTS: counts }, encoding: 'utf8' },
  );
  return { status, counts: JSON.parse(readFileSync(counts, 'utf8')), said: stdout + stderr };
};

test('a failure counts once, however many suites it stands in, and is told with its reason', () => {
  const { status, counts, said } = run();
  expect(status).toBe(1);
  // One test, one suite that cannot begin, one file that cannot be read.
  expect(counts).toEqual({ passed: 3, failed: 3 });
  for (const reason of ['expected 1 to be 2', 'no beginning', 'no test can be read']) expect(said).toContain(reason);
});

test('without a terminal, lines say which step it is, how many files are done of all, and for how long it has run', () => {
  const { status, counts, said } = run('good');
  expect(status).toBe(0);
  expect(counts).toEqual({ passed: 1, failed: 0 });
  expect(said.trim().split('\n').at(-1)).toMatch(/^4\/4 1\/1 .* 1 ✓ 0 ✗ \| 0:\d\d/);
});
