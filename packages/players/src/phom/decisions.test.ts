import type { CardId } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import {
  chooseDiscardCard,
  dangerValue,
  discardOrder,
  evaluateMeldPointValue,
  findBestMeldByPoints,
  findWinningMeld,
} from './decisions.ts';

const SIGNS: Record<string, string> = { '♠': 's', '♣': 'c', '♦': 'd', '♥': 'h' };
const cards = (text: string): CardId[] =>
  text.split(' ').map((word) => (word.slice(0, -1) + SIGNS[word.slice(-1)]) as CardId);

describe('002 chooseDiscardCard', () => {
  const hand = cards('K♠ Q♥ 7♣ 7♦ 5♠ 4♠ 3♠ A♥');

  test('002 the worked example: K♠ first, then Q♥; the pair, the run and the cheap ace are kept', () => {
    expect(chooseDiscardCard(hand)).toBe('Ks');
    expect(discardOrder(hand).slice(0, 2)).toEqual(cards('K♠ Q♥'));
    const rest = hand.filter((card) => card !== 'Ks');
    expect(chooseDiscardCard(rest)).toBe('Qh');
    const kept = discardOrder(hand)
      .slice(2)
      .map((card) => dangerValue(card, hand));
    expect(Math.max(...kept)).toBeLessThan(dangerValue('Qh', hand) / 2);
    expect(chooseDiscardCard(hand, 'ta-la')).toBe('Ks');
  });

  test('002 danger value is points × isolation', () => {
    expect(dangerValue('Ks', hand)).toBe(13);
    expect(dangerValue('7c', hand)).toBe(3.5);
    expect(dangerValue('4s', hand)).toBeCloseTo(4 / 3);
    expect(dangerValue('Ah', hand, 'ta-la')).toBe(1);
    expect(chooseDiscardCard([])).toBeNull();
  });

  test('002 a complete phỏm stays whole while there is a card outside', () => {
    expect(chooseDiscardCard(cards('K♠ K♦ K♥ 2♣'))).toBe('2c');
    expect(chooseDiscardCard(cards('J♣ Q♣ K♣ A♥'))).toBe('Ah');
    expect(chooseDiscardCard(cards('2♠ A♠ 3♠ 4♦'), 'ta-la')).toBe('4d');
    // 7♠ could complete either phỏm, so neither is touched.
    expect(chooseDiscardCard(cards('5♠ 6♠ 7♠ 7♣ 7♦ 2♥'))).toBe('2h');
  });

  test('002 where every card lies in some phỏm, the best ones stay whole', () => {
    expect(chooseDiscardCard(cards('5♠ 6♠ 7♠ 7♣ 7♦'))).toBe('5s');
    expect(chooseDiscardCard(cards('7♠ 7♣ 7♦'))).toBe('7d');
  });

  test('002 equal cards: the higher suit goes', () => {
    expect(chooseDiscardCard(cards('K♠ K♥ 2♦'))).toBe('Kh');
  });
});

describe('002 melds', () => {
  test('002 findWinningMeld: a meld that empties the hand completely', () => {
    expect(findWinningMeld(cards('6♥ 7♥'), '8h')).toEqual(cards('6♥ 7♥ 8♥'));
    expect(findWinningMeld(cards('7♠ 7♣ 7♦'), '7h')).toEqual(cards('7♠ 7♣ 7♦ 7♥'));
    expect(findWinningMeld(cards('6♥ 7♥ K♠'), '8h')).toBeNull();
  });

  test('002 findBestMeldByPoints: the highest point reduction', () => {
    expect(findBestMeldByPoints(cards('8♠ 8♦ 6♥ 7♥ 9♥ 10♥ A♣'), '8h')).toEqual(cards('6♥ 7♥ 9♥ 10♥ 8♥'));
    expect(findBestMeldByPoints(cards('J♠ J♦ 9♥ 10♥'), 'Jh')).toEqual(cards('J♠ J♦ J♥'));
    expect(findBestMeldByPoints(cards('J♠ 9♦'), 'Jh')).toBeNull();
  });

  test('002 evaluateMeldPointValue: the sum of all cards in the meld', () => {
    expect(evaluateMeldPointValue(cards('Q♠ K♠ A♠'))).toBe(26);
    expect(evaluateMeldPointValue(cards('7♠ 7♣ 7♦'))).toBe(21);
  });
});
