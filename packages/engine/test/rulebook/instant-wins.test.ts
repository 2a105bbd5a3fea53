import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { CARD_IDS, type CardId } from '../../src/cards.ts';
import { type ToiTrang, toiTrangCards } from '../../src/tienlen/core/index.ts';
import { cards } from '../naive/cards.ts';
import { TOI_TRANG } from '../naive/instant-wins.ts';
import { LAWS } from './laws.ts';
import { AFTER_SEAT_0_WON, MIEN_NAM, mienNamUnder, paymentText, thirteenUnder } from './scripted-game.ts';

const ALL_NAMES = Object.keys(TOI_TRANG);

describe.each(LAWS)('$name', (laws) => {
  const { holds, toiTrangWinner } = laws;
  const mienNam = mienNamUnder(laws);
  const thirteen = thirteenUnder(laws);

  const namesOf = (hand: string) => ALL_NAMES.filter((name) => holds(name, cards(hand)));

  /** 13 cards that are no tới trắng at all. */
  const PLAIN_A = '4♦ 5♠ 6♦ 8♠ 9♦ 10♠ J♦ Q♠ K♦ K♠ A♦ 2♠ 2♦';
  const PLAIN_B = '4♥ 5♣ 6♥ 8♣ 9♥ 10♣ J♥ Q♣ K♥ K♣ A♥ 2♣ 2♥';

  describe('MN-17 each tới trắng and its near miss', () => {
    test.each([
      ['four 3s', '3♠ 3♣ 3♦ 3♥ 5♠ 6♦ 8♠ 9♦ J♠ Q♦ K♠ A♦ 2♠', ['fourThrees']],
      ['three 3s', '3♠ 3♣ 3♦ 4♥ 5♠ 6♦ 8♠ 9♦ J♠ Q♦ K♠ A♦ 2♠', []],
      ['four 2s', '3♠ 5♦ 6♠ 8♦ 9♠ 10♦ J♠ Q♦ K♠ 2♠ 2♣ 2♦ 2♥', ['fourTwos']],
      ['3 đôi thông from 3♠', '3♠ 3♦ 4♠ 4♦ 5♠ 5♦ 8♠ 9♦ J♠ Q♦ K♠ A♦ 2♠', ['threePairsWith3s']],
      ['3 đôi thông from the 3s without 3♠', '3♣ 3♦ 4♠ 4♦ 5♠ 5♦ 8♠ 9♦ J♠ Q♦ K♠ A♦ 2♠', []],
      ['3 đôi thông from the 4s and 3♠', '3♠ 4♠ 4♦ 5♠ 5♦ 6♠ 6♦ 9♦ J♠ Q♦ K♠ A♦ 2♠', []],
      ['4 đôi thông from 3♠', '3♠ 3♦ 4♠ 4♦ 5♠ 5♦ 6♠ 6♦ J♠ Q♦ K♠ A♦ 2♠', ['threePairsWith3s', 'fourPairsWith3s']],
      ['3 sám cô', '4♠ 4♣ 4♦ 6♠ 6♣ 6♦ 9♠ 9♣ 9♦ J♠ Q♦ K♠ A♦', ['threeTriples']],
      ['3 sám cô, one of 2s, one in a four', '4♠ 4♣ 4♦ 4♥ 6♠ 6♣ 6♦ 2♠ 2♣ 2♦ J♠ Q♦ K♠', ['threeTriples']],
      ['2 sám cô', '4♠ 4♣ 4♦ 6♠ 6♣ 6♦ 9♠ 9♣ 10♦ J♠ Q♦ K♠ A♦', []],
      ['4 sám cô', '4♠ 4♣ 4♦ 6♠ 6♣ 6♦ 9♠ 9♣ 9♦ J♠ J♣ J♦ A♦', ['threeTriples', 'fourTriples']],
      ['3 tứ quý', '4♠ 4♣ 4♦ 4♥ 6♠ 6♣ 6♦ 6♥ 9♠ 9♣ 9♦ 9♥ A♦', ['threeTriples', 'threeFours', 'sixPairs']],
      ['5 đôi 1 sám', '3♣ 3♦ 6♠ 6♦ 8♠ 8♦ 9♠ 9♦ J♠ J♦ A♠ A♦ A♥', ['fivePairsOneTriple', 'sixPairs']],
      [
        'TL-8 5 đôi 1 sám, two of the pairs in a four',
        '3♣ 3♦ 6♠ 6♣ 6♦ 6♥ 9♠ 9♦ J♠ J♦ 2♠ 2♦ 2♥',
        ['fivePairsOneTriple', 'sixPairs'],
      ],
      ['4 đôi 1 tứ quý is not 5 đôi 1 sám', '3♣ 3♦ 6♠ 6♦ 8♠ 8♦ 9♠ 9♦ J♠ A♠ A♣ A♦ A♥', ['sixPairs']],
      [
        '5 đôi thông 1 sám',
        '4♠ 4♦ 5♠ 5♦ 6♠ 6♦ 7♠ 7♦ 8♠ 8♦ J♠ J♦ J♥',
        ['fivePairsOneTriple', 'fivePairRunOneTriple', 'fivePairRun', 'sixPairs'],
      ],
      ['5 đôi thông with the sám inside', '4♠ 4♦ 5♠ 5♦ 6♠ 6♦ 6♥ 7♠ 7♦ 8♠ 8♦ J♠ Q♥', ['fivePairRun']],
      ['5 pairs in a row that ends in 2s', 'J♠ J♦ Q♠ Q♦ K♠ K♦ A♠ A♦ 2♠ 2♦ 5♠ 6♥ 7♥', []],
      ['6 đôi with 2s', '3♣ 3♦ 5♠ 5♦ 8♠ 8♦ 9♠ 9♦ J♠ J♦ 2♠ 2♦ K♠', ['sixPairs']],
      ['sảnh rồng with an extra ace', '3♠ 4♦ 5♠ 6♦ 7♠ 8♦ 9♠ 10♦ J♠ Q♦ K♠ A♦ A♠', ['dragon']],
      ['sảnh rồng with a 2', '3♠ 4♦ 5♠ 6♦ 7♠ 8♦ 9♠ 10♦ J♠ Q♦ K♠ A♦ 2♠', ['dragon']],
      ['twelve ranks from 4 to 2', '4♦ 5♠ 6♦ 7♠ 8♦ 9♠ 10♦ J♠ Q♦ K♠ A♦ 2♠ 2♥', []],
      ['one colour', '3♠ 5♣ 6♠ 7♣ 8♠ 9♣ 10♠ J♣ Q♠ K♠ A♣ 2♠ 2♣', ['oneColour']],
      ['one red card', '3♠ 5♣ 6♠ 7♣ 8♠ 9♣ 10♠ J♣ Q♠ K♠ A♣ 2♠ 2♦', []],
      ['a plain hand', PLAIN_A, []],
    ])('%s', (_, hand, names) => {
      expect(cards(hand)).toHaveLength(13);
      expect(namesOf(hand)).toEqual(names);
    });
  });

  describe('MN-17 when they count', () => {
    const FOUR_THREES = '3♠ 3♣ 3♦ 3♥ 5♦ 6♣ 7♠ 8♦ 9♠ J♠ Q♦ A♠ A♣';
    const DRAGON = '3♠ 4♦ 5♦ 6♠ 7♠ 8♦ 9♠ 10♦ J♠ Q♦ A♠ A♣ K♠';

    test('MN-17 four 3s only in initial games', () => {
      expect(mienNam([FOUR_THREES, PLAIN_B]).instantWinners).toEqual([{ seat: 0, name: 'fourThrees' }]);
      expect(mienNam([FOUR_THREES, PLAIN_B], { previous: AFTER_SEAT_0_WON }).turn).toBe(0);
    });

    test('MN-17 a dragon only in later games, and MN-3 the game after a tới trắng is initial', () => {
      expect(mienNam([DRAGON, PLAIN_B]).result).toBeNull();
      const later = mienNam([DRAGON, PLAIN_B], { previous: AFTER_SEAT_0_WON });
      expect(later.instantWinners).toEqual([{ seat: 0, name: 'dragon' }]);
      expect(later.previous).toEqual({ winner: 0, toiTrang: true, barred: null });
      const afterToiTrang = mienNam([DRAGON, PLAIN_B], { previous: { winner: 1, toiTrang: true, barred: null } });
      expect(afterToiTrang.mustInclude).toBe('3s');
    });

    test('MN-17 four 2s cannot be removed, the others can', () => {
      const none = { toiTrang: { initial: [], later: [] } };
      const FOUR_TWOS = '3♠ 5♦ 6♠ 8♦ 9♠ 10♦ J♠ Q♦ K♠ 2♠ 2♣ 2♦ 2♥';
      expect(mienNam([FOUR_TWOS, '4♥ 5♣'], { options: none }).instantWinners).toEqual([{ seat: 0, name: 'fourTwos' }]);
      expect(mienNam([FOUR_THREES, PLAIN_B], { options: none }).result).toBeNull();
    });

    test('MN-17 only hands of 13 cards are looked at', () => {
      expect(mienNam(['3♠ 3♣ 3♦ 3♥', '2♠ 2♣ 2♦ 2♥']).turn).toBe(0);
    });

    test('MN-19 and MN-15: 13 × players and thúi from each loser, no card points, no cóng', () => {
      const game = mienNam([PLAIN_A, FOUR_THREES, PLAIN_B]);
      expect(paymentText(game)).toEqual([
        '0 pays 1 3 for thui',
        '0 pays 1 39 for toiTrang',
        '2 pays 1 3 for thui',
        '2 pays 1 39 for toiTrang',
      ]);
      expect(game.turn).toBeNull();
      expect(game.legal()).toEqual([]);
      // MN-12: the same values, and 2♥ is the highest card.
      expect(game.result?.places).toEqual([2, 1, 3]);
      expect(game.result?.points).toEqual([-42, 84, -42]);
      expect(game.result?.breakdown[1]).toEqual({ cards: 0, cong: 0, denBai: 0, chat: 0, thui: 6, toiTrang: 78 });
    });
  });

  describe('MN-18 several at once', () => {
    const strongestFirst: [string, string][] = [
      ['fourTwos', '3♠ 5♦ 6♠ 8♦ 9♠ 10♦ J♠ Q♦ K♠ 2♠ 2♣ 2♦ 2♥'],
      ['dragon', '3♠ 4♦ 5♠ 6♦ 7♠ 8♦ 9♠ 10♦ J♠ Q♦ K♠ A♦ A♠'],
      ['threeFours', '4♠ 4♣ 4♦ 4♥ 6♠ 6♣ 6♦ 6♥ 9♠ 9♣ 9♦ 9♥ A♦'],
      ['fourTriples', '4♠ 4♣ 4♦ 6♠ 6♣ 6♦ 9♠ 9♣ 9♦ J♠ J♣ J♦ A♦'],
      ['fivePairRun', '4♠ 4♦ 5♠ 5♦ 6♠ 6♦ 7♠ 7♦ 8♠ 8♦ J♠ Q♦ K♥'],
      ['sixPairs', '3♣ 3♦ 5♠ 5♦ 8♠ 8♦ 9♠ 9♦ J♠ J♦ 2♠ 2♦ K♠'],
      ['threeTriples', '4♠ 4♣ 4♦ 6♠ 6♣ 6♦ 9♠ 9♣ 9♦ J♠ Q♦ K♠ A♦'],
      ['fourThrees', '3♠ 3♣ 3♦ 3♥ 5♠ 6♦ 8♠ 9♦ J♠ Q♦ K♠ A♦ 2♠'],
      ['fourPairsWith3s', '3♠ 3♦ 4♠ 4♦ 5♠ 5♦ 6♠ 6♦ J♠ Q♦ K♠ A♦ 2♠'],
      ['threePairsWith3s', '3♠ 3♦ 4♠ 4♦ 5♠ 5♦ 8♠ 9♦ J♠ Q♦ K♠ A♦ 2♠'],
      ['oneColour', '3♠ 5♣ 6♠ 7♣ 8♠ 9♣ 10♠ J♣ Q♠ K♠ A♣ 2♠ 2♣'],
    ];

    test.each(strongestFirst.slice(1).map((weaker, i) => ({ stronger: strongestFirst[i], weaker })))(
      'MN-18 $stronger.0 before $weaker.0, whoever leads',
      ({ stronger, weaker }) => {
        const hands = [cards(weaker[1]), cards(stronger[1])];
        for (const leader of [0, 1]) {
          expect(toiTrangWinner(hands, ALL_NAMES, leader)).toEqual({ seat: 1, name: stronger[0] });
        }
      },
    );

    test.each([
      ['5 đôi thông with and without sám', '4♠ 4♦ 5♠ 5♦ 6♠ 6♦ 7♠ 7♦ 8♠ 8♦ J♠ J♦ J♥', strongestFirst[4][1]],
      ['6 đôi and 5 đôi 1 sám', '3♣ 3♦ 6♠ 6♦ 8♠ 8♦ 9♠ 9♦ J♠ J♦ A♠ A♦ A♥', strongestFirst[5][1]],
      ['two of one colour', '3♠ 5♣ 6♠ 7♣ 8♠ 9♣ 10♠ J♣ Q♠ K♠ A♣ 2♠ 2♣', '3♥ 5♦ 6♥ 7♦ 8♥ 9♦ 10♥ J♦ Q♥ K♥ A♦ 2♥ 2♦'],
    ])('MN-18 %s are equal: first in turn order from who would lead', (_, a, b) => {
      const hands = [cards(PLAIN_A), cards(a), cards(PLAIN_A), cards(b)];
      const winners = [0, 1, 2, 3].map((leader) => toiTrangWinner(hands, ALL_NAMES, leader)?.seat);
      expect(winners).toEqual([1, 1, 3, 3]);
    });

    test('MN-18 in a real game the previous winner would lead', () => {
      const black = '3♠ 5♣ 6♠ 7♣ 8♠ 9♣ 10♠ J♣ Q♠ K♠ A♣ 2♠ 2♣';
      const red = '3♥ 5♦ 6♥ 7♦ 8♥ 9♦ 10♥ J♦ Q♥ K♥ A♦ 2♥ 2♦';
      const game = mienNam([black, red], { previous: { winner: 1, toiTrang: false, barred: null } });
      expect(game.instantWinners).toEqual([{ seat: 1, name: 'oneColour' }]);
      expect(MIEN_NAM.toiTrang.initial).not.toContain('oneColour');
      expect(mienNam([black, red]).result).toBeNull();
    });
  });

  describe('TH-6 instant wins', () => {
    const DRAGON = '3♠ 4♦ 5♠ 6♦ 7♠ 8♦ 9♠ 10♦ J♠ Q♦ K♠ A♦ 2♠';
    const NO_DRAGON = '3♠ 4♦ 5♠ 6♦ 7♠ 8♦ 9♠ 10♦ J♠ Q♦ K♠ A♦ A♠';
    const SIX_PAIRS = '3♣ 3♦ 5♣ 5♦ 8♣ 8♠ 9♣ 9♦ J♣ J♦ Q♣ Q♠ K♣';
    const PLAIN_C = '4♠ 4♥ 6♥ 6♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥ 2♥';

    test('TH-6 a dragon has all 13 ranks', () => {
      expect(thirteen([DRAGON, PLAIN_C]).instantWinners).toEqual([{ seat: 0, name: 'dragon' }]);
      expect(thirteen([NO_DRAGON, PLAIN_C]).instantWinners).toEqual([]);
    });

    test('TH-6 winners take the first places, the one left is last', () => {
      const game = thirteen([SIX_PAIRS, PLAIN_C, DRAGON]);
      expect(game.instantWinners.map((winner) => winner.seat)).toEqual([2, 0]);
      expect(game.result).toEqual({
        points: [0, -2, 2],
        places: [2, 3, 1],
        breakdown: [{ place: 0 }, { place: -2 }, { place: 2 }],
      });
      expect(game.turn).toBeNull();
    });

    test('TH-6 in a first game the lowest card among those playing on leads and must be included', () => {
      const game = thirteen([DRAGON, PLAIN_C, '4♣ 5♥']);
      expect(game.turn).toBe(1);
      expect(game.mustInclude).toBe('4s');
    });

    test('TH-6 later the next seat playing on leads', () => {
      const game = thirteen(['4♣ 5♥', DRAGON, PLAIN_C], { previous: { winner: 1, leader: 0 } });
      expect(game.turn).toBe(2);
      expect(game.mustInclude).toBeNull();
    });

    test('TH-6 each one is an option', () => {
      const off = { instantWins: { dragon: false, fourTwos: true, sixPairs: false } };
      expect(thirteen([DRAGON, SIX_PAIRS], { options: off }).instantWinners).toEqual([]);
    });

    test('TH-1, TH-6 beyond four seats a full hand is ⌊52 / seats⌋ cards', () => {
      const twos = '2♠ 2♣ 2♦ 2♥ 3♠ 3♣ 4♠ 4♣';
      const others = ['5♠', '6♠', '7♠', '8♠', '9♠'];
      expect(thirteen([twos, ...others]).instantWinners).toEqual([{ seat: 0, name: 'fourTwos' }]);
      expect(thirteen([twos, ...others.slice(1)]).instantWinners).toEqual([]);
    });
  });
});

describe('MN-17, TH-6 the cards that win at the deal', () => {
  test.each([
    ['threePairsWith3s', '3♠ 3♦ 4♠ 4♦ 5♠ 5♦ 8♠ 9♦ J♠ Q♦ K♠ A♦ 2♠', '3♠ 3♦ 4♠ 4♦ 5♠ 5♦'],
    ['threeTriples', '4♠ 4♣ 4♦ 4♥ 6♠ 6♣ 6♦ 2♠ 2♣ 2♦ J♠ Q♦ K♠', '4♠ 4♣ 4♦ 6♠ 6♣ 6♦ 2♠ 2♣ 2♦'],
    ['dragon', '3♠ 3♦ 4♠ 5♦ 6♠ 7♦ 8♠ 9♦ 10♠ J♠ Q♦ K♠ A♦', '3♠ 4♠ 5♦ 6♠ 7♦ 8♠ 9♦ 10♠ J♠ Q♦ K♠ A♦'],
    ['oneColour', '3♠ 5♣ 6♠ 7♣ 8♠ 9♣ 10♠ J♣ Q♠ K♠ A♣ 2♠ 2♣', '3♠ 5♣ 6♠ 7♣ 8♠ 9♣ 10♠ J♣ Q♠ K♠ A♣ 2♠ 2♣'],
  ] as const)('%s', (name, hand, expected) => {
    expect(toiTrangCards(name, cards(hand) as CardId[])).toEqual(cards(expected));
  });

  test('of any hand that wins they win alone, by the naive reading, and none of them can be left out', () => {
    const deck = [...CARD_IDS];
    const someRanks = fc.subarray([...Array(13).keys()], { minLength: 4, maxLength: 8 });
    const hands = someRanks.chain((ranks) => {
      const near = deck.filter((_, card) => ranks.includes(card >> 2));
      return fc.shuffledSubarray(near, { minLength: 13, maxLength: 13 });
    });
    let won = 0;
    fc.assert(
      fc.property(hands, (hand) => {
        for (const name of ALL_NAMES.filter((each) => each !== 'oneColour' && TOI_TRANG[each](hand))) {
          won += 1;
          const winning = [...toiTrangCards(name as ToiTrang, hand)];
          expect(TOI_TRANG[name](winning)).toBe(true);
          for (const card of winning) expect(TOI_TRANG[name](winning.filter((other) => other !== card))).toBe(false);
        }
      }),
      { numRuns: examples(200, 1_000), seed: 17 },
    );
    expect(won).toBeGreaterThan(50);
  });
});
