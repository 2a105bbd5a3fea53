import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, cardId, cardName, cardOf, isCardId, RANKS, rankOf, SUITS, suitOf } from './cards.ts';
import {
  bitCount,
  type CardSet,
  cardsOf,
  fromHalves,
  has,
  highHalf,
  idsOf,
  isSubset,
  lowHalf,
  minus,
  overlaps,
  setOf,
  setOfIds,
  sizeOf,
  union,
} from './cardset.ts';

describe('cards', () => {
  test('CD-1 ranks and suits from low to high; strength is rank index × 4 + suit index', () => {
    expect(RANKS.join(' ')).toBe('3 4 5 6 7 8 9 10 J Q K A 2');
    expect(SUITS.join(' ')).toBe('s c d h');
    expect(CARD_IDS).toHaveLength(52);
    expect(cardOf('3s')).toBe(0);
    expect(cardOf('3h')).toBe(3);
    expect(cardOf('4s')).toBe(4);
    expect(cardOf('2h')).toBe(51);
    for (const [r, rank] of RANKS.entries()) {
      for (const [s, suit] of SUITS.entries()) expect(cardOf(`${rank}${suit}`)).toBe(r * 4 + s);
    }
  });

  test('CD-2 a card id is rank and suit letter, and names one card', () => {
    for (const [card, id] of CARD_IDS.entries()) {
      expect(cardId(card)).toBe(id);
      expect(`${rankOf(card)}${suitOf(card)}`).toBe(id);
      expect(isCardId(id)).toBe(true);
    }
    expect(cardName(31)).toBe('10♥');
    for (const wrong of ['', '1s', '3S', '3♠', 's3', ' 3s', '11h', 'toString', '__proto__', 3, null, undefined, {}]) {
      expect(isCardId(wrong)).toBe(false);
    }
  });
});

const someCards = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { maxLength: 52 });

describe('sets of cards', () => {
  test('CD-1 a set holds exactly what was put in, weakest first', () => {
    fc.assert(
      fc.property(someCards, (cards) => {
        const set = setOf(cards);
        const sorted = [...cards].sort((a, b) => a - b);
        expect(cardsOf(set)).toEqual(sorted);
        expect(idsOf(set)).toEqual(sorted.map(cardId));
        expect(setOfIds(idsOf(set))).toBe(set);
        expect(sizeOf(set)).toBe(cards.length);
        expect(fromHalves(lowHalf(set), highHalf(set))).toBe(set);
        expect(Number.isSafeInteger(set)).toBe(true);
        for (let card = 0; card < 52; card++) expect(has(set, card)).toBe(cards.includes(card));
      }),
    );
  });

  test('CD-1 union, difference, subset and overlap are those of sets', () => {
    fc.assert(
      fc.property(someCards, someCards, (a, b) => {
        const x = setOf(a);
        const y = setOf(b);
        expect(cardsOf(union(x, y))).toEqual([...new Set([...a, ...b])].sort((p, q) => p - q));
        expect(cardsOf(minus(x, y))).toEqual(a.filter((card) => !b.includes(card)).sort((p, q) => p - q));
        expect(isSubset(x, y)).toBe(a.every((card) => b.includes(card)));
        expect(overlaps(x, y)).toBe(a.some((card) => b.includes(card)));
      }),
    );
  });

  test('TL-9 for sets of equal size the numbers are in the order of strongest card, then the next', () => {
    const strongestDown = (set: CardSet): number[] => cardsOf(set).reverse();
    const handOf = (size: number) => fc.uniqueArray(fc.nat(51), { minLength: size, maxLength: size });
    const twoHands = fc.integer({ min: 1, max: 13 }).chain((size) => fc.tuple(handOf(size), handOf(size)));
    fc.assert(
      fc.property(twoHands, ([first, second]) => {
        const [x, y] = [setOf(first), setOf(second)];
        const [a, b] = [strongestDown(x), strongestDown(y)];
        const at = a.findIndex((card, i) => card !== b[i]);
        expect(Math.sign(x - y)).toBe(at < 0 ? 0 : Math.sign(a[at] - b[at]));
      }),
    );
  });

  test('CD-2 ids that are unknown, doubled or not text make no set', () => {
    expect(setOfIds([])).toBe(0);
    for (const ids of [['3x'], ['3s', '3s'], ['2h', '2h'], [3], [null], ['3s', {}]]) expect(setOfIds(ids)).toBeNull();
  });

  test('bits are counted', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 28 - 1), (bits) => {
        expect(bitCount(bits)).toBe([...bits.toString(2)].filter((bit) => bit === '1').length);
      }),
    );
  });
});
