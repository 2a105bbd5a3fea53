import { type CardId, type DealRequest, type Language, Random } from '@sanh-rong/engine';
import { type PhomAction, type PhomEvent, type PhomState, phom } from '@sanh-rong/engine/phom';
import { playersFor } from '@sanh-rong/players';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { Voice } from '../presentation.ts';
import type { PhomCommand } from './commands.ts';
import { phomPresentation as presentation } from './presentation.ts';

const NAMES = { vi: ['Bạn', 'Đông', 'Bắc', 'Tây'], en: ['You', 'East', 'North', 'West'] };

const voiceOf = (language: Language): Voice => ({
  language,
  who: (seat) => ({ name: NAMES[language][seat], you: seat === 0 }),
});

interface Played {
  readonly state: PhomState;
  /** As seat 0 sees them. */
  readonly events: readonly PhomEvent[];
}

/** Deals and does these words (`draw`, `eat:5s.6s`), then what the last player likes until the end where asked to. */
const game = (request: DealRequest, words: readonly string[], level?: string): Played => {
  const deal = phom.deal(request);
  if (!deal.ok) throw new Error(deal.error.reason);
  let { state } = deal.value;
  const events = [...deal.value.events];
  const dice = new Random('face');
  const player = playersFor('phom').find(({ id }) => id === level);
  for (let step = 0; phom.turn(state) !== null && (player !== undefined || step < words.length); step++) {
    const seat = phom.turn(state) ?? 0;
    const action = words[step]
      ? phom.readAction(words[step])
      : player?.choose(phom.view(state, seat), phom.legal(state), dice, { positions: 0 });
    const done = phom.apply(state, action as PhomAction);
    if (!done.ok) throw new Error(`${words[step]}: ${done.error.reason}`);
    state = done.value.state;
    events.push(...done.value.events);
  }
  return { state, events: events.map((event) => phom.seen(event, 0)).filter((event) => event !== null) };
};

const told = ({ state, events }: Played, language: Language): string[] =>
  presentation.narrate(phom.view(state, 0), events, voiceOf(language)).map(({ text }) => text);

const cards = (text: string): CardId[] => text.split(' ') as CardId[];

const STOCK = cards('2s 5d 10d 10c As 3d Kc');

/** Two seats; seat 0 leads. */
const TWO: DealRequest = {
  seats: 2,
  given: { hands: [cards('5s 6s 9c 9d 9h 8s Ks Qd'), cards('Jc 2c 2d 2h 4h 7s')], stock: STOCK, leader: 0 },
};

/** A first discard, and then everybody throws back what they draw, up to the turn that begins the laying phase (PH-22). */
const untilLaying = (first: string): string[] => [
  `discard:${first}`,
  ...STOCK.slice(0, 5).flatMap((card) => ['draw', `discard:${card}`]),
];

describe('a game in words', () => {
  it('tells what is drawn, eaten and discarded, and what eating costs (PH-21, PH-23)', () => {
    const played = game(TWO, ['discard:Qd', 'draw', 'discard:7s', 'eat:5s.6s', 'discard:Ks']);
    expect(told(played, 'vi')).toEqual([
      'Chia bài xong, nọc 7 lá, bạn đi trước',
      'Bạn đánh Q♦',
      'Đông bốc',
      'Đông đánh 7♠',
      'Bạn ăn 7♠ của Đông',
      'Đông trả bạn 1 điểm',
      'Bạn đánh K♠',
    ]);
    expect(told(played, 'en')).toContain('You eat East’s 7♠');
  });

  it('tells the laying phase, and who is left with what (PH-22, PH-26)', () => {
    const end = ['draw', 'lay:9c.9d.9h', 'discard:Ks', 'draw', 'discard:Kc'];
    const played = game(TWO, [...untilLaying('Qd'), ...end]);
    expect(told(played, 'vi').slice(-6)).toEqual([
      'Bạn bốc 3♦',
      'Bạn hạ 9♣9♦9♥',
      'Bạn đánh K♠',
      'Đông bốc',
      'Đông đánh K♣',
      'Đông móm',
    ]);
    const result = phom.result(played.state);
    expect(result && presentation.headline(played.events, result, voiceOf('vi'))).toBe('Bạn nhất, còn 22 điểm bài!');
    expect(result && presentation.account(played.events, result, 1, voiceOf('vi'))).toEqual([
      { points: -4, reason: 'móm', rule: 'PH-26' },
    ]);
    expect(presentation.handName(phom.view(played.state, 0), 1, 'vi')).toBe('còn 28 điểm');
  });

  it('tells an ù with its phỏm, and who pays (PH-24)', () => {
    const hands = [cards('3s 4s 5s 9c 9d 9h Jh Qh Kh 6d'), cards('2c 5d 8h 10c Qs As 7d 4c Js')];
    const played = game({ seats: 2, given: { hands, leader: 0, stock: cards('2s 3h 6h 7c 8c 8d 10h') } }, ['u']);
    expect(told(played, 'vi').slice(1)).toEqual(['Bạn ù!', 'Bạn hạ 9♣9♦9♥ 3♠4♠5♠ J♥Q♥K♥']);
    const result = phom.result(played.state);
    expect(result && presentation.headline(played.events, result, voiceOf('en'))).toBe('You go ù!');
    expect(result && presentation.account(played.events, result, 0, voiceOf('vi'))).toEqual([
      { points: 5, reason: 'ù, Đông trả', rule: 'PH-24' },
    ]);
    expect(presentation.handName(phom.view(played.state, 0), 1, 'vi')).toBe('');
  });

  it('never tells what others draw or eat with', () => {
    const { state, events } = game({ seats: 4, seed: 'secret' }, [], 'simple');
    const sentences = presentation.narrate(phom.view(state, 0), events, voiceOf('vi')).map(({ text }) => text);
    expect(sentences.some((text) => text === 'Đông bốc')).toBe(true);
    expect(sentences.filter((text) => /^(Đông|Bắc|Tây) bốc ./.test(text))).toEqual([]);
  });
});

describe('what stands beside a name', () => {
  const says = (words: readonly string[], seat: number, language: Language) => {
    const { state, events } = game(TWO, words);
    return presentation.seat(phom.view(state, 0), events, seat, language).status;
  };

  it('is what the seat did last, in a word or two', () => {
    const eats = ['discard:Qd', 'draw', 'discard:7s', 'eat:5s.6s'];
    expect(says([], 1, 'vi')).toBe('');
    expect(says(eats.slice(0, 2), 1, 'vi')).toBe('Bốc');
    expect([0, 1].map((seat) => says(eats, seat, 'vi'))).toEqual(['Ăn 7♠', 'Đánh 7♠']);
    expect([0, 1].map((seat) => says(eats, seat, 'en'))).toEqual(['Ate 7♠', 'Discarded 7♠']);
    expect(says([...untilLaying('Qd'), 'draw', 'lay:9c.9d.9h'], 0, 'vi')).toBe('Hạ phỏm');
  });

  it('is ù when it was declared (PH-24)', () => {
    const hands = [cards('3s 4s 5s 9c 9d 9h Jh Qh Kh 6d'), cards('2c 5d 8h 10c Qs As 7d 4c Js')];
    const request = { seats: 2, given: { hands, leader: 0, stock: cards('2s 3h 6h 7c 8c 8d 10h') } };
    const { state, events } = game(request, ['u']);
    expect(presentation.seat(phom.view(state, 0), events, 0, 'vi').status).toBe('Ù!');
  });
});

describe('what playing would do', () => {
  const proposed = (words: readonly string[], selection: string) => {
    const view = phom.view(game(TWO, words).state, 0);
    return presentation.label(view, presentation.propose(view, cards(selection)), 'vi');
  };

  it('follows the phase: eat, lay, discard', () => {
    expect(proposed(['discard:Qd', 'draw', 'discard:7s'], '5s 6s')).toBe('Ăn 7♠ với 5♠ 6♠');
    expect(proposed([...untilLaying('Qd'), 'draw'], '9c 9d 9h')).toBe('Hạ 9♣9♦9♥');
    expect(proposed([...untilLaying('Qd'), 'draw'], 'Ks')).toBe('Đánh K♠');
  });

  it('takes a selection apart into phỏm', () => {
    const hands = [cards('5s 6s 7s 9c 9d 9h Ks Qd'), cards('2c 2d 2h Jc 4h')];
    const request = { seats: 2, given: { hands, stock: STOCK, leader: 0 } };
    const view = phom.view(game(request, [...untilLaying('Qd'), 'draw']).state, 0);
    const action = presentation.propose(view, cards('9h 5s 9d 6s 7s 9c'));
    expect(action).toEqual({ type: 'lay', melds: [cards('9c 9d 9h'), cards('5s 6s 7s')] });
    expect(presentation.cardsOf(action)).toHaveLength(6);
  });
});

describe('commands', () => {
  const command = (id: PhomCommand) => {
    const found = presentation.commands.find((each) => each.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };
  const given = (text = '') => ({ cards: text === '' ? [] : cards(text), amount: null });

  it('explain themselves where the rules would not help', () => {
    const view = phom.view(game(TWO, ['discard:Qd', 'draw', 'discard:4h']).state, 0);
    expect(command('eat').objection?.(view, given(), voiceOf('vi'))).toBe(
      'Bài bạn không ghép được phỏm với 4♥: bốc đi.',
    );
    const withKeys: Voice = { ...voiceOf('vi'), keyOf: (id) => (id === 'draw' ? 'B' : '') };
    expect(command('eat').objection?.(view, given(), withKeys)).toContain('bốc đi (B).');
    expect(command('discard').objection?.(view, given('5s 6s'), voiceOf('en'))).toBe(
      'Select the one card you discard.',
    );
  });

  it('offer eating before drawing where a card can be eaten', () => {
    const offered = (words: readonly string[]) => {
      const view = phom.view(game(TWO, words).state, 0);
      return presentation.commands.filter((each) => each.isOffered(view)).map(({ id }) => id);
    };
    expect(offered(['discard:Qd', 'draw', 'discard:7s'])).toEqual(['eat', 'draw']);
    expect(offered(['discard:Qd', 'draw', 'discard:4h'])).toEqual(['draw']);
  });

  it('lay the best phỏm and show them first', () => {
    const view = phom.view(game(TWO, [...untilLaying('Qd'), 'draw']).state, 0);
    expect(command('lay').actions(view, given())).toEqual([{ type: 'lay', melds: [cards('9c 9d 9h')] }]);
    expect(command('lay').asksFirst(view, given())).toBe(true);
    expect(command('lay').asksFirst(view, given('9c 9d 9h'))).toBe(false);
  });

  it('go through the phỏm a card can be sent to (PH-22)', () => {
    const hands = [cards('8s 8c 8d 8h Ks Qd'), cards('5h 6h 7h 2c Jc 4c')];
    const lays = ['draw', 'lay:5h.6h.7h', 'discard:2c', 'draw', 'lay:8s.8c.8d'];
    const request = { seats: 2, given: { hands, stock: STOCK, leader: 1 } };
    const view = phom.view(game(request, [...untilLaying('Jc'), ...lays]).state, 0);
    const ways = command('send').actions(view, given());
    expect(ways.map((action) => presentation.label(view, action, 'vi'))).toEqual([
      'Gửi 8♥ vào 8♠8♣8♦',
      'Gửi 8♥ vào 5♥6♥7♥',
    ]);
    expect(command('send').objection?.(view, given('Ks'), voiceOf('vi'))).toBe(
      'Lá K♠ không gửi được vào phỏm nào trên bàn.',
    );
  });

  it('eat in every way where it matters, in one where it does not (PH-11, PH-23)', () => {
    const hands = [cards('5s 6s 8s 7c 7d 2h Qd'), cards('7s Jc 4h')];
    const eats = (ruleSet: string, words: readonly string[]) =>
      command('eat').actions(phom.view(game({ ruleSet, seats: 2, given: { hands } }, words).state, 0), given());
    expect(eats('ta-la', ['discard:Qd', 'draw', 'discard:7s'])).toHaveLength(1);
    const ways = eats('basic', ['draw', 'discard:Qd', 'draw', 'discard:7s']);
    expect(ways[0]).toEqual({ type: 'eat', cards: cards('5s 6s 8s') });
    expect(ways.length).toBeGreaterThan(2);
  });

  it('eat with what is selected and whatever more it takes', () => {
    const hands = [cards('5s 6s 8s 7c 7d 2h Qd'), cards('7s Jc 4h')];
    const words = ['draw', 'discard:Qd', 'draw', 'discard:7s'];
    const view = phom.view(game({ ruleSet: 'basic', seats: 2, given: { hands } }, words).state, 0);
    const eats = (text: string) => command('eat').actions(view, given(text));
    expect(eats('6s 8s')).toEqual([{ type: 'eat', cards: cards('6s 8s') }]);
    expect(eats('7c')).toEqual([{ type: 'eat', cards: cards('7c 7d') }]);
    expect(eats('2h 7c')).toEqual([{ type: 'eat', cards: cards('2h 7c') }]);
  });
});

describe('hands', () => {
  it('PH-11 of the short rules show no phỏm that were not eaten, and say what they cost', () => {
    const hands = [cards('Ks Kc Kd 2s 5h 9c'), cards('3h 3d 8s')];
    const view = phom.view(game({ ruleSet: 'basic', seats: 2, given: { hands } }, ['draw']).state, 0);
    expect(presentation.arrange(hands[0], 0, view)).toEqual([cards('2s 5h 9c Ks Kc Kd')]);
    expect(presentation.sorts('basic', 'vi')).toEqual(['hạng', 'chất']);
    expect(presentation.sorts('ta-la', 'vi')).toEqual(['phỏm', 'hạng', 'chất']);
    expect(presentation.prompt(view, voiceOf('vi'))).toBe('Đánh một lá. K♠K♣K♦ tự có, chưa ăn nên vẫn tính 39 điểm.');
  });

  it('are sorted by phỏm, by rank and by suit', () => {
    const hand = cards('As 9h 9d 3c 9c Kd 3s 2s');
    const view = phom.view(game({ seats: 2, seed: 'sort' }, []).state, 0);
    expect(presentation.arrange(hand, 0, view)).toEqual([cards('9c 9d 9h'), cards('As 2s 3s'), cards('3c Kd')]);
    expect(presentation.arrange(hand, 1, view)).toEqual([cards('As 2s 3s 3c 9c 9d 9h Kd')]);
    expect(presentation.arrange(hand, 2, view)).toEqual([
      cards('As 2s 3s'),
      cards('3c 9c'),
      cards('9d Kd'),
      cards('9h'),
    ]);
  });
});

describe('the account of a game', () => {
  it('explains every point: the entries of a seat sum to its points (PH-14, PH-27)', () => {
    const request = fc.record({
      ruleSet: fc.constantFrom('ta-la', 'basic'),
      seats: fc.integer({ min: 2, max: 4 }),
      seed: fc.string({ minLength: 1 }),
    });
    const language = fc.constantFrom<Language>('vi', 'en');
    fc.assert(
      fc.property(request, fc.constantFrom('random', 'simple'), language, (deal, level, spoken) => {
        const { state, events } = game(deal, [], level);
        const result = phom.result(state);
        if (result === null) throw new Error('the game is not over');
        for (const [seat, points] of result.points.entries()) {
          const entries = presentation.account(events, result, seat, voiceOf(spoken));
          expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(points);
          for (const { reason } of entries) expect(reason).not.toBe('');
        }
        expect(presentation.headline(events, result, voiceOf(spoken))).not.toContain('undefined');
        expect(presentation.narrate(phom.view(state, 0), events, voiceOf(spoken)).length).toBeGreaterThan(1);
      }),
      { numRuns: examples(20, 100), seed: 4 },
    );
  });
});
