import { type CardId, type DealRequest, type Language, Random } from '@sanh-rong/engine';
import { type TienLenEvent, type TienLenState, tienlen } from '@sanh-rong/engine/tienlen';
import { playersFor } from '@sanh-rong/players';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { Voice } from '../presentation.ts';
import { combinationName } from './combination.ts';
import { debtNote, tienlenPresentation as presentation } from './presentation.ts';

const NAMES = { vi: ['Bạn', 'Đông', 'Bắc', 'Tây'], en: ['You', 'East', 'North', 'West'] };

const voiceOf = (language: Language): Voice => ({
  language,
  who: (seat) => ({ name: NAMES[language][seat], you: seat === 0 }),
});

interface Played {
  readonly state: TienLenState;
  readonly events: readonly TienLenEvent[];
}

/** Deals and plays these words (`3s.3c`, `pass`), then the random player until the end where asked to. */
const game = (request: DealRequest, words: readonly string[], toTheEnd: boolean): Played => {
  const deal = tienlen.deal(request);
  if (!deal.ok) throw new Error(deal.error.reason);
  let { state } = deal.value;
  const events = [...deal.value.events];
  const dice = new Random('face');
  const [random] = playersFor('tienlen');
  const next = (step: number) => {
    if (step < words.length) return tienlen.readAction(words[step]);
    const legal = tienlen.legal(state);
    return toTheEnd && legal.length > 0 ? random.choose(tienlen.view(state, 0), legal, dice, { positions: 0 }) : null;
  };
  for (let step = 0, action = next(0); action !== null; action = next(++step)) {
    const done = tienlen.apply(state, action as ReturnType<typeof tienlen.timeout>);
    if (!done.ok) throw new Error(`${words[step]}: ${done.error.reason}`);
    state = done.value.state;
    events.push(...done.value.events);
    if (tienlen.turn(state) === null) break;
  }
  return { state, events };
};

const told = ({ state, events }: Played, language: Language): string[] =>
  presentation.narrate(tienlen.view(state, 0), events, voiceOf(language)).map(({ text }) => text);

const cards = (text: string): CardId[] => text.split(' ') as CardId[];

const HANDS = [cards('2h 3s 4s'), cards('5s 5c 6s 6c 7s 7c 8h'), cards('9s 9c 9d 9h Ks'), cards('3c 3d 4c')];

describe('combinations as players call them', () => {
  it.each([
    ['7h', '7♥', '7♥'],
    ['7s 7h', 'Đôi 7', 'Pair of 7s'],
    ['2s 2h', 'Đôi heo', 'Pair of 2s'],
    ['Qs Qc Qh', 'Sám Q', 'Three Qs'],
    ['7s 8s 9d 10c Jh', 'Sảnh 5 lá tới J', '5-card straight to J'],
    ['9s 9c 9d 9h', 'Tứ quý 9', 'Four 9s'],
    ['5s 5c 6s 6c 7s 7c', '3 đôi thông tới 7', '3 consecutive pairs to 7'],
    ['3s 9d', '2 lá', '2 cards'],
  ])('%s: %s, %s', (text, vietnamese, english) => {
    expect(combinationName(cards(text), 'vi')).toBe(vietnamese);
    expect(combinationName(cards(text), 'en')).toBe(english);
  });
});

describe('hints', () => {
  const hinted = (hands: readonly CardId[][], words: readonly string[], leader = 0): string[] => {
    const { state } = game({ seats: hands.length, given: { hands, leader } }, words, false);
    const seat = tienlen.turn(state) ?? 0;
    return presentation.hints(tienlen.view(state, seat)).map((action) => tienlen.writeAction(action));
  };

  it('do not lead low into a hand of one card: first what is no single, then the highest', () => {
    const hands = [cards('4s 5c 9d 9h Ks'), cards('7c')];
    const [first, ...rest] = hinted(hands, []);
    expect(first).toBe('9d.9h');
    expect(rest.slice(0, 2)).toEqual(['Ks', '9h']);
    expect(hinted([cards('4s 6c Ks'), cards('7c')], [])).toEqual(['Ks', '6c', '4s']);
  });

  it('block with the highest single while that player is in the round, and not after they have passed', () => {
    const hands = [cards('3s 8s'), cards('5c 6d Qh Ks Kd'), cards('7c')];
    expect(hinted(hands, ['3s']).slice(0, 2)).toEqual(['Kd', 'Ks']);
    const passed = [cards('8s 3d 4d'), cards('7c'), cards('9c Qh Ks Kd')];
    expect(hinted(passed, ['8s', 'pass'])[0]).toBe('9c');
  });
});

describe('a game in words', () => {
  it('tells a cut and a stacked cut with the debt (MN-8, MN-9)', () => {
    const words = ['2h', '5s.5c.6s.6c.7s.7c', '9s.9c.9d.9h', 'pass', 'pass', 'pass'];
    const played = game({ seats: 4, given: { hands: HANDS, leader: 0 } }, words, false);
    expect(told(played, 'vi')).toEqual([
      'Chia bài xong, bạn cầm cái',
      'Bạn đánh 2♥ (còn 2 lá)',
      'Đông đánh 3 đôi thông tới 7 (còn 1 lá)',
      'Đông chặt heo! Bạn nợ 2 điểm',
      'Bắc đánh tứ quý 9 (còn 1 lá)',
      'Bắc chặt chồng 3 đôi thông tới 7! Đông nợ hết 6 điểm',
      'Tây bỏ lượt',
      'Bạn bỏ lượt',
      'Đông bỏ lượt',
      'Đông trả Bắc 6 điểm bị chặt',
      'Hết vòng, Bắc cầm cái',
    ]);
    expect(told(played, 'en')).toContain('East cuts a 2! You owe 2 points');
  });

  it('names the high card where it alone tells why a pair beats another (MN-4)', () => {
    const hands = [cards('4s 4c 9s 9c'), cards('4d 4h 9d'), cards('5s 5c 9h')];
    const played = game({ seats: 3, given: { hands, leader: 0 } }, ['4s.4c', '4d.4h', '5s.5c'], false);
    expect(told(played, 'vi').slice(1, 4)).toEqual([
      'Bạn đánh đôi 4 (còn 2 lá)',
      'Đông đánh đôi 4 (4♥) (còn 1 lá)',
      'Bắc đánh đôi 5 (còn 1 lá)',
    ]);
  });

  it('tells that a straight beats a higher one because it is longer (MN-4)', () => {
    const hands = [cards('Qs Kd Ac 3s'), cards('3d 4s 5c 6h 9s')];
    const done = game({ seats: 2, given: { hands, leader: 0 } }, ['Qs.Kd.Ac', '3d.4s.5c.6h'], false);
    expect(told(done, 'vi').at(-1)).toBe('Đông đánh sảnh 4 lá tới 6, dài hơn nên chặn được (còn 1 lá)');
    expect(told(done, 'en').at(-1)).toBe('East plays a 4-card straight to 6, longer and so higher (1 card left)');
  });

  it('tells a bomb of Thirteen, and who comes in which place (TH-8)', () => {
    const hands = [cards('2h 3s'), cards('4s 4c 4d 4h 8h'), cards('9s')];
    const words = ['2h', '4s.4c.4d.4h', 'pass', 'pass', '8h', '9s'];
    const played = game({ ruleSet: 'thirteen', seats: 3, given: { hands, leader: 0 } }, words, true);
    expect(told(played, 'vi')).toEqual([
      'Chia bài xong, bạn cầm cái',
      'Bạn đánh 2♥ (còn 1 lá)',
      'Đông đánh tứ quý 4 (còn 1 lá)',
      'Đông chặt heo!',
      'Bắc bỏ lượt',
      'Bạn bỏ lượt',
      'Hết vòng, Đông cầm cái',
      'Đông đánh 8♥',
      'Đông hết bài, về nhất!',
      'Bắc đánh 9♠',
      'Bắc hết bài, về nhì!',
      'Bạn về bét',
    ]);
  });

  it('tells a win at the deal (MN-17)', () => {
    const dragon = cards('3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As 2s');
    const other = cards('3c 3d 5c 6c 7d 8c 9c 10c Jc Qc Kd Ad 2d');
    const request = {
      seats: 2,
      given: { hands: [other, dragon] },
      previous: { winner: 0, toiTrang: false, barred: null },
    };
    const played = game(request, [], false);
    expect(told(played, 'vi')).toContain('Đông tới trắng: sảnh rồng!');
    const result = tienlen.result(played.state);
    expect(result && presentation.headline(played.events, result, voiceOf('en'))).toBe(
      'East wins at the deal: the dragon straight!',
    );
  });
});

describe('what stands beside a name', () => {
  it('is what the seat did last in this round, in a word or two', () => {
    const { state, events } = game({ seats: 4, given: { hands: HANDS, leader: 1 } }, ['5s.5c', 'pass'], false);
    const view = tienlen.view(state, 0);
    const says = (seat: number, language: Language) => presentation.seat(view, events, seat, language).status;
    expect([0, 1, 2, 3].map((seat) => says(seat, 'vi'))).toEqual(['', 'Đôi 5', 'Bỏ lượt', '']);
    expect([1, 2].map((seat) => says(seat, 'en'))).toEqual(['Pair of 5s', 'Passed']);
    expect(presentation.seat(view, events, 2, 'vi')).toEqual({
      role: null,
      count: '5 lá',
      status: 'Bỏ lượt',
      resting: true,
    });
  });

  it('marks who led the game, from the deal to the end', () => {
    const led = (moves: readonly string[]) => {
      const { state, events } = game({ seats: 4, given: { hands: HANDS, leader: 1 } }, moves, false);
      return [0, 1, 2, 3].map((seat) => presentation.seat(tienlen.view(state, 0), events, seat, 'vi').role);
    };
    for (const moves of [[], ['5s.5c'], ['5s.5c', 'pass']]) expect(led(moves)).toEqual([null, 'leader', null, null]);
  });
});

describe('what playing would do', () => {
  it('names a cut as a cut', () => {
    const { state } = game({ seats: 4, given: { hands: HANDS, leader: 0 } }, ['2h'], false);
    const view = tienlen.view(state, 1);
    expect(presentation.label(view, { type: 'play', cards: cards('5s 5c 6s 6c 7s 7c') }, 'vi')).toBe(
      'Chặt: 3 đôi thông tới 7',
    );
    expect(presentation.label(view, { type: 'play', cards: cards('5s 5c') }, 'vi')).toBe('Đánh: Đôi 5');
    expect(presentation.label(view, { type: 'pass' }, 'vi')).toBe('Bỏ lượt');
  });

  it('says how long a straight may be, which tables settle differently (MN-4, TH-2)', () => {
    const given = { hands: [cards('7s 8d 9h Ks'), cards('4c 5d 6s 7h 10s Jd Qh')], leader: 0 };
    const asked = (request: object): string => {
      const { state } = game({ seats: 2, given, ...request }, ['7s.8d.9h'], false);
      return presentation.prompt(tienlen.view(state, 1), { ...voiceOf('vi') });
    };
    const longer = 'Chặn sảnh 3 lá tới 9 của bạn bằng sảnh lớn hơn hoặc dài hơn, không thì bỏ lượt.';
    const equal = 'Chặn sảnh 3 lá tới 9 của bạn bằng sảnh lớn hơn, dài đúng bằng vậy, không thì bỏ lượt.';
    expect(asked({})).toBe(longer);
    expect(asked({ options: { straightsOfEqualLength: true } })).toBe(equal);
    expect(asked({ ruleSet: 'thirteen' })).toBe(equal);
  });

  it('asks to pass where nothing beats the table', () => {
    const { state } = game({ seats: 4, given: { hands: HANDS, leader: 0 } }, ['2h', 'pass', 'pass'], false);
    const view = tienlen.view(state, 3);
    expect(presentation.prompt(view, voiceOf('vi'))).toBe('Bạn không có gì chặn được 2♥: bỏ lượt.');
    const withKeys: Voice = { ...voiceOf('vi'), keyOf: (command) => (command === 'pass' ? 'P' : '') };
    expect(presentation.prompt(view, withKeys)).toBe('Bạn không có gì chặn được 2♥: bỏ lượt (P).');
  });
});

describe('the debt of cuts', () => {
  it('is said while it runs (MN-9)', () => {
    const request = { seats: 4, given: { hands: HANDS, leader: 0 } };
    const note = (words: readonly string[]) =>
      debtNote(tienlen.view(game(request, words, false).state, 0), voiceOf('vi'));
    expect(note(['2h'])).toBe('');
    expect(note(['2h', '5s.5c.6s.6c.7s.7c'])).toBe('Bạn nợ Đông 2 điểm');
  });
});

describe('a game won at the deal', () => {
  it('says which cards, by which rule and what it pays (MN-17, MN-19)', () => {
    const hands = [
      cards('3s 3d 4s 4d 5s 5d 8s 9d Js Qd Ks Ad 2s'),
      cards('3c 4c 6c 7c 8c 9c 10d Jc Qh Kc Ac 6d 2d'),
      cards('3h 4h 5c 6h 7h 8h 9h 10s Jd Qs Kd As 2c'),
    ];
    const { events } = game({ seats: 3, given: { hands } }, [], false);
    const won = presentation.wonAtTheDeal(events, voiceOf('vi'));
    expect(won?.text).toContain('được chia 3 đôi thông có 3♠: thắng ngay');
    expect(won?.text).toContain('13 × 3 người = 39 điểm');
    expect(won?.cards).toEqual(cards('3s 3d 4s 4d 5s 5d'));
    expect(won?.rules).toEqual(['MN-17', 'MN-19']);
  });

  it('is told only once it is over, and not of a game that was played', () => {
    const { events } = game({ seats: 4, given: { hands: HANDS, leader: 0 } }, [], true);
    expect(presentation.wonAtTheDeal(events, voiceOf('vi'))).toBeNull();
  });
});

describe('the account of a game', () => {
  it('explains every point: the entries of a seat sum to its points (MN-20, TH-11)', () => {
    const request = fc.record({
      ruleSet: fc.constantFrom('mien-nam', 'thirteen'),
      seats: fc.integer({ min: 2, max: 4 }),
      seed: fc.string({ minLength: 1 }),
    });
    fc.assert(
      fc.property(request, fc.constantFrom<Language>('vi', 'en'), (deal, language) => {
        const { state, events } = game(deal, [], true);
        const result = tienlen.result(state);
        if (result === null) throw new Error('the game is not over');
        for (const [seat, points] of result.points.entries()) {
          const entries = presentation.account(events, result, seat, voiceOf(language));
          expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(points);
          for (const { reason } of entries) expect(reason).not.toBe('');
        }
        expect(presentation.narrate(tienlen.view(state, 0), events, voiceOf(language)).length).toBeGreaterThan(1);
      }),
      { numRuns: examples(40, 150), seed: 4 },
    );
  });
});
