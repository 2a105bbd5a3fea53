import { describe, expect, test } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { expectSame } from '../../../../../test/same.ts';
import * as naive from '../../../test/naive-phom/phoms.ts';
import type { CardId } from '../../cards.ts';
import { Random } from '../../random.ts';
import { arrangeHand, pointsOfCards } from '../hand.ts';
import { readIds } from '../ids.ts';
import { holds } from './holding.ts';
import { isMeld } from './melds.ts';
import { BASIC, TA_LA } from './rules.ts';
import { BY_CARDS, bestCover } from './solver.ts';

const ids = (text: string): CardId[] => naive.cards(text) as CardId[];

describe('the arrangement that leaves the fewest points', () => {
  test('PH-2 a card goes where it saves more', () => {
    expect(arrangeHand(ids('7♠ 7♣ 7♦ 7♥ 8♥ 9♥ K♠'))).toEqual({
      melds: [
        ['7s', '7c', '7d'],
        ['7h', '8h', '9h'],
      ],
      left: ['Ks'],
      points: 13,
    });
    // The 9♠ completes either three 9s or a run; the 9s are worth more.
    expect(arrangeHand(ids('9♠ 9♣ 9♦ 7♠ 8♠'))?.points).toBe(15);
  });

  test('PH-10, PH-20 the ace stands where the rule set puts it', () => {
    expect(arrangeHand(ids('A♠ 2♠ 3♠'), [], 'ta-la')?.points).toBe(0);
    expect(arrangeHand(ids('A♠ 2♠ 3♠'), [], 'basic')?.points).toBe(6);
    expect(arrangeHand(ids('Q♠ K♠ A♠'), [], 'ta-la')?.points).toBe(26);
    expect(arrangeHand(ids('Q♠ K♠ A♠'), [], 'basic')?.points).toBe(0);
  });

  test('PH-23 eaten cards are forced into phỏm of their own, also where that costs points', () => {
    // Free, the 9s go together; with 7♠ eaten the run must be made.
    expect(arrangeHand(ids('9♠ 9♣ 9♦ 7♠ 8♠'), ids('7♠'))?.melds).toEqual([['7s', '8s', '9s']]);
    expect(arrangeHand(ids('3♦ 4♦ 5♦ 6♦ 7♦ 8♦'), ids('3♦ 8♦'))?.melds).toEqual([
      ['3d', '4d', '5d'],
      ['6d', '7d', '8d'],
    ]);
    expect(arrangeHand(ids('3♦ 4♦ 5♦ 6♦ 7♦ 8♦'), ids('4♦ 5♦'))).toBeNull();
    expect(arrangeHand(ids('7♠ 7♣ 7♦ 7♥'), ids('7♠ 7♣'))).toBeNull();
    expect(arrangeHand(ids('7♠ 7♣ 7♦'), ids('K♠'))).toBeNull();
    expect(arrangeHand(['7s', '7s'])).toBeNull();
    expect(arrangeHand([])).toEqual({ melds: [], left: [], points: 0 });
  });
});

/** Random cards that often belong together. */
const someCards = (random: Random, count: number): string[] => {
  const deck = naive.wholeDeck();
  const from = random.below(40);
  const near = random.below(2) === 0 ? deck.slice(from, from + 12 + random.below(12)) : deck;
  const pool = near.length < count ? deck : [...near];
  return Array.from({ length: count }, () => pool.splice(random.below(pool.length), 1)[0]);
};

describe('against the naive reading', () => {
  test('PH-4, PH-22, PH-23, PH-24 the solver is exact, with and without eaten cards', () => {
    const random = new Random('solver');
    let forced = 0;
    for (let i = 0; i < examples(1000, 6000); i++) {
      const ruleSet = i % 3 === 0 ? 'basic' : 'ta-la';
      const rules = ruleSet === 'basic' ? BASIC : TA_LA;
      const hand = someCards(random, 1 + random.below(11));
      const eaten = random.below(2) === 0 ? [] : hand.filter(() => random.below(5) === 0).slice(0, 3);
      const expected = naive.bestArrangement(ruleSet, hand, eaten);
      const found = arrangeHand(hand as CardId[], eaten as CardId[], ruleSet);
      expectSame([hand, eaten, found?.melds ?? null], [hand, eaten, expected]);
      const set = readIds(rules, hand);
      const forcedSet = readIds(rules, eaten);
      if (set === null || forcedSet === null) throw new Error('cards');
      expect(holds(set.black, set.red, forcedSet.black, forcedSet.red)).toBe(expected !== null);
      const covered = bestCover(BY_CARDS, set.black, set.red, forcedSet.black, forcedSet.red);
      const outside = naive.fewestOutside(ruleSet, hand, eaten);
      expect(covered < 0 ? null : hand.length - covered).toBe(outside);
      if (expected !== null && eaten.length > 0) forced += 1;
    }
    expect(forced).toBeGreaterThan(examples(15, 100));
  });

  test('PH-2 every set of up to four cards of a few ranks is a phỏm or not, as the naive reading says', () => {
    const random = new Random('melds');
    for (let i = 0; i < examples(5000, 20000); i++) {
      const hand = someCards(random, 1 + random.below(5));
      for (const ruleSet of ['basic', 'ta-la'] as const) {
        const set = readIds(ruleSet === 'basic' ? BASIC : TA_LA, hand);
        const found = set !== null && isMeld(set.black, set.red);
        if (found !== naive.isPhom(ruleSet, hand)) expect([hand, ruleSet, found]).toBeNull();
      }
    }
    expect(pointsOfCards(ids('A♠ K♠'))).toBe(naive.sumOfPoints(['As', 'Ks']));
  });
});
