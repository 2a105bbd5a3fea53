import { describe, expect, test } from 'vitest';
import { cards } from '../naive/cards.ts';
import { LAWS } from './laws.ts';
import { follow, mienNamUnder, paymentText } from './scripted-game.ts';

describe.each(LAWS)('$name', (laws) => {
  const { settleRound, countHang, thuiOf, placesOf } = laws;
  const mienNam = mienNamUnder(laws);

  const THREE_PAIRS = '6♠ 6♣ 7♠ 7♣ 8♠ 8♣';
  const FOUR_TENS = '10♠ 10♣ 10♦ 10♥';
  const FOUR_JACKS = 'J♠ J♣ J♦ J♥';
  const FOUR_PAIRS = '3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♦ 6♥';

  /** The debts of a round written as lines '0 2♥'. */
  function roundDebts(lines: string[], winner: number | null = null): string[] {
    const plays = lines.map((line) => ({ seat: Number(line[0]), cards: cards(line.slice(2)) }));
    return settleRound(plays, winner);
  }

  describe('MN-8 what a cut costs', () => {
    test.each([
      ['a black 2', ['0 K♠', '1 2♣', `2 ${FOUR_TENS}`], ['1 pays 2 1']],
      ['a red 2', ['1 2♦', `2 ${THREE_PAIRS}`], ['1 pays 2 2']],
      ['a run of two 2s', ['0 2♠', '1 2♥', `2 ${FOUR_TENS}`], ['1 pays 2 3']],
      ['a run of three 2s behind an ace', ['3 A♠', '0 2♠', '1 2♣', '0 2♦', `2 ${FOUR_TENS}`], ['0 pays 2 4']],
      ['a run of four 2s', ['0 2♠', '1 2♣', '2 2♦', '3 2♥', `1 ${FOUR_TENS}`], ['3 pays 1 6']],
      ['a black pair of 2s', ['0 2♠ 2♣', `1 ${FOUR_PAIRS}`], ['0 pays 1 4']],
      ['a mixed pair of 2s', ['0 2♠ 2♦', `1 ${FOUR_PAIRS}`], ['0 pays 1 6']],
      ['a red pair of 2s, with a pair beaten before', ['0 2♠ 2♣', '2 2♦ 2♥', `1 ${FOUR_PAIRS}`], ['2 pays 1 8']],
      ['a tứ quý that was led', [`0 ${FOUR_TENS}`, `1 ${FOUR_JACKS}`], ['0 pays 1 4']],
      ['a 3 đôi thông by a higher one', [`0 ${THREE_PAIRS}`, '1 Q♠ Q♣ K♠ K♣ A♠ A♣'], ['0 pays 1 4']],
      ['a 2 beaten by a 2 is no cut', ['0 2♠', '1 2♥'], []],
      ['a led hàng nobody beats is no cut', [`0 ${FOUR_TENS}`], []],
    ])('%s', (_, lines, debts) => {
      expect(roundDebts(lines)).toEqual(debts);
    });
  });

  describe('MN-9 stacked cuts, MN-10 settlement', () => {
    const stack = ['0 2♥', `1 ${THREE_PAIRS}`, `2 ${FOUR_TENS}`, `3 ${FOUR_PAIRS}`];

    test('MN-9 the last player cut owes the whole chain to the last cutter', () => {
      expect(roundDebts(stack.slice(0, 2))).toEqual(['0 pays 1 2']);
      expect(roundDebts(stack.slice(0, 3))).toEqual(['1 pays 2 6']);
      expect(roundDebts(stack)).toEqual(['2 pays 3 10']);
    });

    test('MN-10 the cuts the winner suffered drop out, the rest stands', () => {
      expect(roundDebts(['0 2♥', `1 ${THREE_PAIRS}`, `0 ${FOUR_TENS}`], 0)).toEqual(['1 pays 0 4']);
      // 1 cuts 0 (2), 2 cuts 1 (4, drops out), 1 cuts 2 (4)
      const both = ['0 2♥', `1 ${THREE_PAIRS}`, `2 ${FOUR_TENS}`, `1 ${FOUR_PAIRS}`];
      expect(roundDebts(both, 1)).toEqual(['2 pays 1 6']);
      expect(roundDebts(both)).toEqual(['2 pays 1 10']);
    });

    test('MN-10 a run of 2s is suffered by the one who played the last of them', () => {
      expect(roundDebts(['0 2♠', '1 2♥', `2 ${THREE_PAIRS}`, `0 ${FOUR_TENS}`], 0)).toEqual(['2 pays 0 7']);
      expect(roundDebts(['1 2♠', '0 2♥', `2 ${THREE_PAIRS}`, `0 ${FOUR_TENS}`], 0)).toEqual(['2 pays 0 4']);
    });

    test('MN-10 in a game: settled when the round ends, with the card points at the end', () => {
      const game = mienNam(['2♥ 3♠ 4♦', '5♠ 5♣ 5♦ 5♥ 9♠', '7♠ 8♠'], { leader: 2 });
      follow(game, ['2 7♠', '0 2♥', '1 5♠ 5♣ 5♦ 5♥', '2 pass']);
      expect(paymentText(game)).toEqual([]);
      follow(game, ['0 pass']);
      expect(paymentText(game)).toEqual(['0 pays 1 2 for chat']);
      follow(game, ['1 9♠']);
      expect(paymentText(game)).toEqual(['0 pays 1 2 for cards', '0 pays 1 2 for chat', '2 pays 1 1 for cards']);
      expect(game.result).toEqual({
        points: [-4, 5, -1],
        places: [3, 1, 2],
        breakdown: [
          { cards: -2, cong: 0, denBai: 0, chat: -2, thui: 0, toiTrang: 0 },
          { cards: 3, cong: 0, denBai: 0, chat: 2, thui: 0, toiTrang: 0 },
          { cards: -1, cong: 0, denBai: 0, chat: 0, thui: 0, toiTrang: 0 },
        ],
      });
      expect(game.previous).toEqual({ winner: 1, toiTrang: false, barred: null });
    });

    test('MN-10, MN-11 in a game: who was cut cuts back with their last cards', () => {
      const game = mienNam([`2♥ ${FOUR_TENS}`, `${THREE_PAIRS} 3♦`, '4♠ 4♥'], { leader: 2 });
      follow(game, ['2 4♠', '0 2♥', `1 ${THREE_PAIRS}`, '2 pass', `0 ${FOUR_TENS}`]);
      expect(game.turn).toBeNull();
      expect(paymentText(game)).toEqual(['1 pays 0 1 for cards', '1 pays 0 4 for chat', '2 pays 0 1 for cards']);
    });
  });

  describe('MN-12 places of the losers', () => {
    const place = (...hands: string[]) => placesOf(hands.map(cards), 0);
    test('fewer cards first', () => expect(place('', '2♥ 2♦', '3♠ 3♣ 3♦', '2♠')).toEqual([1, 3, 4, 2]));
    test('equal counts: the higher sum of values is worse', () => {
      expect(place('', '3♠ 2♠', '5♠ J♠')).toEqual([1, 3, 2]); // 1 + 13 against 3 + 9
    });
    test('still equal: the holder of the highest card is worse', () => {
      expect(place('', '4♠ 6♥', '5♠ 5♥')).toEqual([1, 3, 2]); // 2 + 4 = 3 + 3, and 6♥ is higher than 5♥
      expect(place('', '5♠ 5♥', '5♣ 5♦')).toEqual([1, 3, 2]);
    });
  });

  describe('MN-15 thúi', () => {
    test.each([
      ['nothing', '3♠ 4♠ 5♠', 0],
      ['every 2 by its value', '2♠ 2♣ 2♦ 2♥', 6],
      ['a tứ quý', FOUR_TENS, 4],
      ['a tứ quý of 2s is four 2s, not a hàng', `2♠ 2♣ 2♦ 2♥ ${FOUR_TENS}`, 10],
      ['4 đôi thông is one hàng', FOUR_PAIRS, 4],
      ['6 đôi thông are two', '3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♠ 6♣ 7♠ 7♣ 8♠ 8♣', 8],
      ['5 đôi thông and a 2', '3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♠ 6♣ 7♠ 7♣ 2♥', 6],
      ['3 đôi thông twice on the same ranks, or three tứ quý', '3♠ 3♣ 3♦ 3♥ 4♠ 4♣ 4♦ 4♥ 5♠ 5♣ 5♦ 5♥', 12],
      ['a tứ quý inside a đôi thông is used once', '3♠ 3♣ 4♠ 4♣ 4♦ 4♥ 5♠ 5♣', 4],
      ['a tứ quý at the end of a run of four', '3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♠ 6♣ 6♦ 6♥', 8],
      ['pairs with 2s are no đôi thông', 'K♠ K♣ A♠ A♣ 2♠ 2♣', 2],
    ])('%s', (_, hand, amount) => {
      expect(thuiOf(cards(hand))).toBe(amount);
    });

    test('MN-15 the largest number: one tứ quý in the middle against two đôi thông around it', () => {
      expect(countHang(cards('3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 5♦ 5♥ 6♠ 6♣ 7♠ 7♣'))).toBe(2);
    });

    test('MN-15 two players: the loser pays the winner', () => {
      const game = follow(mienNam(['3♠ 9♠', '4♠ 5♠ 2♥'], { leader: 0 }), ['0 3♠', '1 4♠', '0 9♠']);
      expect(paymentText(game)).toEqual(['1 pays 0 2 for cards', '1 pays 0 2 for thui']);
    });

    test('MN-15 three players: the 3rd pays the 2nd, who pays nothing for their own', () => {
      const hands = ['3♠ 9♠', '4♠ 2♦', '5♠ 2♥ 6♠ 2♣'];
      const game = follow(mienNam(hands, { leader: 0 }), ['0 3♠', '1 4♠', '2 5♠', '0 9♠']);
      expect(paymentText(game)).toEqual(['1 pays 0 1 for cards', '2 pays 0 3 for cards', '2 pays 1 3 for thui']);
      expect(game.result?.points).toEqual([4, 2, -6]);
    });

    test('MN-15 four players: the 4th pays the 3rd', () => {
      const hands = ['3♠ 9♠', '4♠ 2♦', `7♠ ${FOUR_TENS} 2♥`, '8♠ A♠ A♣'];
      const game = follow(mienNam(hands, { leader: 0 }), ['0 3♠', '1 4♠', '2 7♠', '3 8♠', '0 9♠']);
      expect(game.result?.places).toEqual([1, 2, 4, 3]);
      expect(paymentText(game).filter((text) => text.endsWith('thui'))).toEqual(['2 pays 3 6 for thui']);
    });
  });

  describe('MN-14 cóng', () => {
    test('MN-14, MN-15 the cóng player pays 13 × players and thúi, to the winner; nobody else pays thúi', () => {
      const hands = ['3♠ 9♠', '4♠ 5♠ 2♦', '3♥ 2♥'];
      const game = follow(mienNam(hands, { leader: 0 }), ['0 3♠', '1 4♠', '2 pass', '0 9♠']);
      expect(paymentText(game)).toEqual([
        '1 pays 0 2 for cards',
        '2 pays 0 2 for cards',
        '2 pays 0 2 for thui',
        '2 pays 0 39 for cong',
      ]);
      // MN-12 puts 5♠ 2♦ (3 + 13) behind 3♥ 2♥ (1 + 13): seat 1 is last, but has played, and keeps its 2♦ for free.
      expect(game.result?.places).toEqual([1, 3, 2]);
    });
  });

  describe('MN-16 đền bài', () => {
    const hands = ['3♠ K♠', '4♠ 5♠', '4♣ 6♠ 2♥', '3♣'];

    test('MN-16 the last who passed with a legal play pays the whole bill', () => {
      const game = follow(mienNam(hands, { leader: 0 }), ['0 3♠', '1 pass', '2 pass', '3 pass', '0 K♠']);
      // cards 2 + 3 + 1, cóng 3 × 52, thúi 2; seat 3 held 3♣, which beats 3♠
      expect(paymentText(game)).toEqual(['3 pays 0 164 for denBai']);
      expect(game.result?.points).toEqual([164, 0, 0, -164]);
      expect(game.result?.breakdown[3]).toEqual({ cards: 0, cong: 0, denBai: -164, chat: 0, thui: 0, toiTrang: 0 });
      expect(game.previous).toEqual({ winner: 0, toiTrang: false, barred: 3 });
    });

    test('MN-16 a pass without a legal play does not count', () => {
      const beaten = ['Q♠ K♠', '4♠ 5♠', '4♣ 6♠ 2♥', '3♣'];
      const game = follow(mienNam(beaten, { leader: 0 }), ['0 Q♠', '1 pass', '2 pass', '3 pass', '0 K♠']);
      expect(paymentText(game)).toEqual(['2 pays 0 164 for denBai']);
      const nobody = follow(mienNam(['Q♠ K♠', '4♠ 5♠', '4♣'], { leader: 0 }), ['0 Q♠', '1 pass', '2 pass', '0 K♠']);
      expect(paymentText(nobody)).toEqual([
        '1 pays 0 2 for cards',
        '1 pays 0 39 for cong',
        '2 pays 0 1 for cards',
        '2 pays 0 39 for cong',
      ]);
      expect(nobody.previous).toEqual({ winner: 0, toiTrang: false, barred: null });
    });

    test('MN-16 not if one loser has played, and not with two players', () => {
      const oneCong = follow(mienNam(hands.slice(0, 3), { leader: 0 }), ['0 3♠', '1 4♠', '2 pass', '0 K♠']);
      expect(paymentText(oneCong).some((text) => text.endsWith('denBai'))).toBe(false);
      const two = follow(mienNam(hands.slice(0, 2), { leader: 0 }), ['0 3♠', '1 pass', '0 K♠']);
      expect(paymentText(two)).toEqual(['1 pays 0 2 for cards', '1 pays 0 26 for cong']);
    });

    test('MN-16 the last refusal counts over all rounds; refusing to cut is one', () => {
      const deal = ['3♥ 2♠ K♠', `${FOUR_PAIRS} 9♠`, '3♦ 4♦'];
      // Seat 2 could have beaten 3♥, later nothing; seat 1 could have cut 2♠, later nothing.
      const passing = ['0 3♥', '1 pass', '2 pass', '0 2♠', '1 pass', '2 pass', '0 K♠'];
      const game = follow(mienNam(deal, { leader: 0 }), passing);
      expect(game.previous).toEqual({ winner: 0, toiTrang: false, barred: 1 });
      expect(paymentText(game)).toEqual(['1 pays 0 93 for denBai']); // cards 9 + 2, cóng 2 × 39, one hàng 4
    });
  });
});
