import { describe, expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { bytesFrom } from '../../shuffle.ts';
import { CARDS, createDeck, dealCards, shuffleDeck } from './cards.ts';
import { LiengApiError } from './errors.ts';
import { calculatePoints, compareHands, evaluateHand, getHighCard, isDi, isLieng, isSap } from './hands.ts';
import type { Card, HandResult, SeedHandResult } from './types.ts';

const hand = (text: string): Card[] =>
  text.split(' ').map((id) => {
    const card = CARDS.find((candidate) => candidate.id === id);
    if (card === undefined) throw new Error(id);
    return card;
  });

/** The code of what a call throws, and that it says something. */
const codeOf = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    expect(error).toBeInstanceOf(LiengApiError);
    expect(error).toBeInstanceOf(RangeError);
    expect((error as Error).message).toMatch(/^[A-Z].{20,}\.$/);
    return (error as LiengApiError).code;
  }
};

describe('003 the deck', () => {
  test('CD-3 52 cards, each once', () => {
    const deck = createDeck();
    expect(new Set(deck.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(52);
  });

  test('CD-3 shuffling gives the same cards in another order and leaves the deck alone', () => {
    const deck = createDeck();
    const shuffled = shuffleDeck(deck);
    expect(deck).toEqual(createDeck());
    expect(shuffled).not.toEqual(deck);
    expect(new Set(shuffled)).toEqual(new Set(deck));
    expect(shuffleDeck(deck)).not.toEqual(shuffled);
    expect(shuffleDeck(deck, bytesFrom('a'))).toEqual(shuffleDeck(deck, bytesFrom('a')));
  });

  test('LG-1 dealing takes cards off the deck', () => {
    const deck = createDeck();
    const { dealt, remaining } = dealCards(deck, 3);
    expect([dealt.length, remaining.length, deck.length]).toEqual([3, 49, 52]);
    expect(new Set([...dealt, ...remaining]).size).toBe(52);
    expect(dealCards(deck, 52)).toMatchObject({ remaining: [] });
    expect(dealCards(deck, 0)).toEqual({ dealt: [], remaining: deck });
  });

  test('LG-1 only as many cards as there are can be dealt, and no part of one', () => {
    const deck = createDeck();
    for (const count of [Number.NaN, 1.5, -1, 53, Number.POSITIVE_INFINITY, '3' as never, undefined as never]) {
      expect([count, codeOf(() => dealCards(deck, count))]).toEqual([count, 'BAD_COUNT']);
    }
    expect(deck).toHaveLength(52);
  });
});

describe('003 hands', () => {
  test('LG-2 points', () => {
    expect(calculatePoints(hand('Ad 9s 10c'))).toBe(0);
    expect(calculatePoints(hand('Kd Qs 9c'))).toBe(9);
  });

  test('LG-2 sáp, liêng, đĩ', () => {
    expect([isSap(hand('7d 7s 7c')), isSap(hand('7d 7s 8c'))]).toEqual([true, false]);
    expect(['Ad 2s 3c', 'Qd Ks Ac', 'Kd As 2c', '5d 7s 6c'].map((text) => isLieng(hand(text)))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect([isDi(hand('Jd Js Kc')), isDi(hand('10d Js Kc'))]).toEqual([true, false]);
    expect(isSap([])).toBe(false);
  });

  test('LG-2 J-Q-K counts as liêng', () => {
    expect(evaluateHand(hand('Jd Qs Kc'))).toMatchObject({ type: 'LIENG', rank: 13 });
  });

  test('LG-2, LG-3 evaluateHand', () => {
    const [ace, king] = [hand('As')[0], hand('Kh')[0]];
    expect(evaluateHand(hand('As Ac Ah'))).toMatchObject({ type: 'SAP', rank: 14 });
    expect(evaluateHand(hand('As 2c 3h'))).toMatchObject({ type: 'LIENG', rank: 3, highCard: hand('3h')[0] });
    expect(evaluateHand(hand('Js Jc Kh'))).toMatchObject({ type: 'DI', rank: 2, highCard: king });
    expect(evaluateHand(hand('As 4c 2h'))).toMatchObject({ type: 'NORMAL', rank: 7, points: 7, highCard: ace });
    expect(getHighCard(hand('9s 9d 9h'))).toEqual(hand('9d')[0]);
    expect(() => evaluateHand(hand('9s 9d'))).toThrow(RangeError);
  });

  test('LG-4 compareHands is negative when a wins', () => {
    const order = (a: string, b: string): number =>
      Math.sign(compareHands(evaluateHand(hand(a)), evaluateHand(hand(b))));
    expect(order('As Ac Ah', 'Kd Kh Ks')).toBe(-1);
    expect(order('4d 4h As', '9s 10c Kh')).toBe(1);
    expect(order('2s 3c 4d', 'Jh Ks Qs')).toBe(1);
    expect(order('2s 3c 4d', '2s 3c 4d')).toBe(0);
  });

  test('LG-4 compareHands needs only the four fields of the seed, and finds the order of the whole hands', () => {
    const random = new Random('four fields');
    const plain = ({ type, points, highCard: { rank: high, suit }, rank }: HandResult): SeedHandResult =>
      ({ type, points, highCard: { rank: high, suit }, rank }) as SeedHandResult;
    const deal = (): HandResult => {
      const deck = createDeck();
      return evaluateHand([0, 1, 2].map(() => deck.splice(random.below(deck.length), 1)[0]));
    };
    for (let i = 0; i < 2000; i++) {
      const [a, b] = [deal(), deal()];
      const order = Math.sign(compareHands(a, b));
      expect(Math.sign(compareHands(plain(a), plain(b)))).toBe(order);
      expect(Math.sign(compareHands(a, plain(b)))).toBe(order);
    }
  });

  test('LG-4 hands by the best suit are compared as they were evaluated', () => {
    const [x, y] = [hand('Ks 5d 2c'), hand('Ah 4d 2s')];
    expect(compareHands(evaluateHand(x), evaluateHand(y))).toBeGreaterThan(0);
    expect(compareHands(evaluateHand(x, 'bestSuit'), evaluateHand(y, 'bestSuit'))).toBeLessThan(0);
  });

  test('LG-4 what is no hand cannot be compared: an error, never NaN', () => {
    const good = { type: 'LIENG', points: 8, highCard: hand('7d')[0], rank: 7 } as const;
    const bad: unknown[] = [
      {},
      null,
      undefined,
      { ...good, type: 'FLUSH' },
      { ...good, rank: Number.NaN },
      { ...good, rank: 7.5 },
      { ...good, rank: undefined },
      { ...good, type: 'NORMAL', points: Number.NaN },
      { ...good, type: 'NORMAL', points: 10 },
      { ...good, type: 'SAP', rank: 15 },
      { ...good, highCard: null },
      { ...good, highCard: { rank: '1', suit: 'hearts' } },
    ];
    for (const other of bad) {
      expect([other, codeOf(() => compareHands(good, other as never))]).toEqual([other, 'BAD_HAND']);
      expect([other, codeOf(() => compareHands(other as never, good))]).toEqual([other, 'BAD_HAND']);
    }
    expect(compareHands({ ...good, strength: Number.NaN } as never, good)).toBe(0);
  });

  test('LG-2 cards that are unknown, there twice, or not three are refused; they are no sáp, liêng or đĩ', () => {
    const [seven, eight] = hand('7d 8s');
    const cases: [string, unknown][] = [
      ['HAND_OF_THREE', []],
      ['HAND_OF_THREE', [seven, eight]],
      ['HAND_OF_THREE', hand('7d 8s 9c 10c')],
      ['HAND_OF_THREE', null],
      ['CARD_TWICE', [seven, seven, eight]],
      ['CARD_TWICE', [seven, seven, { ...seven }]],
      ['UNKNOWN_CARD', [seven, eight, { rank: '1', suit: 'hearts' }]],
      ['UNKNOWN_CARD', [seven, eight, { rank: 'K', suit: 'stars' }]],
      ['UNKNOWN_CARD', [seven, eight, null]],
      ['UNKNOWN_CARD', [seven, eight, '9c']],
      ['UNKNOWN_CARD', new Array(3)],
    ];
    for (const [code, cards] of cases) {
      for (const call of [calculatePoints, getHighCard, evaluateHand]) {
        expect([cards, codeOf(() => call(cards as never))]).toEqual([cards, code]);
      }
      for (const call of [isSap, isLieng, isDi]) expect([cards, call(cards as never)]).toEqual([cards, false]);
    }
    expect(codeOf(() => evaluateHand(hand('7d 8s 9c'), 'coin' as never))).toBe('BAD_TIE_BREAK');
  });
});
