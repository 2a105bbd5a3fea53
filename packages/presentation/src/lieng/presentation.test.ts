import { type CardId, type DealRequest, type Language, Random } from '@sanh-rong/engine';
import { type LiengAction, type LiengEvent, type LiengState, lieng } from '@sanh-rong/engine/lieng';
import { playersFor } from '@sanh-rong/players';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { Voice } from '../presentation.ts';
import { liengPresentation as presentation } from './presentation.ts';

const NAMES = { vi: ['Bạn', 'Tây', 'Bắc', 'Đông'], en: ['You', 'West', 'North', 'East'] };

const voiceOf = (language: Language): Voice => ({
  language,
  who: (seat) => ({ name: NAMES[language][seat] ?? `#${seat}`, you: seat === 0 }),
});

interface Played {
  readonly state: LiengState;
  readonly events: readonly LiengEvent[];
}

/** Deals and does these words (`theo`, `to:50`), then what the random player likes until the end where asked to. */
const game = (request: DealRequest, words: readonly string[], toTheEnd = false): Played => {
  const deal = lieng.deal(request);
  if (!deal.ok) throw new Error(deal.error.reason);
  let { state } = deal.value;
  const events = [...deal.value.events];
  const dice = new Random('face');
  const [random] = playersFor('lieng');
  for (let step = 0; lieng.turn(state) !== null && (toTheEnd || step < words.length); step++) {
    const seat = lieng.turn(state) ?? 0;
    const action = words[step]
      ? lieng.readAction(words[step])
      : random.choose(lieng.view(state, seat), lieng.legal(state), dice, { positions: 0 });
    const done = lieng.apply(state, action as LiengAction);
    if (!done.ok) throw new Error(`${words[step]}: ${done.error.reason}`);
    state = done.value.state;
    events.push(...done.value.events);
  }
  return { state, events };
};

const told = ({ state, events }: Played, language: Language): string[] =>
  presentation.narrate(lieng.view(state, 0), events, voiceOf(language)).map(({ text }) => text);

const cards = (text: string): CardId[] => text.split(' ') as CardId[];

describe('hands as players call them (LG-2)', () => {
  it.each([
    ['8s 8d 8h', 'Sáp 8', 'Sáp of 8s'],
    ['Jc Qs Kd', 'Liêng tới K', 'Liêng to K'],
    ['2c 3d As', 'Liêng tới 3', 'Liêng to 3'],
    ['Qc Kd As', 'Liêng tới A', 'Liêng to A'],
    ['Js Jh Kc', 'Đĩ', 'Đĩ'],
    ['2c 7d 8s', '7 nút', '7 points'],
    ['10c Jd As', '1 nút', '1 point'],
  ])('%s: %s, %s', (text, vietnamese, english) => {
    const { state } = game({ seats: 2, given: { hands: [cards(text), cards('4s 4c 6d')] } }, []);
    expect(presentation.handName(lieng.view(state, 0), 0, 'vi')).toBe(vietnamese);
    expect(presentation.handName(lieng.view(state, 0), 0, 'en')).toBe(english);
    expect(presentation.handName(lieng.view(state, 0), 1, 'vi')).toBe('');
  });
});

/** The third example of the rule book: Seat 0 all in with a short call, a main pot and a side pot. */
const SIDE_POT = {
  seats: 3,
  given: { hands: [cards('8s 8d 8h'), cards('2c 6d 8c'), cards('Jc Qs Kd')], chips: [60, 200, 500], dealer: 0 },
};
const SIDE_POT_WORDS = ['to:40', 'to:100', 'to-tat', 'theo'];

describe('what a seat did last', () => {
  it('is still said when the game is over and the bets have been paid out (LG-5)', () => {
    const { state, events } = game(SIDE_POT, SIDE_POT_WORDS);
    const said = [0, 1, 2].map((seat) => presentation.seat(lieng.view(state, 0), events, seat, 'vi').status);
    expect(said).toEqual(['Tố tất 50', 'Theo 100', 'Tố 100']);
  });

  it('names no bet of a seat that had chips for the ante only (LG-1)', () => {
    const hands = [cards('8s 8d 8h'), cards('2c 6d 8c'), cards('Jc Qs Kd')];
    const { state, events } = game({ seats: 3, given: { hands, chips: [8, 200, 500], dealer: 0 } }, ['to:40']);
    expect(presentation.seat(lieng.view(state, 1), events, 0, 'vi').status).toBe('Tố tất');
  });
});

describe('a game in words', () => {
  it('tells bets, a showdown, main pot and side pot (LG-5, LG-6, LG-7)', () => {
    const played = game(SIDE_POT, SIDE_POT_WORDS);
    expect(told(played, 'vi')).toEqual([
      'Bạn chia bài, mỗi người góp 10 chip cửa',
      'Tây tố lên 40',
      'Bắc tố lên 100',
      'Bạn tố tất: 50',
      'Tây theo, góp 60',
      'Bạn lật 8♠ 8♥ 8♦: sáp 8',
      'Tây lật 2♣ 6♦ 8♣: 6 nút',
      'Bắc lật J♣ Q♠ K♦: liêng tới K',
      'Bạn ăn gà chính 180 chip',
      'Bắc ăn gà phụ 1 (100 chip)',
    ]);
    expect(told(played, 'en')).toContain('You take the main pot of 180');
    const result = lieng.result(played.state);
    expect(result && presentation.headline(played.events, result, voiceOf('vi'))).toBe('Bạn ăn 180 chip với sáp 8!');
    expect(result && presentation.account(played.events, result, 2, voiceOf('vi'))).toEqual([
      { points: 100, reason: 'ăn gà phụ 1', rule: 'LG-6' },
      { points: -100, reason: 'cược', rule: 'LG-5' },
      { points: -10, reason: 'chip cửa', rule: 'LG-1' },
    ]);
  });

  it('names the card that decided between two equal hands, with its rule (LG-4)', () => {
    const hands = [cards('2c 6d Ks'), cards('3c 5s Qd'), cards('2h 9s Jc')];
    const played = game({ seats: 3, given: { hands, dealer: 0 } }, ['to:20', 'theo', 'theo']);
    const why = 'cùng 8 nút với bạn, xét chất: Q♦ hơn K♠';
    expect(told(played, 'vi')).toContain(`Tây ăn gà 90 chip: ${why}`);
    expect(told(played, 'en')).toContain('West takes the pot of 90: 8 points like you, suits decide: Q♦ beats K♠');
    const result = lieng.result(played.state);
    expect(result && presentation.headline(played.events, result, voiceOf('vi'))).toBe(`Tây ăn 90 chip: ${why}!`);
    expect(result && presentation.account(played.events, result, 1, voiceOf('vi'))[0]).toEqual({
      points: 90,
      reason: `ăn gà: ${why}`,
      rule: 'LG-4',
    });
  });

  it('looks at the rank where the suit is the same too, or at the best suit where the table says so (LG-4)', () => {
    const same = [cards('2c 6d Kd'), cards('3c 5s Qd')];
    expect(told(game({ seats: 2, given: { hands: same, dealer: 0 } }, ['theo', 'theo']), 'vi')).toContain(
      'Bạn ăn gà 20 chip: cùng 8 nút với Tây, cùng chất: K♦ hơn Q♦',
    );
    const best = {
      seats: 2,
      options: { tieBreak: 'bestSuit' },
      given: { hands: [cards('2c 6d Ks'), cards('3c 5h Qs')] },
    };
    expect(told(game({ ...best }, ['theo', 'theo']), 'vi')).toContain(
      'Bạn ăn gà 20 chip: cùng 8 nút với Tây, xét chất: 6♦ hơn 5♥',
    );
  });

  it('tells a game in which all but one fold, and the bet that goes back', () => {
    const hands = [cards('8s 8d 8h'), cards('2c 6d 8c'), cards('Jc Qs Kd'), cards('3c 4d 9s')];
    const played = game({ seats: 4, given: { hands, dealer: 0 } }, ['to:30', 'bo', 'bo', 'bo']);
    expect(told(played, 'en')).toEqual([
      'You deal; everybody antes 10',
      'West raises to 30',
      'North folds',
      'East folds',
      'You fold',
      'Nobody called 30: back to West',
      'West takes the pot of 40',
    ]);
    const result = lieng.result(played.state);
    expect(result && presentation.headline(played.events, result, voiceOf('vi'))).toBe(
      'Tây ăn 40 chip, mấy nhà kia bỏ hết!',
    );
  });

  it('tells who antes the last chips, who is broke, and who comes back (LG-1, LG-8)', () => {
    const hands = [cards('2c 6d 8c'), cards('8s 8d 8h')];
    const played = game({ seats: 2, given: { hands, chips: [7, 100], dealer: 0 } }, []);
    expect(told(played, 'vi')).toEqual([
      'Bạn chia bài, mỗi người góp 10 chip cửa',
      'Bạn góp nốt 7 chip cửa, coi như tố tất',
      'Không ai theo 3, trả lại Tây',
      'Bạn lật 2♣ 6♦ 8♣: 6 nút',
      'Tây lật 8♠ 8♥ 8♦: sáp 8',
      'Tây ăn gà 14 chip',
      'Bạn hết chip',
    ]);
    const left = lieng.carryOver(played.state);
    expect(presentation.interlude?.canGoOn(left)).toBe(false);
    const offer = presentation.interlude?.offer(lieng.view(played.state, 0), left, 0);
    expect(offer?.label('vi')).toBe('Nhận 1000 chip mới');
    expect(presentation.interlude?.offer(lieng.view(played.state, 1), left, 1)).toBeNull();
    const next = game({ seats: 2, seed: 'next', previous: offer?.previous }, []);
    expect(told(next, 'vi')[0]).toBe('Bạn nhận 1000 chip mới');
  });
});

describe('what stands beside a name', () => {
  it('is what the seat did last, in a word or two, and who deals', () => {
    const { state, events } = game(SIDE_POT, ['theo', 'to:40', 'to-tat', 'theo']);
    const presentations = (language: Language) =>
      [0, 1, 2].map((seat) => presentation.seat(lieng.view(state, 0), events, seat, language));
    expect(presentations('vi').map(({ status }) => status)).toEqual(['Tố tất 50', 'Theo 50', 'Tố 40']);
    expect(presentations('en').map(({ status }) => status)).toEqual(['All in 50', 'Call 50', 'Raise 40']);
    expect(presentations('vi').map(({ role }) => role)).toEqual(['dealer', null, null]);
    const checked = game(SIDE_POT, ['theo', 'bo']);
    const says = (seat: number) => presentation.seat(lieng.view(checked.state, 0), checked.events, seat, 'vi').status;
    expect([says(1), says(2)]).toEqual(['Qua', 'Bỏ']);
  });
});

describe('what a move would cost', () => {
  it('is said of every move (LG-5)', () => {
    const { state } = game(SIDE_POT, ['to:40', 'to:100']);
    const view = lieng.view(state, 0);
    const labels = (language: Language) =>
      [{ type: 'bo' }, { type: 'to-tat' }].map((action) => presentation.label(view, action as LiengAction, language));
    expect(labels('vi')).toEqual(['Bỏ bài', 'Tố tất theo thiếu: góp 50 trên 100']);
    expect(labels('en')).toEqual(['Fold', 'All in: put in 50 of the 100 you owe']);
    expect(presentation.prompt(view, voiceOf('vi'))).toBe('Bạn thiếu 100, chỉ còn 50: tố tất hay bỏ?');
    const after = lieng.view(game(SIDE_POT, ['to:40', 'to:100', 'to-tat']).state, 1);
    expect(presentation.label(after, { type: 'theo' }, 'vi')).toBe('Theo: góp 60');
    expect(presentation.label(after, { type: 'to', amount: 150 }, 'vi')).toBe('Tố lên 150: góp 110');
  });

  it('shows only what is allowed', () => {
    const offered = (words: readonly string[], seat: number) => {
      const view = lieng.view(game(SIDE_POT, words).state, seat);
      return presentation.commands
        .filter((command) => command.isOffered(view))
        .map((command) => command.label(view, 'vi'));
    };
    expect(offered([], 1)).toEqual(['Qua', 'Bỏ', 'Tố tất 190']);
    expect(offered(['to:40', 'to:100'], 0)).toEqual(['Bỏ', 'Tố tất 50']);
  });

  it('offers a call that takes all chips once, and shows it before it is done (LG-5)', () => {
    const { given } = SIDE_POT;
    const exact = { ...SIDE_POT, given: { ...given, chips: [110, 200, 500] } };
    const view = lieng.view(game(exact, ['to:40', 'to:100']).state, 0);
    expect(lieng.legal(game(exact, ['to:40', 'to:100']).state).map(({ type }) => type)).toContain('to-tat');
    const offered = presentation.commands.filter((command) => command.isOffered(view));
    expect(offered.map((command) => command.label(view, 'vi'))).toEqual(['Theo 100', 'Bỏ']);
    expect(offered[0]?.asksFirst(view, { cards: [], amount: null })).toBe(true);
    // What it shows says why it asks.
    expect(presentation.label(view, { type: 'theo' }, 'vi')).toBe('Theo: góp hết 100');
    expect(presentation.label(view, { type: 'theo' }, 'en')).toBe('Call: put in all 100');
  });

  it('shows a fold before it is done, whatever is owed: it lies beside the call', () => {
    const fold = presentation.commands.find(({ id }) => id === 'fold');
    for (const words of [[], ['to:40']]) {
      const { state } = game(SIDE_POT, words);
      expect(fold?.asksFirst(lieng.view(state, lieng.turn(state) ?? 0), { cards: [], amount: null })).toBe(true);
    }
  });

  it('calls the whole stack all in, however it was chosen (LG-5)', () => {
    const { state } = game(SIDE_POT, []);
    const view = lieng.view(state, lieng.turn(state) ?? 0);
    const most = presentation.amounts?.range(view)?.max ?? 0;
    expect(presentation.amounts?.propose(view, most)).toEqual({ type: 'to-tat' });
    expect(presentation.amounts?.amountOf(view, { type: 'to-tat' })).toBe(most);
    expect(presentation.amounts?.propose(view, most - 1)).toEqual({ type: 'to', amount: most - 1 });
  });

  it('hints are legal, best first', () => {
    const view = lieng.view(game(SIDE_POT, ['to:40', 'to:100']).state, 0);
    expect(presentation.hints(view)[0]).toEqual({ type: 'to-tat' });
  });
});

describe('the account of a game', () => {
  it('explains every chip: the entries of a seat sum to its points (LG-6)', () => {
    const request = fc.record({
      seats: fc.integer({ min: 2, max: 6 }),
      seed: fc.string({ minLength: 1 }),
      options: fc.record({ startChips: fc.integer({ min: 5, max: 300 }), ante: fc.integer({ min: 1, max: 30 }) }),
    });
    fc.assert(
      fc.property(request, fc.constantFrom<Language>('vi', 'en'), (deal, language) => {
        const { state, events } = game(deal, [], true);
        const result = lieng.result(state);
        if (result === null) throw new Error('the game is not over');
        for (const [seat, points] of result.points.entries()) {
          const entries = presentation.account(events, result, seat, voiceOf(language));
          expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(points);
          for (const { reason } of entries) expect(reason).not.toBe('');
        }
        expect(presentation.headline(events, result, voiceOf(language))).not.toContain('undefined');
      }),
      { numRuns: examples(40, 150), seed: 4 },
    );
  });
});
