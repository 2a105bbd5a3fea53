import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { cards, parseCard, RANKS, wholeDeck } from './cards.ts';
import { allPlaysByGroups, allPlaysBySubsets } from './combinations.ts';
import { randomFrom, shuffledDeck } from './random.ts';

describe('cards', () => {
  test('CD-1 strength is rank index × 4 + suit index', () => {
    expect(parseCard('3s').strength).toBe(0);
    expect(parseCard('10h')).toEqual({ id: '10h', rank: 7, suit: 3, strength: 31 });
    expect(parseCard('2h').strength).toBe(51);
    expect(wholeDeck().map((id) => parseCard(id).strength)).toEqual(Array.from({ length: 52 }, (_, i) => i));
  });

  test.each(['1s', '3x', '', 's3', '3S'])('CD-2 %j is no card id', (id) => {
    expect(() => parseCard(id)).toThrow();
  });
});

describe('TL-9 all plays of a hand', () => {
  const texts = (plays: string[][]) => plays.map((play) => play.join(' '));

  test('TL-9 the order, worked by hand', () => {
    const expected = [
      ...['3s', '3c', '3d', '4s', '5s', '5h', '2c'],
      ...['3s 3c', '3s 3d', '3c 3d', '5s 5h'],
      '3s 3c 3d',
      ...['3s 4s 5s', '3c 4s 5s', '3d 4s 5s', '3s 4s 5h', '3c 4s 5h', '3d 4s 5h'],
    ];
    const hand = cards('2♣ 5♥ 3♦ 4♠ 3♠ 5♠ 3♣');
    expect(texts(allPlaysBySubsets(hand))).toEqual(expected);
    expect(texts(allPlaysByGroups(hand))).toEqual(expected);
  });

  test('TL-9 the other cards count from the strongest down', () => {
    const pairRuns = allPlaysByGroups(cards('3♠ 3♣ 3♦ 4♠ 4♣ 4♦ 5♠ 5♣')).slice(-9);
    expect(texts(pairRuns)).toEqual([
      ...['3s 3c 4s 4c 5s 5c', '3s 3d 4s 4c 5s 5c', '3c 3d 4s 4c 5s 5c'],
      ...['3s 3c 4s 4d 5s 5c', '3s 3d 4s 4d 5s 5c', '3c 3d 4s 4d 5s 5c'],
      ...['3s 3c 4c 4d 5s 5c', '3s 3d 4c 4d 5s 5c', '3c 3d 4c 4d 5s 5c'],
    ]);
  });

  test('TL-9 both enumerations agree on random hands, also on ones full of pairs', () => {
    const random = randomFrom(1);
    for (let i = 0; i < examples(40, 240); i++) {
      const ranks = i % 2 === 0 ? RANKS : shuffledDeck(random, RANKS).slice(0, 4 + (i % 4));
      const deck = wholeDeck().filter((id) => ranks.includes(id.slice(0, -1)));
      const hand = shuffledDeck(random, deck).slice(0, i % 3 === 0 ? 1 + Math.floor(random() * 12) : 13);
      const slow = texts(allPlaysBySubsets(hand));
      expect(texts(allPlaysByGroups(hand))).toEqual(slow);
      expect(new Set(slow).size).toBe(slow.length);
    }
  });
});
