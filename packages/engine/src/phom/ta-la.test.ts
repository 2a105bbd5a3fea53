import { describe, expect, test } from 'vitest';
import { taLa } from '../../test/naive-phom/scripted.ts';
import { readRecord, writeRecord } from '../record.ts';
import { phom } from './game.ts';

/** With 2, 3 and 4 seats the laying phase begins after 5, 8 and 11 draws. */

describe('PH-20 the ace is low only', () => {
  test('PH-20 A-2-3 is a phỏm, Q-K-A is not', () => {
    const game = taLa(['A♠ 9♦', 'Q♠ K♠ 2♠ 3♠']).play('0 discard A♠');
    expect(game.legal()).toEqual(['draw', 'eat:2s.3s']);
    expect(game.refused('eat Q♠ K♠')).toBe('PH-20 aceLowOnly');
  });
});

describe('PH-21 leader, stock and turns', () => {
  test('PH-21 the leader starts with a discard; then take first', () => {
    const game = taLa(['K♠ 9♦ 4♦', '5♠ 6♥'], { stock: '8♣' });
    expect([game.turn, game.phase]).toEqual([0, 'discard']);
    expect(game.legal()).toEqual(['discard:4d', 'discard:9d', 'discard:Ks']);
    expect(game.refused('draw')).toBe('PH-21 alreadyTook');
    game.play('0 discard K♠');
    expect(game.legal()).toEqual(['draw']);
    expect(game.refused('discard 5♠')).toBe('PH-21 takeFirst');
    expect(game.refused('u')).toBe('PH-21 takeFirst');
    expect(game.refused('lay 5♠ 6♥')).toBe('PH-21 takeFirst');
    game.play('1 draw');
    expect(game.legal()).toEqual(['discard:5s', 'discard:6h', 'discard:8c']);
    expect(game.refused('eat 5♠ 6♥')).toBe('PH-21 alreadyTook');
  });

  test('PH-21 the stock is 4 × seats − 1 cards', () => {
    for (const [seats, size] of [
      [2, 7],
      [3, 11],
      [4, 15],
    ]) {
      const dealt = phom.deal({ seats, seed: 'stock' });
      expect(dealt.ok && phom.view(dealt.value.state, 'watcher').stock).toBe(size);
    }
  });
});

describe('PH-22 the laying phase', () => {
  test('PH-22 it begins when the stock, after taking, holds fewer cards than there are seats', () => {
    const game = taLa(['K♠ 7♠ 7♣ 7♦ 2♥', '5♠ 9♥']).play('0 discard K♠').throwBack(5);
    expect([game.turn, game.phase]).toEqual([0, 'take']);
    const early = taLa(['K♠ 7♠ 7♣ 7♦ 2♥', '5♠ 9♥']);
    expect(early.refused('lay 7♠ 7♣ 7♦')).toBe('PH-22 notLayingPhase');
    expect(early.refused('send 7♠ 0 0')).toBe('PH-22 notLayingPhase');
    game.play('0 draw');
    expect(game.phase).toBe('lay');
  });

  test('PH-22 every way to lay down, each once; in one or several steps', () => {
    const hands = ['K♠ 7♠ 7♣ 7♦ 7♥ 8♥ 9♥ Q♣', '5♠ 9♣'];
    const game = taLa(hands, { stock: 'J♠ J♦ J♣ 2♠ 2♣ 4♦' }).play('0 discard K♠').throwBack(5).play('0 draw');
    expect(game.legal('lay')).toEqual([
      'lay:7s.7c.7d',
      'lay:7s.7c.7d/7h.8h.9h',
      'lay:7s.7c.7h',
      'lay:7s.7d.7h',
      'lay:7c.7d.7h',
      'lay:7s.7c.7d.7h',
      'lay:7h.8h.9h',
    ]);
    expect(game.legal('send')).toEqual([]);
    expect(game.refused('send 7♥ 0 0')).toBe('PH-22 layBeforeSending');
    expect(game.refused('lay 7♠ 7♣ 7♥ / 7♥ 8♥ 9♥')).toBe('BAD_ACTION badMelds');
    expect(game.refused('lay 7♠ 7♣')).toBe('PH-2 tooFewForPhom');
    game.play('0 lay 9♥ 7♥ 8♥', '0 lay 7♦ 7♣ 7♠');
    expect(phom.view(game.state, 1).melds[0].map(({ cards }) => cards)).toEqual([
      ['7h', '8h', '9h'],
      ['7s', '7c', '7d'],
    ]);
    expect(game.legal()).toEqual(['discard:4d', 'discard:Qc']);
  });

  test('PH-22 phỏm lie in the order in which they were laid, and a send counts them so; the text keeps it', () => {
    const hands = ['K♠ 7♠ 7♣ 7♦ 7♥ 8♥ 9♥ Q♣', '5♠ 9♣'];
    const game = taLa(hands, { stock: 'J♠ J♦ J♣ 2♠ 2♣ 10♥' }).play('0 discard K♠').throwBack(5);
    game.play('0 draw', '0 lay 9♥ 8♥ 7♥ / 7♦ 7♠ 7♣');
    expect(phom.view(game.state, 1).melds[0].map(({ cards }) => cards)).toEqual([
      ['7h', '8h', '9h'],
      ['7s', '7c', '7d'],
    ]);
    expect(game.legal('send')).toEqual(['send:10h:0:0']);
    expect(game.refused('send 10♥ 0 1')).toBe('PH-22 doesNotFit');
    game.play('0 send 10♥ 0 0');
    const text = writeRecord(phom, game.state);
    expect(text).toContain(' lay:7h.8h.9h/7s.7c.7d send:10h:0:0');
    const read = readRecord(text);
    expect(read.ok && read.value.steps[read.value.steps.length - 1].state).toEqual(game.state);
  });

  test('PH-22 sending: single cards onto any phỏm, also one’s own, after laying at least one', () => {
    const hands = ['K♠ 7♠ 7♣ 7♦ Q♣', '4♥ 5♥ 6♥ 7♥ 8♥ 8♣'];
    const game = taLa(hands, { stock: 'J♠ J♦ J♣ 2♠ 2♣ 4♦ A♠' }).play('0 discard K♠').throwBack(5);
    game.play('0 draw', '0 lay 7♠ 7♣ 7♦', '0 discard Q♣', '1 draw');
    expect(game.refused('send 7♥ 0 0')).toBe('PH-22 layBeforeSending');
    game.play('1 lay 4♥ 5♥ 6♥');
    expect(game.legal('send')).toEqual(['send:7h:0:0', 'send:7h:1:0']);
    expect(game.refused('send 8♥ 1 0')).toBe('PH-22 doesNotFit');
    expect(game.refused('send 7♥ 0 1')).toBe('BAD_ACTION noSuchPhom');
    game.play('1 send 7♥ 1 0', '1 send 8♥ 1 0');
    expect(phom.view(game.state, 'watcher').melds[1]).toEqual([
      { cards: ['4h', '5h', '6h', '7h', '8h'], size: 5, eaten: null },
    ]);
    expect(phom.writeAction(game.state.history[game.state.history.length - 1].action)).toBe('send:8h:1:0');
  });

  test('PH-22 a hand emptied by laying and sending ends the turn without a discard, so nothing can be eaten', () => {
    const hands = ['K♠ 7♠ 7♣ 7♦', '4♥ 9♥', '2♥ 3♣'];
    const stock = 'J♠ J♦ J♣ 2♠ 2♣ 5♦ 4♠ 4♣ 7♥';
    const game = taLa(hands, { stock }).play('0 discard K♠').throwBack(8).play('0 draw', '0 lay 7♠ 7♣ 7♦ 7♥');
    expect([game.turn, game.phase]).toEqual([1, 'take']);
    expect(phom.view(game.state, 1).offered).toBeNull();
    const bySending = taLa(hands, { stock }).play('0 discard K♠').throwBack(8);
    bySending.play('0 draw', '0 lay 7♠ 7♣ 7♦', '0 send 7♥ 0 0');
    expect(bySending.turn).toBe(1);
  });

  test('PH-22, PH-23 phỏm with eaten cards are laid always', () => {
    const hands = ['7♥ K♠ 3♣', '7♠ 7♣ 2♥ 9♦'];
    const game = taLa(hands, { stock: 'J♠ J♦ J♣ 4♠ 6♣ 5♦' }).play('0 discard 7♥', '1 eat 7♠ 7♣', '1 discard 9♦');
    game.throwBack(5).play('1 draw');
    expect(game.phase).toBe('lay');
    expect(game.legal()).toEqual(['lay:7s.7c.7h']);
    expect(game.refused('discard 2♥')).toBe('PH-22 layEatenFirst');
    game.play('1 lay 7♠ 7♣ 7♥', '1 discard 2♥');
  });

  test('PH-22 tái: who comes again takes, lays and sends more; the last stock card’s discard ends the game', () => {
    const hands = ['K♠ 7♠ 7♣ 7♦ 5♣ 5♦', '9♠ 9♣ 2♥ 3♦'];
    const stock = 'J♠ J♦ J♣ 2♠ 2♣ 9♥ 5♥';
    const game = taLa(hands, { stock }).play('0 discard K♠').throwBack(5);
    game.play('0 draw', '0 lay 7♠ 7♣ 7♦', '0 discard 9♥', '1 eat 9♠ 9♣', '1 lay 9♠ 9♣ 9♥', '1 discard 2♥');
    expect([game.turn, phom.view(game.state, 0).stock]).toEqual([0, 1]);
    game.play('0 draw');
    expect(game.legal('lay')).toEqual(['lay:5c.5d.5h']);
    game.play('0 lay 5♣ 5♦ 5♥');
    expect(game.turn).toBeNull();
    expect(game.payments).toEqual(['0 pays 1 4 for chot', '1 pays 0 1 for place']);
    expect(game.points).toEqual([-3, 3]);
    expect(game.places).toEqual([1, 2]);
  });
});

describe('PH-23 eating', () => {
  const hands = ['3♦ 5♦ 7♦ K♠', '3♠ 3♣ 5♠ 5♣ 7♠ 7♣ J♥ 9♥ Q♦', '10♠ 2♥'];
  const stock = '2♠ 10♦ 8♠ 6♦ 8♣ 10♣';

  test('PH-23 the feeder pays 1, 2, 3 for the first, second, third eat', () => {
    const game = taLa(hands, { stock }).play('0 discard 3♦', '1 eat 3♠ 3♣', '1 discard J♥').throwBack(1);
    game.play('0 draw', '0 discard 5♦', '1 eat 5♠ 5♣', '1 discard 9♥').throwBack(1);
    game.play('0 draw', '0 discard 7♦', '1 eat 7♠ 7♣');
    expect(game.payments).toEqual(['0 pays 1 1 for eat', '0 pays 1 2 for eat', '0 pays 1 3 for eat']);
    expect(phom.view(game.state, 2).units).toEqual([-6, 6, 0]);
    expect(phom.view(game.state, 2).eaten[1]).toEqual(['3d', '5d', '7d']);
    expect(game.legal()).toEqual(['discard:Qd', 'u']);
    expect(game.refused('discard 7♦')).toBe('PH-23 eatenStays');
    expect(game.refused('discard 7♠')).toBe('PH-23 eatenNeedsPhom');
  });

  test('PH-23 4 for a chốt: an eat when the stock already held fewer cards than seats', () => {
    const game = taLa(['K♠ 9♥ 2♦', '9♠ 9♣ 4♥'], { stock: 'J♠ J♦ J♣ 2♠ 2♣ 3♦' }).play('0 discard K♠').throwBack(5);
    game.play('0 draw', '0 discard 9♥', '1 eat 9♠ 9♣');
    expect(game.payments).toEqual(['0 pays 1 4 for chot']);
    expect(game.events.find(({ type }) => type === 'eat')).toMatchObject({ chot: true, from: 0, card: '9h' });
  });

  test('PH-23 a card eaten before needs its own phỏm: cards it needs cannot be used again', () => {
    // 5♦ was eaten for 3♦ 4♦; 6♦ would need 4♦ 5♦, and 5♦ already has its phỏm.
    const game = taLa(['5♦ 6♦ K♠', '3♦ 4♦ 7♦ 8♣ 9♥', '10♠ 2♥'], { stock: '2♠ 10♦' });
    game.play('0 discard 5♦', '1 eat 3♦ 4♦', '1 discard 9♥').throwBack(1).play('0 draw', '0 discard 6♦');
    expect(game.legal()).toEqual(['draw']);
    expect(game.refused('eat 4♦ 5♦')).toBe('PH-23 twoEatenInPhom');
    expect(game.refused('eat 5♦ 7♦')).toBe('PH-23 twoEatenInPhom');
  });

  test('PH-23 … but the other cards may be rearranged', () => {
    // 5♦ was eaten for 3♦ 4♦. With 5♠ 5♣ it can move over and leave 4♦ to the 2♦.
    const game = taLa(['5♦ 2♦ K♠', '3♦ 4♦ 5♠ 5♣ 9♥', '10♠ 2♥'], { stock: '8♠ 10♦' });
    game.play('0 discard 5♦', '1 eat 3♦ 4♦', '1 discard 9♥').throwBack(1).play('0 draw', '0 discard 2♦');
    expect(game.legal()).toEqual(['draw', 'eat:3d.4d']);
    game.play('1 eat 3♦ 4♦');
    expect(game.legal()).toEqual(['u']);
  });

  test('PH-23 eating that breaks an earlier phỏm is refused', () => {
    const game = taLa(['5♦ 5♥ K♠', '3♦ 4♦ 4♠ 5♠ 9♥', '10♠ 2♥'], { stock: '8♠ 10♦' });
    game.play('0 discard 5♦', '1 eat 3♦ 4♦', '1 discard 9♥').throwBack(1).play('0 draw', '0 discard 5♥');
    expect(game.refused('eat 5♠ 5♦')).toBe('PH-23 twoEatenInPhom');
    const other = taLa(['5♦ 4♥ K♠', '3♦ 4♦ 4♠ 9♥', '10♠ 2♥'], { stock: '8♠ 10♦' });
    other.play('0 discard 5♦', '1 eat 3♦ 4♦', '1 discard 9♥').throwBack(1).play('0 draw', '0 discard 4♥');
    expect(other.refused('eat 4♦ 4♠')).toBe('PH-23 eatenNeedsPhom');
  });

  test('PH-23 an eaten card, and one it needs, cannot be sent', () => {
    const given = ['7♥ K♠ 8♠ 8♣ 8♦', '7♠ 7♣ 7♦ 2♥ 4♥ 3♥ 9♦'];
    const game = taLa(given, { stock: 'J♠ J♦ J♣ 4♠ 6♣ 8♥' }).play('0 discard 7♥', '1 eat 7♠ 7♣', '1 discard 9♦');
    game.throwBack(4).play('0 draw', '0 discard 6♣', '1 draw', '1 lay 2♥ 3♥ 4♥');
    expect(game.refused('send 7♥ 1 0')).toBe('PH-23 eatenStays');
    game.play('1 lay 7♠ 7♣ 7♥', '1 send 7♦ 1 1');
  });
});
