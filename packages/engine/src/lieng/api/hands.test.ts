import { describe, expect, test } from 'vitest';
import { bytesFrom } from '../../shuffle.ts';
import { CARDS, createDeck, dealCards, shuffleDeck } from './cards.ts';
import { calculatePoints, compareHands, evaluateHand, getHighCard, isDi, isLieng, isSap } from './hands.ts';
import type { Card } from './types.ts';

const hand = (text: string): Card[] =>
  text.split(' ').map((id) => {
    const card = CARDS.find((candidate) => candidate.id === id);
    if (card === undefined) throw new Error(id);
    return card;
  });

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
    expect(dealCards(deck, 60)).toMatchObject({ remaining: [] });
    expect(dealCards(deck, 0)).toEqual({ dealt: [], remaining: deck });
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
});
