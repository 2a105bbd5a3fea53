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

  test('LG-1, LG-8 a room that makes no sense is refused with a code', () => {
    const players = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `player ${i}` }));
    const cases: [string, unknown][] = [
      ['BAD_ROOM', undefined],
      ['BAD_ROOM', {}],
      ['BAD_ROOM', { players: 'an' }],
      ['BAD_ROOM', { players: [null, { id: 'an' }] }],
      ['BAD_PLAYERS', { players: [] }],
      ['BAD_PLAYERS', { players: players(1) }],
      ['BAD_PLAYERS', { players: players(18) }],
      ['PLAYER_TWICE', { players: [...players(2), { id: 'player 1' }] }],
      ['BAD_PLAYER_ID', { players: [{ id: 'an' }, {}] }],
      ['BAD_PLAYER_ID', { players: [{ id: 'an' }, { id: '' }] }],
      ['BAD_CHIPS', { players: [{ id: 'an' }, { id: 'binh', chips: Number.NaN }] }],
      ['BAD_CHIPS', { players: [{ id: 'an' }, { id: 'binh', chips: -1 }] }],
      ['BAD_CHIPS', { players: [{ id: 'an' }, { id: 'binh', chips: 0.5 }] }],
      ['BAD_OPTIONS', { players: players(2), options: { ante: Number.NaN } }],
      ['BAD_OPTIONS', { players: players(2), options: { antes: 5 } }],
    ];
    for (const [code, room] of cases) {
      const refused = expect.objectContaining({ name: 'LiengApiError', code });
      expect(() => new GameManager(room as Room), JSON.stringify(room)).toThrow(refused);
    }
    expect(new GameManager({ players: players(17) }).startRound()).toEqual({ valid: true });
  });

  test('LG-1 a shuffle that loses cards starts no round', () => {
    const manager = new GameManager(ROOM, { shuffle: (deck) => deck.slice(0, 5) });
    expect(() => manager.startRound()).toThrow(expect.objectContaining({ code: 'BAD_COUNT' }));
    const twice = new GameManager(ROOM, { shuffle: (deck) => deck.map(() => deck[0]) });
    expect(twice.startRound()).toMatchObject({ valid: false, reason: 'cardTwice' });
    for (const { phase, pot, players } of [manager.getPublicState(), twice.getPublicState()]) {
      expect([phase, pot, players.map(({ chips }) => chips)]).toEqual(['WAITING', 0, [1000, 1000, 1000]]);
    }
  });

  test('LG-5 actions with amounts that make no sense are refused and change nothing', () => {
    const manager = new GameManager(ROOM, { shuffle });
    manager.startRound();
    const before = JSON.stringify(manager.getPublicState());
    for (const amount of [Number.NaN, -5, 10.5, 1e99, undefined, '50' as never]) {
      expect(manager.handleAction('binh', 'to', amount)).toMatchObject({ valid: false });
    }
    expect(manager.handleAction('binh', 'raise' as never)).toMatchObject({ valid: false, code: 'BAD_ACTION' });
    expect(JSON.stringify(manager.getPublicState())).toBe(before);
  });
});

describe('003 GameManager and its listeners', () => {
  test('LG-9 one that throws stops nothing: all are told everything, then the error comes out', () => {
    const timer = new ManualTimer();
    const manager = new GameManager(ROOM, { shuffle, timer });
    const told: string[] = [];
    manager.on('deal', () => {
      throw new Error('no deal');
    });
    manager.on('*', ({ type }, to) => told.push(to === null ? type : `${type} to ${to}`));
    expect(() => manager.startRound()).toThrow(AggregateError);
    const expected = ['phase', 'ante', 'ante', 'ante', 'deal', 'deal to an', 'deal to binh', 'deal to chi', 'phase'];
    expect(told).toEqual(expected);
    expect([manager.phase, manager.getPublicState().pot]).toEqual(['BETTING', 30]);
    manager.on('theo', () => {
      throw new Error('no call');
    });
    expect(() => manager.handleAction('binh', 'theo')).toThrow('no call');
    expect(manager.getPublicState().currentPlayerId).toBe('chi');
    expect(() => timer.pass(30_000)).toThrow('no call');
    expect(manager.getPublicState().currentPlayerId).toBe('an');
  });

  test('LG-8, LG-9 one that throws when the round ends keeps nobody from new chips', () => {
    const players = [{ id: 'an' }, { id: 'binh', chips: 10 }];
    const manager = new GameManager({ players, options: { rebuy: 'automatic' } }, { shuffle });
    manager.startRound();
    manager.on('phase', () => {
      throw new Error('no phase');
    });
    expect(() => manager.endRound()).toThrow('no phase');
    expect([manager.phase, manager.getPublicState().players[1].chips]).toEqual(['WAITING', 1000]);
  });

  test('LG-9 one may act itself: what follows is told after what is being told', () => {
    const manager = new GameManager({ players: ROOM.players.slice(0, 2) }, { shuffle });
    const told: string[] = [];
    manager.on('deal', (_, to) => {
      if (to === 'binh') manager.handleAction('binh', 'bo');
    });
    manager.on('*', (event) => told.push(event.type === 'phase' ? event.phase : event.type));
    manager.startRound();
    expect(told.slice(told.lastIndexOf('deal') + 1)).toEqual(['BETTING', 'bo', 'SHOWDOWN', 'pot', 'ENDED', 'end']);
    expect([manager.phase, manager.getPublicState().players[0].chips]).toEqual(['ENDED', 1010]);
  });
});
