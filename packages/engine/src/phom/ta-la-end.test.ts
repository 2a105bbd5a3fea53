import { describe, expect, test } from 'vitest';
import { taLa } from '../../test/naive-phom/scripted.ts';
import { phom } from './game.ts';

const U_HAND = '3♠ 4♠ 5♠ 7♠ 7♣ 7♦ 9♠ 9♣ 9♦';

describe('PH-24 ù', () => {
  test('PH-24 the leader may declare it at the start; each other player pays 5', () => {
    const game = taLa([`${U_HAND} K♥`, 'A♠ 6♥', '2♠ 8♥', 'A♦ Q♦']);
    expect(game.legal('u')).toEqual(['u']);
    game.play('0 u');
    expect(game.payments).toEqual(['1 pays 0 5 for u', '2 pays 0 5 for u', '3 pays 0 5 for u']);
    expect(game.points).toEqual([15, -5, -5, -5]);
    expect(game.events.find(({ type }) => type === 'u')).toEqual({
      type: 'u',
      seat: 0,
      kind: 'u',
      melds: [
        ['7s', '7c', '7d'],
        ['9s', '9c', '9d'],
        ['3s', '4s', '5s'],
      ],
      outside: ['Kh'],
    });
  });

  test('PH-24 ù tròn: no card lies outside, each pays 10', () => {
    const game = taLa([`${U_HAND} 9♥`, 'A♠ 6♥', '2♠ 8♥']).play('0 u');
    expect(game.points).toEqual([20, -10, -10]);
  });

  test('PH-24 directly after taking, also in the laying phase, and not after laying', () => {
    const hands = ['K♠ 7♠ 7♣ 7♦', '9♠ 9♣ 2♥ 3♦'];
    const game = taLa(hands, { stock: 'J♠ J♦ J♣ 2♠ 2♣ 5♦' }).play('0 discard K♠').throwBack(5).play('0 draw');
    expect(game.legal('u')).toEqual(['u']);
    game.play('0 lay 7♠ 7♣ 7♦');
    expect(game.refused('u')).toBe('PH-24 uOnlyAfterTaking');
  });

  test('PH-24 a hand that was emptied may go ù in tái with the one card drawn: 5 from each', () => {
    const hands = ['K♠ 7♠ 7♣ 7♦', '9♥ 3♦', '9♠ 9♣ 2♥'];
    const stock = 'J♠ J♦ 10♣ Q♦ 5♠ 6♥ 4♣ 8♦ 7♥ A♦ 3♣';
    const game = taLa(hands, { stock }).play('0 discard K♠').throwBack(8).play('0 draw', '0 lay 7♠ 7♣ 7♦ 7♥');
    game.play('1 draw', '1 discard 9♥', '2 eat 9♠ 9♣', '2 lay 9♠ 9♣ 9♥', '2 discard 2♥', '0 draw');
    expect(game.legal()).toEqual(['discard:3c', 'u']);
    game.play('0 u');
    expect(game.payments).toEqual(['1 pays 2 4 for chot', '1 pays 0 5 for u', '2 pays 0 5 for u']);
  });

  test('PH-24 two cards outside are no ù', () => {
    const game = taLa(['3♠ 4♠ 5♠ 7♠ 7♣ K♥', 'A♠ 6♥']);
    expect(game.refused('u')).toBe('PH-24 notU');
  });

  const U_KHAN = 'A♠ 4♠ 7♠ 10♠ K♠ 2♥ 5♥ 8♥ J♥';

  test('PH-24, PH-27 ù khan is found at the deal, ends the game and pays 5 each', () => {
    const game = taLa(['2♠ 2♣ 3♥ 4♥ 9♥ 9♦ Q♦ Q♥ 6♦ 6♣', U_KHAN, '3♠ 3♣ 5♠ 5♣ 8♠ 8♣ J♠ J♣ J♦']);
    expect([game.turn, game.legal()]).toEqual([null, []]);
    expect(game.points).toEqual([-5, 10, -5]);
    expect(game.places).toEqual([2, 1, 2]);
    expect(game.events.map(({ type }) => type)).toEqual(['deal', 'u', 'pay', 'pay', 'end']);
    expect(phom.carryOver(game.state)).toEqual({ winner: 1 });
  });

  test('PH-24 several ù khan: the first in turn order', () => {
    const second = 'A♦ 4♦ 7♦ 10♦ K♦ 2♣ 5♣ 8♣ J♣';
    const third = '3♠ 3♣ 5♠ 5♦ 8♠ 8♦ J♠ Q♣ J♦ 6♣';
    expect(taLa([U_KHAN, second, third], { leader: 2 }).points).toEqual([10, -5, -5]);
    const leader = '3♠ 3♥ 5♠ 5♦ 8♠ 8♦ J♠ Q♣ J♦ 6♣';
    expect(taLa([U_KHAN, leader, second], { leader: 1 }).points).toEqual([-5, -5, 10]);
  });

  test('PH-24 cards of one suit two ranks apart are no ù khan, nor are hands that are not full', () => {
    expect(taLa(['2♠ 2♣ 9♥', 'A♠ 4♠ 7♠ 10♠ Q♠ 2♥ 5♥ 8♥ J♥']).turn).toBe(0);
    expect(taLa(['2♠ 2♣ 9♥', 'A♠ 4♠ 7♠']).turn).toBe(0);
  });
});

describe('PH-25 đền', () => {
  test('PH-25 three cards eaten from the same player: that feeder pays for all', () => {
    const hands = ['3♦ 5♦ 7♦ K♠', '3♠ 3♣ 5♠ 5♣ 7♠ 7♣ J♥ 9♥ Q♦', '10♠ 2♥'];
    const game = taLa(hands, { stock: '2♠ 10♦ 8♠ 6♦ 8♣ 10♣' });
    game.play('0 discard 3♦', '1 eat 3♠ 3♣', '1 discard J♥').throwBack(1);
    game.play('0 draw', '0 discard 5♦', '1 eat 5♠ 5♣', '1 discard 9♥').throwBack(1);
    game.play('0 draw', '0 discard 7♦', '1 eat 7♠ 7♣', '1 u');
    expect(game.payments.slice(3)).toEqual(['0 pays 1 10 for den']);
    expect(game.points).toEqual([-16, 16, 0]);
    expect(phom.result(game.state)?.breakdown[0]).toEqual({ eat: -6, chot: 0, u: 0, den: -10, place: 0, mom: 0 });
    expect(game.places).toEqual([2, 1, 2]);
  });

  test('PH-25 ù in the turn in which a chốt card was eaten: that feeder pays for all', () => {
    const hands = ['K♠ 7♥ 2♦', '7♠ 7♣', '4♥ Q♥'];
    const stock = 'J♠ J♦ J♣ 2♠ 2♣ 3♦ 6♠ 9♥';
    const game = taLa(hands, { stock }).play('0 discard K♠').throwBack(8).play('0 draw', '0 discard 7♥');
    game.play('1 eat 7♠ 7♣', '1 u');
    expect(game.payments).toEqual(['0 pays 1 4 for chot', '0 pays 1 20 for den']);
    expect(game.points).toEqual([-24, 24, 0]);
  });

  test('PH-25 fewer than three and no chốt: everybody pays', () => {
    const game = taLa(['7♥ K♠', '7♠ 7♣', '4♥ Q♥']).play('0 discard 7♥', '1 eat 7♠ 7♣', '1 u');
    expect(game.payments).toEqual(['0 pays 1 1 for eat', '0 pays 1 10 for u', '2 pays 1 10 for u']);
  });
});

describe('PH-26 places', () => {
  const stock = '2♠ 2♦ 4♠ 6♣ 8♠ 8♦ J♠ J♦ A♠ A♦ 3♠ Q♠ Q♦ 5♠ 5♦';

  test('PH-26 fewer points are better; 1, 2 and 3 units to the winner', () => {
    const hands = ['K♠ 7♠ 7♣ 7♦ K♥', '9♠ 9♣ 9♦ 3♥', '10♠ 10♣ 10♦ 4♥', 'K♣ K♦ 5♥ 6♥ 7♥ 8♥'];
    const game = taLa(hands, { stock }).play('0 discard K♠').throwBack(11);
    game.play('0 draw', '0 lay 7♠ 7♣ 7♦', '0 discard Q♠', '1 draw', '1 lay 9♠ 9♣ 9♦', '1 discard Q♦');
    game.play('2 draw', '2 lay 10♠ 10♣ 10♦', '2 discard 5♠', '3 draw', '3 lay 5♥ 6♥ 7♥ 8♥', '3 discard 5♦');
    expect(game.payments).toEqual(['2 pays 1 1 for place', '0 pays 1 2 for place', '3 pays 1 3 for place']);
    expect(game.points).toEqual([-2, 6, -1, -3]);
    expect(game.places).toEqual([3, 1, 2, 4]);
    expect(game.events[game.events.length - 1]).toMatchObject({ type: 'end', left: [13, 3, 4, 26] });
  });

  test('PH-26 equal points: who laid down first; a móm is behind all others and pays 4', () => {
    const hands = ['K♠ 2♥', '9♠ 9♣ 9♦ 3♥', '10♠ 10♣ 10♦ 3♦', 'A♥ A♣'];
    const game = taLa(hands, { stock }).play('0 discard K♠').throwBack(11);
    game.play('0 draw', '0 discard Q♠', '1 draw', '1 lay 9♠ 9♣ 9♦', '1 discard Q♦');
    game.play('2 draw', '2 lay 10♠ 10♣ 10♦', '2 discard 5♠', '3 draw', '3 discard 5♦');
    expect(game.payments).toEqual(['2 pays 1 1 for place', '0 pays 1 4 for mom', '3 pays 1 4 for mom']);
    expect(game.places).toEqual([3, 1, 2, 4]);
  });

  test('PH-26 all móm: the first to come to the laying phase wins 4 from each', () => {
    const game = taLa(['K♠ 2♥', '9♠ 3♥', '10♠ 3♦'], { stock, leader: 1 }).play('1 discard 9♠').throwBack(11);
    expect(game.places).toEqual([3, 1, 2]);
    expect(game.points).toEqual([-4, 8, -4]);
  });

  test('PH-27 points of phỏm kept in the hand count, and who keeps all of them is móm', () => {
    const hands = ['K♠ 7♠ 7♣ 7♦', '9♠ 9♣ 9♦ K♥'];
    const game = taLa(hands, { stock }).play('0 discard K♠').throwBack(5);
    game.throwBack(1).play('1 draw', '1 lay 9♠ 9♣ 9♦', '1 discard K♥');
    expect(game.events[game.events.length - 1]).toMatchObject({ left: [21, 11] });
    expect(game.payments).toEqual(['0 pays 1 4 for mom']);
  });
});

describe('PH-27', () => {
  test('PH-27 payments for eating stand beside the others, units sum to zero, the winner leads the next game', () => {
    const game = taLa(['7♥ K♠', '7♠ 7♣ 3♦', '4♥ Q♥'], { stock: '2♠' }).play('0 discard 7♥', '1 eat 7♠ 7♣', '1 u');
    expect(game.points).toEqual([-6, 11, -5]);
    expect(game.places).toEqual([2, 1, 2]);
    const previous = phom.carryOver(game.state);
    const next = phom.deal({ seats: 3, seed: 'next', previous });
    if (!next.ok) throw new Error(next.error.reason);
    expect(phom.turn(next.value.state)).toBe(1);
    expect(phom.view(next.value.state, 'watcher').counts).toEqual([9, 10, 9]);
  });
});
