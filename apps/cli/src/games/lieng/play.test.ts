import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import {
  anyInputs,
  expectToStayInside,
  playOn,
  press,
  runLines,
  shown,
  sit,
  wait,
} from '../../../test/support/table.ts';
import type { Screen } from '../../play/controller.ts';
import { humanView, isGameOver } from '../../play/table.ts';

/** Liêng as it is played: on the screen and line by line. Seed `x` deals the human 3♠ J♣ Q♣ at a table of six. */

const sitDown = (columns: number, rows: number, ...args: string[]): Screen =>
  wait(sit('x', columns, rows, '--game', 'lieng', ...args));

/** All in with everything, until the game is over. */
const shove = (screen: Screen): Screen => {
  let now = wait(screen);
  while (!isGameOver(now.table)) now = wait(press(now, 'a', 'enter'));
  return now;
};

describe('the table', () => {
  it('at 60×20, in Vietnamese, with a raise being chosen', () => {
    expect(shown(press(sitDown(60, 20), 'up'))).toMatchInlineSnapshot(`
      "
       Liêng · Ván 1/16            ? trợ giúp  Q thoát  L English
           Tây       Tây Bắc       Bắc      Đông Bắc      Đông
        990 chip    990 chip    990 chip    965 chip    990 chip
           Qua         Qua         Qua        Tố 25        Bỏ
      ╔══════════════════════════════════════════════════════════╗
      ║                        Gà 85 chip                        ║
      ║                       Mức cược 25                        ║
      ║                       Bạn còn 990                        ║
      ║                      ◉ Bạn chia bài                      ║
      ╚══════════════════════════════════════════════════════════╝
       Đông Bắc tố lên 25
       Đông bỏ

                            ╭───╮╭───╮╭───╮
                            │3  ││J  ││Q  │
                            │♠  ││♣  ││♣  │
                            ╰───╯╰───╯╰───╯
                                 3 nút
        Enter · Tố lên 35: góp 35                 ◉ Bạn: 990 chip
       ↑↓ tố từ 35  T theo 25  B bỏ  A tố tất 990  H gợi ý
      "
    `);
  });

  it('at 80×24, in English, clockwise', () => {
    expect(shown(sitDown(80, 24, '--lang', 'en'))).toMatchInlineSnapshot(`
      "
       Sảnh Rồng · Liêng · Game 1/16                     ? help  Q quit  L Tiếng Việt
       Northwest ⚙ Regular           North ⚙ Regular              Northeast ⚙ Regular
       990 chips                        990 chips                           965 chips
       Check                              Check                              Raise 25
                      ╔══════════════════════════════════════════════╗
       West           ║                 Pot 85 chips                 ║           East
       ⚙ Regular      ║             The bet stands at 25             ║      ⚙ Regular
       990 chips      ║                You: 990 left                 ║      990 chips
       Check          ║                  ◉ You deal                  ║         Folded
                      ║                                              ║
                      ╚══════════════════════════════════════════════╝
       West checks
       Northwest checks
       North checks
       Northeast raises to 25
       East folds

                                      ╭───╮╭───╮╭───╮
                                      │3  ││J  ││Q  │
                                      │♠  ││♣  ││♣  │
                                      ╰───╯╰───╯╰───╯
                                          3 points
       You owe 25: call, raise or fold.                              ◉ You: 990 chips
       ↑↓ raise from 35  C call 25  F fold  A all in 990  H hint  Esc clear
      "
    `);
  });
});

describe('keys', () => {
  const amountAfter = (...keys: string[]) => press(sitDown(80, 24), ...keys).choosing.amount;

  it('choose an amount in steps of the smallest raise, and never one that is not allowed', () => {
    expect(amountAfter('up')).toBe(35);
    expect(amountAfter('up', 'up', 'right')).toBe(55);
    expect(amountAfter('up', 'up', 'down')).toBe(35);
    expect(amountAfter('up', 'down')).toBeNull();
    expect(amountAfter('end', 'up')).toBe(990);
    expect(amountAfter('home', 'pageup')).toBe(135);
    expect(amountAfter('up', 'escape')).toBeNull();
  });

  it('type an amount, which may be taken back', () => {
    expect(amountAfter('6', '0')).toBe(60);
    expect(amountAfter('6', '0', 'backspace')).toBe(6);
    expect(amountAfter('6', 'backspace')).toBeNull();
    expect(amountAfter('0', '7')).toBe(7);
    expect(amountAfter('up', '4')).toBe(4);
  });

  it('explain an amount that is too small before and after Enter (LG-5)', () => {
    const small = press(sitDown(80, 24), '3', '0');
    expect(shown(small)).toContain('Tố lên 30: góp 30 ✗ Phải tố lên ít nhất 35.');
    expect(press(small, 'enter').choosing.notice).toMatchObject({ error: { code: 'LG-5' } });
  });

  it('raise with Enter', () => {
    const { table } = press(sitDown(80, 24), '6', '0', 'enter');
    expect(humanView(table).history.at(-1)).toEqual({ seat: 0, action: { type: 'to', amount: 60 } });
  });

  it('call at once, but ask before folding and before all in', () => {
    const screen = sitDown(80, 24);
    expect(press(screen, 't').table).not.toBe(screen.table);
    const folding = press(screen, 'b');
    expect(folding.table).toBe(screen.table);
    expect(press(folding, 'enter').table).not.toBe(screen.table);
    expect(press(screen, 'c').table, 'the English key for calling').not.toBe(screen.table);
    const asked = press(screen, 'a');
    expect(asked.table).toBe(screen.table);
    expect(shown(asked)).toContain('Enter · Tố tất: góp 990');
    expect(shown(press(asked, 'escape'))).not.toContain('Enter · Tố tất');
    expect(press(asked, 'enter').table).not.toBe(screen.table);
  });

  it('ask before folding a hand that owes nothing', () => {
    const free = wait(press(playOn(sitDown(80, 24, '--players', '2')), 'enter'));
    const asked = press(free, 'b');
    expect(asked.table).toBe(free.table);
    expect(shown(asked)).toContain('Bỏ bài dù không thiếu gì');
  });
});

describe('a session', () => {
  it('carries chips over and moves the dealer on (LG-1)', () => {
    const over = playOn(sitDown(80, 24));
    const chips = over.table.session.previous;
    const next = wait(press(over, 'enter'));
    expect(next.table.state.setup.previous).toEqual(chips);
    expect(shown(next)).toContain('◉ Tây');
  });

  it('offers new chips to whoever is broke, and ends when one has all (LG-8)', () => {
    let now = shove(sit('b2', 80, 24, '--game', 'lieng', '--players', '3'));
    for (let game = 1; game < 4; game++) now = shove(press(now, 'enter'));
    expect(shown(now)).toContain('N: nhận 1000 chip mới · Enter: kết quả cả phiên');
    const again = press(now, 'n');
    expect(again.page).toBe('table');
    expect(humanView(again.table).hands[0]).toHaveLength(3);
    const end = press(now, 'enter');
    expect(end.page).toBe('final');
    expect(shown(end)).toContain('Hết phiên: 4 ván');
    expect(shown(end)).toContain('Tây thắng cả phiên!');
  });
});

/** Follows the advice of `gợi ý` is not possible from a script; calling everything is. */
const CALLS = new Array<string>(400).fill('theo');

describe('line mode', () => {
  it('plays a whole game from a script and explains every chip', async () => {
    const { code, text } = await runLines(['--game', 'lieng', '--seed', 'x', '--games', '1'], ['gợi ý', ...CALLS]);
    expect(code).toBe(0);
    expect(text).toContain('Bài của bạn: 3♠ J♣ Q♣ (3 nút)');
    expect(text).toContain('Bạn thiếu 25: theo, tố hay bỏ?');
    expect(text).toContain('Gợi ý: Bỏ bài');
    expect(text).toContain('Bạn theo, góp 25');
    expect(text).toContain('Đông Bắc lật 8♠ Q♦ K♦: 8 nút');
    expect(text).toContain('Ván 1 trên 1 · Đông Bắc ăn 110 chip với 8 nút!');
    expect(text).toMatch(/Bạn +−35 {2}−25: cược · −10: chip cửa · \[3♠ J♣ Q♣\] 3 nút/);
    expect(text).toContain('1. Đông Bắc  +75 chip');
    expect(text).toContain('Hết phiên: 1 ván');
  });

  it('plays whole sessions of every size to their end', async () => {
    for (const players of ['2', '3', '4', '5', '6']) {
      const lines = Array.from({ length: 300 }, () => ['theo', 'tất', '']).flat();
      const { code, text } = await runLines(['--game', 'lieng', '--seed', 'x', '--players', players], lines);
      expect(code).toBe(0);
      expect(text).toMatch(/Hết phiên: \d+ ván/);
    }
  });

  it('understands words of both languages, with and without marks, and a bare number', async () => {
    const say = async (line: string) => (await runLines(['--game', 'lieng', '--seed', 'x'], [line])).text;
    for (const line of ['to 60', 'tố 60', 'Tố lên 60', 'raise 60', 'raise to 60', '60']) {
      expect(await say(line)).toContain('Bạn tố lên 60');
    }
    for (const line of ['tất', 'to tat', 'all', 'all in', 'ALL-IN'])
      expect(await say(line)).toContain('Bạn tố tất: 990');
    for (const line of ['bo', 'bỏ', 'fold', 'f']) expect(await say(line)).toContain('Bạn bỏ');
    for (const line of ['theo', 'call', 'c', 't']) expect(await say(line)).toContain('Bạn theo, góp 25');
    expect(await say('tố')).toContain('Bạn tố lên 35');
  });

  it('explains bad input and asks again', async () => {
    const lines = ['raise 30', 'raise 5000', 'raise much', 'zz', '3s', 'fold 5', 'help', 'quit'];
    const { text, code } = await runLines(['--game', 'lieng', '--seed', 'x', '--lang', 'en'], lines);
    expect(code).toBe(0);
    expect(text).toContain('Raise to 35 or more.');
    expect(text).toContain('You can raise to 990 at most.');
    expect(text).toContain('“much” is neither a number nor a command');
    expect(text).toContain('“zz” is neither a number nor a command');
    expect(text).toContain('“3s” is neither a number nor a command');
    expect(text).toContain('“fold 5” is neither a number nor a command');
    expect(text).toContain('raise 50 (or just 50)');
    expect(text).toContain('Three cards each, one round of betting.');
    expect(text).toContain('See you at the mat!');
  });

  it('offers new chips when broke', async () => {
    const lines = ['tất', 'tất', '', 'tất', '', 'tất', '', 'tất', 'nhận'];
    const { text } = await runLines(['--game', 'lieng', '--seed', 'b2', '--players', '3'], [...lines, 'thoát']);
    expect(text).toContain('N: nhận 1000 chip mới (nhận) · Enter: kết quả cả phiên');
    expect(text).toContain('Bạn nhận 1000 chip mới');
  });

  it('ends cleanly with the input', async () => {
    const { text, code } = await runLines(['--game', 'lieng', '--seed', 'x'], []);
    expect(code).toBe(0);
    expect(text).toContain('Hết dữ liệu vào: bàn đóng.');
  });

  it('knows how many may sit down', async () => {
    const { code, errors } = await runLines(['--game', 'lieng', '--players', '7', '--lang', 'en'], []);
    expect([code, errors.trim()]).toEqual([2, '--players cannot be “7”; use 2 | 3 | 4 | 5 | 6.']);
  });
});

describe('any keys at all, at any size', () => {
  it('never throw and never draw beyond the window', () => {
    const table = fc.record({
      seed: fc.string({ minLength: 1, maxLength: 8 }),
      players: fc.constantFrom('2', '3', '4', '5', '6'),
      language: fc.constantFrom('vi', 'en'),
      columns: fc.integer({ min: 60, max: 130 }),
      rows: fc.integer({ min: 20, max: 45 }),
    });
    const inputs = anyInputs(['t', 'up', 'a', 'n']);
    fc.assert(
      fc.property(table, inputs, ({ seed, players, language, columns, rows }, keys) => {
        const args = ['--game', 'lieng', '--players', players, '--lang', language];
        expectToStayInside(sit(seed, columns, rows, ...args), keys);
      }),
      { numRuns: examples(15, 60), seed: 3 },
    );
  });
});
