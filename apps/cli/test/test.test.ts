import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLES } from '@sanh-rong/bot-kit/examples';
import { situationsOf } from '@sanh-rong/bot-kit/situations';
import { afterAll, describe, expect, it } from 'vitest';
import { review } from '../src/review/command.ts';
import { test } from '../src/test/command.ts';
import { runCommand } from './support/commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanhrong-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bot = (name: string, source: string): string => {
  const path = join(folder, name);
  writeFileSync(path, source);
  return path;
};

const example = (id: string): string => EXAMPLES.find((it) => it.id === id)?.source('en') ?? '';

const WRONG = `function getNextMove(state) {
  console.log("I see", state.myCards.length, "cards");
  const moves = state.validMoves;
  if (moves.length > 1) {
    return moves.nothing.here;
  }
  return { action: "dance" };
}
`;

/** Two seats: the first passes though its last card would have gone out, and loses. */
const PASSED = 'sr1 tienlen/thirteen seats=2 hands=3s.2h/5s.6s leader=1 | 5s pass 6s';

describe('sanhrong test with situations of its own', () => {
  const situations = join(folder, 'situations.json');

  it('asks a bot about moments that a review found, and says what the same move cost there', async () => {
    const reviewed = await runCommand(review, [PASSED, '--worlds', '8', '--situations', situations, '--lang', 'en']);
    expect(reviewed).toMatchObject({ code: 0, errors: '' });
    expect(reviewed.output).toContain(`1 situation written to ${situations}`);
    const passes = bot('passes.js', 'const getNextMove = () => ({ action: "pass" });');
    const again = await runCommand(test, [passes, '--situations', situations, '--lang', 'en']);
    expect(again).toMatchObject({ code: 0, errors: '' });
    expect(again.output).toMatch(/1 situation\n/);
    expect(again.output).toMatch(/· 1\/2 .*\n.*Pass cost 2\.0 points there, better was Play 2♥/);
    const plays = bot(
      'plays.js',
      'const getNextMove = ({ validMoves }) => ({ action: "play", cards: validMoves[0].cards });',
    );
    const { output } = await runCommand(test, [plays, '--situations', situations, '--lang', 'en']);
    expect(output).toContain('1/1 as thoughtful players would');
  });

  it('says what is no file of situations, and which game one is of', async () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"situations":[{"id":"1","text":"sr1 nothing","played":"pass","better":"2h","points":1}]}');
    const some = bot('some.js', 'const getNextMove = () => ({ action: "pass" });');
    expect((await runCommand(test, [some, '--situations', other, '--lang', 'en'])).errors).toContain('is no file');
    const asked = [some, '--situations', situations, '--game', 'phom', '--lang', 'en'];
    expect((await runCommand(test, asked)).errors).toContain('leave --game out');
  });
});

describe('sanhrong test', () => {
  it.each(EXAMPLES.map(({ id, game }) => [id, game]))('an example manages every situation: %s', async (id, game) => {
    const ran = await runCommand(test, [bot(`${id}.js`, example(id)), '--game', game, '--lang', 'en']);
    expect(ran).toMatchObject({ code: 0, errors: '' });
    expect(ran.output).toContain(`${situationsOf(game).length} legal`);
    expect(ran.output.split('\n').filter((line) => /^ {2}[✓·] /.test(line))).toHaveLength(situationsOf(game).length);
  });

  it('says what went wrong, with line and column, and what was printed', async () => {
    const { code, output } = await runCommand(test, [bot('wrong.js', WRONG), '--lang', 'en']);
    expect(code).toBe(1);
    expect(output).toContain('wrong.js:5:26');
    expect(output).toMatch(/The code threw an error in line 5, column \d+: TypeError/);
    expect(output).toContain('this game has no such action');
    expect(output).toMatch(/Returned: .*dance/);
    expect(output).toMatch(/│ I see \d+ cards/);
    expect(output).toMatch(/0 legal · \d+ failed/);
  });

  it('says in Vietnamese what a bot did, and asks only what somebody wants', async () => {
    const [first] = situationsOf('tienlen');
    const { code, output } = await runCommand(test, [bot('a.js', example('greedy')), '--only', first.id]);
    expect(code).toBe(0);
    expect(output).toContain('1 tình huống');
    expect(output).toMatch(/✓ .* {2}Đánh \S+.* ms/);
    expect(await runCommand(test, [bot('a.js', example('greedy')), '--only', 'zzz'])).toMatchObject({
      code: 2,
      errors: 'Không tình huống nào có “zzz” trong tên.\n',
    });
  });

  it('gives programs the same as JSON', async () => {
    const { code, output } = await runCommand(test, [bot('w.js', WRONG), '--json']);
    const told = JSON.parse(output);
    expect(code).toBe(1);
    expect(told).toMatchObject({ game: 'tienlen', fault: null, unasked: 0 });
    expect(told.outcomes).toHaveLength(situationsOf('tienlen').length);
    expect(told.outcomes[0]).toMatchObject({ ok: false, fault: { kind: expect.any(String) } });
  });

  it.each([
    ['syntax.js', 'function getNextMove( {', /syntax\.js:1:\d+[\s\S]*syntax error/],
    ['none.js', 'const x = 1;', /There is no function getNextMove/],
    ['import.js', 'import fs from "fs";\nfunction getNextMove() {}', /import\.js:1:1[\s\S]*may not use “import”/],
  ])('code that does not run is asked nothing: %s', async (name, source, said) => {
    const { code, output } = await runCommand(test, [bot(name, source), '--lang=en']);
    expect(code).toBe(1);
    expect(output).toMatch(said);
    expect(output).toContain('it was asked nothing');
  });

  it('what a bot prints commands no terminal', async () => {
    const source =
      'function getNextMove(s) { console.log("\\u001b[2Jgone"); return s.validMoves[0] ?? { action: "pass" }; }';
    const { output } = await runCommand(test, [bot('rude.js', source), '--only', situationsOf('tienlen')[0].id]);
    expect(output).toContain('gone');
    expect(output).not.toContain('\u001b');
  });

  it.each([
    [[], 'Còn thiếu tệp của bot.'],
    [['--lang=en'], 'The bot’s file is missing.'],
    [['nowhere.js', '--lang=en'], 'There is no file nowhere.js.'],
    [['.', '--lang=en'], '. is a folder, not a file.'],
    [[bot('bot.py', 'pass'), '--lang=en'], 'sanhrong match "exec:python3 '],
    [[bot('bot.ts', 'let a: 1;'), '--lang=en'], 'is TypeScript'],
    [['a.js', 'b.js', '--lang=en'], '“b.js” does not belong here.'],
    [['a.js', '--game', 'chess', '--lang=en'], '--game cannot be “chess”; use tienlen | phom | lieng.'],
    [['a.js', '--deals', '3', '--lang=en'], 'Unknown option --deals. sanhrong test --help'],
  ])('%j is explained', async (args, text) => {
    const { code, errors } = await runCommand(test, args);
    expect(code).toBe(2);
    expect(errors).toContain(text);
  });
});
