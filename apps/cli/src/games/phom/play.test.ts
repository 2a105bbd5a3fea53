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
import { humanView, isGameOver, isHumanTurn } from '../../play/table.ts';

/** Phỏm as it is played: on the screen and line by line. Seed `x` deals the human 4♥5♥6♥ and 3♠ 8♠ 8♣ 9♦ Q♣ K♠ K♦. */

const sitDown = (columns: number, rows: number, ...args: string[]): Screen =>
  wait(sit('x', columns, rows, '--game', 'phom', ...args));

/** With seed `w10`, after drawing and discarding 3♦, there are four ways to eat 9♣. */
const WAYS = ['--game', 'phom', '--rules', 'basic', '--players', '2'];

/** Follows the first hint so many times. */
const follow = (screen: Screen, times: number): Screen => {
  let now = wait(screen);
  for (let i = 0; i < times; i++) now = wait(press(now, 'h', 'enter'));
  return now;
};

describe('the table', () => {
  it('at 60×20, in Vietnamese, after two rounds', () => {
    expect(shown(follow(sitDown(60, 20), 4))).toMatchInlineSnapshot(`
      "
       Phỏm Tá lả · Ván 1/16       ? trợ giúp  Q thoát  L English
       Tây ⚙ Thường           Bắc ⚙ Thường          Đông ⚙ Thường
       9 lá                       9 lá                       9 lá
       Đánh 10♠                 Đánh Q♥                   Đánh 8♦
      ╔════════════════════════ Nọc 9 lá ════════════════════════╗
      ║ Bạn   đánh Q♣ 9♦  ăn K♥                                  ║
      ║ Đông  đánh J♦ 8♦                                         ║
      ║ Bắc   đánh J♣                                            ║
      ║ Tây   đánh 10♠  ăn Q♥                                    ║
      ╚══════════════════════════════════════════════════════════╝
       Tây đánh 10♠
       Bạn bốc 2♦

         ╭───╮╭───╮╭───╮  ╭───╮╭───╮╭───╮  ╭───╮╭───╮╭───╮╭───╮
         │K  ││K  ││K  │  │4  ││5  ││6  │  │2  ││3  ││8  ││8  │
         │♠  ││♦  ││♥  │  │♥  ││♥  ││♥  │  │♦  ││♠  ││♠  ││♣  │
         ╰───╯╰───╯╰───╯  ╰───╯╰───╯╰───╯  ╰───╯╰───╯╰───╯╰───╯
          ▲
       Chọn một lá để đánh.               Bạn: 10 lá · lẻ 21 điểm
       Enter đánh  ↑ chọn  H gợi ý  S xếp  C bỏ chọn
      "
    `);
  });

  it('at 80×24, in English, with a discard offered and phỏm on the table', () => {
    expect(shown(follow(sitDown(80, 24, '--lang', 'en'), 7))).toMatchInlineSnapshot(`
      "
       Sảnh Rồng · Tá lả · Game 1/16                     ? help  Q quit  L Tiếng Việt
       West ⚙ Regular                North ⚙ Regular                   East ⚙ Regular
       4 cards                           9 cards                              9 cards
       Discarded 6♠                    Discarded Q♠                      Discarded J♠
      ╔════════════════════════ Stock 3 · West discarded 6♠ ═════════════════════════╗
      ║ You   discards Q♣ 9♦ 8♠  ate K♥                                              ║
      ║ East  discards J♦ 8♦ 5♣ J♠  ate 8♣                                           ║
      ║ North discards J♣ Q♦ Q♠                                                      ║
      ║ West  discards 10♠ 7♠ 6♠  phỏm 8♥9♥10♥J♥Q♥                                   ║
      ║                                    ╭───╮                                     ║
      ║                                    │6  │                                     ║
      ║                                    │♠  │                                     ║
      ║                                    ╰───╯                                     ║
      ╚══════════════════════════════════════════════════════════════════════════════╝
       West lays 8♥9♥10♥J♥Q♥
       West discards 6♠

                     ╭───╮╭───╮╭───╮╭───╮  ╭───╮╭───╮╭───╮  ╭───╮╭───╮
                     │K  ││K  ││K  ││K  │  │4  ││5  ││6  │  │2  ││3  │
                     │♠  ││♣  ││♦  ││♥  │  │♥  ││♥  ││♥  │  │♦  ││♠  │
                     ╰───╯╰───╯╰───╯╰───╯  ╰───╯╰───╯╰───╯  ╰───╯╰───╯
                      ▲
       Draw a card (D).                                 You: 9 cards · 5 points loose
       Enter play  ↑ select  D draw  H hint  S sort  C clear
      "
    `);
  });

  it('explains every point at the end', () => {
    expect(shown(playOn(sitDown(70, 22)))).toMatchInlineSnapshot(`
      "
        Ván 1 trên 16 · Bạn nhất, còn 5 điểm bài!

        Bạn      +6  +1: ăn của Tây · −1: bị Đông ăn · +1: Tây về nhì ·
                     +2: Đông về ba · +3: Bắc về tư · [2♦ 3♠] còn 5 điểm
        Tây      −1  −1: bị bạn ăn · +1: ăn của Bắc · −1: về nhì · [A♣ A♥
                     4♠ 4♦] còn 10 điểm
        Đông     −1  +1: ăn của bạn · −2: về ba · [A♦ 2♠ 2♣ 3♦ 5♦] còn 13
                     điểm
        Bắc      −4  −1: bị Tây ăn · −3: về tư · [A♠ 3♣ 4♣ 5♠ 6♦] còn 19
                     điểm

                  Ván này     Tổng     Hạng
        Bạn            +6       +6        1
        Đông           −1       −1        2
        Tây            −1       −1        2
        Bắc            −4       −4        4





        Enter: ván sau
      "
    `);
  });
});

describe('keys', () => {
  it('eat the discard with what fits, and forget the cards it was eaten with', () => {
    const offered = follow(sitDown(80, 24), 1);
    expect(humanView(offered.table).legal.map(({ type }) => type)).toContain('eat');
    const eaten = press(offered, 'e');
    expect(eaten.choosing.selected).toEqual([]);
    expect(shown(eaten)).toContain('ăn K♥');
  });

  it('say of a selection whether it makes a phỏm with the discard, and why not (PH-13)', () => {
    const offered = follow(sitDown(80, 24), 1);
    expect(shown(press(offered, 'k', 's', 'k', 'd'))).toContain('Enter · Ăn K♥ với K♠ K♦');
    expect(shown(press(offered, 'k', 's', '8', 's'))).toContain('✗ Những lá này không cùng số');
  });

  it('draw, and then discard with Enter', () => {
    const drawn = press(follow(sitDown(80, 24), 1), 'b');
    expect(isHumanTurn(drawn.table)).toBe(true);
    const done = press(drawn, '9', 'd', 'enter');
    expect(humanView(done.table).history.at(-1)).toEqual({ seat: 0, action: { type: 'discard', card: '9d' } });
  });

  it('show what would be laid before it is', () => {
    let now = sitDown(80, 24);
    while (!humanView(now.table).legal.some(({ type }) => type === 'lay')) now = wait(press(now, 'h', 'enter'));
    const asked = press(now, 'p');
    expect(asked.table).toBe(now.table);
    expect(asked.choosing.selected.length).toBeGreaterThanOrEqual(3);
    expect(shown(asked)).toContain('Enter · Hạ ');
    expect(shown(press(asked, 'enter'))).toMatch(/Bạn +đánh .*phỏm /);
  });

  it('go through the ways to eat, and Enter takes the one shown (PH-11)', () => {
    const offered = wait(press(wait(press(sit('w10', 80, 24, ...WAYS), 'b')), '3', 'd', 'enter'));
    expect(shown(press(offered, 'e'))).toContain('Cách 1/4: Enter · Ăn 9♣ với 9♠ 9♦ 9♥');
    const second = press(offered, 'e', 'e');
    expect(shown(second)).toContain('Cách 2/4: Enter · Ăn 9♣ với ');
    expect(press(offered, 'e', 'e', 'e', 'e', 'e').choosing.selected).toEqual(press(offered, 'e').choosing.selected);
    expect(humanView(press(second, 'enter').table).hands[0]).toHaveLength(7);
  });

  it('refuse what is not yet time for', () => {
    expect(press(sitDown(80, 24), 'u').choosing.notice).toMatchObject({ error: { code: 'PH-24' } });
    expect(shown(press(sitDown(80, 24), 'x'))).toContain('Chọn đúng một lá để đánh.');
  });

  it('know only what the rule set knows', () => {
    const basic = sitDown(80, 24, '--rules', 'basic');
    expect(press(basic, 'p').choosing.notice).toBeNull();
    expect(shown(press(basic, '?'))).not.toContain('hô ù');
  });
});

/** A whole game of `ta-la` by hand, with words of both languages. */
const GAME = ['danh Qc', 'an', 'đánh 9d', 'draw', '8c', 'boc', 'discard 8s', 'bốc', 'ha', 'gui', 'send 3s', 'danh 3s'];

describe('line mode', () => {
  it('plays a whole game from a script and explains every point', async () => {
    const { code, text } = await runLines(
      ['--game', 'phom', '--seed', 'x', '--games', '1'],
      [...GAME, ...new Array<string[]>(12).fill(['boc', 'ha', 'danh 2d', 'danh Ah', 'danh 3s']).flat()],
    );
    expect(code).toBe(0);
    expect(text).toContain('Bài của bạn: 4♥ 5♥ 6♥ | 3♠ 8♠ 8♣ 9♦ Q♣ K♠ K♦ (lẻ 66 điểm)');
    expect(text).toContain('Bạn ăn K♥ của Tây');
    expect(text).toContain('Tây trả bạn 1 điểm');
    expect(text).toMatch(/Bạn hạ .*4♥5♥6♥/);
    expect(text).toMatch(/Ván 1 trên 1 · \S+ nhất, còn \d+ điểm bài!/);
    expect(text).toMatch(/Bạn +\S+ {2}\+1: ăn của Tây/);
    expect(text).toContain('Hết phiên: 1 ván');
  });

  it('asks which way when a word could mean several (PH-11)', async () => {
    const { text } = await runLines(
      [...WAYS, '--seed', 'w10', '--lang', 'en'],
      ['draw', '3d', 'eat', 'eat 9', 'eat 2'],
    );
    expect(
      text.match(/Which one\? Write the same again with the number: 1\. Eat 9♣ with 9♠ 9♦ 9♥ · 2\. /g),
    ).toHaveLength(2);
    expect(text).toContain('You eat North’s 9♣');
  });

  it('explains bad input and asks again', async () => {
    const lines = ['draw', 'eat', 'lay', 'send', 'u', 'discard', 'As', 'zz', '9x', 'eat zz', 'help', 'quit'];
    const { text, code } = await runLines(['--game', 'phom', '--seed', 'x', '--lang', 'en'], lines);
    expect(code).toBe(0);
    expect(text).toContain('You have already taken a card in this turn.');
    expect(text).toContain('The laying phase has not begun for you.');
    expect(text).toContain('Select the one card you discard.');
    expect(text).toContain('These cards are not all in your hand.');
    expect(text).toContain('“zz” is neither cards nor a command');
    expect(text).toContain('“9x” is no card.');
    expect(text).toContain('send 8h  add a card to a phỏm on the table');
    expect(text).toContain('See you at the mat!');
  });

  it('knows no laying in the short rules', async () => {
    const { text } = await runLines(
      ['--game', 'phom', '--rules', 'basic', '--seed', 'x', '--lang', 'en'],
      ['lay', 'u'],
    );
    expect(text).toContain('“lay” is neither cards nor a command');
    expect(text).toContain('“u” is neither cards nor a command');
  });

  it('ends cleanly with the input', async () => {
    const { text, code } = await runLines(['--game', 'phom', '--seed', 'x'], []);
    expect(code).toBe(0);
    expect(text).toContain('Hết dữ liệu vào: bàn đóng.');
  });
});

describe('whole sessions', () => {
  it.each([
    ['ta-la', '4'],
    ['ta-la', '2'],
    ['basic', '3'],
  ])('of %s with %s players go to their end by hints', (rules, players) => {
    let now = playOn(sit('session', 80, 24, '--game', 'phom', '--rules', rules, '--players', players));
    while (now.page === 'result')
      now = press(now, 'enter').page === 'final' ? press(now, 'enter') : playOn(press(now, 'enter'));
    expect(now.page).toBe('final');
    expect(isGameOver(now.table)).toBe(true);
    expect(now.table.session.results).toHaveLength(16);
  });
});

describe('any keys at all, at any size', () => {
  it('never throw and never draw beyond the window', () => {
    const table = fc.record({
      seed: fc.string({ minLength: 1, maxLength: 8 }),
      rules: fc.constantFrom('ta-la', 'basic'),
      players: fc.constantFrom('2', '3', '4'),
      language: fc.constantFrom('vi', 'en'),
      columns: fc.integer({ min: 60, max: 130 }),
      rows: fc.integer({ min: 20, max: 45 }),
    });
    const inputs = anyInputs(['b', 'e', 'p', 'g', 'h', 'enter']);
    fc.assert(
      fc.property(table, inputs, ({ seed, rules, players, language, columns, rows }, keys) => {
        const args = ['--game', 'phom', '--rules', rules, '--players', players, '--lang', language, '--games', '1'];
        expectToStayInside(sit(seed, columns, rows, ...args), keys);
      }),
      { numRuns: examples(15, 60), seed: 3 },
    );
  });
});
