import { cardset } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

const laidOut = (hand: string): string =>
  groupsOf(cardset.setOfIds(hand.split(' ')) ?? 0)
    .map((group) => cardset.idsOf(group).join(' '))
    .join(' | ');

describe('the groups of a hand', () => {
  it.each([
    ['3s 3c 7d', '7d | 3s 3c'],
    ['3s 4c 5d 5h 9s', '5d | 9s | 3s 4c 5h'],
    ['3s 3c 4s 4c 5s 5c 6h 2h', '6h | 3s 3c 4s 4c 5s 5c | 2h'],
    ['8s 8c 8d 8h 9s 10s Js', '9s 10s Js | 8s 8c 8d 8h'],
    ['2s 2h', '2s 2h'],
    ['Qs Ks As 2s', 'Qs Ks As | 2s'],
  ])('%s is %s', (hand, groups) => {
    expect(laidOut(hand)).toBe(groups);
  });

  it('hold every card exactly once', () => {
    const hands = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 1, maxLength: 13 });
    fc.assert(
      fc.property(hands, (cards) => {
        const together = groupsOf(cardset.setOf(cards)).flatMap(cardset.cardsOf);
        expect(together.sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b));
      }),
    );
  });
});
