import type { BaseAction } from '@sanh-rong/engine';
import { fairSeed, fingerprint, isNextLink, linksOf } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { createTable, decide, type Surroundings, tick } from './decide.ts';
import type { TableEvent } from './events.ts';
import { evolve, replayTable, TIMES } from './evolve.ts';
import type { Person, TableState } from './state.ts';
import { viewTable } from './view.ts';

const AN: Person = { id: 'an', name: 'Nam' };
const BINH: Person = { id: 'binh', name: 'Bắc' };
const CHI: Person = { id: 'chi', name: 'Tây' };

/** A table in a test's hands: its events, its clock, and shorthands for asking. */
class TestTable {
  now = 1_000;
  events: TableEvent[] = [];
  private secrets = 0;

  constructor(settings: object = {}) {
    this.take(createTable('CODE', AN, { game: 'tienlen', seats: 2, ...settings }, this.around));
  }

  get around(): Surroundings {
    return {
      now: this.now,
      secret: () => `secret ${++this.secrets}`,
      levels: () => ['random', 'simple'],
      think: ({ legal }) => legal[0],
    };
  }
  get state(): TableState {
    const state = replayTable(this.events);
    if (state === null) throw new Error('no table');
    return state;
  }
  private take(decision: ReturnType<typeof decide>): string {
    if (!decision.ok) return decision.error.code;
    this.events.push(...decision.value);
    return decision.value.map(({ type }) => type).join(' ');
  }
  ask(by: Person, command: unknown): string {
    return this.take(decide(this.state, by, command, this.around));
  }
  /** Lets time pass and the table do what that brings. */
  after(milliseconds: number): string {
    this.now += milliseconds;
    return this.take(tick(this.state, this.around));
  }
  /** Two people seated and the first game dealt. */
  dealt(): this {
    this.ask(BINH, { type: 'sit' });
    this.ask(BINH, { type: 'ready' });
    this.ask(AN, { type: 'start' });
    this.after(TIMES.countdown);
    return this;
  }
  get turn(): { who: Person; legal: readonly BaseAction[]; other: Person } {
    const an = viewTable(this.state, 'an');
    const who = an.turn === 0 ? AN : BINH;
    return { who, other: who === AN ? BINH : AN, legal: viewTable(this.state, who.id).game?.legal ?? [] };
  }
  /** Plays the game being played to its end. */
  playOut(): this {
    while (viewTable(this.state, null).turn !== null) {
      const { who, legal } = this.turn;
      this.ask(who, { type: 'act', action: legal[0] });
    }
    return this;
  }
}

describe('the lobby', () => {
  test('the host sits in the first seat, others take free ones', () => {
    const table = new TestTable({ seats: 3 });
    expect(table.ask(BINH, { type: 'sit', seat: 2 })).toBe('sat');
    expect(table.ask(BINH, { type: 'sit' })).toBe('ALREADY_SEATED');
    expect(table.ask(CHI, { type: 'sit', seat: 2 })).toBe('SEAT_TAKEN');
    expect(table.ask(CHI, { type: 'sit', seat: 9 })).toBe('BAD_SEAT');
    expect(table.ask(CHI, { type: 'sit' })).toBe('sat');
    expect(table.ask({ id: 'dung', name: 'Đông' }, { type: 'sit' })).toBe('SEAT_TAKEN');
    expect(viewTable(table.state, 'chi').you).toBe(1);
  });

  test('only the host kicks, seats players, configures, starts and hands over', () => {
    const table = new TestTable({ seats: 3 });
    table.ask(BINH, { type: 'sit' });
    for (const command of [
      { type: 'kick', seat: 0 },
      { type: 'seatPlayer', seat: 2, level: 'simple' },
      { type: 'configure', settings: { turnSeconds: 10 } },
      { type: 'start' },
      { type: 'handOver', seat: 1 },
    ]) {
      expect(table.ask(BINH, command)).toBe('NOT_HOST');
    }
    expect(table.ask(AN, { type: 'kick', seat: 0 })).toBe('BAD_COMMAND');
    expect(table.ask(AN, { type: 'kick', seat: 2 })).toBe('BAD_SEAT');
    expect(table.ask(AN, { type: 'seatPlayer', seat: 2, level: 'unbeatable' })).toBe('BAD_COMMAND');
    expect(table.ask(AN, { type: 'seatPlayer', seat: 1, level: 'simple' })).toBe('SEAT_TAKEN');
    expect(table.ask(AN, { type: 'seatPlayer', seat: 2, level: 'simple' })).toBe('playerSat');
    expect(table.ask(AN, { type: 'handOver', seat: 2 })).toBe('BAD_SEAT');
    expect(table.ask(AN, { type: 'handOver', seat: 1 })).toBe('hosted');
    expect(table.ask(AN, { type: 'kick', seat: 2 })).toBe('NOT_HOST');
    expect(table.ask(BINH, { type: 'kick', seat: 2 })).toBe('kicked');
    table.ask(CHI, { type: 'sit' });
    expect(table.ask(BINH, { type: 'kick', seat: 2 })).toBe('kicked');
    expect(table.ask(CHI, { type: 'sit' })).toBe('SENT_AWAY');
  });

  test('a lobby does not wait for a host whose connection broke', () => {
    const table = new TestTable({ seats: 3 });
    table.ask(BINH, { type: 'sit' });
    expect(table.ask(AN, { type: 'away' })).toBe('away hosted');
    expect(table.state.host).toBe('binh');
  });

  test('another game or rule set brings its own options; built-in players leave with their game', () => {
    const table = new TestTable({ seats: 3, options: { passIsFinal: false } });
    table.ask(AN, { type: 'seatPlayer', seat: 2, level: 'simple' });
    expect(table.ask(AN, { type: 'configure', settings: { ruleSet: 'thirteen' } })).toBe('configured');
    expect(table.state.settings).toMatchObject({ ruleSet: 'thirteen', options: { passIsFinal: true } });
    expect(table.ask(AN, { type: 'configure', settings: { game: 'phom' } })).toBe('kicked configured');
    expect(table.state.settings).toMatchObject({ game: 'phom', ruleSet: 'ta-la', seats: 3 });
  });

  test('a table that cannot be dealt is not made', () => {
    const settings = { game: 'tienlen', ruleSet: 'thirteen', seats: 4, options: { maxPlayers: 2 } };
    const made = createTable('X', AN, settings, new TestTable().around);
    expect(made.ok ? 'ok' : made.error.code).toBe('BAD_SETTINGS');
  });

  test('nobody can work out a link from a commitment shown before, however the settings change', () => {
    const table = new TestTable({ games: 16 });
    const shown = [viewTable(table.state, null).fair.commitment];
    for (const games of [32, 1, 16]) {
      table.ask(AN, { type: 'configure', settings: { games } });
      shown.push(viewTable(table.state, null).fair.commitment);
    }
    const links = linksOf(table.state.secret, table.state.settings.games);
    for (const commitment of shown.slice(0, -1)) {
      let hash = commitment;
      for (let i = 0; i < 64; i++) {
        expect(links).not.toContain(hash);
        hash = fingerprint(hash);
      }
    }
  });

  test('it begins when every seat is taken, everybody is ready and the host says so', () => {
    const table = new TestTable();
    expect(table.ask(AN, { type: 'start' })).toBe('NOT_NOW');
    table.ask(BINH, { type: 'sit' });
    expect(table.ask(AN, { type: 'start' })).toBe('NOT_NOW');
    table.ask(BINH, { type: 'ready' });
    expect(table.ask(AN, { type: 'start' })).toBe('countdown');
    expect(table.state.phase).toBe('ready');
    expect(table.after(TIMES.countdown - 1)).toBe('');
    expect(table.after(1)).toBe('dealt');
    expect(table.state.phase).toBe('playing');
  });

  test.each([
    ['somebody is no longer ready', BINH, { type: 'ready', ready: false }, 'countdownStopped readied'],
    ['somebody leaves', BINH, { type: 'leave' }, 'countdownStopped left'],
    ['the settings change', AN, { type: 'configure', settings: { turnSeconds: 20 } }, 'countdownStopped configured'],
  ])('the countdown stops when %s', (_, who, command, events) => {
    const table = new TestTable();
    table.ask(BINH, { type: 'sit' });
    table.ask(BINH, { type: 'ready' });
    table.ask(AN, { type: 'start' });
    expect(table.ask(who, command)).toBe(events);
    expect(table.state.phase).toBe('waiting');
    expect(table.after(TIMES.countdown)).toBe('');
  });

  test('new settings keep the people, ask them to be ready again, and never drop a seat somebody sits in', () => {
    const table = new TestTable({ seats: 4 });
    table.ask(BINH, { type: 'sit', seat: 3 });
    table.ask(BINH, { type: 'ready' });
    expect(table.ask(AN, { type: 'configure', settings: { seats: 3 } })).toBe('SEAT_TAKEN');
    expect(table.ask(AN, { type: 'configure', settings: { seats: 5 } })).toBe('BAD_SETTINGS');
    expect(table.ask(AN, { type: 'configure', settings: { turnSeconds: 20 } })).toBe('configured');
    expect(viewTable(table.state, null).seats[3]).toMatchObject({ name: 'Bắc', ready: false });
  });

  test('the host who leaves is followed by the next person; the last to leave closes the table', () => {
    const table = new TestTable({ seats: 3 });
    table.ask(BINH, { type: 'sit' });
    expect(table.ask(AN, { type: 'leave' })).toBe('left hosted');
    expect(table.state.host).toBe('binh');
    expect(table.ask(BINH, { type: 'leave' })).toBe('left closed');
    expect(table.ask(CHI, { type: 'sit' })).toBe('TABLE_CLOSED');
    expect(table.after(10 * TIMES.idle)).toBe('');
  });

  test('a lobby where nothing happens closes by itself', () => {
    const table = new TestTable();
    expect(table.after(TIMES.idle - 1)).toBe('');
    table.ask(BINH, { type: 'sit' });
    expect(table.after(TIMES.idle - 1)).toBe('');
    expect(table.after(1)).toBe('closed');
  });

  test('watchers come and go, unless the table has none; whoever sits down watches no more', () => {
    const table = new TestTable();
    expect(table.ask(CHI, { type: 'watch' })).toBe('watched');
    expect(table.ask(CHI, { type: 'watch' })).toBe('BAD_COMMAND');
    expect(viewTable(table.state, null).watchers).toEqual(['Tây']);
    expect(table.ask(CHI, { type: 'sit' })).toBe('sat');
    expect(viewTable(table.state, null).watchers).toEqual([]);
    expect(table.ask(CHI, { type: 'watch' })).toBe('ALREADY_SEATED');
    expect(table.ask(BINH, { type: 'unwatch' })).toBe('BAD_COMMAND');
    expect(new TestTable({ watchers: 'none' }).ask(CHI, { type: 'watch' })).toBe('NO_WATCHERS');
  });

  test.each([
    null,
    'sit',
    [],
    {},
    { type: 'toString' },
    { type: 'kick' },
    { type: 'sit', seat: '1' },
    { type: 'sit', seat: 0.5 },
    { type: 'ready', contribution: 'a\u0000b' },
    { type: 'ready', contribution: '\ud800' },
    { type: 'ready', contribution: 'x'.repeat(129) },
  ])('%j is no command', (command) => {
    expect(new TestTable().ask(AN, command)).toBe('BAD_COMMAND');
  });

  test.each([
    { game: 'poker' },
    { seats: 1 },
    { turnSeconds: 9 },
    { turnSeconds: 121 },
    { games: 3 },
    { visibility: 'secret' },
    { watchers: true },
    { name: 'x'.repeat(41) },
    { name: 'a\u0000b' },
    { options: { nothing: 1 } },
    { colour: 'red' },
    { ruleSet: 'mien-bac' },
  ])('settings %j are refused', (settings) => {
    const made = createTable('X', AN, { game: 'tienlen', ...settings }, new TestTable().around);
    expect(made.ok ? 'ok' : made.error.code).toBe('BAD_SETTINGS');
  });
});

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

  test('a broken connection holds the turn for thirty seconds, once', () => {
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

  test('the deals of a session can be checked from what everybody is shown', () => {
    const table = new TestTable();
    const promise = viewTable(table.state, null).fair.commitment;
    table.ask(BINH, { type: 'sit' });
    table.ask(AN, { type: 'ready', contribution: 'của Nam' });
    table.ask(BINH, { type: 'ready', contribution: 'của Bắc' });
    table.ask(AN, { type: 'start' });
    table.after(TIMES.countdown);
    expect(viewTable(table.state, null).fair).toEqual({
      commitment: promise,
      links: [],
      contributions: ['của Nam', 'của Bắc'],
    });
    table.playOut();
    table.after(TIMES.betweenGames);
    table.playOut();
    const { links, contributions } = viewTable(table.state, null).fair;
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
