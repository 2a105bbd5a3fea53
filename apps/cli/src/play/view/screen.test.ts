import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { isWaiting, newScreen, reduce, type Screen } from '../controller.ts';
import { readOptions, setupOf } from '../options.ts';
import { ansiPaint, noPaint } from '../palette.ts';
import { isGameOver, openTable } from '../table.ts';
import { displayWidth } from '../width.ts';
import { drawScreen } from './screen.ts';

const sit = (seed: string, columns: number, rows: number, ...args: string[]): Screen => {
  const options = readOptions(args);
  if (!options.ok) throw new Error(options.error.text);
  const table = openTable(setupOf(options.value, seed));
  if (!table.ok) throw new Error(table.error.reason);
  return newScreen(table.value, options.value.language, columns, rows);
};

const press = (screen: Screen, ...keys: string[]): Screen =>
  keys.reduce((now, key) => reduce(now, { type: 'key', key }), screen);

const wait = (screen: Screen): Screen => {
  let now = screen;
  while (isWaiting(now)) now = reduce(now, { type: 'tick' });
  return now;
};

const playOn = (screen: Screen): Screen => {
  let now = wait(screen);
  while (!isGameOver(now.table)) now = wait(press(now, 'h', 'enter'));
  return now;
};

const shown = (screen: Screen): string => `\n${drawScreen(screen, noPaint).join('\n')}\n`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with one.
const ESCAPE_CODES = /\u001b\[[0-9;]*m/g;

describe('the table', () => {
  it('at 60×20, in Vietnamese, after a round of pairs', () => {
    expect(shown(wait(press(sit('abc', 60, 20), 'h', 'enter')))).toMatchInlineSnapshot(`
      "
       Tiến Lên Miền Nam · Ván 1/16           ? trợ giúp  Q thoát
       Tây ⚙ Thường           Bắc ⚙ Thường          Đông ⚙ Thường
       11 lá                     11 lá                      11 lá
       Đôi 7                     Đôi 6                      Đôi 4
      ╔═══════════════════════ Tây: Đôi 7 ═══════════════════════╗
      ║                        ╭───╮╭───╮                        ║
      ║                        │7  ││7  │                        ║
      ║                        │♠  ││♦  │                        ║
      ║                        ╰───╯╰───╯                        ║
      ╚══════════════════════════════════════════════════════════╝
       Bắc đánh đôi 6
       Tây đánh đôi 7

        ╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮
        │4  ││4  ││8  ││8  ││9  ││10 ││Q  ││Q  ││K  ││A  ││A  │
        │♦  ││♥  ││♦  ││♥  ││♦  ││♣  ││♠  ││♦  ││♥  ││♣  ││♦  │
        ╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯
         ▲
       Chặn đôi 7 của Tây, hoặc bỏ lượt (P).           Bạn: 11 lá
       Enter đánh  ↑ chọn  P bỏ lượt  H gợi ý  S xếp  C bỏ chọn
      "
    `);
  });

  it('at 80×24, in English, with cards selected', () => {
    const screen = press(sit('abc', 80, 24, '--lang', 'en'), '3', 's', '4', 'd');
    expect(shown(screen)).toMatchInlineSnapshot(`
      "
       Sảnh Rồng · Southern Tiến Lên · Game 1/16         ? help  Q quit  L Tiếng Việt
                                      North ⚙ Regular
                                          13 cards

                      ╔══════════════════════════════════════════════╗
       West           ║                                              ║           East
       ⚙ Regular      ║                                              ║      ⚙ Regular
       13 cards       ║               The mat is empty               ║       13 cards
                      ║                                              ║
                      ║                                              ║
                      ╚══════════════════════════════════════════════╝
       Cards are dealt. You lead with 3♠.




             ╭───╮     ╭───╮
             │3  │╭───╮│4  │╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮
             │♠  ││3  ││♦  ││4  ││8  ││8  ││9  ││10 ││Q  ││Q  ││K  ││A  ││A  │
             ╰───╯│♥  │╰───╯│♥  ││♦  ││♥  ││♦  ││♣  ││♠  ││♦  ││♥  ││♣  ││♦  │
                  ╰───╯     ╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯
                        ▲
       Play: 2 cards ✗ These cards form no combination.                 You: 13 cards
       Enter play  ↑ select  P pass  H hint  S sort  C clear
      "
    `);
  });

  it('at 100×32, three at the table, sorted by combinations', () => {
    const screen = press(wait(sit('abc', 100, 32, '--players', '3', '--rules', 'thirteen')), 's');
    expect(shown(screen)).toMatchInlineSnapshot(`
      "
       Sảnh Rồng · Tiến Lên kiểu Thirteen · Ván 1/16                       ? trợ giúp  Q thoát  L English
                                                                              │ Diễn biến
                                                                              │ Chia bài xong, Đông cầm
                                                                              │   cái
                                                                              │ Đông đánh 3♠
                                                                              │ Tây đánh 6♠
                                                                              │
                      ╔══════════════ Tây: 6♠ ═══════════════╗                │
                      ║                                      ║                │
                      ║                                      ║                │
                      ║                                      ║                │
                      ║               Đông: 3♠               ║                │
       Tây            ║                ╭───╮                 ║           Đông │
       ⚙ Thường       ║                │6  │                 ║       ⚙ Thường │
       12 lá          ║                │♠  │                 ║          12 lá │
       6♠             ║                ╰───╯                 ║             3♠ │
                      ║                                      ║                │
                      ║                                      ║                │
                      ║                                      ║                │
                      ║                                      ║                │
                      ╚══════════════════════════════════════╝                │
                                                                              │
                                                                              │
                                                                              │
                                                                              │
      ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮╭───╮ ╭───╮╭───╮╭───╮ ╭───╮╭───╮╭───╮╭───╮ │
      │7  │ │9  │ │10 │ │Q  │ │4  ││4  │ │Q  ││K  ││A  │ │7  ││8  ││9  ││10 │ │
      │♠  │ │♠  │ │♦  │ │♠  │ │♠  ││♥  │ │♦  ││♦  ││♣  │ │♣  ││♣  ││♣  ││♥  │ │
      ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯╰───╯ ╰───╯╰───╯╰───╯ ╰───╯╰───╯╰───╯╰───╯ │
                               ▲                                              │
       Đã xếp bài theo bộ.                                         Bạn: 13 lá
       Enter đánh  ↑ chọn  P bỏ lượt  H gợi ý  S xếp  C bỏ chọn
      "
    `);
  });

  it('says that a window is too small', () => {
    expect(shown(sit('abc', 40, 10))).toMatchInlineSnapshot(`
      "
      Cửa sổ này chỉ có 40×10. Bàn cần 60×20:
      hãy nới rộng ra, hoặc chạy với --plain.
      Q để rời bàn.







      "
    `);
  });

  it('asks before leaving', () => {
    expect(shown(press(sit('abc', 60, 20), 'q'))).toContain('Rời bàn?');
  });
});

describe('pages', () => {
  it('explain every point of a game', () => {
    expect(shown(playOn(sit('abd', 60, 20)))).toMatchInlineSnapshot(`
      "
        Ván 1 trên 16 · Bắc tới!

        Bắc     +24  +7: Đông còn 7 lá · +8: bạn còn 8 lá · +9:
                     Tây còn 9 lá
        Đông     −7  −7: còn 7 lá · [3♥ 4♥ 5♦ 7♠ 8♦ 9♠ J♦]
        Bạn      −5  −8: còn 8 lá · +3: Tây thúi heo 2♠ 2♥ · [4♦
                     7♦ 8♥ 9♦ 10♥ A♣ 2♣ 2♦]
        Tây     −12  −9: còn 9 lá · −3: thúi heo 2♠ 2♥ · [6♥ 7♣
                     10♦ J♠ J♥ Q♦ K♣ 2♠ 2♥]

                  Ván này     Tổng     Hạng
        Bắc           +24      +24        1
        Bạn            −5       −5        2
        Đông           −7       −7        3
        Tây           −12      −12        4




        Enter: ván sau
      "
    `);
  });

  it('rank the session at its end, with the seed', () => {
    expect(shown(press(playOn(sit('abd', 70, 20, '--games', '1', '--lang', 'en')), 'enter'))).toMatchInlineSnapshot(`
      "
        The session is over: 1 game
        North wins!

        1. North  +24 points
        2. You    −5 points
        3. East   −7 points
        4. West   −12 points

                      You     East    North     West
        1              −5       −7      +24      −12
        Total          −5       −7      +24      −12

        Seed: abd
        The same deals again: npx sanhrong play --game tienlen --rules
          mien-nam --players 4 --games 1 --level simple --lang en --seed
          abd



        Enter: leave
      "
    `);
  });

  it('scroll no further than their last line', () => {
    const help = press(sit('abc', 60, 20), '?');
    const end = press(help, 'pagedown', 'pagedown', 'pagedown');
    expect(press(end, 'down').scroll).toBe(end.scroll);
    expect(shown(press(end, 'up'))).not.toBe(shown(end));
  });
});

describe('colours', () => {
  it('change nothing but colours', () => {
    const screen = wait(press(sit('abc', 100, 32), 'h', 'enter', 's'));
    const painted = drawScreen(screen, ansiPaint).join('\n');
    expect(painted.replace(ESCAPE_CODES, '')).toBe(drawScreen(screen, noPaint).join('\n'));
    expect(painted).not.toBe(drawScreen(screen, noPaint).join('\n'));
  });
});

const KEYS = ['left', 'right', 'up', 'down', 'space', 'enter', 'escape', 'backspace', 'home', 'end', 'pagedown'];
const LETTERS = [...'phsclq?yx', ...'12356789jkad'];

describe('any keys at all, at any size', () => {
  it('never throw and never draw beyond the window', () => {
    const key = fc.oneof(fc.constantFrom('h', 'enter', 'p'), fc.constantFrom(...KEYS), fc.constantFrom(...LETTERS));
    const input = fc.oneof(
      { weight: 20, arbitrary: fc.record({ type: fc.constant('key' as const), key }) },
      { weight: 6, arbitrary: fc.constant({ type: 'tick' as const }) },
      {
        weight: 1,
        arbitrary: fc.record({
          type: fc.constant('resize' as const),
          columns: fc.integer({ min: 1, max: 130 }),
          rows: fc.integer({ min: 1, max: 45 }),
        }),
      },
    );
    const table = fc.record({
      seed: fc.string({ minLength: 1, maxLength: 8 }),
      rules: fc.constantFrom('mien-nam', 'thirteen'),
      players: fc.constantFrom('2', '3', '4'),
      language: fc.constantFrom('vi', 'en'),
      columns: fc.integer({ min: 60, max: 130 }),
      rows: fc.integer({ min: 20, max: 45 }),
    });
    fc.assert(
      fc.property(table, fc.array(input, { maxLength: 120 }), ({ seed, rules, players, language, ...size }, inputs) => {
        const args = ['--rules', rules, '--players', players, '--lang', language, '--games', '1'];
        let screen = sit(seed, size.columns, size.rows, ...args);
        for (const next of inputs) {
          screen = reduce(screen, next);
          const lines = drawScreen(screen, noPaint);
          expect(lines.length).toBeLessThanOrEqual(Math.max(1, screen.rows));
          for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(Math.max(1, screen.columns));
        }
      }),
      { numRuns: examples(15, 60), seed: 3 },
    );
  });
});
