import { describe, expect, test } from 'vitest';
import { ManualTimer } from '../../../test/naive-lieng/manual-timer.ts';
import { cards, Script } from '../../../test/naive-lieng/scripted-game.ts';
import { BettingManager } from './betting-manager.ts';
import { PotManager } from './pot-manager.ts';
import { TURN_MILLISECONDS } from './turn-clock.ts';
import { TurnManager } from './turn-manager.ts';

describe('003 PotManager', () => {
  const pot = (paid: Record<string, number>): PotManager => {
    const manager = new PotManager(Object.keys(paid));
    for (const [id, amount] of Object.entries(paid)) manager.addBet(id, amount);
    return manager;
  };

  test('LG-6 the winner takes all of what is called', () => {
    const manager = pot({ an: 50, binh: 50, chi: 20 });
    expect(manager.getTotal()).toBe(120);
    expect([manager.distributeToWinner('binh'), manager.getTotal()]).toEqual([120, 0]);
  });

  test('LG-6 an all-in winner takes from each at most their own; the rest waits for the next best hand', () => {
    const manager = pot({ an: 20, binh: 50, chi: 80 });
    expect([manager.distributeToWinner('an'), manager.getTotal()]).toEqual([60, 90]);
    expect([manager.distributeToWinner('binh'), manager.getTotal()]).toEqual([60, 30]);
    expect([manager.distributeToWinner('chi'), manager.getTotal()]).toEqual([30, 0]);
  });

  test('LG-6 equal hands share; the odd chips go to the first from the dealer’s left', () => {
    expect(pot({ an: 5, binh: 5, chi: 5 }).distributeToWinners(['chi', 'binh'])).toEqual(
      new Map([
        ['chi', 7],
        ['binh', 8],
      ]),
    );
    const short = pot({ an: 5, binh: 10, chi: 10 });
    expect(Object.fromEntries(short.distributeToWinners(['an', 'binh']))).toEqual({ an: 8, binh: 17 });
    expect(short.getTotal()).toBe(0);
  });

  test('a reset pot is empty; strangers win nothing', () => {
    const manager = pot({ an: 5 });
    expect(manager.distributeToWinner('nobody')).toBe(0);
    expect(manager.getTotal()).toBe(5);
    manager.reset();
    expect(manager.getTotal()).toBe(0);
  });
});

describe('003 managers refuse nonsense and stay as they were', () => {
  const code = (wanted: string) => expect.objectContaining({ name: 'LiengApiError', code: wanted });

  test('LG-6 a bet is a whole number of chips', () => {
    const manager = new PotManager(['an', 'binh']);
    manager.addBet('an', 5);
    const amounts = [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, 2 ** 60, '5' as never, undefined as never];
    for (const amount of amounts) {
      expect(() => manager.addBet('an', amount)).toThrow(code('BAD_AMOUNT'));
      expect(() => manager.addBet('dung', amount)).toThrow(code('BAD_AMOUNT'));
    }
    expect(() => manager.addBet('', 5)).toThrow(code('BAD_PLAYER_ID'));
    expect([manager.getTotal(), manager.getContribution('an')]).toEqual([5, 5]);
    manager.addBet('binh', 0);
    expect(manager.distributeToWinner('an')).toBe(5);
  });

  test('LG-5 players are different texts, as many as there are seats, and the dealer is one of them', () => {
    expect(() => new PotManager(['an', 'an'])).toThrow(code('PLAYER_TWICE'));
    expect(() => new TurnManager(['an', 'an'], 0)).toThrow(code('PLAYER_TWICE'));
    expect(() => new TurnManager([], 0)).toThrow(code('BAD_PLAYERS'));
    for (const dealer of [Number.NaN, -1, 2, 0.5]) {
      expect(() => new TurnManager(['an', 'binh'], dealer)).toThrow(code('BAD_DEALER'));
    }
    const { state } = new Script({ chips: [100, 50] });
    expect(() => new BettingManager(['an'], state)).toThrow(code('BAD_PLAYERS'));
    expect(() => new BettingManager(['an', 'an'], state)).toThrow(code('PLAYER_TWICE'));
    const many = new PotManager();
    for (let i = 0; i < 30; i++) many.addBet(`player ${i}`, 1);
    expect(() => many.addBet('one more', 1)).toThrow(code('BAD_PLAYERS'));
    expect(many.distributeToWinner('player 29')).toBe(30);
  });
});

describe('003 TurnManager', () => {
  test('LG-1, LG-5 from the dealer’s left, over those still in, until all have acted', () => {
    const turns = new TurnManager(['an', 'binh', 'chi', 'dung'], 1);
    expect(turns.getCurrentPlayer()).toBe('chi');
    expect(turns.advance()).toBe('dung');
    turns.removePlayer('an');
    expect(turns.advance()).toBe('binh');
    expect(turns.isRoundComplete()).toBe(false);
    expect(turns.advance()).toBeNull();
    expect([turns.isRoundComplete(), turns.getActivePlayers()]).toEqual([true, ['binh', 'chi', 'dung']]);
    expect(turns.getCurrentPlayer()).toBeNull();
  });

  test('LG-5 after a raise all others act again; one left ends the round', () => {
    const turns = new TurnManager(['an', 'binh', 'chi'], 2);
    turns.advance();
    turns.reopen();
    expect([turns.advance(), turns.advance(), turns.advance()]).toEqual(['chi', 'an', null]);
    const folding = new TurnManager(['an', 'binh', 'chi'], 2);
    folding.removePlayer('an');
    expect(folding.getCurrentPlayer()).toBe('binh');
    folding.removePlayer('chi');
    expect([folding.isRoundComplete(), folding.getCurrentPlayer()]).toEqual([true, null]);
  });

  test('LG-7 30 seconds a turn, on the timer it is given', () => {
    const timer = new ManualTimer();
    const late: string[] = [];
    const turns = new TurnManager(['an', 'binh'], 1, { timer, onTimeout: (id) => late.push(id) });
    expect(TURN_MILLISECONDS).toBe(30_000);
    timer.pass(29_999);
    expect(late).toEqual([]);
    turns.advance();
    timer.pass(1);
    expect(late).toEqual([]);
    timer.pass(29_999);
    expect(late).toEqual(['binh']);
  });
});

describe('003 BettingManager', () => {
  const betting = () => new BettingManager(['an', 'binh'], new Script({ chips: [100, 50] }).state);

  test('LG-5 says what is valid and why not', () => {
    const manager = betting();
    expect(manager.validateAction('an', 'to', 5)).toEqual({ valid: false, reason: 'raiseTooSmall', code: 'LG-5' });
    expect(manager.validateAction('an', 'to', 10)).toEqual({ valid: true });
    expect(manager.validateAction('binh', 'bo')).toMatchObject({ valid: false, reason: 'notYourTurn' });
    expect(manager.validateAction('nobody', 'bo')).toMatchObject({ valid: false, reason: 'notAtThisTable' });
    expect([manager.getCurrentBet(), manager.getMinRaise()]).toEqual([0, 10]);
  });

  test('LG-5 processes what is valid and leaves the rest alone', () => {
    const manager = betting();
    expect(manager.processAction('an', 'to', 5)).toMatchObject({ valid: false, events: [] });
    expect(manager.getCurrentBet()).toBe(0);
    expect(manager.processAction('an', 'to', 60).events).toHaveLength(1);
    expect(manager.getCurrentBet()).toBe(60);
    expect(manager.processAction('an', 'to', 80)).toMatchObject({ valid: false });
    expect(manager.validateAction('binh', 'theo')).toMatchObject({ valid: false, reason: 'callNeedsChips' });
    manager.processAction('binh', 'to-tat');
    expect(manager.state.result?.points).toEqual([50, -50]);
    expect(manager.validateAction('an', 'bo')).toMatchObject({ valid: false, code: 'GAME_OVER' });
    expect(manager.state.setup.deal).toMatchObject({ hands: [cards('A♠ A♣ A♥'), cards('K♠ K♣ K♥')] });
  });
});
