import { describe, expect, test } from 'vitest';
import { Script } from '../../test/naive-lieng/scripted-game.ts';
import { openSettlement, Settlement, sharePots } from './core/settlement.ts';

describe('LG-6 side pots', () => {
  test('LG-6 three all in for different amounts: three layers', () => {
    // The best hand has least. 100 + 300 + 600 with antes in: main pot 300, side pot 400, 300 uncalled.
    const script = new Script({ chips: [100, 300, 600] }).follow('0 to-tat', '1 to-tat', '2 to-tat');
    expect(script.view.pots).toEqual([
      { amount: 300, seats: [0, 1, 2], winners: [0] },
      { amount: 400, seats: [1, 2], winners: [1] },
    ]);
    expect(script.view.uncalled).toEqual({ seat: 2, amount: 300 });
    expect([script.points, script.view.chips, script.view.pot]).toEqual([[200, 100, -300], [300, 400, 300], 0]);
    expect(script.state.result?.places).toEqual([1, 2, 3]);
  });

  test('LG-6 the breakdown says where the points come from', () => {
    const script = new Script({ chips: [100, 300, 600] }).follow('0 to-tat', '1 to-tat', '2 to-tat');
    expect(script.state.result?.breakdown).toEqual([
      { ante: -10, bets: -90, uncalled: 0, pots: 300 },
      { ante: -10, bets: -290, uncalled: 0, pots: 400 },
      { ante: -10, bets: -590, uncalled: 300, pots: 0 },
    ]);
  });

  test('LG-6 four ways: what folded players put in lies in the layers they reached', () => {
    // In all: seat 0 40 (all in), seat 1 110 (folds), seat 2 200 (all in), seat 3 200.
    const script = new Script({ chips: [40, 500, 200, 500] });
    script.follow('0 to-tat', '1 to 100', '2 to-tat', '3 theo', '1 bo');
    expect(script.view.pots).toEqual([
      { amount: 160, seats: [0, 2, 3], winners: [0] },
      { amount: 390, seats: [2, 3], winners: [2] },
    ]);
    expect(script.points).toEqual([120, -110, 190, -200]);
  });

  test('LG-6 a side pot may hold the chips of one who folded and belong to a single seat', () => {
    // Seat 1 bets 80 and folds to 100; seat 2 called 60 short. Of seat 0 20 come back, 20 win 20 of seat 1's.
    const hands = ['9♠ 9♣ 9♥', 'K♠ K♣ K♥', 'A♠ A♣ A♥'];
    const script = new Script({ chips: [500, 500, 70], hands, dealer: 0 });
    script.follow('1 to 80', '2 to-tat', '0 to 100', '1 bo');
    expect(script.view.uncalled).toEqual({ seat: 0, amount: 20 });
    expect(script.view.pots).toEqual([
      { amount: 210, seats: [0, 2], winners: [2] },
      { amount: 40, seats: [0], winners: [0] },
    ]);
    expect(script.points).toEqual([-50, -90, 140]);
  });

  test('LG-6 an ante that nobody matched comes back too', () => {
    const script = new Script({ chips: [3, 7, 50], hands: ['9♠ 9♣ 9♥', 'A♠ A♣ A♥', 'K♠ K♣ K♥'] });
    expect([script.turn, script.points]).toEqual([null, [-3, 10, -7]]);
    expect(script.view.uncalled).toEqual({ seat: 2, amount: 3 });
  });

  test('LG-6 a raise that all fold to comes back, the rest is won', () => {
    const script = new Script({ chips: [500, 500, 500] }).follow('0 to 20', '1 theo', '2 to 400', '0 bo', '1 bo');
    expect(script.view.uncalled).toEqual({ seat: 2, amount: 380 });
    expect(script.view.pots).toEqual([{ amount: 90, seats: [2], winners: [2] }]);
    expect(script.points).toEqual([-30, -30, 60]);
  });
});

describe('LG-6 odd chips', () => {
  // Cards of one deck never tie, so equal hands are put in by hand.
  const share = (paid: number[], values: number[], contenders: number, dealer: number): Settlement => {
    const settlement = new Settlement();
    openSettlement(settlement, paid.length, paid);
    for (const [seat, value] of values.entries()) settlement.values[seat] = value;
    sharePots(settlement, paid.length, contenders, dealer);
    return settlement;
  };

  test('LG-6 the first winner left of the dealer gets the odd chips', () => {
    // Seat 3 has folded with 5 in: 35 chips for seats 0, 1 and 2, two of them odd.
    expect(share([10, 10, 10, 5], [7, 7, 7, 9], 0b0111, 3).won).toEqual([13, 11, 11, 0]);
    expect(share([10, 10, 10, 5], [7, 7, 7, 9], 0b0111, 0).won).toEqual([11, 13, 11, 0]);
    expect(share([10, 10, 10, 5], [7, 7, 7, 9], 0b0111, 1).won).toEqual([11, 11, 13, 0]);
    expect(share([10, 10, 10, 5], [7, 7, 7, 9], 0b0111, 2).won).toEqual([13, 11, 11, 0]);
  });

  test('LG-6 each pot has its own odd chips', () => {
    // Main pot 3 × 5 + 1 = 16 for seats 0 and 1; side pot 2 × 5 for seats 1 and 2, won by seat 1 alone.
    const settlement = share([5, 10, 10, 1], [7, 7, 3, 0], 0b0111, 3);
    expect(settlement.won).toEqual([8, 18, 0, 0]);
    expect(settlement.amount.slice(0, settlement.pots)).toEqual([16, 10]);
    const odd = share([5, 10, 10, 2], [7, 7, 7, 0], 0b0111, 0);
    expect(odd.won).toEqual([5, 7 + 5, 5 + 5, 0]);
  });
});
