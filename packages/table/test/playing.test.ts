import { fairSeed, isNextLink } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { tick } from '../src/decide.ts';
import { evolve } from '../src/evolve.ts';
import { TIMES } from '../src/times.ts';
import { viewTable } from '../src/view.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

describe('playing', () => {
  test('only the seat to act acts, and only as the game allows', () => {
    const table = new TestTable().dealt();
    const { who, other, legal } = table.turn;
    expect(table.ask(other, { type: 'act', action: legal[0] })).toBe('NOT_YOUR_TURN');
    expect(table.ask(CHI, { type: 'act', action: legal[0] })).toBe('NOT_SEATED');
    expect(table.ask(who, { type: 'act', action: { type: 'pass' } })).toBe('TL-3');
    expect(table.ask(who, { type: 'act', action: { type: 'play', cards: ['9x'] } })).toBe('BAD_ACTION');
    expect(table.ask(who, { type: 'act' })).toBe('BAD_ACTION');
    expect(table.ask(who, { type: 'act', action: legal[0] })).toBe('acted');
    expect(table.ask(who, { type: 'act', action: legal[0] })).toBe('NOT_YOUR_TURN');
  });

  test('what is stored is what the game wrote down, not what was sent', () => {
    const table = new TestTable().dealt();
    const { who, legal } = table.turn;
    table.ask(who, { type: 'act', action: { ...legal[0], extra: 'x'.repeat(100) } });
    expect(table.events[table.events.length - 1]).toMatchObject({ type: 'acted', action: legal[0], by: 'person' });
    expect(JSON.stringify(table.events)).not.toContain('extra');
  });

  test('TL-7 the clock acts when the turn is over, and after two turns in a row a built-in player takes over', () => {
    const table = new TestTable().dealt();
    const { who, other } = table.turn;
    const seat = who === AN ? 0 : 1;
    const missed = () => viewTable(table.state, null).seats[seat];
    expect(table.after(29_999)).toBe('');
    expect(table.after(1)).toBe('acted');
    expect(table.events[table.events.length - 1]).toMatchObject({ by: 'clock', seat });
    expect(missed()).toMatchObject({ standIn: false });
    // The other one passes as often as asked, so that the turn comes back.
    while (table.turn.who === other) table.ask(other, { type: 'act', action: { type: 'pass' } });
    expect(table.after(30_000)).toBe('acted');
    expect(missed()).toMatchObject({ standIn: true });
    while (table.turn.who === other) table.ask(other, { type: 'act', action: { type: 'pass' } });
    expect(table.after(TIMES.thinking)).toBe('acted');
    expect(table.events[table.events.length - 1]).toMatchObject({ by: 'player', seat });
    expect(table.ask(who, { type: 'back' })).toBe('back');
    expect(missed()).toMatchObject({ standIn: false });
    // One more missed turn, and the built-in player is there again.
    while (table.turn.who === other) table.ask(other, { type: 'act', action: { type: 'pass' } });
    if (table.state.phase === 'playing') table.after(30_000);
    expect(missed()).toMatchObject({ standIn: true });
  });

  test('coming and going does not stop the clock', () => {
    const table = new TestTable({ turnSeconds: 10 }).dealt();
    const { who } = table.turn;
    const { seq } = table.state;
    for (let i = 0; i < 40; i++) {
      table.ask(who, { type: 'leave' });
      table.now += 500;
      table.ask(who, { type: 'back' });
    }
    expect(table.after(0)).toBe('acted');
    expect(table.state.seq).toBeGreaterThan(seq);
  });

  test('who has left acts no more, and does not open the table again', () => {
    const table = new TestTable().dealt();
    const { who, legal } = table.turn;
    table.ask(who, { type: 'leave' });
    expect(table.ask(who, { type: 'act', action: legal[0] })).toBe('NOT_SEATED');
  });

  test('SY-22 a broken connection holds the turn for thirty seconds, once', () => {
    const table = new TestTable({ turnSeconds: 10 }).dealt();
    const { who } = table.turn;
    table.after(9_000);
    expect(table.ask(who, { type: 'away' })).toBe('away');
    expect(table.ask(who, { type: 'away' })).toBe('');
    expect(table.after(29_000)).toBe('');
    expect(table.ask(who, { type: 'back' })).toBe('back');
    expect(table.ask(who, { type: 'away' })).toBe('away');
    expect(table.after(1_000)).toBe('acted');
  });

  test('whoever leaves during a session is replaced, and may come back to the same seat', () => {
    const table = new TestTable().dealt();
    const { who } = table.turn;
    const seat = who === AN ? 0 : 1;
    table.ask(who, { type: 'leave' });
    expect(viewTable(table.state, null).seats[seat]).toMatchObject({ standIn: true, away: true });
    expect(table.ask(CHI, { type: 'sit' })).toBe('NOT_NOW');
    expect(table.ask(who, { type: 'leave' })).toBe('NOT_SEATED');
    expect(table.after(TIMES.thinking)).toBe('acted');
    expect(table.ask(who, { type: 'back' })).toBe('back');
    expect(viewTable(table.state, who.id).you).toBe(seat);
  });

  test('only those who sit or are listed as watching see the game', () => {
    const table = new TestTable().dealt();
    expect(viewTable(table.state, 'chi').game).toBeNull();
    table.ask(CHI, { type: 'watch' });
    expect(viewTable(table.state, 'chi').game).not.toBeNull();
    expect(viewTable(table.state, null).game).toBeNull();
    table.ask(CHI, { type: 'unwatch' });
    expect(viewTable(table.state, 'chi').game).toBeNull();
  });

  test('when everybody has left, the table closes', () => {
    const table = new TestTable().dealt();
    table.ask(AN, { type: 'leave' });
    expect(table.ask(BINH, { type: 'leave' })).toBe('left closed');
    expect(table.state.phase).toBe('closed');
  });

  test('MN-2, MN-21 games follow each other until the session is complete; then it can be played again', () => {
    const table = new TestTable().dealt();
    for (let game = 1; game <= 16; game++) {
      table.playOut();
      expect(table.state.session.results).toHaveLength(game);
      if (game < 16) {
        expect(table.after(TIMES.betweenGames - 1)).toBe('');
        expect(table.after(1)).toBe('dealt');
      }
    }
    expect(table.state.phase).toBe('completed');
    expect(table.state.records).toHaveLength(16);
    const { standings } = viewTable(table.state, null);
    expect(standings.totals[0] + standings.totals[1]).toBe(0);
    expect(table.ask(CHI, { type: 'again' })).toBe('NOT_SEATED');
    expect(table.ask(BINH, { type: 'again' })).toBe('reopened');
    expect(table.state).toMatchObject({ phase: 'waiting', records: [], game: null });
    expect(viewTable(table.state, null).seats).toMatchObject([
      { name: 'Nam', ready: false },
      { name: 'Bắc', ready: false },
    ]);
    expect(table.dealt().state.phase).toBe('playing');
  });

  test('LG-8, LG-9 a session ends when only one has chips left', () => {
    const table = new TestTable({ game: 'lieng', options: { rebuy: 'never' } }).dealt();
    for (let steps = 0; table.state.phase === 'playing'; steps++) {
      expect(steps).toBeLessThan(200);
      if (viewTable(table.state, null).turn === null) table.after(TIMES.betweenGames);
      else {
        const { who, legal } = table.turn;
        const action = legal.find(({ type }) => type === 'to-tat') ?? legal.find(({ type }) => type === 'theo');
        expect(table.ask(who, { type: 'act', action })).toBe('acted');
      }
    }
    expect(table.state.phase).toBe('completed');
    const { totals, games } = viewTable(table.state, null).standings;
    expect(Math.max(...totals)).toBe(1000);
    expect(games.length).toBeLessThan(16);
    expect(table.ask(AN, { type: 'again' })).toBe('reopened');
  });

  test('the deals of a session can be checked from what everybody who plays or watches is shown', () => {
    const table = new TestTable();
    const promise = viewTable(table.state, null).fair.commitment;
    table.ask(BINH, { type: 'sit' });
    table.ask(AN, { type: 'ready', contribution: 'của Nam' });
    table.ask(BINH, { type: 'ready', contribution: 'của Bắc' });
    table.ask(AN, { type: 'start' });
    table.after(TIMES.countdown);
    expect(table.ask(CHI, { type: 'watch' })).toBe('watched');
    for (const { id } of [AN, CHI]) {
      expect(viewTable(table.state, id).fair).toEqual({
        kind: 'chain',
        commitment: promise,
        links: [],
        pledges: [],
        contributions: ['của Nam', 'của Bắc'],
      });
    }
    table.playOut();
    table.after(TIMES.betweenGames);
    table.playOut();
    const { fair } = viewTable(table.state, CHI.id);
    if (fair.kind !== 'chain') throw new Error('no chain');
    expect(viewTable(table.state, AN.id).fair).toEqual(fair);
    // With the links, a stranger who has only the table's code could deal its finished games again.
    for (const stranger of [null, 'dung']) {
      expect(viewTable(table.state, stranger).fair).toEqual({ ...fair, links: [], contributions: [] });
    }
    const { links, contributions } = fair;
    expect(links).toHaveLength(2);
    expect(isNextLink(promise, links[0])).toBe(true);
    expect(isNextLink(links[0], links[1])).toBe(true);
    const seeds = links.map((link, i) => fairSeed(link, contributions, i + 1));
    expect(table.state.records.map((text) => /seed=(\w+)/.exec(text)?.[1])).toEqual(seeds);
  });

  test('built-in players act by themselves, with a pause, and nonsense from them does not stop the table', () => {
    const table = new TestTable({ games: 1 });
    table.ask(AN, { type: 'seatPlayer', seat: 1, level: 'simple' });
    table.ask(AN, { type: 'start' });
    table.after(TIMES.countdown);
    for (let steps = 0; table.state.phase === 'playing'; steps++) {
      expect(steps).toBeLessThan(500);
      const view = viewTable(table.state, 'an');
      if (view.turn === 0) table.ask(AN, { type: 'act', action: view.game?.legal[0] });
      else {
        const around = { ...table.around, now: table.now + TIMES.thinking, think: () => ({ type: 'nonsense' }) };
        const decision = tick(table.state, around);
        if (!decision.ok) throw new Error(decision.error.code);
        expect(decision.value[0]).toMatchObject({ type: 'acted', by: 'player', seat: 1 });
        table.events.push(...decision.value);
        table.now = around.now;
      }
    }
    expect(table.state.phase).toBe('completed');
  });
});

describe('events', () => {
  test('an event that does not fit is not swallowed', () => {
    const table = new TestTable();
    expect(() =>
      evolve(table.state, { type: 'acted', at: 1, seat: 0, action: { type: 'pass' }, by: 'person' }),
    ).toThrow();
    expect(() => evolve(null, { type: 'left', at: 1, seat: 0 })).toThrow();
  });
});
