import { fingerprint, linksOf } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { createTable } from '../src/decide.ts';
import { replayTable } from '../src/evolve.ts';
import { isPerson } from '../src/state.ts';
import { TIMES } from '../src/times.ts';
import { viewTable } from '../src/view.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

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

  test('everybody sees which avatar somebody chose, and who came before whom, wherever they sit', () => {
    const table = new TestTable({ seats: 3 });
    table.ask({ ...CHI, face: 'tiger' }, { type: 'sit', seat: 2 });
    table.ask(BINH, { type: 'sit', seat: 1 });
    const shown = viewTable(table.state, BINH.id).seats.map((seat) =>
      seat.kind === 'person' ? { name: seat.name, face: seat.face, came: seat.came } : seat,
    );
    expect(shown).toEqual([
      { name: AN.name, came: 1 },
      { name: BINH.name, came: 3 },
      { name: CHI.name, face: 'tiger', came: 2 },
    ]);
    table.ask(CHI, { type: 'leave' });
    table.ask(CHI, { type: 'sit', seat: 2 });
    expect(viewTable(table.state, BINH.id).seats[2]).not.toHaveProperty('face');
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

  test('the host sends built-in players away and changes their level; the seat is free for anybody', () => {
    const table = new TestTable({ seats: 3 });
    table.ask(AN, { type: 'seatPlayer', seat: 1, level: 'random' });
    expect(table.ask(AN, { type: 'seatPlayer', seat: 1, level: 'simple' })).toBe('playerSat');
    expect(viewTable(table.state, null).seats[1]).toEqual({ kind: 'player', level: 'simple' });
    expect(table.ask(AN, { type: 'kick', seat: 1 })).toBe('kicked');
    expect(table.state).toMatchObject({ sentAway: [], seats: { 1: { kind: 'empty' } } });
    expect(table.ask(BINH, { type: 'sit', seat: 1 })).toBe('sat');
  });

  test('a host hands over to somebody who is there, also during a game, and then is host no more', () => {
    const table = new TestTable({ seats: 2 }).dealt();
    expect(table.ask(AN, { type: 'handOver', seat: 5 })).toBe('BAD_SEAT');
    expect(table.ask(AN, { type: 'handOver', seat: 1 })).toBe('hosted');
    expect(viewTable(table.state, null).host).toBe('binh');
    expect(table.ask(AN, { type: 'handOver', seat: 0 })).toBe('NOT_HOST');
    table.ask(AN, { type: 'leave' });
    expect(table.ask(BINH, { type: 'handOver', seat: 0 })).toBe('BAD_SEAT');
  });

  test('settings, seats and players are settled in the lobby, not while a game is on', () => {
    const table = new TestTable().dealt();
    expect(table.ask(AN, { type: 'configure', settings: { turnSeconds: 20 } })).toBe('NOT_NOW');
    expect(table.ask(AN, { type: 'kick', seat: 1 })).toBe('NOT_NOW');
    expect(table.ask(AN, { type: 'seatPlayer', seat: 1, level: 'simple' })).toBe('NOT_NOW');
  });

  test('a host whose connection broke keeps the lobby for a minute; then somebody who is there takes it over', () => {
    const table = new TestTable({ seats: 3 });
    table.ask(BINH, { type: 'sit' });
    expect(table.ask(AN, { type: 'away' })).toBe('away');
    expect(table.after(TIMES.hostKept - 1)).toBe('');
    expect(table.state.host).toBe('an');
    expect(table.after(1)).toBe('hosted');
    expect(table.state.host).toBe('binh');
  });

  test('a host who is back within the minute has lost nothing, and the next minute is a whole one', () => {
    const table = new TestTable({ seats: 3 });
    table.ask(BINH, { type: 'sit' });
    table.ask(AN, { type: 'away' });
    table.now += TIMES.hostKept - 1;
    expect(table.ask(AN, { type: 'back' })).toBe('back');
    expect(table.after(TIMES.hostKept)).toBe('');
    table.ask(AN, { type: 'away' });
    expect(table.after(TIMES.hostKept - 1)).toBe('');
    expect(table.state.host).toBe('an');
  });

  test('a host who was away for longer gets the table back, unless it was handed on or they left', () => {
    const lost = (): TestTable => {
      const table = new TestTable({ seats: 3 });
      table.ask(BINH, { type: 'sit' });
      table.ask(CHI, { type: 'sit' });
      table.ask(AN, { type: 'away' });
      table.after(TIMES.hostKept);
      return table;
    };
    const table = lost();
    expect(table.ask(AN, { type: 'back' })).toBe('back hosted');
    expect(table.state).toMatchObject({ host: 'an', hostBefore: null });
    const handedOn = lost();
    handedOn.ask(BINH, { type: 'handOver', seat: 2 });
    expect(handedOn.ask(AN, { type: 'back' })).toBe('back');
    expect(handedOn.state.host).toBe('chi');
    const left = lost();
    left.ask(AN, { type: 'leave' });
    left.ask(AN, { type: 'sit' });
    left.ask(AN, { type: 'away' });
    expect(left.ask(AN, { type: 'back' })).toBe('back');
    expect(left.state.host).toBe('binh');
  });

  test('nobody who is away takes a lobby over: it passes on when somebody is back', () => {
    const table = new TestTable({ seats: 3 });
    table.ask(BINH, { type: 'sit' });
    table.ask(BINH, { type: 'away' });
    table.ask(AN, { type: 'away' });
    expect(table.after(TIMES.hostKept)).toBe('');
    expect(table.state.host).toBe('an');
    table.ask(BINH, { type: 'back' });
    expect(table.after(0)).toBe('hosted');
    expect(table.state.host).toBe('binh');
  });

  test('a session waits for its host; the lobby after it does for a minute, counted from when they went', () => {
    const table = new TestTable({ games: 1 }).dealt();
    table.ask(AN, { type: 'away' });
    table.playOut();
    expect(table.state.host).toBe('an');
    table.now += TIMES.hostKept;
    expect(table.ask(BINH, { type: 'again' })).toBe('reopened');
    expect(table.after(0)).toBe('hosted');
    expect(table.state.host).toBe('binh');
  });

  test('whoever opened a table cannot be sent away from it', () => {
    const table = new TestTable({ seats: 3 });
    table.ask(BINH, { type: 'sit' });
    table.ask(AN, { type: 'handOver', seat: 1 });
    expect(table.ask(BINH, { type: 'kick', seat: 0 })).toBe('BAD_COMMAND');
    expect(table.state.seats[0]).toMatchObject({ person: { id: 'an' } });
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

  test('new settings ask for new texts: the server never draws a secret after it has seen them', () => {
    const table = new TestTable();
    table.ask(BINH, { type: 'sit' });
    table.ask(BINH, { type: 'ready', contribution: 'của Bắc' });
    table.ask(AN, { type: 'configure', settings: { turnSeconds: 20 } });
    table.ask(BINH, { type: 'ready' });
    expect(table.state.seats[1]).toMatchObject({ ready: true, contribution: null });
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

  test('empty seats can be taken away wherever they are: people and players move up, in their order', () => {
    const table = new TestTable({ game: 'lieng', seats: 6 });
    table.ask(BINH, { type: 'sit', seat: 5 });
    table.ask(CHI, { type: 'sit', seat: 2 });
    table.ask(AN, { type: 'seatPlayer', seat: 3, level: 'simple' });
    expect(table.ask(AN, { type: 'configure', settings: { seats: 2 } })).toBe('SEAT_TAKEN');
    expect(table.ask(AN, { type: 'configure', settings: { seats: 4 } })).toBe('configured');
    expect(table.state.seats.map((holder) => (isPerson(holder) ? holder.person.id : holder.kind))).toEqual([
      'an',
      'chi',
      'player',
      'binh',
    ]);
    expect(viewTable(table.state, BINH.id).you).toBe(3);
    // A player goes before a person does.
    expect(table.ask(AN, { type: 'configure', settings: { seats: 3 } })).toBe('configured');
    expect(viewTable(table.state, BINH.id).you).toBe(2);
    for (const person of [BINH, CHI]) table.ask(person, { type: 'ready' });
    expect(table.ask(AN, { type: 'start' })).toBe('countdown');
    expect(replayTable(JSON.parse(JSON.stringify(table.events)))).toEqual(table.state);
  });

  test('new settings keep the people, ask them to be ready again, and never drop a seat somebody sits in', () => {
    const table = new TestTable({ seats: 4 });
    table.ask(BINH, { type: 'sit', seat: 3 });
    table.ask(BINH, { type: 'ready' });
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
