import { describe, expect, test } from 'vitest';
import { dealtTo } from '../test/dealt.ts';
import { liengBots } from './lieng/index.ts';
import { phomBots } from './phom/index.ts';
import { tienlenBots } from './tienlen/index.ts';

/** A seat that holds 3♠ 3♣ 4♠ 5♠ and may play. */
const snapshot = dealtTo(tienlenBots, { hands: [['3s', '3c', '4s', '5s'], ['6s']], leader: 0 });
const read = (returned: unknown) => tienlenBots.readMove(returned, snapshot);

const card = (rank: string, suit: string) => ({ rank, suit });
const bombed = (): never => {
  throw new Error('boom');
};

describe('BT-2 what a bot returns', () => {
  test('rank and suit name a card, in any order, whatever else is there', () => {
    const cards = [card('5', '♠'), { ...card('3', '♠'), value: 99, mood: 'fine' }, Object.create(card('4', '♠'))];
    expect(read({ action: 'play', cards, why: 'because' })).toEqual({
      ok: true,
      action: { type: 'play', cards: ['5s', '3s', '4s'] },
    });
    expect(read({ action: 'pass', cards: 'nonsense' })).toEqual({ ok: true, action: { type: 'pass' } });
  });

  test.each([
    [undefined, 'notAnObject', '', 'undefined'],
    [null, 'notAnObject', '', 'null'],
    ['pass', 'notAnObject', '', '"pass"'],
    [['pass'], 'notAnObject', '', '[…]'],
    [() => ({ action: 'pass' }), 'notAnObject', '', 'function'],
    [10n ** 400n, 'notAnObject', '', 'BigInt'],
    [-5n, 'notAnObject', '', '-5n'],
    [Symbol('x'), 'notAnObject', '', 'Symbol'],
    [Promise.resolve({ action: 'pass' }), 'promise', '', '{…}'],
    [Object.assign(Promise.resolve(), { action: 'pass' }), 'promise', '', '{…}'],
    [{}, 'unknownAction', 'action', 'undefined'],
    [{ action: 'Play' }, 'unknownAction', 'action', '"Play"'],
    [{ action: 'constructor' }, 'unknownAction', 'action', '"constructor"'],
    [{ action: 'x'.repeat(5_000_000) }, 'unknownAction', 'action', `"${'x'.repeat(40)}…"`],
    [{ action: { toString: bombed } }, 'unknownAction', 'action', '{…}'],
    [{ action: 'play' }, 'notAList', 'cards', 'undefined'],
    [{ action: 'play', cards: card('3', '♠') }, 'notAList', 'cards', '{…}'],
    [{ action: 'play', cards: { length: 1, 0: card('3', '♠') } }, 'notAList', 'cards', '{…}'],
    [{ action: 'play', cards: new Proxy([], { get: () => -1 }) }, 'notAList', 'cards', '[…]'],
    [{ action: 'play', cards: new Proxy([], { get: () => '2' }) }, 'notAList', 'cards', '[…]'],
    [{ action: 'play', cards: Array(4_000_000_000) }, 'tooLong', 'cards', '4000000000'],
    [{ action: 'play', cards: ['3♠'] }, 'notACard', 'cards[0]', '"3♠"'],
    [{ action: 'play', cards: Array(3) }, 'notACard', 'cards[0]', 'undefined'],
    [{ action: 'play', cards: [card('3', '♠'), card('1', '♠')] }, 'notACard', 'cards[1].rank', '"1"'],
    [{ action: 'play', cards: [{ rank: 3, suit: '♠' }] }, 'notACard', 'cards[0].rank', '3'],
    [{ action: 'play', cards: [card('3', 's')] }, 'notACard', 'cards[0].suit', '"s"'],
    [{ action: 'play', cards: [card('2', '♥')] }, 'notInHand', 'cards[0]', '2♥'],
    [{ action: 'play', cards: [card('3', '♠'), card('3', '♠')] }, 'twice', 'cards[1]', '3♠'],
  ])('%# is told apart', (returned, problem, where, found) => {
    expect(read(returned)).toEqual({ ok: false, misread: { problem, where, found } });
  });

  test.each([
    [
      'a getter',
      {
        get action() {
          return bombed();
        },
      },
    ],
    ['a Proxy', new Proxy({}, { get: bombed })],
    [
      'a revoked Proxy',
      (() => {
        const { proxy, revoke } = Proxy.revocable({}, {});
        revoke();
        return proxy;
      })(),
    ],
    [
      'a card',
      {
        action: 'play',
        cards: [
          {
            get rank() {
              return bombed();
            },
          },
        ],
      },
    ],
    ['a length', { action: 'play', cards: new Proxy([], { get: bombed }) }],
  ])('what %s throws goes on to whoever asked', (_name, returned) => {
    expect(() => read(returned)).toThrow();
  });

  test('each part is read once: an answer cannot change while it is read', () => {
    const reads: PropertyKey[] = [];
    const watched = <Value extends object>(value: Value): Value =>
      new Proxy(value, {
        get: (target, key) => {
          reads.push(key);
          return Reflect.get(target, key);
        },
      });
    read(watched({ action: 'play', cards: watched([watched(card('3', '♠'))]) }));
    expect(reads).toEqual(['then', 'action', 'cards', 'length', '0', 'rank', 'suit']);
  });
});

describe('BT-2 what a bot of Phỏm returns', () => {
  const hand = ['As', '2s', '3s', '7d', '9h'];
  const phom = dealtTo(phomBots, { hands: [hand, ['5c']], leader: 0 }, { ruleSet: 'basic' });
  const [two, seven] = [card('2', '♠'), card('7', '♦')];
  const readPhom = (returned: unknown) => phomBots.readMove(returned, phom);

  test('every action is read', () => {
    expect(readPhom({ action: 'draw' })).toEqual({ ok: true, action: { type: 'draw' } });
    expect(readPhom({ action: 'u' })).toEqual({ ok: true, action: { type: 'u' } });
    expect(readPhom({ action: 'eat', cards: [two] })).toEqual({ ok: true, action: { type: 'eat', cards: ['2s'] } });
    expect(readPhom({ action: 'lay', melds: [[two], [seven]] })).toEqual({
      ok: true,
      action: { type: 'lay', melds: [['2s'], ['7d']] },
    });
    expect(readPhom({ action: 'send', card: seven, seat: 1, meld: 0 })).toEqual({
      ok: true,
      action: { type: 'send', card: '7d', seat: 1, meld: 0 },
    });
    expect(readPhom({ action: 'discard', card: two })).toEqual({ ok: true, action: { type: 'discard', card: '2s' } });
  });

  test.each([
    [{ action: 'lay', melds: [two] }, 'notAList', 'melds[0]', '{…}'],
    [{ action: 'lay', melds: [[two], [two]] }, 'twice', 'melds[1][0]', '2♠'],
    [{ action: 'send', card: seven, seat: 2, meld: 0 }, 'notASeat', 'seat', '2'],
    [{ action: 'send', card: seven, seat: 1, meld: 0.5 }, 'notANumber', 'meld', '0.5'],
    [{ action: 'discard' }, 'notACard', 'card', 'undefined'],
    [{ action: 'discard', card: card('K', '♠') }, 'notInHand', 'card', 'K♠'],
    [{ action: 'pass' }, 'unknownAction', 'action', '"pass"'],
  ])('%# is told apart', (returned, problem, where, found) => {
    expect(readPhom(returned)).toEqual({ ok: false, misread: { problem, where, found } });
  });
});

describe('BT-2 what a bot of Liêng returns', () => {
  const readLieng = (returned: unknown) => liengBots.readMove(returned, null);

  test.each([
    [{ action: 'fold' }, { type: 'bo' }],
    [{ action: 'bo' }, { type: 'bo' }],
    [{ action: 'call' }, { type: 'theo' }],
    [{ action: 'theo' }, { type: 'theo' }],
    [
      { action: 'raise', amount: 40 },
      { type: 'to', amount: 40 },
    ],
    [
      { action: 'to', amount: 40 },
      { type: 'to', amount: 40 },
    ],
    [{ action: 'allIn' }, { type: 'to-tat' }],
    [{ action: 'to-tat' }, { type: 'to-tat' }],
  ])('%j is %j', (returned, action) => {
    expect(readLieng(returned)).toEqual({ ok: true, action });
  });

  test.each([
    [{ action: 'raise' }, 'notANumber', 'amount', 'undefined'],
    [{ action: 'raise', amount: '40' }, 'notANumber', 'amount', '"40"'],
    [{ action: 'raise', amount: Number.NaN }, 'notANumber', 'amount', 'NaN'],
    [{ action: 'raise', amount: 2.5 }, 'notANumber', 'amount', '2.5'],
    [{ action: 'check' }, 'unknownAction', 'action', '"check"'],
  ])('%j is told apart', (returned, problem, where, found) => {
    expect(readLieng(returned)).toEqual({ ok: false, misread: { problem, where, found } });
  });
});
