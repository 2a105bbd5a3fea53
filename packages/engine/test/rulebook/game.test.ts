import { describe, expect, test } from 'vitest';
import { LAWS } from './laws.ts';
import { follow, legalText, mienNamUnder, thirteenUnder } from './scripted-game.ts';

describe.each(LAWS)('$name', (laws) => {
  const mienNam = mienNamUnder(laws);
  const thirteen = thirteenUnder(laws);

  describe('TL-6 the opening', () => {
    test('TL-6 the holder of 3♠ leads and the first play must contain it', () => {
      const game = mienNam(['4♠ 5♠ 6♠', '5♣ 3♠ 4♣ 3♥ 9♠']);
      expect(game.turn).toBe(1);
      expect(game.mustInclude).toBe('3s');
      expect(legalText(game)).toEqual(['3s', '3s 3h', '3s 4c 5c']);
      follow(game, ['1 3♠ 3♥', '0 pass']);
      expect(game.mustInclude).toBeNull();
      expect(legalText(game)).toEqual(['4c', '5c', '9s']);
    });

    test('TL-6 without 3♠ the lowest card dealt', () => {
      const game = thirteen(['3♥ 4♠', '3♦ 2♥', '5♠ 6♠']);
      expect([game.turn, game.mustInclude]).toEqual([1, '3d']);
    });

    test('MN-3 later the previous winner leads with anything; a given leader too', () => {
      const hands = ['3♠ 4♠', '5♠ 6♠'];
      const later = mienNam(hands, { previous: { winner: 1, toiTrang: false, barred: null } });
      expect([later.turn, later.mustInclude]).toEqual([1, null]);
      const given = mienNam(hands, { leader: 1 });
      expect([given.turn, given.mustInclude]).toEqual([1, null]);
      const afterToiTrang = mienNam(hands, { previous: { winner: 1, toiTrang: true, barred: null } });
      expect([afterToiTrang.turn, afterToiTrang.mustInclude]).toEqual([0, '3s']);
    });

    test('MN-16 who paid đền bài may not lead: the next in turn order does, without 3♠', () => {
      const hands = ['3♠ 4♠', '5♠ 6♠', '7♠ 8♠'];
      const initial = mienNam(hands, { previous: { winner: 2, toiTrang: true, barred: 0 } });
      expect([initial.turn, initial.mustInclude]).toEqual([1, null]);
      const later = mienNam(hands, { previous: { winner: 2, toiTrang: false, barred: 2 } });
      expect([later.turn, later.mustInclude]).toEqual([0, null]);
      const notTheirs = mienNam(hands, { previous: { winner: 2, toiTrang: false, barred: 0 } });
      expect(notTheirs.turn).toBe(2);
    });
  });

  describe('rounds', () => {
    test('TL-3 a leader cannot pass, a follower beats the table or passes', () => {
      const game = mienNam(['5♠ 6♠', '4♠ 7♠ 7♣'], { leader: 0 });
      expect(legalText(game)).toEqual(['5s', '6s']);
      expect(() => game.act({ type: 'pass' })).toThrow('TL-3');
      follow(game, ['0 5♠']);
      expect(legalText(game)).toEqual(['7s', '7c', 'pass']);
      expect(() => game.act({ type: 'play', cards: ['4s'] })).toThrow();
      expect(() => game.act({ type: 'play', cards: ['8s'] })).toThrow();
    });

    test('TL-4, TL-5 who passed is not asked again; the last to play leads', () => {
      const game = mienNam(['3♠ 9♠ 4♠', '5♠ K♠', '6♠ 10♠ 8♠', '7♠ J♠'], { leader: 0 });
      follow(game, ['0 3♠', '1 pass', '2 6♠', '3 7♠', '0 9♠', '2 10♠', '3 pass']);
      expect(game.passed).toEqual([false, true, false, true]);
      follow(game, ['0 pass']);
      expect([game.turn, game.table]).toEqual([2, null]);
      expect(game.passed).toEqual([false, false, false, false]);
    });

    test('TL-4 with passIsFinal false a play clears the passes', () => {
      const options = { passIsFinal: false };
      const game = mienNam(['3♠ 9♠ 4♠', '5♠ K♠', '6♠ 10♠'], { leader: 0, options });
      follow(game, ['0 3♠', '1 pass']);
      expect(game.passed).toEqual([false, true, false]);
      follow(game, ['2 6♠']);
      expect(game.passed).toEqual([false, false, false]);
      follow(game, ['0 9♠', '1 K♠', '2 pass', '0 pass']);
      expect(game.turn).toBe(1);
    });
  });

  describe('MN-7 4+ đôi thông need no vòng', () => {
    const FOUR_PAIRS = '6♠ 6♣ 7♠ 7♣ 8♠ 8♣ 9♠ 9♣';
    const hands = [`${FOUR_PAIRS} 10♠`, '3♠ 2♠ 2♥ 4♦', '4♠ K♦ A♠ 5♠'];

    test('MN-7 a passed player is asked, with the choices cut or pass, and still counts as passed', () => {
      const game = follow(mienNam(hands, { leader: 1 }), ['1 3♠', '2 4♠', '0 pass', '1 2♠', '2 pass']);
      expect(game.turn).toBe(0);
      expect(legalText(game)).toEqual(['6s 6c 7s 7c 8s 8c 9s 9c', 'pass']);
      follow(game, [`0 ${FOUR_PAIRS}`]);
      expect(game.turn).toBe(1);
      expect(game.passed).toEqual([true, false, true]);
      follow(game, ['1 pass']);
      expect([game.turn, game.table]).toEqual([0, null]);
      expect(game.passed).toEqual([false, false, false]);
    });

    test('MN-7 passing again is asked for once, and again after the next play', () => {
      const more = [`${FOUR_PAIRS} 10♠`, '3♠ 2♠ 4♦', '4♠ 2♥ 5♠'];
      const game = follow(mienNam(more, { leader: 1 }), ['1 3♠', '2 4♠', '0 pass', '1 2♠', '2 2♥', '0 pass', '1 pass']);
      expect([game.turn, game.table]).toEqual([2, null]);
      const twice = follow(mienNam(more, { leader: 2 }), ['2 4♠', '0 pass', '1 2♠', '2 pass', '0 pass']);
      expect([twice.turn, twice.table]).toEqual([1, null]);
    });

    test('MN-7 not asked for what it does not cut, nor with fourPairsAfterPass off', () => {
      const ace = follow(mienNam(hands, { leader: 1 }), ['1 3♠', '2 4♠', '0 pass', '1 pass']);
      expect([ace.turn, ace.table]).toEqual([2, null]);
      const off = mienNam(hands, { leader: 1, options: { fourPairsAfterPass: false } });
      follow(off, ['1 3♠', '2 4♠', '0 pass', '1 2♠', '2 pass']);
      expect([off.turn, off.table]).toEqual([1, null]);
    });

    test('MN-7 of two 4 đôi thông in one hand both are offered; tứ quý and 3 đôi thông need the vòng', () => {
      const rich = ['6♠ 6♣ 7♠ 7♣ 8♠ 8♣ 9♠ 9♣ 9♦ 9♥', '3♠ 2♠ 4♦', '4♠ K♦ 5♠'];
      const game = follow(mienNam(rich, { leader: 1 }), ['1 3♠', '2 4♠', '0 pass', '1 2♠', '2 pass']);
      expect(game.legal().every((a) => a.type === 'pass' || a.cards.length === 8)).toBe(true);
      expect(game.legal()).toHaveLength(7); // six ways to take two of the 9s, and pass
      const poor = ['9♠ 9♣ 9♦ 9♥ 10♠', '3♠ 2♠ 4♦', '4♠ K♦ 5♠'];
      const notAsked = follow(mienNam(poor, { leader: 1 }), ['1 3♠', '2 4♠', '0 pass', '1 2♠', '2 pass']);
      expect([notAsked.turn, notAsked.table]).toEqual([1, null]);
    });
  });

  describe('thirteen: places and leaders', () => {
    test('TL-5, TH-8 hưởng sái: when who is out is not beaten, the next in turn order leads', () => {
      const game = follow(thirteen(['A♠', '4♠ 5♠', '6♠ 7♠'], { leader: 0 }), ['0 A♠', '1 pass']);
      expect(game.result).toBeNull();
      follow(game, ['2 pass']);
      expect([game.turn, game.table]).toEqual([1, null]);
      expect(legalText(game)).toEqual(['4s', '5s']);
    });

    test('TL-5 the play of one who is out can be beaten; seats that are out are skipped', () => {
      const game = thirteen(['9♠', '4♠ 10♠ 5♠', '6♠ 7♠ J♠'], { leader: 0 });
      follow(game, ['0 9♠', '1 10♠', '2 J♠', '1 pass']);
      expect([game.turn, game.table]).toEqual([2, null]);
    });

    test('TH-8, TH-11 play goes on until one is left', () => {
      const game = thirteen(['9♠', '4♠ 10♠', '6♠ 7♠', '5♠ 5♦'], { leader: 0 });
      follow(game, ['0 9♠', '1 10♠', '2 pass', '3 pass', '1 4♠']);
      expect(game.turn).toBe(2);
      follow(game, ['2 6♠', '3 pass']);
      expect(game.result).toBeNull();
      follow(game, ['2 7♠']);
      expect(game.result?.places).toEqual([1, 2, 3, 4]);
      expect(game.result?.points).toEqual([3, 1, -1, -3]);
      expect(game.turn).toBeNull();
      expect(game.payments).toEqual([]);
      expect(game.previous).toEqual({ winner: 0, leader: 0 });
    });

    test('TH-7 winnerLeads: the last winner, else the seat after the one who led', () => {
      const hands = ['3♠ 4♠', '5♠ 6♠', '7♠ 8♠'];
      const previous = { winner: 0, leader: 1 };
      const winner = thirteen(hands, { previous });
      expect([winner.turn, winner.mustInclude]).toEqual([0, null]);
      const seatAfter = thirteen(hands, { previous, options: { winnerLeads: false } });
      expect([seatAfter.turn, seatAfter.mustInclude]).toEqual([2, null]);
      const wrapped = thirteen(hands, { previous: { winner: 0, leader: 2 }, options: { winnerLeads: false } });
      expect(wrapped.turn).toBe(0);
    });

    test('TH-7 the one who actually led is remembered, not the one who should have', () => {
      const DRAGON = '3♠ 4♦ 5♠ 6♦ 7♠ 8♦ 9♠ 10♦ J♠ Q♦ K♠ A♦ 2♠';
      const game = thirteen([DRAGON, '9♥', '3♥ 4♥']);
      follow(game, ['2 3♥', '1 9♥']);
      expect(game.previous).toEqual({ winner: 0, leader: 2 });
      expect(game.result?.places).toEqual([1, 2, 3]);
    });

    test('TH-4, TH-5 bombs lead and beat 2s, and MN-7 does not exist here', () => {
      const hands = ['2♠ 2♥ 3♦', '6♠ 6♣ 7♠ 7♣ 8♠ 8♣ 9♠ 9♣ K♠', '4♠ 4♦'];
      const game = follow(thirteen(hands, { leader: 2 }), ['2 4♠', '0 2♠', '1 pass', '2 pass']);
      expect([game.turn, game.table]).toEqual([0, null]);
      follow(game, ['0 2♥', '1 6♠ 6♣ 7♠ 7♣ 8♠ 8♣', '2 pass', '0 pass']);
      expect(game.turn).toBe(1);
    });
  });
});
