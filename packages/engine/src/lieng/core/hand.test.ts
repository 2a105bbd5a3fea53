import { describe, expect, test } from 'vitest';
import { cardName, cardOf, DECK_SIZE, isCardId } from '../../cards.ts';
import { EVALUATE, type HandValue, highCardOf, kindOf, pointsOf, TIE_BREAKS, type TieBreak } from './hand.ts';

const LETTERS: Readonly<Record<string, string>> = { '♠': 's', '♣': 'c', '♦': 'd', '♥': 'h' };

/** `A♠ 2♦ 3♥` as the core's integers. */
const cards = (text: string): [number, number, number] => {
  const [a, b, c] = text.split(' ').map((name) => {
    const id = name.slice(0, -1) + LETTERS[name.slice(-1)];
    const card = isCardId(id) ? cardOf(id) : undefined;
    if (card === undefined) throw new Error(name);
    return card;
  });
  return [a, b, c];
};

const value = (text: string, tieBreak: TieBreak = 'highCard'): HandValue => EVALUATE[tieBreak](...cards(text));

const beats = (winner: string, loser: string, tieBreak: TieBreak = 'highCard'): void => {
  expect(value(winner, tieBreak), `${winner} beats ${loser}`).toBeGreaterThan(value(loser, tieBreak));
};

describe('LG-2 hands', () => {
  test.each([
    ['2♠ 2♦ 2♥', 'sap', 6],
    ['A♠ 2♦ 3♥', 'lieng', 6],
    ['Q♠ K♦ A♥', 'lieng', 1],
    ['J♠ Q♦ K♥', 'lieng', 0],
    ['K♠ A♦ 2♥', 'points', 3],
    ['J♠ J♦ K♥', 'di', 0],
    ['10♠ J♦ K♥', 'points', 0],
    ['9♠ 9♦ A♥', 'points', 9],
    ['10♠ 10♦ 9♥', 'points', 9],
    ['8♠ 4♦ 7♥', 'points', 9],
  ])('LG-2 %s is %s with %i points', (hand, kind, points) => {
    expect([kindOf(value(hand)), pointsOf(...cards(hand))]).toEqual([kind, points]);
  });

  test('LG-2 sáp beats liêng beats đĩ beats nine points', () => {
    beats('2♠ 2♣ 2♥', 'Q♦ K♦ A♦');
    beats('A♠ 2♠ 3♠', 'K♦ K♥ Q♦');
    beats('J♠ J♣ Q♠', 'A♦ 8♦ 10♦');
  });
});

describe('CD-4, LG-3 suits and the high card', () => {
  test.each([
    ['9♠ 9♦ A♥', 'A♥'],
    ['9♠ 9♦ 9♥', '9♦'],
    ['A♦ 2♦ 3♠', '3♠'],
    ['Q♦ K♦ A♠', 'A♠'],
    ['K♠ K♣ K♥', 'K♥'],
    ['K♠ K♣ 2♦', 'K♣'],
  ])('LG-3 the high card of %s is %s', (hand, high) => {
    expect(cardName(highCardOf(...cards(hand)))).toBe(high);
  });
});

describe('LG-4 comparing hands of one kind', () => {
  test('LG-4 sáp by rank, the ace highest', () => {
    beats('A♠ A♣ A♥', 'K♦ K♥ K♣');
    beats('3♠ 3♣ 3♥', '2♦ 2♥ 2♣');
  });

  test('LG-4 liêng by the rank of the high card, then its suit; A-2-3 is the lowest', () => {
    beats('Q♠ K♠ A♠', 'J♦ Q♦ K♦');
    beats('2♠ 3♠ 4♠', 'A♦ 2♦ 3♦');
    beats('4♠ 5♠ 6♦', '4♦ 5♦ 6♥');
    beats('A♠ 2♠ 3♥', 'A♦ 2♦ 3♣');
  });

  test('LG-4 đĩ by the suit of the high card, then its rank', () => {
    beats('J♠ J♣ Q♦', 'K♥ K♣ Q♥');
    beats('K♦ J♠ J♣', 'Q♦ J♦ J♥');
  });

  test('LG-4 points, then the suit of the high card, then its rank', () => {
    beats('2♠ 2♣ 5♠', '8♦ K♦ Q♦');
    beats('2♠ 3♠ 4♦', '9♥ K♥ Q♣');
    beats('9♦ K♠ 10♠', '9♠ K♥ 10♥', 'bestSuit');
    beats('K♦ 4♠ 5♠', 'Q♦ 4♦ 5♦');
  });

  test('LG-4 bestSuit looks at the best suit held, then the highest card of it', () => {
    // The high card is K♠, but the 2♦ is held.
    beats('K♥ 4♥ 5♥', 'K♠ 2♦ 7♠');
    beats('K♠ 2♦ 7♠', 'K♥ 4♥ 5♥', 'bestSuit');
    beats('K♠ 7♦ 2♠', 'K♥ 4♦ 5♥', 'bestSuit');
    // đĩ
    beats('K♥ K♣ Q♠', 'K♠ J♦ J♠');
    beats('K♠ J♦ J♠', 'K♥ K♣ Q♠', 'bestSuit');
    // liêng: the rank of the high card still comes first
    beats('5♠ 6♠ 7♠', '4♦ 5♦ 6♦', 'bestSuit');
    beats('4♠ 5♣ 6♥', '4♦ 5♠ 6♣');
    beats('4♦ 5♠ 6♣', '4♠ 5♣ 6♥', 'bestSuit');
    beats('4♠ 5♦ 6♣', '4♦ 5♠ 6♥', 'bestSuit');
    // in A-2-3 the ace is the lowest card
    beats('A♠ 2♦ 3♠', 'A♦ 2♠ 3♥', 'bestSuit');
  });
});

/*
 * All hands there are: C(52,3) = 22,100.
 *
 * sáp    13 ranks × C(4,3)                                                                     =     52
 * liêng  A23, 234, …, JQK, QKA: 12 runs × 4³                                                   =    768
 * đĩ     C(12,3) = 220 of the faces, less 3 × 4 sáp, less 4³ of J-Q-K                          =    144
 * points the rest                                                                              = 21,136
 *
 * By points: 16 cards count 0 (tens and faces), four each count 1 … 9. Three-card sets by their sum modulo 10:
 *   three of the 16: 560, sum 0. Two of the 16 and one other: 120 × 4 = 480 for each of 1 … 9.
 *   one of the 16 and two others: 16 × 70 for sum 0 (four pairs of ranks × 16, and 5-5: 6), 16 × 64 for odd sums
 *   (four pairs of ranks × 16), 16 × 60 for even ones (three pairs × 16, and two ranks doubled × 6).
 *   none of the 16: 704 for sum 0, 708 for odd sums, 724 for even ones.
 * So 560 + 1120 + 704 = 2384 for 0, 480 + 1024 + 708 = 2212 for odd sums, 480 + 960 + 724 = 2164 for even ones.
 * Sáp takes 16 from sum 0 and 4 from each other sum. Liêng takes 64 for each run: two runs of sum 0 (10-J-Q, J-Q-K),
 * two of 1 (6-7-8, Q-K-A), two of 9 (2-3-4, 9-10-J), none of 3, one of each other. Đĩ takes 144 from sum 0.
 */
const HANDS_BY_POINTS = [2096, 2080, 2096, 2208, 2096, 2144, 2096, 2144, 2096, 2080];
const HANDS_BY_KIND = { sap: 52, lieng: 768, di: 144, points: 21_136 };

describe('LG-2, LG-4 all 22,100 hands', () => {
  const hands: [number, number, number][] = [];
  for (let a = 0; a < DECK_SIZE; a++) {
    for (let b = a + 1; b < DECK_SIZE; b++) for (let c = b + 1; c < DECK_SIZE; c++) hands.push([a, b, c]);
  }

  test.each(TIE_BREAKS)('LG-2 %s: as many of each kind as there are', (tieBreak) => {
    const byKind = { sap: 0, lieng: 0, di: 0, points: 0 };
    const byPoints = new Array<number>(10).fill(0);
    for (const hand of hands) {
      const kind = kindOf(EVALUATE[tieBreak](...hand));
      byKind[kind] += 1;
      if (kind === 'points') byPoints[pointsOf(...hand)] += 1;
    }
    expect(byKind).toEqual(HANDS_BY_KIND);
    expect(byPoints).toEqual(HANDS_BY_POINTS);
  });

  test.each(TIE_BREAKS)('LG-4 %s: one order, and hands that can meet are never equal', (tieBreak) => {
    // Comparing numbers is transitive and antisymmetric; what remains to show is that equal numbers cannot meet.
    const byValue = new Map<HandValue, [number, number, number][]>();
    for (const hand of hands) {
      const number = EVALUATE[tieBreak](...hand);
      expect(Number.isInteger(number) && number >= 0 && number < 4096).toBe(true);
      byValue.set(number, [...(byValue.get(number) ?? []), hand]);
    }
    for (const [number, equal] of byValue) {
      const isSap = kindOf(number) === 'sap';
      const shared = equal.reduce((common, hand) => common.filter((card) => hand.includes(card)), equal[0].slice());
      // Three of a rank in two hands would be six of it; all other equal hands hold one deciding card in common.
      if (isSap) expect(equal.flat().every((card) => card >> 2 === equal[0][0] >> 2)).toBe(true);
      else expect(shared.length).toBeGreaterThan(0);
    }
  });
});
