import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The files of the house that a page which imports this carries with it. */
const carriedBy = async (code: string): Promise<string[]> => {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: join(root, 'packages', 'presentation') },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    conditions: ['@sanh-rong/source'],
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output.inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => relative(root, join(root, file)));
};

const GAMES = ['tienlen', 'phom', 'lieng'];

describe('what a page carries', () => {
  it.each(GAMES)('of %s is that game alone', async (game) => {
    const files = await carriedBy(`export * from '@sanh-rong/presentation/${game}';`);
    expect(files.some((file) => file.startsWith(`packages/presentation/src/${game}/`))).toBe(true);
    for (const other of GAMES.filter((each) => each !== game)) {
      expect(files.filter((file) => file.includes(`/src/${other}/`))).toEqual([]);
    }
    // Nor the rules that decide a game: a screen is told what is legal.
    expect(files).not.toContain(`packages/engine/src/${game}/game.ts`);
  });

  it('for names is words alone: no rules, no players', async () => {
    const files = await carriedBy("export * from '@sanh-rong/presentation/names';");
    expect(files.filter((file) => !file.startsWith('packages/presentation/'))).toEqual([]);
    expect(files.filter((file) => /\/(presentation|narration|commands)\.ts$/.test(file))).toEqual([]);
  });

  it('to offer levels is their ids and what was measured: no players', async () => {
    const files = await carriedBy("export { levelIdsOf, MEASURED } from '@sanh-rong/players';");
    const own = ['level-ids', 'measured', 'measurement'].map((module) => `packages/players/src/${module}.ts`);
    expect(files.sort()).toEqual(own);
  });

  it('of the root is only what it uses', async () => {
    const files = await carriedBy("export { cardWords, levelName } from '@sanh-rong/presentation';");
    expect(files.filter((file) => /\/presentation\.ts$|packages\/players/.test(file))).toEqual([]);
  });
});
