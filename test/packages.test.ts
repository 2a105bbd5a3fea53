import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { build as esbuild, transform } from 'esbuild';
import { build as vite } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const userCode = join(import.meta.dirname, 'package-user.ts');
const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-packages-'));
const tsc = join(root, 'node_modules', '.bin', 'tsc');

const run = (command: string, args: string[], cwd: string, input = ''): string =>
  execFileSync(command, args, { cwd, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });

/** Seat 2 leads and plays out while the clock passes for the others; seat 1, the last to hold back a play, pays for both.
 * The class deals an unshuffled deck to two: six pairs each, so its game is over at the deal. The arena plays a deal from
 * every seat. */
const ANSWER = { points: [0, -110, 110], replayed: true, phase: 'gameEnd', rotations: 3 };

/** Runs a bundle where nothing exists but the language: no Node, no browser. */
const runBare = (code: string): unknown => {
  const world: { answer?: string } = {};
  vm.runInNewContext(code, world);
  return JSON.parse(world.answer ?? 'null');
};

beforeAll(() => {
  run(tsc, ['-b'], root);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packages as others use them', () => {
  test('are packed, installed and run from dist, with their types and the command', async () => {
    for (const name of ['packages/engine', 'packages/arena', 'packages/players', 'packages/face', 'apps/cli']) {
      run('npm', ['pack', '--silent', '--pack-destination', folder], join(root, name));
    }
    const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    expect(tarballs).toHaveLength(5);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'user', type: 'module', private: true }));
    run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs.map((name) => `./${name}`)], folder);

    const { code } = await transform(readFileSync(userCode, 'utf8'), { loader: 'ts' });
    writeFileSync(join(folder, 'user.mjs'), `${code}\nconsole.log(globalThis.answer);`);
    expect(JSON.parse(run(process.execPath, ['user.mjs'], folder))).toEqual(ANSWER);

    const answer = run(join(folder, 'node_modules', '.bin', 'sanhrong'), ['engine'], folder, '{"op":"text"}\n');
    expect(JSON.parse(answer).error.code).toBe('NO_GAME');

    writeFileSync(join(folder, 'user.ts'), readFileSync(userCode));
    run(tsc, ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', 'user.ts'], folder);
  });

  test.each([
    ['source', ['@sanh-rong/source']],
    ['dist', []],
  ])('are bundled from %s and run where nothing but the language exists', async (name, conditions) => {
    const bundled = await esbuild({
      entryPoints: [userCode],
      bundle: true,
      write: false,
      format: 'iife',
      platform: 'neutral',
      conditions,
      logLevel: 'silent',
    });
    expect(runBare(bundled.outputFiles[0].text)).toEqual(ANSWER);

    const outDir = join(folder, `vite-${name}`);
    await vite({
      root,
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: [...conditions, 'module', 'import', 'default'] },
      build: { outDir, lib: { entry: userCode, formats: ['iife'], name: 'user' } },
    });
    const [file] = readdirSync(outDir).filter((each) => each.endsWith('.js'));
    expect(runBare(readFileSync(join(outDir, file), 'utf8'))).toEqual(ANSWER);
  });
});
