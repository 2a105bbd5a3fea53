import { describe, expect, test } from 'vitest';
import { basic } from '../../test/naive-phom/scripted.ts';
import { CARD_IDS } from '../cards.ts';
import { phom } from './game.ts';
import { pointsOfCards } from './hand.ts';

describe('PH-10 the ace is high only', () => {
  test('PH-10 Q-K-A is a phỏm, A-2-3 and K-A-2 are not', () => {
    const hands = ['A♠ 4♦ 9♦', 'Q♠ K♠ 2♠ 3♠ 9♥'];
    const game = basic(hands, { stock: '5♦' }).play('0 draw', '0 discard A♠');
    expect(game.legal()).toEqual(['draw', 'eat:Qs.Ks']);
    expect(game.refused('eat 2♠ 3♠')).toBe('PH-10 aceHighOnly');
    expect(game.refused('eat K♠ 2♠')).toBe('PH-10 aceHighOnly');
  });
});

describe('PH-11 a turn', () => {
  test('PH-11 the first turn must draw', () => {
    const game = basic(['3♠ 4♠', '5♠ 6♠']);
    expect(game.legal()).toEqual(['draw']);
    expect(game.refused('eat 3♠ 4♠')).toBe('PH-11 nothingToEat');
    expect(game.refused('discard 3♠')).toBe('PH-11 takeFirst');
  });

  test('PH-11 draw once, then discard one card of the hand', () => {
    const game = basic(['3♠ 9♠', '5♠ 6♠'], { stock: 'K♥' }).play('0 draw');
    expect(game.legal()).toEqual(['discard:3s', 'discard:9s', 'discard:Kh']);
    expect(game.refused('draw')).toBe('PH-11 alreadyTook');
    expect(game.refused('discard 5♠')).toBe('BAD_ACTION notYourCards');
    game.play('0 discard 9♠');
    expect([game.turn, game.phase]).toEqual([1, 'take']);
  });

  test('PH-11 every choice of hand cards that makes a phỏm with the discard, exactly those leave the hand', () => {
    const game = basic(['7♥ 2♦', '7♠ 7♣ 7♦ 5♥ 6♥ 8♥ 9♥ K♦'], { stock: '3♦' }).play('0 draw', '0 discard 7♥');
    expect(game.legal()).toEqual([
      'draw',
      'eat:7s.7c',
      'eat:7s.7d',
      'eat:7c.7d',
      'eat:7s.7c.7d',
      'eat:5h.6h',
      'eat:5h.6h.8h',
      'eat:5h.6h.8h.9h',
      'eat:6h.8h',
      'eat:6h.8h.9h',
      'eat:8h.9h',
    ]);
    expect(game.refused('eat 7♠ 8♥')).toBe('PH-2 noPhom');
    expect(game.refused('eat 5♥ 8♥')).toBe('PH-2 gapInRun');
    expect(game.refused('eat 6♥')).toBe('PH-2 tooFewForPhom');
    game.play('1 eat 7♣ 7♠');
    const open = phom.view(game.state, 'open');
    expect(open.hands[1]).toEqual(['5h', '6h', '7d', '8h', '9h', 'Kd']);
    expect(open.melds[1]).toEqual([{ cards: ['7s', '7c', '7h'], size: 3, eaten: '7h' }]);
    expect(open.discards).toEqual([[], []]);
    expect(game.phase).toBe('discard');
    game.play('1 discard K♦');
    expect([game.turn, phom.view(game.state, 0).offered]).toEqual([0, { card: 'Kd', from: 1 }]);
  });

  test('PH-11 only the previous player’s discard can be taken, and there is no laying, sending or ù', () => {
    const game = basic(['7♥ 2♦', '7♠ 4♣', '7♣ 7♦ K♣'], { stock: '3♦ 3♣' });
    game.play('0 draw', '0 discard 7♥', '1 draw', '1 discard 4♣');
    expect(game.legal()).toEqual(['draw']);
    expect(game.refused('u')).toBe('BAD_ACTION unknownAction');
    expect(game.refused('lay 7♣ 7♦ K♣')).toBe('BAD_ACTION unknownAction');
    expect(game.refused('send 7♣ 0 0')).toBe('BAD_ACTION unknownAction');
  });
});

describe('PH-12 the end', () => {
  test('PH-12, PH-14 a phỏm that empties the hand wins at once, without a discard', () => {
    const game = basic(['7♥ 2♦ K♠', '7♠ 7♣', 'A♠ 9♦'], { stock: '3♦' }).play('0 draw', '0 discard 7♥', '1 eat 7♠ 7♣');
    expect(game.turn).toBeNull();
    expect(game.payments).toEqual(['0 pays 1 18 for cards', '2 pays 1 10 for cards']);
    expect(game.points).toEqual([-18, 28, -10]);
    expect(game.places).toEqual([3, 1, 2]);
    expect(phom.result(game.state)?.breakdown).toEqual([{ cards: -18 }, { cards: 28 }, { cards: -10 }]);
    expect(phom.carryOver(game.state)).toEqual({ winner: 1 });
  });

  test('PH-12 so does a discard that empties it', () => {
    const game = basic(['7♥ 2♦ K♠', '7♠ 7♣ 10♣'], { stock: '3♦' });
    game.play('0 draw', '0 discard 7♥', '1 eat 7♠ 7♣', '1 discard 10♣');
    expect([game.turn, game.points]).toEqual([null, [-18, 18]]);
  });

  test('PH-12 the deck runs out: the turn in progress is finished, then hands are counted', () => {
    const game = basic(['2♠ 3♦', '9♠ J♦', 'A♠ K♥'], { leader: 1 }).throwBack(45);
    expect([game.turn, game.phase]).toEqual([1, 'take']);
    game.play('1 draw');
    expect([game.turn, game.phase, game.points]).toEqual([1, 'discard', undefined]);
    game.play('1 discard J♦');
    expect([game.turn, game.phase]).toEqual([null, 'over']);
    const last = game.state.position.stock[45];
    expect(game.events[game.events.length - 1]).toMatchObject({
      type: 'end',
      left: [5, 9 + pointsOfCards([CARD_IDS[last]]), 14],
    });
  });

  test('PH-14 each loser pays its points minus the winner’s; melded cards do not count', () => {
    const game = basic(['2♠ 3♦', '9♠ J♦', 'A♠ K♥', 'Q♠'], { leader: 2 }).throwBack(45);
    expect(game.turn).toBeNull();
    expect(game.payments).toEqual(['2 pays 0 9 for cards', '3 pays 0 7 for cards', '1 pays 0 15 for cards']);
    expect(game.points).toEqual([31, -15, -9, -7]);
    expect(game.places).toEqual([1, 4, 3, 2]);
  });

  test('PH-12, PH-14 a shared win: one sum, shared out once, the odd point to the first in turn order, places 1 1 3', () => {
    const game = basic(['2♠ 3♦', 'A♠ 4♦', '3♠ 5♦', '5♠ 6♦'], { leader: 1 }).throwBack(44);
    expect(game.payments).toEqual(['2 pays 1 3 for cards', '3 pays 1 2 for cards', '3 pays 0 4 for cards']);
    expect(game.points).toEqual([4, 5, -3, -6]);
    expect(game.places).toEqual([1, 1, 3, 4]);
    expect(phom.carryOver(game.state)).toEqual({ winner: 1 });
  });

  test('PH-14 equal losers share a place too', () => {
    const game = basic(['2♠ 3♦', '5♠ 6♦', '3♠ 8♦'], { leader: 0 }).throwBack(46);
    expect(game.points).toEqual([12, -6, -6]);
    expect(game.places).toEqual([1, 2, 2]);
  });
});
