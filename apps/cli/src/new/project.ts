import { EXAMPLES, template } from '@sanh-rong/bot-kit/examples';
import { packageTypings, typings } from '@sanh-rong/bot-kit/typings';
import type { Language } from '@sanh-rong/engine';
import { gameName } from '@sanh-rong/presentation';
import { NEW_WORDS } from './messages/vi.ts';

/** A bot project as files: pure, so that it can be looked at before anything is written. */

export interface Project {
  /** As npm allows it. */
  readonly name: string;
  readonly game: string;
  readonly language: Language;
}

/** By path inside the project, in the order for reading them. */
export type ProjectFiles = ReadonlyMap<string, string>;

const CHECKED = '// @ts-check\n';
const BOT = 'bot.js';
const DEALS = 40;
const WATCHED_DEALS = 8;

/** A name that npm takes, from the name of a folder. */
export const packageName = (folder: string): string =>
  folder
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100) || 'bot';

/** The examples of the game, weakest first: `rivals/greedy.js`. */
const rivalsOf = ({ game, language }: Project): [path: string, source: string][] =>
  EXAMPLES.filter((example) => example.game === game).map((example) => [
    `rivals/${example.id.replace(`${game}-`, '')}.js`,
    CHECKED + example.source(language),
  ]);

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const manifestOf = ({ name, game, language }: Project, rivals: readonly string[]): string => {
  const lang = `--game ${game} --lang ${language}`;
  return json({
    name,
    version: '0.1.0',
    private: true,
    description: NEW_WORDS[language].description(gameName(game, language)),
    type: 'module',
    engines: { node: '>=20' },
    scripts: {
      test: 'node --test',
      situations: `sanhrong test ${BOT} ${lang}`,
      match: `sanhrong match ${BOT} ${rivals.join(' ')} ${lang} --deals ${DEALS}`,
      watch: `sanhrong watch ${BOT} ${rivals.join(' ')} ${lang} --deals ${WATCHED_DEALS}`,
      compare: `sanhrong compare ${BOT} ${rivals[0]} ${lang}`,
    },
  });
};

/** Only what runs in a sandbox: there is no Node and no browser around a bot. */
const EDITOR = json({
  compilerOptions: {
    ...{ checkJs: false, strict: true, noEmit: true, target: 'ES2022', lib: ['ES2023'], types: [] },
    ...{ module: 'ESNext', moduleResolution: 'Bundler', moduleDetection: 'force' },
  },
  include: [BOT, 'rivals/*.js', 'types/*.d.ts'],
});

const testsOf = ({ game, language }: Project): string => {
  const { testComment, notInstalled } = NEW_WORDS[language];
  return `import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';

// ${testComment}
const { stdout, error } = spawnSync('sanhrong', ['test', '${BOT}', '--game', '${game}', '--json'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
assert.equal(error, undefined, ${JSON.stringify(notInstalled)});
const { fault, outcomes, unasked } = JSON.parse(stdout);

test('bot.js', () => assert.deepEqual({ fault, unasked }, { fault: null, unasked: 0 }));
for (const { situation, ok, fault } of outcomes) test(situation, () => assert.ok(ok, JSON.stringify(fault)));
`;
};

/** Everything a new project is made of. */
export const projectFiles = (project: Project): ProjectFiles => {
  const { name, game, language } = project;
  const rivals = rivalsOf(project);
  const paths = rivals.map(([path]) => path);
  return new Map([
    [BOT, CHECKED + template(game, language)],
    ['bot.test.js', testsOf(project)],
    ['package.json', manifestOf(project, paths)],
    ['jsconfig.json', EDITOR],
    ['types/bot-kit.d.ts', `${typings(game, language)}\n${packageTypings(game)}`],
    ...rivals,
    ['README.md', NEW_WORDS[language].readme({ name, game: gameName(game, language), id: game, rivals: paths })],
    ['.gitignore', 'node_modules/\nmatches/\n'],
  ]);
};
