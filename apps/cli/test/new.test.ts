import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOT_GAMES } from '@sanh-rong/bot-kit';
import { situationsOf } from '@sanh-rong/bot-kit/situations';
import { LANGUAGES } from '@sanh-rong/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { newProject } from '../src/new/command.ts';
import { packageName } from '../src/new/project.ts';
import { runCommand } from './support/commands.ts';
import { installCommand, runIn } from './support/installed.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanhrong-new-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bin = installCommand(folder);
const tsc = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', 'tsc');

const GAMES = BOT_GAMES.map(({ id }) => id);

const make = async (name: string, ...args: string[]): Promise<string> => {
  const directory = join(folder, name);
  expect(await runCommand(newProject, [directory, ...args])).toMatchObject({ code: 0, errors: '' });
  return directory;
};

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

describe('sanhrong new', () => {
  it.each(GAMES)('makes a project whose own tests pass and whose types fit (%s)', async (game) => {
    const project = await make(`p-${game}`, '--game', game);
    const count = situationsOf(game).length;
    const tests = runIn(project, bin, 'npm', 'test', '--silent', '--', '--test-reporter=tap');
    expect(tests.said).toContain(`# pass ${count + 1}\n# fail 0`);
    expect(tests.status).toBe(0);
    expect(runIn(project, bin, tsc, '-p', 'jsconfig.json')).toEqual({ status: 0, said: '' });
  });

  // The scripts are the same for every game.
  it.each(GAMES.slice(0, examples(1, 3)))('has the scripts that play, too (%s)', async (game) => {
    const project = await make(`s-${game}`, '--game', game, '--lang', 'en');
    const script = (name: string, ...more: string[]) =>
      runIn(project, bin, 'npm', 'run', '--silent', name, '--', ...more);
    expect(script('situations').said).toContain(`${situationsOf(game).length} legal`);
    const match = script('match', '--deals', '2', '--seed', '1');
    expect(match).toMatchObject({ status: 0 });
    expect(match.said).toMatch(/bot\.js/);
    // Hundreds of deals are played before two bots are told apart, unless one of them is out at once.
    writeFileSync(join(project, 'bot.js'), 'function getNextMove() { return 7; }');
    expect(script('compare', '--seed', '1').said).toContain('bot.js was disqualified');
  });

  it('has the editor notice a wrong name in the bot', async () => {
    const project = await make('typed');
    const file = join(project, 'bot.js');
    writeFileSync(file, readFileSync(file, 'utf8').replace('validMoves', 'legalMoves'));
    const { status, said } = runIn(project, bin, tsc, '-p', 'jsconfig.json');
    expect(status).not.toBe(0);
    expect(said).toContain('legalMoves');
  });

  it('has its tests fail with a bot that does wrong', async () => {
    const project = await make('wrong');
    writeFileSync(join(project, 'bot.js'), 'function getNextMove() { return 7; }');
    expect(runIn(project, bin, 'npm', 'test', '--silent').status).not.toBe(0);
  });

  it.each(LANGUAGES)('speaks the language that is asked for (%s)', async (language) => {
    const project = await make(`in-${language}`, '--language', language, '--lang', 'en');
    const readme = readFileSync(join(project, 'README.md'), 'utf8');
    expect(readme).toContain(language === 'vi' ? 'Đưa bot lên máy chủ' : 'Bringing it to a server');
    expect(readme).toContain(`# in-${language}`);
  });

  it('overwrites nothing', async () => {
    const project = await make('twice');
    const before = filesIn(project).map((file) => readFileSync(file, 'utf8'));
    const again = await runCommand(newProject, [project, '--game', 'phom', '--lang=en']);
    expect(again.code).toBe(1);
    expect(again.errors).toContain('nothing is overwritten here');
    expect(filesIn(project).map((file) => readFileSync(file, 'utf8'))).toEqual(before);
    const file = join(folder, 'a-file');
    writeFileSync(file, 'mine');
    expect((await runCommand(newProject, [file, '--lang=en'])).errors).toContain('is no folder');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('names the package as npm allows it', () => {
    expect(['Rồng Đỏ', 'my bot!', '...', 'Bot_7'].map(packageName)).toEqual(['rong-do', 'my-bot', 'bot', 'bot-7']);
  });

  it.each([
    [[], 'Còn thiếu tên thư mục.'],
    [['x', '--game', 'chess', '--lang=en'], '--game cannot be “chess”'],
    [['x', '--language', 'fr', '--lang=en'], '--language cannot be “fr”; use vi | en.'],
  ])('%j is explained', async (args, text) => {
    const { code, errors } = await runCommand(newProject, args);
    expect(code).toBe(2);
    expect(errors).toContain(text);
  });
});
