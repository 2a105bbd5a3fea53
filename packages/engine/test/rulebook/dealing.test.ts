import { describe, expect, test } from 'vitest';
import type { DealRequest } from '../../src/game.ts';
import { tienlen } from '../../src/tienlen/game.ts';
import type { TienLenState } from '../../src/tienlen/types.ts';
import { cards } from '../naive/cards.ts';

const dealt = (request: DealRequest): TienLenState => {
  const step = tienlen.deal(request);
  if (!step.ok) throw new Error(`${step.error.code} ${step.error.reason}`);
  return step.value.state;
};

const after = (state: TienLenState, ...plays: string[]): TienLenState =>
  plays.reduce((now, play) => {
    const action = play === 'pass' ? ({ type: 'pass' } as const) : ({ type: 'play', cards: cards(play) } as const);
    const step = tienlen.apply(now, action as Parameters<typeof tienlen.apply>[1]);
    if (!step.ok) throw new Error(`${play}: ${step.error.code}`);
    return step.value.state;
  }, state);

const refusedDeal = (request: DealRequest) => {
  const step = tienlen.deal(request);
  return step.ok ? 'dealt' : `${step.error.code} ${step.error.reason}`;
};

describe('dealing', () => {
  test.each([2, 3, 4])('MN-1 thirteen cards each for %i players, the rest unseen until the end', (seats) => {
    const state = dealt({ seats, seed: 'MN-1' });
    expect(tienlen.view(state, 'open').counts).toEqual(new Array(seats).fill(13));
    expect(tienlen.view(state, 0).setAside).toBeNull();
    expect(tienlen.view(state, 'watcher').setAside).toBeNull();
    let now = state;
    while (tienlen.turn(now) !== null)
      now = after(now, ...[tienlen.timeout(now)].map((a) => (a.type === 'pass' ? 'pass' : a.cards[0])));
    for (const viewer of [0, 'watcher'] as const) {
      const { setAside, hands, counts } = tienlen.view(now, viewer);
      expect(setAside).toHaveLength(52 - 13 * seats);
      expect(hands.every((hand) => hand !== null)).toBe(true);
      expect(counts).toEqual(hands.map((hand) => hand?.length));
    }
  });

  test.each([
    [2, 13],
    [4, 13],
    [5, 10],
    [6, 8],
    [7, 7],
    [8, 6],
  ])('TH-1 %i seats get %i cards each', (seats, size) => {
    const state = dealt({ ruleSet: 'thirteen', seats, seed: 'TH-1' });
    expect(tienlen.view(state, 'open').counts).toEqual(new Array(seats).fill(size));
    expect(tienlen.view(state, 'open').setAside).toHaveLength(52 - seats * size);
  });

  test('CD-3 cards go round the table one at a time', () => {
    const { hands } = tienlen.view(dealt({ seats: 2, seed: 'abc' }), 'open');
    // The deck of "abc" begins 2♣ 3♣ A♠ 8♦: seats 0 and 1 in turn.
    expect(hands[0]).toContain('2c');
    expect(hands[1]).toContain('3c');
    expect(hands[0]).toContain('As');
    expect(hands[1]).toContain('8d');
  });

  test('TL-2 seat i + 1 acts after seat i', () => {
    const given = {
      hands: [
        ['5s', '9s'],
        ['6s', '9c'],
        ['7s', '9d'],
        ['8s', '9h'],
      ],
      leader: 2,
    };
    const state = dealt({ given });
    const turns = ['7♠', '8♠', 'pass', 'pass'].map((_, i, plays) => tienlen.turn(after(state, ...plays.slice(0, i))));
    expect(turns).toEqual([2, 3, 0, 1]);
  });

  test.each([
    ['no seed and no hands', {}, 'BAD_DEAL seedDeckOrHands'],
    ['both', { seed: 'a', given: { hands: [['3s'], ['4s']] } }, 'BAD_DEAL seedDeckOrHands'],
    ['one seat', { seed: 'a', seats: 1 }, 'BAD_DEAL badSeats'],
    ['MN-1 five seats of Miền Nam', { seed: 'a', seats: 5 }, 'BAD_DEAL badSeats'],
    ['TH-1 nine seats', { seed: 'a', seats: 9, ruleSet: 'thirteen' }, 'BAD_DEAL badSeats'],
    [
      'TH-9 more seats than maxPlayers',
      { seed: 'a', seats: 5, ruleSet: 'thirteen', options: { maxPlayers: 4 } },
      'BAD_DEAL badSeats',
    ],
    ['seats as text', { seed: 'a', seats: '4' }, 'BAD_DEAL badSeats'],
    ['an unknown rule set', { seed: 'a', ruleSet: 'mien-bac' }, 'BAD_DEAL unknownRuleSet'],
    ['an empty seed', { seed: '' }, 'BAD_DEAL badSeed'],
    ['half a character as seed', { seed: '\ud800' }, 'BAD_DEAL badSeed'],
    ['a very long seed', { seed: 'x'.repeat(257) }, 'BAD_DEAL badSeed'],
    ['an unknown option', { seed: 'a', options: { speed: 1 } }, 'BAD_DEAL unknownOption'],
    [
      'a previous game of the other rule set',
      { seed: 'a', previous: { winner: 0, leader: 0 } },
      'BAD_DEAL badPrevious',
    ],
    [
      'a previous winner without a seat',
      { seed: 'a', seats: 2, previous: { winner: 2, toiTrang: false, barred: null } },
      'BAD_DEAL badPrevious',
    ],
    ['a card twice in a hand', { given: { hands: [['3s', '3s'], ['4s']] } }, 'BAD_DEAL cardTwice'],
    ['a card in two hands', { given: { hands: [['3s'], ['3s']] } }, 'BAD_DEAL cardTwice'],
    ['an unknown card', { given: { hands: [['3x'], ['4s']] } }, 'BAD_DEAL badHands'],
    ['an empty hand', { given: { hands: [[], ['4s']] } }, 'BAD_DEAL emptyHand'],
    ['hands that are no list', { given: { hands: 'all' } }, 'BAD_DEAL badHands'],
    ['fewer hands than seats', { seats: 3, given: { hands: [['3s'], ['4s']] } }, 'BAD_DEAL handsAndSeats'],
    ['a leader without a seat', { given: { hands: [['3s'], ['4s']], leader: 2 } }, 'BAD_DEAL badLeader'],
    ['a stock', { given: { hands: [['3s'], ['4s']], stock: ['5s'] } }, 'BAD_DEAL unknownField'],
  ])('%s is refused', (_, request, refusal) => {
    expect(refusedDeal(request)).toBe(refusal);
  });

  test('a hand of nearly the whole deck is refused before its millions of straights are listed', () => {
    const deck = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'].flatMap((rank) =>
      ['s', 'c', 'd', 'h'].map((suit) => rank + suit),
    );
    expect(refusedDeal({ given: { hands: [deck.slice(0, 51), deck.slice(51)] } })).toBe('BAD_DEAL tooManyMoves');
    expect(refusedDeal({ given: { hands: [deck.slice(0, 26), deck.slice(26)] } })).toBe('dealt');
  });
});

describe('refusals name the rule', () => {
  const position = (hand: string, table: string, options: object = {}, ruleSet = 'mien-nam'): TienLenState =>
    after(
      dealt({
        ruleSet,
        options,
        given: { hands: [cards(`${table} 3♦ 3♥`), cards(`${hand} 3♣`), cards('4♥')], leader: 0 },
      } as DealRequest),
      table,
    );
  const answer = (state: TienLenState, play: string): string => {
    const action = play === 'pass' ? { type: 'pass' } : { type: 'play', cards: cards(play) };
    const step = tienlen.apply(state, action as Parameters<typeof tienlen.apply>[1]);
    return step.ok ? 'ok' : `${step.error.code} ${step.error.reason}`;
  };

  test.each([
    ['TL-1', '7♠ 8♠', '5♠', '7♠ 8♠', 'TL-1 notACombination'],
    ['MN-4 too low', '4♠ 9♠', '5♠', '4♠', 'MN-4 tooLow'],
    ['MN-4 another kind', '7♠ 7♣', '5♠', '7♠ 7♣', 'MN-4 otherType'],
    ['MN-4 a shorter straight', '7♠ 8♠ 9♠', '4♠ 5♠ 6♠ 7♣', '7♠ 8♠ 9♠', 'MN-4 tooShort'],
    ['MN-5', '2♠ 2♣ 2♦ 2♥', '9♠ 9♣ 9♦ 9♥', '2♠ 2♣ 2♦ 2♥', 'MN-5 fourTwosNeverPlayed'],
    ['MN-6 a tứ quý on an ace', '7♠ 7♣ 7♦ 7♥', 'A♠', '7♠ 7♣ 7♦ 7♥', 'MN-6 cannotCut'],
    ['MN-6 a tứ quý on a pair of 2s', '7♠ 7♣ 7♦ 7♥', '2♠ 2♣', '7♠ 7♣ 7♦ 7♥', 'MN-6 cannotCut'],
    ['MN-6 a lower tứ quý', '7♠ 7♣ 7♦ 7♥', '9♠ 9♣ 9♦ 9♥', '7♠ 7♣ 7♦ 7♥', 'MN-6 tooLow'],
    ['cards of somebody else', '7♠', '5♠', '9♥', 'BAD_ACTION notYourCards'],
    ['a good answer', '7♠', '5♠', '7♠', 'ok'],
  ])('%s', (_, hand, table, play, refusal) => {
    expect(answer(position(hand, table), play)).toBe(refusal);
  });

  test.each([
    ['TH-2 a longer straight', '7♠ 8♠ 9♠ 10♠', '4♠ 5♠ 6♠', '7♠ 8♠ 9♠ 10♠', 'TH-2 otherLength'],
    ['TH-4 a tứ quý on three pairs', '7♠ 7♣ 7♦ 7♥', '4♠ 4♣ 5♠ 5♣ 6♠ 6♣', '7♠ 7♣ 7♦ 7♥', 'TH-4 cannotCut'],
    ['TH-4 three pairs on two 2s', '7♠ 7♣ 8♠ 8♣ 9♠ 9♣', '2♠ 2♣', '7♠ 7♣ 8♠ 8♣ 9♠ 9♣', 'TH-4 cannotCut'],
    ['TH-4 three pairs on a 2', '7♠ 7♣ 8♠ 8♣ 9♠ 9♣', '2♠', '7♠ 7♣ 8♠ 8♣ 9♠ 9♣', 'ok'],
  ])('%s', (_, hand, table, play, refusal) => {
    expect(answer(position(hand, table, {}, 'thirteen'), play)).toBe(refusal);
  });

  test('TL-6 the opening card, TL-3 the leader, MN-7 the one who has passed', () => {
    const opening = dealt({ given: { hands: [['3s', '4s'], ['5s']] } });
    expect(answer(opening, '4♠')).toBe('TL-6 mustInclude');
    expect(answer(opening, 'pass')).toBe('TL-3 leaderCannotPass');
    const hands = [cards('6♠ 6♣ 7♠ 7♣ 8♠ 8♣ 9♠ 9♣ 10♠'), cards('3♠ 2♠ 4♦'), cards('4♠ K♦ 5♠')];
    const asked = after(dealt({ given: { hands, leader: 1 } } as DealRequest), '3♠', '4♠', 'pass', '2♠', 'pass');
    expect(answer(asked, '10♠')).toBe('MN-7 alreadyPassed');
    expect(answer(asked, '6♠ 6♣ 7♠ 7♣ 8♠ 8♣')).toBe('MN-7 alreadyPassed');
    expect(answer(asked, '6♠ 6♣ 7♠ 7♣ 8♠ 8♣ 9♠ 9♣')).toBe('ok');
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'pass'],
    ['a list', []],
    ['an unknown type', { type: 'draw' }],
    ['no cards', { type: 'play' }],
    ['an empty list', { type: 'play', cards: [] }],
    ['cards as text', { type: 'play', cards: '3s' }],
    ['a card twice', { type: 'play', cards: ['3s', '3s'] }],
    ['an unknown card', { type: 'play', cards: ['3s', 'joker'] }],
    ['cards as numbers', { type: 'play', cards: [0] }],
  ])('an action that is %s is refused and changes nothing', (_, action) => {
    const state = dealt({ seats: 4, seed: 'abc' });
    const before = structuredClone(state);
    const step = tienlen.apply(state, action as Parameters<typeof tienlen.apply>[1]);
    expect(step.ok ? 'ok' : step.error.code).toBe('BAD_ACTION');
    expect(state).toEqual(before);
  });

  test('MN-11 nothing can be done after the end', () => {
    const over = after(dealt({ given: { hands: [['3s'], ['4s']] } }), '3♠');
    expect(answer(over, 'pass')).toBe('GAME_OVER gameOver');
    expect(answer(over, '4♠')).toBe('GAME_OVER gameOver');
    expect(tienlen.legal(over)).toEqual([]);
    expect(tienlen.turn(over)).toBeNull();
    expect(tienlen.view(over, 'watcher').table).toMatchObject({ seat: 0, cards: ['3s'] });
  });
});

describe('what is seen', () => {
  test('MN-22 a hidden count is null for others and known to its owner, until the game ends', () => {
    const given = {
      hands: [
        ['3s', '4s'],
        ['5s', '6s'],
        ['7s', '8s'],
      ],
      leader: 0,
    };
    const state = after(dealt({ given, options: { hideCounts: [0] } }), '3♠');
    expect(tienlen.view(state, 0).counts).toEqual([1, 2, 2]);
    expect(tienlen.view(state, 1).counts).toEqual([null, 2, 2]);
    expect(tienlen.view(state, 'watcher').counts).toEqual([null, 2, 2]);
    const over = after(state, 'pass', 'pass', '4♠');
    expect(tienlen.view(over, 'watcher').counts).toEqual([0, 2, 2]);
    expect(tienlen.view(over, 1).hands).toEqual([[], ['5s', '6s'], ['7s', '8s']]);
  });

  test('TL-6 only the holder is told which card the first play must include', () => {
    const state = dealt({ seats: 2, seed: 'abc' });
    const holder = tienlen.turn(state) ?? 0;
    expect(tienlen.view(state, holder).mustInclude).not.toBeNull();
    expect(tienlen.view(state, 1 - holder)).toMatchObject({ opening: true, mustInclude: null });
    expect(tienlen.view(state, 'watcher')).toMatchObject({ opening: true, mustInclude: null });
  });

  test('MN-13, MN-20 the scenario of the seed: 8, 6 and 11 cards left give the winner 25', () => {
    const hands = [
      ['3s', 'As'],
      cards('4♠ 4♣ 5♠ 5♣ 7♦ 8♦ 9♥ J♥ 4♦'),
      cards('5♦ 6♠ 8♠ 10♠ Q♠ K♠ 2♠'),
      cards('6♦ 6♥ 7♠ 8♥ 9♦ 10♦ J♦ Q♦ K♦ A♥ 2♦ 3♥'),
    ];
    const state = after(dealt({ given: { hands, leader: 0 } } as DealRequest), '3♠', '4♦', '5♦', '6♦', 'A♠');
    expect(state.result).toEqual({
      points: [25, -6, -6, -13],
      places: [1, 3, 2, 4],
      breakdown: [
        { cards: 25, cong: 0, denBai: 0, chat: 0, thui: 0, toiTrang: 0 },
        { cards: -8, cong: 0, denBai: 0, chat: 0, thui: 2, toiTrang: 0 },
        { cards: -6, cong: 0, denBai: 0, chat: 0, thui: 0, toiTrang: 0 },
        { cards: -11, cong: 0, denBai: 0, chat: 0, thui: -2, toiTrang: 0 },
      ],
    });
  });
});
