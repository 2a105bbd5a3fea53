import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { botDice, botMoves, botToAct } from '../src/acting.ts';
import { createTable, decide } from '../src/decide.ts';
import type { SeatFault, TableEvent } from '../src/events.ts';
import { evolve, replayTable } from '../src/evolve.ts';
import { modeOf } from '../src/mode.ts';
import { turnOf } from '../src/playing.ts';
import { gameOf } from '../src/settings.ts';
import type { TableState } from '../src/state.ts';
import { summarize } from '../src/summary.ts';
import type { SeatableBot, Surroundings } from '../src/surroundings.ts';
import { STRIKES, TIMES } from '../src/times.ts';
import { tellEvent, viewTable } from '../src/view.ts';
import { live, randomTables } from './random-tables.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

const BOTS: readonly SeatableBot[] = [
  { id: 'rua', name: 'Rùa', version: 3, owner: CHI, game: 'tienlen', sound: true },
  { id: 'hong', name: 'Hỏng', version: 1, owner: CHI, game: 'tienlen', sound: false },
  { id: 'tho', name: 'Thỏ', version: 1, owner: CHI, game: 'phom', sound: true },
];

class BotTable extends TestTable {
  known: readonly SeatableBot[] = BOTS;

  override get around(): Surroundings {
    return { ...super.around, bots: (id) => this.known?.find((bot) => bot.id === id) ?? null };
  }
  /** The host watches two bots, the first game dealt. */
  watched(): this {
    this.ask(AN, { type: 'stand' });
    for (const seat of [0, 1]) this.ask(AN, { type: 'seatBot', seat, bot: 'rua' });
    this.ask(AN, { type: 'start' });
    this.after(TIMES.countdown);
    return this;
  }
  /** What the bot to act does: its first legal action, or something wrong. */
  bot(fault?: SeatFault): string {
    const { state } = this;
    if (state.game === null) return 'no game';
    const [action] = gameOf(state.settings).legal(state.game);
    const decision = botMoves(state, fault === undefined ? { action } : { fault }, this.now);
    if (!decision.ok) return decision.error.code;
    this.events.push(...decision.value);
    return decision.value.map(({ type }) => type).join(' ');
  }
  get last(): TableEvent {
    return this.events[this.events.length - 1];
  }
}

describe('a bot in a seat', () => {
  test('is seated by the host, as it is then, and everybody at the door sees it', () => {
    const table = new BotTable({ seats: 3 });
    expect(table.ask(BINH, { type: 'seatBot', seat: 1, bot: 'rua' })).toBe('NOT_HOST');
    expect(table.ask(AN, { type: 'seatBot', seat: 0, bot: 'rua' })).toBe('SEAT_TAKEN');
    expect(table.ask(AN, { type: 'seatBot', seat: 7, bot: 'rua' })).toBe('BAD_SEAT');
    expect(table.ask(AN, { type: 'seatBot', seat: 1, bot: 'nobody' })).toBe('NO_BOT');
    expect(table.ask(AN, { type: 'seatBot', seat: 1, bot: 'tho' })).toBe('BAD_BOT');
    expect(table.ask(AN, { type: 'seatBot', seat: 1, bot: 'hong' })).toBe('BAD_BOT');
    expect(table.ask(AN, { type: 'seatBot', seat: 1, bot: 9 })).toBe('BAD_COMMAND');
    expect(table.ask(AN, { type: 'seatBot', seat: 1, bot: 'rua', version: 9 })).toBe('botSat');
    const seat = { kind: 'bot', id: 'rua', name: 'Rùa', version: 3, owner: CHI, strikes: 0, out: false };
    expect(viewTable(table.state, null).seats[1]).toEqual(seat);
    expect(summarize(table.state)).toMatchObject({ mode: 'hybrid', people: ['Nam'], players: 0, bots: 1, free: 1 });
    expect(table.ask(BINH, { type: 'sit', seat: 1 })).toBe('SEAT_TAKEN');
  });

  test('a table says who plays there: people, people and bots, or bots alone', () => {
    const table = new BotTable({ seats: 3 });
    const mode = () => summarize(table.state).mode;
    table.ask(AN, { type: 'seatPlayer', seat: 1, level: 'simple' });
    expect(mode()).toBe('people');
    table.ask(AN, { type: 'seatBot', seat: 2, bot: 'rua' });
    expect(mode()).toBe('hybrid');
    // A free seat is one for people.
    table.ask(AN, { type: 'stand' });
    expect(mode()).toBe('hybrid');
    table.ask(AN, { type: 'seatBot', seat: 0, bot: 'rua' });
    expect(mode()).toBe('bots');
    expect(modeOf(viewTable(table.state, AN.id).seats)).toBe('bots');
  });

  test('where no bots can play, none is seated', () => {
    const { bots: _, ...around } = new BotTable().around;
    const made = createTable('CODE', AN, { game: 'tienlen' }, around);
    if (!made.ok) throw new Error(made.error.code);
    const state = replayTable(made.value) as TableState;
    expect(decide(state, AN, { type: 'seatBot', seat: 1, bot: 'rua' }, around)).toMatchObject({
      error: { code: 'BOTS_OFF' },
    });
  });

  test('is brought to its newest version by being seated again, and can be sent away', () => {
    const table = new BotTable();
    table.ask(AN, { type: 'seatBot', seat: 1, bot: 'rua' });
    table.known = [{ ...BOTS[0], version: 4 }];
    expect(viewTable(table.state, null).seats[1]).toMatchObject({ version: 3 });
    expect(table.ask(AN, { type: 'seatBot', seat: 1, bot: 'rua' })).toBe('botSat');
    expect(viewTable(table.state, null).seats[1]).toMatchObject({ version: 4 });
    expect(table.ask(AN, { type: 'kick', seat: 1 })).toBe('kicked');
    expect(table.state).toMatchObject({ sentAway: [], seats: { 1: { kind: 'empty' } } });
  });

  test('leaves with its game, is always ready, and seating one stops the countdown', () => {
    const table = new BotTable({ seats: 2 });
    table.ask(AN, { type: 'seatBot', seat: 1, bot: 'rua' });
    expect(table.ask(AN, { type: 'start' })).toBe('countdown');
    expect(table.ask(AN, { type: 'seatBot', seat: 1, bot: 'rua' })).toBe('countdownStopped botSat');
    expect(table.ask(AN, { type: 'configure', settings: { turnSeconds: 20 } })).toBe('configured');
    expect(table.state.seats[1].kind).toBe('bot');
    expect(table.ask(AN, { type: 'configure', settings: { game: 'phom' } })).toBe('kicked configured');
    expect(table.ask(AN, { type: 'seatBot', seat: 1, bot: 'tho' })).toBe('botSat');
    expect(table.ask(AN, { type: 'start' })).toBe('countdown');
    table.after(TIMES.countdown);
    expect(table.ask(AN, { type: 'seatBot', seat: 1, bot: 'tho' })).toBe('NOT_NOW');
  });

  test('acts by itself: time alone does nothing for it until it is lost', () => {
    const table = new BotTable({ botDelay: 1_500, botSeconds: 2 }).watched();
    const seat = turnOf(table.state);
    expect(botToAct(table.state)).toEqual({ seat, bot: { id: 'rua', name: 'Rùa', version: 3, owner: CHI } });
    expect(table.state).toMatchObject({ wake: table.now + 1_500, turnEnds: table.now + 2_000 });
    expect(viewTable(table.state, null)).toMatchObject({ turn: seat, until: table.now + 2_000 });
    expect(table.after(2_000)).toBe('');
    expect(table.bot()).toBe('acted');
    expect(table.last).toMatchObject({ by: 'bot', seat });
    const next = turnOf(table.state);
    expect(table.after(2_000 + TIMES.botLate - 1)).toBe('');
    // The node that should have asked it did not: that is not the bot's fault.
    expect(table.after(1)).toBe('faulted acted');
    expect(table.last).toMatchObject({ by: 'clock', seat: next });
    expect(table.state.seats[next]).toMatchObject({ strikes: 0, out: false });
  });

  test('nobody else acts for it, and for nobody else can it act', () => {
    const table = new BotTable();
    table.ask(AN, { type: 'seatBot', seat: 1, bot: 'rua' });
    table.ask(AN, { type: 'start' });
    table.after(TIMES.countdown);
    const people = turnOf(table.state) === 0;
    expect(botToAct(table.state) === null).toBe(people);
    if (people) expect(table.bot()).toBe('');
    else expect(table.ask(AN, { type: 'act', action: { type: 'pass' } })).toBe('NOT_YOUR_TURN');
    expect(table.ask(CHI, { type: 'act', action: { type: 'pass' } })).toBe('NOT_SEATED');
  });

  test('its dice are the same however often it is asked about a turn, and others in the next', () => {
    const table = new BotTable().watched();
    const dice = botDice(table.state);
    table.ask(CHI, { type: 'watch' });
    expect(botDice(table.state)).toBe(dice);
    table.bot();
    expect(botDice(table.state)).not.toBe(dice);
    expect(JSON.stringify(viewTable(table.state, 'an'))).not.toContain(dice);
  });
});

describe('BT-2 strikes', () => {
  test.each(['source', 'exception', 'invalid', 'illegal', 'timeout', 'memory', 'crash'] as const)(
    '%s: the clock plays, and everybody learns of it',
    (fault) => {
      const table = new BotTable().watched();
      const seat = turnOf(table.state);
      expect(table.bot(fault)).toBe('faulted acted');
      expect(table.last).toMatchObject({ by: 'clock', seat });
      const events = table.events.slice(-2);
      const state = table.states[table.states.length - 2];
      expect(tellEvent(state, events[0], [], null)).toMatchObject({ type: 'faulted', seat, fault });
      expect(viewTable(table.state, null).seats[seat]).toMatchObject({ strikes: 1, out: false });
    },
  );

  test('a move the game refuses is an illegal one, whoever let it through', () => {
    const table = new BotTable().watched();
    const decision = botMoves(table.state, { action: { type: 'pass' } }, table.now);
    expect(decision.ok && decision.value).toMatchObject([{ type: 'faulted', fault: 'illegal' }, { by: 'clock' }]);
  });

  test('TL-7 a bot that leads and fails plays what the clock plays for people, else it passes', () => {
    const table = new BotTable().watched();
    table.bot('timeout');
    expect(table.last).toMatchObject({ action: { type: 'play', cards: [expect.any(String)] } });
    table.bot('timeout');
    expect(table.last).toMatchObject({ action: { type: 'pass' } });
  });

  test('the third puts it out: a built-in player plays its seat to the end of the session, then it begins anew', () => {
    const table = new BotTable({ games: 1 }).watched();
    const seat = turnOf(table.state);
    let strikes = 0;
    while (strikes < STRIKES) {
      const isMine = turnOf(table.state) === seat;
      table.bot(isMine ? 'exception' : undefined);
      if (isMine) strikes += 1;
      expect(viewTable(table.state, null).seats[seat]).toMatchObject({ strikes, out: strikes === STRIKES });
    }
    while (table.state.phase === 'playing') {
      if (turnOf(table.state) !== seat) {
        table.bot();
        continue;
      }
      expect(botToAct(table.state)).toBeNull();
      expect(table.bot('exception')).toBe('');
      expect(table.after(table.state.settings.botDelay)).toBe('acted');
      expect(table.last).toMatchObject({ by: 'player', seat });
    }
    expect(table.state).toMatchObject({ phase: 'completed', seats: { [seat]: { strikes: 3, out: true } } });
    expect(table.ask(AN, { type: 'again' })).toBe('reopened');
    expect(table.state.seats[seat]).toMatchObject({ kind: 'bot', strikes: 0, out: false });
  });

  test('strikes count over the games of a session', () => {
    const table = new BotTable({ games: 16 }).watched();
    const seat = turnOf(table.state);
    table.bot('exception');
    while (turnOf(table.state) >= 0) table.bot();
    table.after(TIMES.betweenGames);
    expect(table.state.seats[seat]).toMatchObject({ strikes: 1 });
  });

  test('under random tables: as many as it was told, never for what it could not help, and out at the third', () => {
    let outs = 0;
    fc.assert(
      fc.property(randomTables, (table) => {
        let strikes: number[] = [];
        live(table, 400, ({ state, event }) => {
          if (event.type === 'reopened' || event.type === 'created') strikes = state.seats.map(() => 0);
          if (event.type === 'botSat') strikes[event.seat] = 0;
          if (event.type === 'faulted' && event.fault !== 'server') strikes[event.seat] += 1;
          for (const [seat, holder] of state.seats.entries()) {
            if (holder.kind !== 'bot') continue;
            expect(holder).toMatchObject({ strikes: strikes[seat], out: strikes[seat] >= STRIKES });
            if (holder.out) outs += 1;
          }
          if (event.type !== 'acted' || event.by !== 'bot') return;
          expect(state.seats[event.seat]).toMatchObject({ kind: 'bot', out: false });
        });
      }),
      { numRuns: examples(25, 60), seed: 20261122 },
    );
    expect(outs).toBeGreaterThan(examples(5, 20));
  });

  test('those who see a table only later learn of strikes only later', () => {
    const table = new BotTable({ watchers: 'delayed' });
    table.ask(AN, { type: 'seatBot', seat: 1, bot: 'rua' });
    table.ask(AN, { type: 'start' });
    table.after(TIMES.countdown);
    if (turnOf(table.state) === 0) table.ask(AN, { type: 'act', action: viewTable(table.state, 'an').game?.legal[0] });
    expect(table.bot('timeout')).toBe('faulted acted');
    const faulted = table.events.findIndex(({ type }) => type === 'faulted');
    const told = (person: string | null) => tellEvent(table.states[faulted], table.events[faulted], [], person);
    expect(viewTable(table.state, 'an').seats[1]).toMatchObject({ strikes: 1 });
    expect(viewTable(table.state, null).seats[1]).toMatchObject({ strikes: 0 });
    expect(told('an')).toMatchObject({ seat: 1, fault: 'timeout' });
    expect(told(null)).toMatchObject({ seat: null });
    expect(told(null)).not.toHaveProperty('fault');
  });
});

describe('a host who watches', () => {
  test('stays host, looks after the lobby, and can sit down again', () => {
    const table = new BotTable({ seats: 2 });
    expect(table.ask(BINH, { type: 'stand' })).toBe('NOT_HOST');
    expect(table.ask(AN, { type: 'stand' })).toBe('stood');
    expect(table.ask(AN, { type: 'stand' })).toBe('NOT_SEATED');
    expect(viewTable(table.state, 'an')).toMatchObject({
      host: 'an',
      standingHost: { id: 'an', name: 'Nam', away: false },
      you: null,
      watching: true,
      watchers: ['Nam'],
    });
    expect(summarize(table.state)).toMatchObject({ host: 'Nam', people: [], free: 2, watching: 1 });
    expect(table.ask(AN, { type: 'watch' })).toBe('BAD_COMMAND');
    expect(table.ask(AN, { type: 'seatPlayer', seat: 0, level: 'simple' })).toBe('playerSat');
    expect(table.ask(AN, { type: 'sit' })).toBe('sat');
    expect(viewTable(table.state, 'an')).toMatchObject({ you: 1, watching: false, standingHost: null, watchers: [] });
  });

  test('only where a table is watched live, for whom else would the lobby be', () => {
    expect(new BotTable({ watchers: 'delayed' }).ask(AN, { type: 'stand' })).toBe('NO_WATCHERS');
    expect(new BotTable({ watchers: 'none' }).ask(AN, { type: 'stand' })).toBe('NO_WATCHERS');
    const table = new BotTable();
    table.ask(AN, { type: 'stand' });
    expect(table.ask(AN, { type: 'configure', settings: { watchers: 'none' } })).toBe('NO_WATCHERS');
    expect(table.ask(AN, { type: 'configure', settings: { games: 1 } })).toBe('configured');
  });

  test('gets up in the lobby, not from a game', () => {
    expect(new BotTable().dealt().ask(AN, { type: 'stand' })).toBe('NOT_NOW');
  });

  test('sees the game as watchers do, and may ask for another session', () => {
    const table = new BotTable({ games: 1 }).watched();
    expect(viewTable(table.state, 'an').game?.hands).toEqual([null, null]);
    expect(table.ask(BINH, { type: 'again' })).toBe('NOT_SEATED');
    while (table.state.phase === 'playing') table.bot();
    expect(table.ask(AN, { type: 'again' })).toBe('reopened');
    expect(table.state).toMatchObject({ phase: 'waiting', host: 'an' });
  });

  test('who leaves is followed by somebody who sits there; without anybody the table closes', () => {
    const table = new BotTable({ seats: 3 });
    table.ask(AN, { type: 'stand' });
    table.ask(BINH, { type: 'sit', seat: 2 });
    expect(table.ask(AN, { type: 'leave' })).toBe('hosted unwatched');
    expect(table.state).toMatchObject({ host: 'binh', watchers: [] });
    const alone = new BotTable().watched();
    alone.ask(CHI, { type: 'watch' });
    expect(alone.ask(AN, { type: 'unwatch' })).toBe('unwatched closed');
  });

  test('stays when the last one who sat there leaves', () => {
    const table = new BotTable({ seats: 2 });
    table.ask(AN, { type: 'stand' });
    table.ask(BINH, { type: 'sit' });
    expect(table.ask(BINH, { type: 'leave' })).toBe('left');
    expect(table.state).toMatchObject({ host: 'an', phase: 'waiting', deserted: null });
  });

  test('who hands over is a watcher like any other', () => {
    const table = new BotTable({ seats: 2 });
    table.ask(AN, { type: 'stand' });
    table.ask(BINH, { type: 'sit' });
    expect(table.ask(AN, { type: 'handOver', seat: 0 })).toBe('hosted');
    expect(viewTable(table.state, 'an')).toMatchObject({ host: 'binh', standingHost: null, watching: true });
    expect(table.ask(AN, { type: 'unwatch' })).toBe('unwatched');
  });

  test('whose connection breaks is waited for during a session; then the table closes between two games', () => {
    const table = new BotTable({ games: 16, botDelay: 0 }).watched();
    table.ask(CHI, { type: 'watch' });
    expect(table.state.deserted).toBeNull();
    expect(table.ask(AN, { type: 'away' })).toBe('hostAway');
    expect(table.ask(AN, { type: 'away' })).toBe('');
    expect(viewTable(table.state, null).standingHost).toMatchObject({ away: true });
    expect(table.state.deserted).toBe(table.now);
    expect(table.ask(AN, { type: 'back' })).toBe('hostBack');
    expect(table.state.deserted).toBeNull();
    table.ask(AN, { type: 'away' });
    while (turnOf(table.state) >= 0) table.bot();
    expect(table.after(TIMES.betweenGames)).toBe('');
    table.ask(AN, { type: 'back' });
    expect(table.after(TIMES.betweenGames)).toBe('dealt');
    table.ask(AN, { type: 'away' });
    while (turnOf(table.state) >= 0) table.bot();
    expect(table.after(TIMES.deserted)).toBe('closed');
  });

  test('whose connection breaks in the lobby: it passes to whoever sits there, or closes soon', () => {
    const table = new BotTable({ seats: 3 });
    table.ask(AN, { type: 'stand' });
    expect(table.ask(AN, { type: 'away' })).toBe('hostAway');
    expect(table.after(TIMES.deserted - 1)).toBe('');
    table.ask(AN, { type: 'back' });
    table.ask(BINH, { type: 'sit', seat: 2 });
    expect(table.ask(AN, { type: 'away' })).toBe('hostAway');
    expect(table.after(TIMES.hostKept - 1)).toBe('');
    expect(table.after(1)).toBe('hosted unwatched');
    expect(table.state).toMatchObject({ host: 'binh', hostAway: false, watchers: [] });
  });
});

describe('settings of bots', () => {
  test('are as usual, or what the host says', () => {
    expect(new BotTable().state.settings).toMatchObject({ botDelay: 700, botSeconds: 5 });
    expect(new BotTable({ botDelay: 0, botSeconds: 1 }).state.settings).toMatchObject({ botDelay: 0, botSeconds: 1 });
  });

  test.each([{ botDelay: 100 }, { botDelay: '0' }, { botSeconds: 0 }, { botSeconds: 6 }, { botSeconds: 1.5 }])(
    '%j is refused',
    (settings) => {
      const made = createTable('X', AN, { game: 'tienlen', ...settings }, new BotTable().around);
      expect(made.ok ? 'ok' : made.error.code).toBe('BAD_SETTINGS');
    },
  );

  test('a table stored before there were bots has the usual ones, and seats bots', () => {
    const table = new BotTable();
    const [created] = JSON.parse(JSON.stringify(table.events), (key, value) =>
      key === 'botDelay' || key === 'botSeconds' ? undefined : value,
    ) as TableEvent[];
    expect(created).not.toHaveProperty('settings.botDelay');
    const { state } = evolve(null, created);
    expect(state.settings).toMatchObject({ botDelay: 700, botSeconds: 5 });
    table.events = [created];
    expect(table.ask(AN, { type: 'configure', settings: { games: 1 } })).toBe('configured');
    expect(table.ask(AN, { type: 'seatBot', seat: 1, bot: 'rua' })).toBe('botSat');
  });
});

describe('Liêng', () => {
  test('LG-8 bots that have lost all go on by themselves', () => {
    const table = new BotTable({ game: 'lieng', games: 16, options: { startChips: 15 } });
    table.known = [{ ...BOTS[0], game: 'lieng' }];
    table.watched();
    const seen = new Set<string>();
    for (let steps = 0; steps < 2_000 && table.state.phase === 'playing'; steps++) {
      if (turnOf(table.state) < 0) table.after(TIMES.betweenGames);
      else {
        const legal = gameOf(table.state.settings).legal(table.state.game as NonNullable<TableState['game']>);
        const action =
          legal.find(({ type }) => type === 'to-tat') ?? legal.find(({ type }) => type === 'theo') ?? legal[0];
        const moved = botMoves(table.state, { action }, table.now);
        if (moved.ok) table.events.push(...moved.value);
      }
      for (const { type } of table.events) seen.add(type);
    }
    expect(seen).toContain('rebought');
    expect(table.state.session.results).toHaveLength(16);
  });
});
