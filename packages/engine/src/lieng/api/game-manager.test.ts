import { describe, expect, test } from 'vitest';
import { ManualTimer } from '../../../test/naive-lieng/manual-timer.ts';
import type { LiengEvent } from '../types.ts';
import { createDeck } from './cards.ts';
import { GameManager } from './game-manager.ts';
import type { Card, Room } from './types.ts';

const ROOM: Room = { players: [{ id: 'an', name: 'An' }, { id: 'binh' }, { id: 'chi' }] };

/** Puts these cards on top, so that the players get them three by three. */
const stacked =
  (ids: string) =>
  (deck: readonly Card[]): Card[] => {
    const top = ids.split(' ');
    const rest = deck.filter(({ id }) => !top.includes(id));
    const wanted = top.flatMap((id) => deck.filter((card) => card.id === id));
    return [...rest, ...wanted.reverse()];
  };

const shuffle = stacked('As Ac Ah Ks Kc Kh Qs Qc Qh');

describe('003 GameManager', () => {
  test('LG-9 a round through all its phases, and the dealer moves on', () => {
    const manager = new GameManager(ROOM, { shuffle });
    const phases: string[] = [];
    manager.on('phase', (event) => phases.push(event.type === 'phase' ? event.phase : ''));
    expect([manager.phase, manager.getPublicState().dealerId]).toEqual(['WAITING', 'an']);
    expect(manager.startRound()).toEqual({ valid: true });
    expect(manager.startRound()).toMatchObject({ valid: false, reason: 'roundRunning' });
    expect(manager.getPublicState().currentPlayerId).toBe('binh');
    manager.handleAction('binh', 'to', 50);
    manager.handleAction('chi', 'bo');
    expect(manager.checkRoundEnd()).toBe(false);
    manager.handleAction('an', 'theo');
    expect(manager.checkRoundEnd()).toBe(true);
    expect([...manager.showdown()].map(([id, { type }]) => [id, type])).toEqual([
      ['an', 'SAP'],
      ['binh', 'SAP'],
    ]);
    expect(Object.fromEntries(manager.distributeWinnings())).toEqual({ an: 130, binh: 0, chi: 0 });
    expect(manager.getPublicState().points).toEqual({ an: 70, binh: -60, chi: -10 });
    expect(manager.endRound()).toEqual({ valid: true });
    expect(phases).toEqual(['DEALING', 'BETTING', 'SHOWDOWN', 'ENDED', 'WAITING']);
    const state = manager.getPublicState();
    expect([state.dealerId, state.players.map(({ chips }) => chips)]).toEqual(['binh', [1070, 940, 990]]);
    expect(manager.endRound()).toMatchObject({ valid: false });
  });

  test('LG-7 a player sees their own cards; the public sees none until the showdown, and never folded ones', () => {
    const manager = new GameManager(ROOM, { shuffle });
    manager.startRound();
    const chi = manager.getStateForPlayer('chi');
    expect(chi.cards.map(({ id }) => id)).toEqual(['Qs', 'Qc', 'Qh']);
    expect(chi.players.map(({ cards }) => cards?.length ?? null)).toEqual([null, null, 3]);
    expect(chi.legal).toEqual([]);
    expect(manager.getStateForPlayer('binh').legal).toHaveLength(4);
    expect(JSON.stringify(manager.getPublicState())).not.toContain('"As"');
    expect(manager.getStateForPlayer('stranger').players.every(({ cards }) => cards === null)).toBe(true);
    manager.handleAction('binh', 'theo');
    manager.handleAction('chi', 'bo');
    manager.handleAction('an', 'theo');
    expect(manager.getPublicState().players.map(({ cards }) => cards?.length ?? null)).toEqual([3, 3, null]);
  });

  test('LG-7 listeners get hidden cards only for the player they belong to', () => {
    const manager = new GameManager(ROOM, { shuffle });
    const told: [LiengEvent, string | null][] = [];
    const stop = manager.on('*', (event, to) => told.push([event, to]));
    manager.startRound();
    const deals = told.flatMap(([event, to]) => (event.type === 'deal' ? [{ to, hands: event.hands }] : []));
    expect(deals.map(({ to }) => to)).toEqual([null, 'an', 'binh', 'chi']);
    expect(deals[0].hands).toEqual([null, null, null]);
    expect(deals[2].hands).toEqual([null, ['Ks', 'Kc', 'Kh'], null]);
    stop();
    manager.handleAction('binh', 'bo');
    expect(told.some(([{ type }]) => type === 'bo')).toBe(false);
  });

  test('LG-7 after 30 seconds the clock checks, or folds when something is owed; then the results, then waiting', () => {
    const timer = new ManualTimer();
    const manager = new GameManager(ROOM, { shuffle, timer });
    manager.startRound();
    timer.pass(30_000);
    expect(manager.getPublicState().players[1].folded).toBe(false);
    manager.handleAction('chi', 'to', 30);
    timer.pass(29_999);
    expect(manager.getPublicState().currentPlayerId).toBe('an');
    timer.pass(1);
    expect(manager.getPublicState().players[0].folded).toBe(true);
    timer.pass(30_000);
    expect([manager.phase, manager.showdown().size]).toEqual(['ENDED', 0]);
    timer.pass(5_000);
    expect(manager.phase).toBe('WAITING');
  });

  test('LG-8 who has lost all sits out, may rebuy between rounds, and no game starts with one stack', () => {
    const manager = new GameManager({ players: [{ id: 'an' }, { id: 'binh', chips: 10 }] }, { shuffle });
    manager.startRound();
    expect([manager.phase, manager.getPublicState().players[1].chips]).toEqual(['ENDED', 0]);
    expect(manager.rebuy('binh')).toMatchObject({ valid: false, reason: 'roundRunning' });
    manager.endRound();
    expect(manager.startRound()).toMatchObject({ valid: false, reason: 'twoStacks' });
    expect(manager.rebuy('an')).toMatchObject({ valid: false, reason: 'rebuyWithChips' });
    expect(manager.rebuy('binh')).toEqual({ valid: true });
    expect(manager.startRound()).toEqual({ valid: true });
  });

  test('LG-8 with automatic rebuy whoever has lost all gets new chips after the round', () => {
    const players = [{ id: 'an' }, { id: 'binh', chips: 10 }];
    const manager = new GameManager({ players, options: { rebuy: 'automatic', startChips: 80 } }, { shuffle });
    manager.startRound();
    manager.endRound();
    expect(manager.getPublicState().players.map(({ chips }) => chips)).toEqual([90, 80]);
  });

  test('without a shuffle of its own it takes the system’s, and options are checked', () => {
    const manager = new GameManager({ players: ROOM.players, options: { ante: 20 } });
    expect(manager.handleAction('an', 'bo')).toMatchObject({ valid: false, code: 'NO_GAME' });
    manager.startRound();
    expect(manager.getPublicState().pot).toBe(60);
    expect(createDeck()).toContainEqual(manager.getStateForPlayer('an').cards[0]);
    expect(() => new GameManager({ players: ROOM.players, options: { ante: -1 } })).toThrow(RangeError);
  });
});
