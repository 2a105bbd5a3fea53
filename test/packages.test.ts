import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { build as esbuild, transform } from 'esbuild';
import { build as vite } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const userCode = join(import.meta.dirname, 'package-user.ts');
const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-packages-'));
const tsc = join(root, 'node_modules', '.bin', 'tsc');
const PACK = ['pack', '--silent', '--pack-destination', folder];

/** What a program wrote; one that fails says why. */
const run = (command: string, args: readonly string[], cwd: string, input = '', env = {}): string => {
  const said = spawnSync(command, args, { cwd, input, encoding: 'utf8', env: { ...process.env, ...env } });
  if (said.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${said.stdout}${said.stderr}`);
  return said.stdout;
};

/** Seat 2 leads and plays out while the clock passes for the others; seat 1, the last to hold back a play, pays for both.
 * The class deals an unshuffled deck to two: six pairs each, so its game is over at the deal. The arena plays a deal from
 * every seat. */
const ANSWER = { points: [0, -110, 110], replayed: true, phase: 'gameEnd', rotations: 3 };

/** Everything that the command needs of the house, and what it needs from elsewhere. */
const OURS = [
  'engine',
  'players',
  'analysis',
  'arena',
  'bot-kit',
  'entrants',
  'presentation',
  'sandbox',
  'table',
  'protocol',
];
const LINE = ['socket.io-client', 'socket.io-parser', 'engine.io-client', 'engine.io-parser', 'xmlhttprequest-ssl'];
const WS = 'engine.io-client/node_modules/ws';
const WIDTHS = ['string-width', 'get-east-asian-width', 'strip-ansi', 'ansi-regex'];
const OTHERS = ['acorn', 'zod', 'deno', ...LINE, WS, '@socket.io/component-emitter', 'debug', 'ms', ...WIDTHS];

/** Runs a bundle where nothing exists but the language: no Node, no browser. */
const runBare = (code: string): unknown => {
  const world: { answer?: string } = {};
  vm.runInNewContext(code, world);
  return JSON.parse(world.answer ?? 'null');
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Packs everything of ours as it would be published, with a stand-in for the web client. */
const packOurs = (): string[] => {
  const client = join(folder, 'built-client');
  mkdirSync(client);
  for (const name of ['index.html', 'index.html.gz']) writeFileSync(join(client, name), '<!doctype html>');
  const workspaces = [...OURS.map((name) => `packages/${name}`), 'apps/cli'];
  const named = workspaces.flatMap((name) => ['--workspace', name]);
  const said = run('npm', [...PACK, ...named], root, '', { WEB_DIR: client });
  const tarballs = said.trim().split('\n');
  expect(tarballs).toHaveLength(workspaces.length);
  return tarballs.map((name) => join(folder, name));
};

/** npm puts everything in its place, without a network: what others have published is packed again. */
const installWithNpm = (project: string, tarballs: readonly string[]): void => {
  const others = OTHERS.map((name) => join(root, 'node_modules', name));
  const said = run('npm', [...PACK, '--ignore-scripts', ...others], root);
  const theirs = said
    .trim()
    .split('\n')
    .map((name) => join(folder, name));
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional'];
  run('npm', [...install, ...tarballs, ...theirs], project);
};

/** A user's project with all of it, and nothing of the repository beside it. */
const installAll = (): string => {
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'user', type: 'module', private: true }));
  installWithNpm(project, packOurs());
  // Deno's program is a hundred megabytes; it need not be copied to be found. Projects that start processes have Node's
  // types.
  for (const name of ['@deno', '@types'])
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  return project;
};

describe('the packages as others use them', () => {
  test('are packed, installed and run from dist, with their types and the command', async () => {
    const project = installAll();

    const { code } = await transform(readFileSync(userCode, 'utf8'), { loader: 'ts' });
    writeFileSync(join(project, 'user.mjs'), `${code}\nconsole.log(globalThis.answer);`);
    expect(JSON.parse(run(process.execPath, ['user.mjs'], project))).toEqual(ANSWER);

    writeFileSync(join(project, 'user.ts'), readFileSync(userCode));
    const names = ['@sanh-rong/bot-kit/situations', '@sanh-rong/bot-kit/typings', '@sanh-rong/bot-kit/examples'];
    const imports = [...OURS.map((name) => `@sanh-rong/${name}`), ...names];
    const all = imports.map(
      (name, at) => `import type * as p${at} from '${name}';\nexport type T${at} = keyof typeof p${at};`,
    );
    writeFileSync(join(project, 'all.ts'), all.join('\n'));
    const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'];
    expect(run(tsc, [...strict, 'user.ts', 'all.ts'], project)).toBe('');

    const sanhrong = (args: readonly string[], input = ''): string =>
      run(join(project, 'node_modules', '.bin', 'sanhrong'), args, project, input);
    expect(JSON.parse(sanhrong(['engine'], '{"op":"text"}\n')).error.code).toBe('NO_GAME');

    sanhrong(['new', 'bot', '--lang', 'en']);
    const bot = join('bot', 'rivals', 'greedy.js');
    expect(sanhrong(['test', bot, '--lang', 'en'])).toMatch(/\d{2} legal · /);

    const match = ['match', 'simple', bot, '--game', 'tienlen', '--seats', '4', '--deals', '2', '--seed', '7'];
    const { contestants, dealList } = JSON.parse(sanhrong([...match, '--json', '--out', 'match.json']));
    expect(contestants.map(({ strikes }: { strikes: number }) => strikes)).toEqual([0, 0]);
    expect(JSON.parse(sanhrong([...match, '--workers', '2', '--json'])).dealList).toEqual(dealList);
    expect(sanhrong(['verify', 'match.json', '--lang', 'en'])).toContain('Everything holds.');
    expect(sanhrong(['replay', 'match.json', '--game', '3', '--lang', 'en'])).toContain('Game 3/8');

    expect(sanhrong(['remote', '--help', '--lang', 'en'])).toContain("sanhrong remote ID 'exec:python3 bot.py'");

    const packed = join(project, 'node_modules', '@sanh-rong', 'cli');
    expect(readdirSync(join(packed, 'client'))).toEqual(['index.html']);
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
