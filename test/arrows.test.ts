import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const house = mkdtempSync(join(tmpdir(), 'sanh-rong-arrows-'));

/** The same linter with the same rules, over a house of its own. */
beforeAll(() => {
  for (const name of ['biome.json', 'lint', '.gitignore'])
    cpSync(join(root, name), join(house, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

interface Report {
  readonly summary: { readonly unchanged: number };
  readonly diagnostics: readonly {
    readonly message: string;
    readonly category: string;
    readonly location: { readonly path: string };
  }[];
}

/** What the linter says about each of these files, by its place among them; it reads all of them in one run. */
const lint = (files: readonly (readonly [path: string, code: string, ...unknown[]])[]): string[] => {
  // Several stand in for the same file, so each gets a number: x.test.ts becomes x7.test.ts.
  const paths = files.map(([path], at) => path.replace(/x(?=(\.test)?\.ts$)/, `x${at}`));
  for (const [at, path] of paths.entries()) {
    const file = join(house, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, files[at][1]);
  }
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', ...paths];
  const { stdout } = spawnSync(biome, args, { cwd: house, encoding: 'utf8' });
  for (const path of paths) rmSync(join(house, path));
  const { summary, diagnostics }: Report = JSON.parse(stdout);
  expect(summary.unchanged).toBe(paths.length);
  return paths.map((path) =>
    diagnostics
      .filter(({ location }) => location.path === path)
      .map(({ category, message }) => `${category}: ${message}`)
      .join('\n'),
  );
};

const imports = (from: string): string => `import { x } from '${from}';\nexport const y = x;\n`;

/** Each with the complaint it must get. */
const REFUSED: readonly (readonly [path: string, code: string, complaint: string])[] = [
  ['packages/engine/src/x.ts', imports('@sanh-rong/players'), 'noRestrictedImports'],
  ['packages/engine/src/x.ts', imports('../../players/src/index.ts'), 'noRestrictedImports'],
  ['packages/engine/src/x.ts', imports('node:fs'), 'noRestrictedImports'],
  ['packages/engine/src/x.ts', 'export const y = Math.random();\n', 'no randomness of its own'],
  ['packages/engine/src/x.ts', 'export const y = Date.now();\n', 'noRestrictedGlobals'],
  ['packages/players/src/x.ts', imports('@sanh-rong/cli'), 'noRestrictedImports'],
  ['packages/players/src/x.ts', imports('../../engine/src/index.ts'), 'noRestrictedImports'],
  ['packages/players/src/x.ts', 'export const y = Math.random();\n', 'no randomness of its own'],
  ['packages/table/src/x.ts', imports('@sanh-rong/players'), 'noRestrictedImports'],
  ['packages/table/src/x.ts', 'export const y = Date.now();\n', 'noRestrictedGlobals'],
  ['packages/analysis/src/x.ts', imports('@sanh-rong/presentation'), 'noRestrictedImports'],
  ['packages/analysis/src/x.ts', 'export const y = Date.now();\n', 'noRestrictedGlobals'],
  ['packages/presentation/src/x.ts', imports('@sanh-rong/table'), 'noRestrictedImports'],
  ['packages/presentation/src/x.ts', imports('../../players/src/index.ts'), 'noRestrictedImports'],
  ['packages/presentation/src/x.ts', imports('node:fs'), 'noRestrictedImports'],
  ['packages/presentation/src/x.ts', 'export const y = Date.now();\n', 'noRestrictedGlobals'],
  ['packages/presentation/src/x.ts', 'export const y = Math.random();\n', 'no randomness of its own'],
  ['packages/players/src/x.ts', imports('@sanh-rong/presentation'), 'noRestrictedImports'],
  ['packages/arena/src/x.ts', imports('@sanh-rong/players'), 'noRestrictedImports'],
  ['packages/arena/src/x.ts', imports('../../engine/src/index.ts'), 'noRestrictedImports'],
  ['packages/arena/src/x.ts', imports('node:worker_threads'), 'noRestrictedImports'],
  ['packages/arena/src/x.ts', 'export const y = Date.now();\n', 'noRestrictedGlobals'],
  ['packages/arena/src/x.ts', 'export const y = Math.random();\n', 'no randomness of its own'],
  ['packages/entrants/src/x.ts', imports('@sanh-rong/sandbox'), 'noRestrictedImports'],
  ['packages/entrants/src/x.ts', imports('node:fs'), 'noRestrictedImports'],
  ['packages/entrants/src/x.ts', 'export const y = Date.now();\n', 'noRestrictedGlobals'],
  ['packages/entrants/src/x.ts', 'export const y = Math.random();\n', 'no randomness of its own'],
  ['packages/sandbox/src/x.ts', imports('@sanh-rong/players'), 'noRestrictedImports'],
  ['packages/sandbox/src/x.ts', imports('../../../apps/server/src/config.ts'), 'noRestrictedImports'],
  ['packages/bot-kit/src/x.ts', imports('@sanh-rong/players'), 'noRestrictedImports'],
  ['packages/bot-kit/src/x.ts', imports('node:fs'), 'noRestrictedImports'],
  ['packages/bot-kit/src/x.ts', 'export const y = Math.random();\n', 'no randomness of its own'],
  ['packages/bot-kit/src/inside/x.ts', imports('node:fs'), 'noRestrictedImports'],
  ['apps/cli/src/x.ts', imports('../../../packages/engine/src/index.ts'), 'noRestrictedImports'],
  ['packages/engine/src/x.ts', 'export const y = (z: any) => z;\n', 'noExplicitAny'],
  ['packages/engine/src/x.test.ts', "import { test } from 'vitest';\ntest.skip('x', () => {});\n", 'noSkippedTests'],
  ['packages/engine/src/x.test.ts', "import { test } from 'vitest';\ntest.only('x', () => {});\n", 'noFocusedTests'],
];

const ALLOWED: readonly (readonly [path: string, code: string])[] = [
  ['packages/players/src/x.ts', imports('@sanh-rong/engine')],
  ['packages/players/src/x.ts', imports('@sanh-rong/engine/tienlen')],
  ['packages/table/src/x.ts', imports('@sanh-rong/engine')],
  ['packages/arena/src/x.ts', imports('@sanh-rong/engine')],
  ['packages/entrants/src/x.ts', imports('@sanh-rong/arena')],
  ['packages/entrants/src/x.ts', imports('@sanh-rong/players')],
  ['packages/entrants/src/x.ts', imports('@sanh-rong/bot-kit')],
  ['packages/sandbox/src/x.ts', imports('@sanh-rong/bot-kit/check')],
  ['packages/sandbox/src/x.ts', imports('node:fs')],
  ['packages/bot-kit/src/x.ts', imports('@sanh-rong/engine/tienlen')],
  ['packages/presentation/src/x.ts', imports('@sanh-rong/engine/tienlen/core')],
  ['packages/analysis/src/x.ts', imports('@sanh-rong/players/tienlen')],
  ['packages/presentation/src/x.ts', imports('@sanh-rong/players/tienlen')],
  ['apps/cli/src/x.ts', imports('@sanh-rong/players')],
  ['apps/cli/src/x.ts', imports('@sanh-rong/presentation/tienlen')],
  ['apps/cli/src/x.ts', imports('node:fs')],
  ['packages/engine/src/x.ts', imports('./cards.ts')],
];

describe('the arrows between packages', () => {
  let refused: string[];
  let allowed: string[];

  beforeAll(() => {
    refused = lint(REFUSED);
    allowed = lint(ALLOWED);
  });

  test.each(REFUSED.map(([path, code, complaint], at) => [path, code, complaint, at] as const))(
    'in %s, %j is refused',
    (_path, _code, complaint, at) => {
      expect(refused[at]).toContain(complaint);
    },
  );

  test.each(ALLOWED.map(([path, code], at) => [path, code, at] as const))(
    'in %s, %j is allowed',
    (_path, _code, at) => {
      expect(allowed[at]).toBe('');
    },
  );
});
