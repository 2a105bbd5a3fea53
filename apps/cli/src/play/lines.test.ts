import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { play } from './command.ts';

interface Ran {
  readonly code: number;
  readonly text: string;
  readonly errors: string;
}

/** Runs the command with these lines on standard input and no terminal anywhere. */
const run = async (args: readonly string[], lines: readonly string[]): Promise<Ran> => {
  const input = new PassThrough();
  const output = new PassThrough();
  const errors = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const code = await play(args, { input, output, errors, env: {} });
  return { code, text: String(output.read() ?? ''), errors: String(errors.read() ?? '') };
};

/** A game against seed `abc` in which the human follows the rules by hand and then only passes. */
const GAME = ['3s 3h', '8d 8h', ...new Array<string>(80).fill('bỏ')];

describe('line mode', () => {
  it('plays a whole game from a script and explains every point', async () => {
    const { code, text } = await run(['--seed', 'abc', '--games', '1'], GAME);
    expect(code).toBe(0);
    expect(text).toContain('Bài của bạn: 3♠ 3♥ 4♦ 4♥ 8♦ 8♥ 9♦ 10♣ Q♠ Q♦ K♥ A♣ A♦');
    expect(text).toContain('Bạn đánh đôi 3');
    expect(text).toContain('Bạn đánh đôi 8');
    expect(text).toMatch(/Ván 1 trên 1 · \S+ tới!/);
    expect(text).toMatch(/Bạn +−\d+ +.*−\d+: còn \d+ lá/);
    expect(text).toContain('Hết phiên: 1 ván');
    expect(text).toContain('--seed abc');
  });

  it('is the same again for the same seed and the same lines', async () => {
    const once = await run(['--seed', 'abc'], GAME);
    expect(await run(['--seed', 'abc'], GAME)).toEqual(once);
  });

  it('goes on to the next game with an empty line; game 2 of this seed is won at the deal', async () => {
    const { text } = await run(['--seed', 'abc'], [...GAME, '', 'thoát']);
    expect(text).toContain('Enter: ván sau');
    expect(text).toMatch(/Ván 2 trên 16 · \S+ tới trắng: .*!/);
    expect(text).toMatch(/−52: \S+ tới trắng/);
  });

  it('explains bad input and asks again', async () => {
    const { text, code } = await run(
      ['--seed', 'abc', '--lang', 'en'],
      ['4d', '5s', 'zz', '9x', 'pass', 'help', 'quit'],
    );
    expect(code).toBe(0);
    expect(text).toContain('The first play must include 3♠.');
    expect(text).toContain('These cards are not all in your hand.');
    expect(text).toContain('“zz” is neither cards nor a command');
    expect(text).toContain('“9x” is no card.');
    expect(text).toContain('You lead the round: play something.');
    expect(text).toContain('Southern Tiến Lên: be the first without cards');
    expect(text).toContain('See you at the mat!');
  });

  it('understands words of both languages, with and without marks', async () => {
    const { text } = await run(['--seed', 'abc'], ['goi y', 'GỢI Ý', 'xep', 'en', 'thoat']);
    expect(text.match(/Gợi ý: Đánh/g)).toHaveLength(2);
    expect(text).toContain('Bài của bạn: 8♦ | Q♠ | A♣ | 3♠ 3♥ | 4♦ 4♥ | 8♥ 9♦ 10♣ | Q♦ K♥ A♦');
    expect(text).toContain('Your hand');
    expect(text).toContain('See you at the mat!');
  });

  it('ends cleanly with the input', async () => {
    const { text, code } = await run(['--seed', 'abc'], []);
    expect(code).toBe(0);
    expect(text).toContain('Hết dữ liệu vào: bàn đóng.');
    expect(text).toContain('Hạt giống: abc');
  });

  it('writes no control codes when the output is no terminal', async () => {
    expect((await run(['--seed', 'abc'], GAME)).text).not.toContain('\u001b');
  });

  it('draws a seed of its own when none is given', async () => {
    const seedOf = async () => /Hạt giống: (\S+)/.exec((await run([], [])).text)?.[1];
    expect(await seedOf()).not.toBe(await seedOf());
  });
});

describe('the command line', () => {
  it('explains a bad flag on the error stream and returns 2', async () => {
    expect(await run(['--bogus'], [])).toMatchObject({ code: 2, text: '', errors: expect.stringContaining('--bogus') });
  });

  it('refuses a seed that no deal can take', async () => {
    expect(await run(['--seed', 'x'.repeat(300)], [])).toMatchObject({ code: 2, text: '' });
  });

  it('shows help and returns 0', async () => {
    const { code, text } = await run(['--help'], []);
    expect(code).toBe(0);
    for (const flag of ['--game', '--rules', '--players', '--games', '--seed', '--lang', '--level', '--no-colour']) {
      expect(text).toContain(flag);
    }
  });
});
