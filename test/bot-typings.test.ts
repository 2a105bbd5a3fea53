import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from '@sanh-rong/engine';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { findBotGame } from '../packages/bot-kit/src/bot-games.ts';
import { EXAMPLES, template } from '../packages/bot-kit/src/examples/index.ts';
import { packageTypings, typings } from '../packages/bot-kit/src/typings/index.ts';
import { ownViews, TABLES } from '../packages/bot-kit/test/tables.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-typings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The global names of an editor and the types that a project of one's own imports. */
const GAMES = [
  {
    id: 'tienlen',
    names: {
      GameState: 'TienLenGameState',
      Move: 'TienLenMove',
      ValidMove: 'TienLenValidMove',
      PastMove: 'TienLenPastMove',
      Card: 'TienLenCard',
      MoveType: 'TienLenMoveType',
      TableOptions: 'TienLenOptions',
    },
  },
  {
    id: 'phom',
    names: {
      GameState: 'PhomGameState',
      Move: 'PhomMove',
      ValidMove: 'PhomValidMove',
      PastMove: 'PhomPastMove',
      Card: 'PhomCard',
      CardName: 'PhomCardName',
      MeldOnTable: 'PhomOnTheTable',
    },
  },
  {
    id: 'lieng',
    names: {
      GameState: 'LiengGameState',
      Move: 'LiengMove',
      ValidMove: 'LiengValidMove',
      PastMove: 'LiengPastMove',
      Card: 'LiengCard',
      TableOptions: 'LiengTableOptions',
    },
  },
] as const;

/** States that bots were really shown, from many moments of random games. */
const statesOf = (id: string): string[] => {
  const botGame = findBotGame(id);
  if (botGame === null) throw new Error(id);
  return fc
    .sample(TABLES[id], 12)
    .flatMap(ownViews)
    .filter((_, at) => at % 7 === 0)
    .map((view) => JSON.stringify(botGame.stateOf(botGame.snapshot(view, { scores: view.hands.map(() => 1) }))))
    .filter((state) => state.length < 20_000)
    .slice(0, 30);
};

const SAME = `
/** All of a type written out, so that names do not matter. */
type Open<T> = T extends (infer Item)[] ? Open<Item>[] : T extends object ? { [Key in keyof T]: Open<T[Key]> } : T;
type Same<A, B> = (<T>() => T extends Open<A> ? 1 : 2) extends <T>() => T extends Open<B> ? 1 : 2 ? true : false;
`;

/** What the compiler says about these files together. */
const complaints = async (name: string, files: Readonly<Record<string, string>>): Promise<string> => {
  const paths = Object.keys(files).map((file) => join(folder, `${name}-${file}`));
  for (const [at, text] of Object.values(files).entries()) writeFileSync(paths[at], text);
  const config = join(folder, `${name}.json`);
  const compilerOptions = {
    ...{ strict: true, noEmit: true, allowJs: true, checkJs: true, skipLibCheck: false, moduleDetection: 'force' },
    ...{ target: 'ES2022', lib: ['ES2023'], types: [], module: 'NodeNext', allowImportingTsExtensions: true },
    customConditions: ['@sanh-rong/source'],
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, files: paths }));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return promisify(execFile)(process.execPath, [tsc, '-p', config]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
};

describe.each(GAMES)('the types of $id', ({ id, names }) => {
  const kit = join(root, 'packages', 'bot-kit', 'src', 'index.ts');

  test('are the same in the editor and in a project, and what bots are shown has them', async () => {
    const agree = Object.entries(names).map(
      ([editor, project], at) => `const same${at}: Same<${editor}, ${project}> = true;\nconsole.log(same${at});`,
    );
    const files = {
      'globals.d.ts': typings(id, 'vi'),
      'agree.mts': [`import type { ${Object.values(names).join(', ')} } from '${kit}';`, SAME, ...agree].join('\n'),
      'states.mts': `const states: GameState[] = [\n${statesOf(id).join(',\n')}\n];\nconsole.log(states.length);\n`,
    };
    expect(await complaints(id, files)).toBe('');
  });

  test('a wrong name in them is noticed', async () => {
    const globals = typings(id, 'en').replace('myPosition: Seat;', 'myPlace: Seat;');
    const [state] = statesOf(id);
    const files = {
      'globals.d.ts': globals,
      'agree.mts': `import type { ${names.GameState} } from '${kit}';${SAME}export const same: Same<GameState, ${names.GameState}> = true;`,
      'states.mts': `export const state: GameState = ${state};\n`,
    };
    const said = await complaints(`${id}-wrong`, files);
    expect(said).toContain('agree.mts');
    expect(said).toContain('states.mts');
  });

  test('fit the examples and the template, as the editor checks them', async () => {
    const examples = EXAMPLES.filter(({ game }) => game === id).map((it) => [`${it.id}.mjs`, it.source('vi')]);
    const files = {
      'globals.d.ts': typings(id, 'en'),
      'package.d.ts': packageTypings(id),
      // As docs/bots.md tells the author of a project to write it.
      'project.mjs': Object.entries({ ...names, Card: 'BotCard' })
        .map(([own, name], at) => {
          const said = `import('@sanh-rong/bot-kit').${name}`;
          return `/** @type {(it: ${said}) => ${own}} */\nexport const type${at} = (it) => it;`;
        })
        .join('\n'),
      'template.mjs': template(id, 'en'),
      ...Object.fromEntries(examples),
    };
    expect(await complaints(`${id}-examples`, files)).toBe('');
  });

  test.each(LANGUAGES)('explain every field (%s)', (language) => {
    const lines = typings(id, language).split('\n');
    const fields = lines.flatMap((line, at) => (/^ {2}\w+(\?|\(.*\))?:/.test(line) ? [at] : []));
    expect(fields.length).toBeGreaterThan(20);
    for (const at of fields) expect(lines[at - 1]).toMatch(/^ {2}\/\*\* .{5,} \*\/$/);
    expect(lines.join('\n')).not.toContain('undefined');
  });
});

test('a game without bots has no types', () => {
  expect(typings('chess', 'vi') + packageTypings('chess')).toBe('');
});
