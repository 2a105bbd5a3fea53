import { describe, expect, test } from 'vitest';
import { Script } from '../../test/naive-lieng/scripted-game.ts';

describe('LG-1 antes and the first to act', () => {
  test('LG-1 everybody antes; the antes are in the pot and the bet to match is 0', () => {
    const { view } = new Script({ chips: [1000, 1000, 1000] });
    expect([view.pot, view.bet, view.chips, view.bets]).toEqual([30, 0, [990, 990, 990], [0, 0, 0]]);
    expect(view.minRaise).toBe(10);
  });

  test('LG-1 the seat after the dealer acts first', () => {
    expect(new Script({ chips: [50, 50, 50], dealer: 0 }).turn).toBe(1);
    expect(new Script({ chips: [50, 50, 50], dealer: 2 }).turn).toBe(0);
  });

  test('LG-1 an ante above the chips takes what is left: all in, and not asked', () => {
    const script = new Script({ chips: [4, 10, 50, 50] });
    expect(script.view.chips).toEqual([0, 0, 40, 40]);
    expect(script.view.allIn).toEqual([true, true, false, false]);
    expect([script.view.pot, script.turn]).toEqual([34, 2]);
  });

  test('LG-1 the minimum raise is the ante unless the table says otherwise', () => {
    expect(new Script({ chips: [500, 500], options: { ante: 25 } }).legal).toContain('to:25-475');
    expect(new Script({ chips: [500, 500], options: { ante: 25, minRaise: 40 } }).legal).toContain('to:40-475');
  });

  test('LG-1 when the antes leave nobody to bet against, the hands are compared at once', () => {
    const both = new Script({ chips: [7, 9] });
    expect([both.turn, both.points, both.view.chips]).toEqual([null, [7, -7], [14, 2]]);
    const one = new Script({ chips: [100, 9] });
    expect([one.turn, one.points]).toEqual([null, [9, -9]]);
  });

  test('LG-1, LG-5 the dealer may sit without chips; the next seat that can act is first', () => {
    const script = new Script({ chips: [5, 0, 60, 60], dealer: 1 });
    expect([script.turn, script.view.dealer, script.view.hands[1], script.view.sitsOut]).toEqual([
      2,
      1,
      [],
      [false, true, false, false],
    ]);
  });
});

describe('LG-5 the actions', () => {
  test('LG-5 with nothing owed: fold, check, raise, all in', () => {
    expect(new Script({ chips: [1000, 1000] }).legal).toEqual(['bo', 'theo', 'to:10-990', 'to-tat']);
  });

  test('LG-5 a raise names the total bet, at least the bet to match and the minimum raise', () => {
    const script = new Script({ chips: [1000, 1000] }).follow('0 to 30');
    expect(script.view.bets).toEqual([30, 0]);
    expect(script.legal).toEqual(['bo', 'theo', 'to:40-990', 'to-tat']);
    expect(script.refusal({ type: 'to', amount: 39 })).toBe('LG-5 raiseTooSmall');
    expect(script.refusal({ type: 'to', amount: 991 })).toBe('LG-5 raiseAboveChips');
    script.follow('1 to 40');
    expect([script.turn, script.view.chips]).toEqual([0, [960, 950]]);
  });

  test('LG-5 the minimum raise does not grow with the raises', () => {
    expect(new Script({ chips: [1000, 1000] }).follow('0 to 500').legal).toContain('to:510-990');
  });

  test.each([
    [{ type: 'to' }, 'BAD_ACTION badAmount'],
    [{ type: 'to', amount: 20.5 }, 'BAD_ACTION badAmount'],
    [{ type: 'to', amount: '20' }, 'BAD_ACTION badAmount'],
    [{ type: 'to', min: 10, max: 990 }, 'BAD_ACTION badAmount'],
    [{ type: 'to', amount: Number.NaN }, 'BAD_ACTION badAmount'],
    [{ type: 'to', amount: -5 }, 'LG-5 raiseTooSmall'],
    [{ type: 'pass' }, 'BAD_ACTION unknownAction'],
    [null, 'BAD_ACTION unknownAction'],
    ['bo', 'BAD_ACTION unknownAction'],
    [[], 'BAD_ACTION unknownAction'],
  ])('LG-5 %j is refused: %s', (action, why) => {
    expect(new Script({ chips: [1000, 1000] }).refusal(action)).toBe(why);
  });

  test('LG-5 theo needs the chips; with fewer it is to-tat', () => {
    const script = new Script({ chips: [1000, 200] }).follow('0 to 191');
    expect(script.legal).toEqual(['bo', 'to-tat']);
    expect(script.refusal({ type: 'theo' })).toBe('LG-5 callNeedsChips');
    const exact = new Script({ chips: [1000, 200] }).follow('0 to 190');
    expect(exact.legal).toEqual(['bo', 'theo', 'to-tat']);
  });

  test('LG-5 all in below the minimum raise is open where raising is', () => {
    const script = new Script({ chips: [1000, 205] }).follow('0 to 190');
    expect(script.legal).toEqual(['bo', 'theo', 'to-tat']);
  });
});

describe('LG-5 all in below the minimum raise reopens nothing', () => {
  // Seat 0 raises to 100, seat 1 calls, seat 2 has 105 in all: five more, half of the minimum raise.
  const short = () => new Script({ chips: [1010, 1010, 115] }).follow('0 to 100', '1 theo', '2 to-tat');

  test('LG-5 those who have acted may call or fold', () => {
    const script = short();
    expect([script.turn, script.view.bet, script.legal]).toEqual([0, 105, ['bo', 'theo']]);
    expect(script.refusal({ type: 'to', amount: 200 })).toBe('LG-5 raisingClosed');
    expect(script.refusal({ type: 'to-tat' })).toBe('LG-5 allInClosed');
    script.follow('0 theo');
    expect([script.turn, script.legal]).toEqual([1, ['bo', 'theo']]);
    script.follow('1 theo');
    expect(script.points).toEqual([230, -115, -115]);
  });

  test('LG-5 where raising is closed, to-tat is a short call only', () => {
    // Seat 1 has 3 chips left behind its call and owes 5.
    const script = new Script({ chips: [1010, 113, 115] }).follow('0 to 100', '1 theo', '2 to-tat', '0 theo');
    expect([script.turn, script.legal]).toEqual([1, ['bo', 'to-tat']]);
    expect(script.refusal({ type: 'theo' })).toBe('LG-5 callNeedsChips');
    // With exactly what is owed it is a call.
    const exact = new Script({ chips: [1010, 115, 115] }).follow('0 to 100', '1 theo', '2 to-tat', '0 theo');
    expect(exact.legal).toEqual(['bo', 'theo']);
    expect(exact.refusal({ type: 'to-tat' })).toBe('LG-5 allInClosed');
  });

  test('LG-5 those who have not acted may still raise, and that reopens', () => {
    const script = new Script({ chips: [1010, 115, 1010] }).follow('0 to 100', '1 to-tat');
    expect([script.turn, script.legal]).toEqual([2, ['bo', 'theo', 'to:115-1000', 'to-tat']]);
    script.follow('2 to 115');
    expect([script.turn, script.legal]).toEqual([0, ['bo', 'theo', 'to:125-1000', 'to-tat']]);
  });

  test('LG-5 two short ones do not add up to a full raise', () => {
    const script = new Script({ chips: [1010, 116, 122] }).follow('0 to 100', '1 to-tat', '2 to-tat');
    expect([script.turn, script.view.bet, script.legal]).toEqual([0, 112, ['bo', 'theo']]);
  });

  test('LG-5 all in of exactly the minimum raise is a full raise', () => {
    const script = new Script({ chips: [1010, 120] }).follow('0 to 100', '1 to-tat');
    expect([script.turn, script.legal]).toEqual([0, ['bo', 'theo', 'to:120-1000', 'to-tat']]);
  });

  test('LG-5 a short first bet closes the raising for those who have checked', () => {
    const script = new Script({ chips: [1000, 14, 1000] }).follow('0 theo', '1 to-tat');
    expect([script.turn, script.view.bet, script.legal]).toEqual([2, 4, ['bo', 'theo', 'to:14-990', 'to-tat']]);
    script.follow('2 theo');
    expect([script.turn, script.legal]).toEqual([0, ['bo', 'theo']]);
  });
});

describe('LG-5 the end of the round', () => {
  test('LG-5 all have checked', () => {
    const script = new Script({ chips: [100, 100, 100] }).follow('0 theo', '1 theo');
    expect(script.turn).toBe(2);
    expect(script.follow('2 theo').points).toEqual([20, -10, -10]);
  });

  test('LG-5 one is left', () => {
    const script = new Script({ chips: [100, 100, 100] }).follow('0 bo', '1 bo');
    expect([script.turn, script.points]).toEqual([null, [-10, -10, 20]]);
  });

  test('LG-5 who raised is not asked again when all have called', () => {
    const script = new Script({ chips: [100, 100, 100] }).follow('0 theo', '1 to 20', '2 theo', '0 theo');
    expect([script.turn, script.points]).toEqual([null, [60, -30, -30]]);
  });

  test('LG-5 the only one who could still bet and owes nothing is not asked', () => {
    // Seat 0 is all in by its ante; when seat 1 folds, seat 2 has no opponent to bet against.
    const script = new Script({ chips: [10, 100, 100] }).follow('1 bo');
    expect([script.turn, script.points]).toEqual([null, [20, -10, -10]]);
  });

  test('LG-5 the only one who could still bet is asked while something is owed', () => {
    const script = new Script({ chips: [60, 100] }).follow('0 to-tat');
    expect([script.turn, script.legal]).toEqual([1, ['bo', 'theo', 'to:60-90', 'to-tat']]);
    expect(script.follow('1 theo').points).toEqual([60, -60]);
  });

  test('LG-5 folded and all-in seats are passed over', () => {
    const script = new Script({ chips: [300, 50, 300, 300] });
    script.follow('0 to 20', '1 to-tat', '2 bo', '3 to 100', '0 to 150');
    expect(script.turn).toBe(3);
  });
});
