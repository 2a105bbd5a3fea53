import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SourceCopy } from './source-copy.ts';

/** What README.md tells programmers to do, done in a copy in which nothing has been built. */

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
const [, section] = readme.split('### For programmers\n');

const blocks = (language: string): string[] =>
  [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, of]) => of === language).map(([, , code]) => code);

const commands = blocks('sh')
  .flatMap((block) => block.trim().split('\n'))
  .filter((line) => line !== 'npm ci');

/** A hundred deals are for an author who waits for an answer. */
const shorter = (command: string): string => command.replace('--deals 100', '--deals 2');

const copy = new SourceCopy('readme', ['scripts']);
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

const run = (command: string) =>
  spawnSync(command, {
    cwd: copy.folder,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_US.UTF-8' },
  });

describe('the README of a bare clone', () => {
  // The scripts of others are the installation's; ours is what `npm ci` runs after it.
  beforeAll(() => {
    const { status, stderr } = run('npm run prepare');
    expect(status, stderr).toBe(0);
  });

  test('names commands', () => {
    expect(commands.map((command) => /sanhrong (\w+)/.exec(command)?.[1])).toEqual(['new', 'match', 'engine']);
  });

  test.each(commands)('%s', (command) => {
    const { status, stdout, stderr } = run(shorter(command));
    expect(status, stderr).toBe(0);
    if (command.includes('engine')) expect(JSON.parse(stdout)).toMatchObject({ ok: true, result: null });
    else expect(stdout).toContain('my-bot');
  });

  test.each(blocks('ts'))('the example in TypeScript', async (code) => {
    const { code: script } = await transform(code, { loader: 'ts', format: 'esm' });
    writeFileSync(join(copy.folder, 'example.mjs'), script);
    const { status, stdout, stderr } = run('node example.mjs');
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/type: 'play'[\s\S]*viewer: 'watcher'/);
  });
});
