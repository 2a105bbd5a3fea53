import { describe, expect, test } from 'vitest';
import { cards, parseCard } from '../naive/cards.ts';
import { LAWS } from './laws.ts';

const THREE_PAIRS_LOW = '3♠ 3♣ 4♠ 4♣ 5♠ 5♣';
const THREE_PAIRS_HIGH = '3♦ 3♥ 4♦ 4♥ 5♦ 5♥';
const FOUR_PAIRS_LOW = '6♠ 6♣ 7♠ 7♣ 8♠ 8♣ 9♠ 9♣';
const FOUR_PAIRS_HIGH = '6♦ 6♥ 7♦ 7♥ 8♦ 8♥ 9♦ 9♥';
const FIVE_PAIRS = '3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♠ 6♣ 7♠ 7♣';
const FOUR_TENS = '10♠ 10♣ 10♦ 10♥';
const FOUR_JACKS = 'J♠ J♣ J♦ J♥';
const FOUR_TWOS = '2♠ 2♣ 2♦ 2♥';

describe.each(LAWS)('$name', ({ classify, beats }) => {
  function wins(ruleSet: 'mien-nam' | 'thirteen', play: string, table: string): boolean {
    return beats(ruleSet, cards(play), cards(table));
  }

  describe('TL-1 combinations', () => {
    test.each([
      ['7♦', 'single', 1, '7d'],
      ['2♥', 'single', 1, '2h'],
      ['7♦ 7♠', 'pair', 2, '7d'],
      ['2♦ 2♠ 2♣', 'triple', 3, '2d'],
      [FOUR_TENS, 'fourOfAKind', 4, '10h'],
      [FOUR_TWOS, 'fourOfAKind', 4, '2h'],
      ['5♥ 3♠ 4♦', 'straight', 3, '5h'],
      ['3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♣', 'straight', 12, 'Ac'],
      ['Q♠ Q♣ K♠ K♥ A♠ A♦', 'consecutivePairs', 3, 'Ad'],
      [FIVE_PAIRS, 'consecutivePairs', 5, '7c'],
    ])('%s is a %s', (text, type, length, high) => {
      expect(classify(cards(text))).toEqual({ type, length, high: parseCard(high).strength });
    });

    test.each([
      ['nothing', ''],
      ['two ranks', '3♠ 4♠'],
      ['a straight with a 2', 'K♠ A♠ 2♠'],
      ['a straight that wraps', 'A♠ 2♠ 3♠'],
      ['a straight with a gap', '3♠ 4♠ 6♠'],
      ['two consecutive pairs', '3♠ 3♣ 4♠ 4♣'],
      ['pairs with a 2', 'K♠ K♣ A♠ A♣ 2♠ 2♣'],
      ['a triple among pairs', '3♠ 3♣ 4♠ 4♣ 4♦ 5♠ 5♣'],
      ['a single among pairs', '3♠ 3♣ 4♠ 5♠ 5♣'],
      ['consecutive triples', '3♠ 3♣ 3♦ 4♠ 4♣ 4♦ 5♠ 5♣ 5♦'],
      ['the same card twice', '3♠ 3♠'],
    ])('%s is nothing', (_, text) => {
      expect(classify(cards(text))).toBeNull();
    });
  });

  describe('MN-6 what cuts what', () => {
    const cutters = [THREE_PAIRS_HIGH, FOUR_JACKS, FOUR_PAIRS_HIGH, FIVE_PAIRS];
    test.each([
      ['a single 2', '2♥', [true, true, true, true]],
      ['a pair of 2s', '2♠ 2♥', [false, false, true, true]],
      ['three 2s', '2♠ 2♣ 2♦', [false, false, false, false]],
      ['3 đôi thông', THREE_PAIRS_LOW, [true, true, true, true]],
      ['tứ quý', FOUR_TENS, [false, true, true, true]],
      ['4 đôi thông', FOUR_PAIRS_LOW, [false, false, true, true]],
      ['5 đôi thông', '4♦ 4♥ 5♦ 5♥ 6♦ 6♥ 7♦ 7♥ 8♦ 8♥', [false, false, false, false]],
      ['a single ace', 'A♥', [false, false, false, false]],
      ['a pair of aces', 'A♥ A♠', [false, false, false, false]],
      ['a triple', '9♠ 9♣ 9♦', [false, false, false, false]],
      ['a straight', '9♠ 10♣ J♦', [false, false, false, false]],
    ])('%s', (_, table, expected) => {
      expect(cutters.map((cutter) => wins('mien-nam', cutter, table))).toEqual(expected);
    });

    test('MN-6 a hàng of its own kind must be higher', () => {
      expect(wins('mien-nam', THREE_PAIRS_LOW, THREE_PAIRS_HIGH)).toBe(false);
      expect(wins('mien-nam', FOUR_TENS, FOUR_JACKS)).toBe(false);
      expect(wins('mien-nam', FOUR_PAIRS_LOW, FOUR_PAIRS_HIGH)).toBe(false);
      expect(wins('mien-nam', FIVE_PAIRS, '5♦ 5♥ 6♦ 6♥ 7♦ 7♥ 8♦ 8♥ 9♦ 9♥')).toBe(false);
    });

    test('MN-4 length first for straights, then the high card and its suit', () => {
      expect(wins('mien-nam', '3♠ 4♠ 5♠ 6♠', 'Q♠ K♠ A♠')).toBe(true);
      expect(wins('mien-nam', 'Q♠ K♠ A♠', '3♠ 4♠ 5♠ 6♠')).toBe(false);
      expect(wins('mien-nam', '3♠ 4♠ 5♣', '3♥ 4♥ 5♠')).toBe(true);
      expect(wins('mien-nam', '3♥ 4♥ 5♠', '3♠ 4♠ 5♣')).toBe(false);
    });

    test('MN-4 straightsOfEqualLength: a straight beats only one of its own length, pairs stay as they are', () => {
      const equal = (play: string, table: string) =>
        beats('mien-nam', cards(play), cards(table), { straightsOfEqualLength: true });
      expect(equal('3♠ 4♠ 5♠ 6♠', 'Q♠ K♠ A♠')).toBe(false);
      expect(equal('10♠ J♠ Q♠ K♠ A♠', '3♠ 4♠ 5♠')).toBe(false);
      expect(equal('Q♠ K♠ A♠', '3♠ 4♠ 5♠ 6♠')).toBe(false);
      expect(equal('3♠ 4♠ 5♣', '3♥ 4♥ 5♠')).toBe(true);
      expect(equal(FOUR_PAIRS_LOW, THREE_PAIRS_HIGH)).toBe(true);
      expect(equal(FOUR_PAIRS_LOW, '2♥')).toBe(true);
    });

    test('MN-4 a pair is compared by its stronger card', () => {
      expect(wins('mien-nam', '7♠ 7♥', '7♣ 7♦')).toBe(true);
      expect(wins('mien-nam', '7♣ 7♦', '7♠ 7♥')).toBe(false);
      expect(wins('mien-nam', '2♠', 'A♥')).toBe(true);
      expect(wins('mien-nam', '4♠ 4♣ 4♦', '3♣ 3♦ 3♥')).toBe(true);
    });

    test('MN-5 four 2s are never played', () => {
      expect(wins('mien-nam', FOUR_TWOS, FOUR_TENS)).toBe(false);
      expect(beats('mien-nam', cards(FOUR_TWOS), null)).toBe(false);
      expect(wins('mien-nam', '2♠ 2♣ 2♦', 'A♠ A♣ A♦')).toBe(true);
    });
  });

  describe('thirteen', () => {
    test('TH-2 the same type and the same length', () => {
      expect(wins('thirteen', '3♠ 4♠ 5♠ 6♠', '3♣ 4♣ 5♣')).toBe(false);
      expect(wins('thirteen', '4♠ 5♠ 6♠', '3♥ 4♥ 5♥')).toBe(true);
      expect(wins('thirteen', FOUR_PAIRS_LOW, THREE_PAIRS_LOW)).toBe(false);
      expect(wins('thirteen', THREE_PAIRS_HIGH, THREE_PAIRS_LOW)).toBe(true);
      expect(wins('thirteen', '4♠ 4♣', '3♠')).toBe(false);
    });

    test('TH-3 four 2s are the highest four of a kind', () => {
      expect(beats('thirteen', cards(FOUR_TWOS), cards('A♠ A♣ A♦ A♥'))).toBe(true);
      expect(beats('thirteen', cards('A♠ A♣ A♦ A♥'), cards(FOUR_TWOS))).toBe(false);
      expect(beats('thirteen', cards(FIVE_PAIRS), cards(FOUR_TWOS))).toBe(false);
    });

    test.each([
      ['2♥', [true, true, true, true]],
      ['2♠ 2♥', [false, true, true, true]],
      ['2♠ 2♣ 2♥', [false, false, true, true]],
      ['A♥', [false, false, false, false]],
      [FOUR_JACKS, [false, false, false, false]],
    ])('TH-4 bombs against %s', (table, expected) => {
      const bombs = [THREE_PAIRS_LOW, FOUR_PAIRS_LOW, FIVE_PAIRS, FOUR_TENS];
      expect(bombs.map((bomb) => wins('thirteen', bomb, table))).toEqual(expected);
    });

    test('TH-4 four of a kind and consecutive pairs never meet', () => {
      expect(wins('thirteen', FOUR_TENS, THREE_PAIRS_LOW)).toBe(false);
      expect(wins('thirteen', FOUR_PAIRS_LOW, FOUR_TENS)).toBe(false);
      expect(wins('thirteen', FOUR_JACKS, FOUR_TENS)).toBe(true);
    });
  });
});
