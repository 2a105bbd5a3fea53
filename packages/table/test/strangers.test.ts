import { type BaseAction, GAMES } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { decide } from '../src/decide.ts';
import { replayTable } from '../src/evolve.ts';
import { proofOfGame } from '../src/fair.ts';
import { turnOf } from '../src/playing.ts';
import { readSettings, storedSettings } from '../src/settings.ts';
import { isPerson, type TableState } from '../src/state.ts';
import { summarize } from '../src/summary.ts';
import type { Thought } from '../src/surroundings.ts';
import { TIMES } from '../src/times.ts';
import { viewTable } from '../src/view.ts';
import { strangersAt, warmSeats } from '../src/warm-seats.ts';
import { StrangersTable, textOf } from './strangers-table.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

const open = (game = 'tienlen'): StrangersTable => new StrangersTable(AN, { game });
const kinds = ({ state }: StrangersTable): string => state.seats.map(({ kind }) => kind).join(' ');
const isPlaying = ({ phase }: { readonly phase: string }): boolean => phase === 'playing';

describe('a table of strangers', () => {
  test('is opened by the server alone: whoever asks for it in settings is refused', () => {
    expect(readSettings({ game: 'tienlen', company: 'strangers' })).toMatchObject({
      ok: false,
      error: { code: 'BAD_SETTINGS', details: { field: 'company' } },
    });
    expect(readSettings({ game: 'tienlen', company: 'friends' })).toMatchObject({ ok: true });
    const table = new TestTable();
    expect(table.ask(AN, { type: 'configure', settings: { company: 'strangers' } })).toBe('BAD_SETTINGS');
    expect(table.ask(BINH, { type: 'takeSeat' })).toBe('BAD_COMMAND');
  });

  test('tables that were stored before there were strangers are tables of friends', () => {
    const { company: _, ...old } = new TestTable().state.settings;
    expect(storedSettings(old).company).toBe('friends');
  });

  test('has no host, and nobody has the powers of one', () => {
    const table = open();
    expect(table.state.host).toBeNull();
    for (const command of [
      { type: 'start' },
      { type: 'kick', seat: 1 },
      { type: 'seatPlayer', seat: 1, level: 'simple' },
      { type: 'seatBot', seat: 1, bot: 'rùa' },
      { type: 'configure', settings: { turnSeconds: 60 } },
      { type: 'handOver', seat: 0 },
      { type: 'stand' },
    ]) {
      expect(table.ask(AN, command)).toBe('NOT_HOST');
    }
    expect(table.ask(BINH, { type: 'sit' })).toBe('NOT_NOW');
    expect(table.ask(BINH, { type: 'watch' })).toBe('NO_WATCHERS');
    expect(table.ask(AN, { type: 'ready', ready: false })).toBe('NOT_NOW');
  });

  test.each(GAMES.map(({ id }) => id))(
    '%s: one person has cards within five seconds, without doing anything',
    (game) => {
      const table = open(game);
      expect(kinds(table)).toMatch(/^person( player)+$/);
      const asked = table.now;
      table.until(({ dealtAt }) => dealtAt > 0);
      expect(table.state.dealtAt - asked).toBeLessThanOrEqual(5_000);
    },
  );

  test('a text that is pledged at once starts the countdown, and is in the deal', () => {
    const table = open();
    expect(table.pledge(AN)).toBe('readied');
    table.until(({ phase }) => phase === 'ready');
    expect(table.now).toBe(1_000);
    expect(table.bring(AN)).toBe('textBrought');
    table.until(({ dealtAt }) => dealtAt > 0);
    expect(table.state.dealtAt).toBe(1_000 + TIMES.strangersCountdown);
    expect(table.state.contributions[0]).toBe(textOf(AN));
  });

  test('being ready once more does not cut a countdown short: the texts of others still come', () => {
    const table = open();
    table.seat(BINH);
    table.pledge(AN);
    table.pledge(BINH);
    table.until(({ phase }) => phase === 'ready');
    const { countdownEnds } = table.state;
    expect(table.ask(BINH, { type: 'ready', ready: true })).toBe('readied');
    table.pledge(BINH);
    expect(table.state).toMatchObject({ wake: countdownEnds, countdownEnds });
    table.bring(AN);
    table.bring(BINH);
    table.until(({ dealtAt }) => dealtAt > 0);
    expect(table.state.contributions).toEqual(expect.arrayContaining([textOf(AN), textOf(BINH)]));
  });

  test('however briskly somebody plays, a pledge is taken in every lobby, once', () => {
    const table = open('lieng');
    for (let games = 0; games < 120; games++) {
      expect(table.pledge(AN), `game ${games}`).toBe('readied');
      table.until(({ phase }) => phase === 'ready');
      expect(table.bring(AN)).toBe('textBrought');
      table.until(isPlaying).playOut([AN]);
      expect(table.ask(AN, { type: 'again' })).toContain('reopened');
    }
    // A table that has seen so many games still has a seat for a newcomer.
    expect(table.seat(BINH)).toBe('sat');
    // Getting ready without an end is too much there as well, with a text or without.
    for (const pledges of [false, true]) {
      const often = open('lieng');
      let asked = 0;
      const ready = (): string =>
        often.ask(AN, { type: 'ready', ...(pledges ? { pledge: `${++asked}`.padStart(64, '0') } : {}) });
      for (asked = 0; asked < 100 && ready() !== 'SLOW_DOWN'; ) asked += pledges ? 0 : 1;
      expect(asked).toBeLessThan(100);
    }
  });

  test('a text that does not come is left out of the deal, and delays nothing', () => {
    const table = open();
    table.pledge(AN);
    table.until(isPlaying);
    expect(table.now).toBe(1_000 + TIMES.strangersCountdown);
    expect(table.state.contributions).toEqual([null, null, null, null]);
    table.playOut([AN]);
    expect(proofOfGame(table.state, 1).contributions).toEqual([null, null, null, null]);
  });

  test('people take seats of built-in players before the deal and after the game, never in the middle', () => {
    const table = open();
    expect(table.seat(BINH)).toBe('sat');
    expect(kinds(table)).toBe('person person player player');
    expect(table.seat(BINH)).toBe('ALREADY_SEATED');
    table.until(isPlaying);
    expect(warmSeats(table.state)).toEqual([]);
    expect(table.seat(CHI)).toBe('NOT_NOW');
    table.playOut([AN, BINH]);
    expect(summarize(table.state)).toMatchObject({ phase: 'completed', warm: 2, company: 'strangers' });
    const asked = table.now;
    expect(table.seat(CHI)).toBe('reopened sat');
    // What the seat held before is not for its new holder.
    expect(viewTable(table.state, CHI.id)).toMatchObject({ you: 2, game: null });
    table.until(isPlaying);
    expect(table.now - asked).toBeLessThanOrEqual(5_000);
    expect(kinds(table)).toBe('person person person player');
  });

  test('two who look for company within seconds meet, though the first has cards: it is dealt anew to both', () => {
    const table = open();
    table.until(isPlaying);
    expect(summarize(table.state).warm).toBe(3);
    table.now = table.state.dealtAt + 10_000;
    expect(table.seat(BINH)).toBe('reopened sat');
    expect(viewTable(table.state, AN.id)).toMatchObject({ you: 0, game: null });
    const asked = table.now;
    table.until(isPlaying);
    expect(table.state.dealtAt - asked).toBeLessThanOrEqual(5_000);
    expect(strangersAt(table.state)).toEqual([AN.id, BINH.id]);
    // Nothing is left of the cards that were given up, nor can two be made to give up theirs.
    expect(table.state.records).toEqual([]);
    expect(table.seat(CHI)).toBe('NOT_NOW');
  });

  test('a game is not dealt anew once its person has played, is away, or has had a while to look at the cards', () => {
    const late = open().until(isPlaying);
    late.now = late.state.dealtAt + 10_001;
    expect(late.seat(BINH)).toBe('NOT_NOW');
    const gone = open().until(isPlaying);
    gone.ask(AN, { type: 'away' });
    expect(gone.seat(BINH)).toBe('NOT_NOW');
    const played = open().until((state) => isPlaying(state) && turnOf(state) === 0);
    played.now = played.state.dealtAt;
    const [action] = viewTable(played.state, AN.id).game?.legal ?? [];
    expect(played.ask(AN, { type: 'act', action })).toBe('acted');
    expect(played.state.phase).toBe('playing');
    expect(played.seat(BINH)).toBe('NOT_NOW');
    expect(summarize(played.state).warm).toBe(0);
  });

  test('a countdown goes on when somebody sits down or leaves, and the seat is never empty', () => {
    const table = open();
    table.until(({ phase }) => phase === 'ready');
    const { countdownEnds } = table.state;
    expect(table.seat(BINH)).toBe('sat');
    expect(table.ask(BINH, { type: 'leave' })).toBe('left playerSat');
    expect(table.seat(CHI)).toBe('sat');
    expect(table.state).toMatchObject({ phase: 'ready', countdownEnds });
    table.until(isPlaying);
    expect(table.now).toBe(countdownEnds);
  });

  test('goes on by itself: the result stands for a while, then the next game has a new seal', () => {
    const table = open();
    table.until(isPlaying);
    const { commitment, sessions } = table.state;
    table.playOut([AN]);
    expect(viewTable(table.state, AN.id).until).toBe(table.now + TIMES.strangersResult);
    table.until(isPlaying);
    expect(table.state.commitment).not.toBe(commitment);
    expect(table.state.sessions).toBe(sessions + 1);
  });

  test('who is alone there may ask for the next game; with others the result stands as long as it should', () => {
    const table = open();
    table.until(isPlaying);
    table.playOut([AN]);
    expect(table.ask(BINH, { type: 'again' })).toBe('NOT_SEATED');
    expect(table.ask(AN, { type: 'again' })).toBe('reopened');
    table.seat(BINH);
    table.until(isPlaying);
    table.playOut([AN, BINH]);
    expect(table.ask(AN, { type: 'again' })).toBe('NOT_NOW');
  });

  test('who leaves in a game is played for to its end; the game is theirs, the seat is not', () => {
    const table = open();
    table.seat(BINH);
    table.until(isPlaying);
    expect(table.ask(BINH, { type: 'leave' })).toBe('left');
    expect(strangersAt(table.state)).toEqual([AN.id]);
    expect(table.ask(BINH, { type: 'back' })).toBe('NOT_SEATED');
    expect(table.ask(BINH, { type: 'act', action: { type: 'pass' } })).toBe('NOT_SEATED');
    table.playOut([AN]);
    const holder = table.state.seats[1];
    expect(isPerson(holder) && holder.person.id).toBe(BINH.id);
    expect(warmSeats(table.state)).toContain(1);
    table.until(({ phase }) => phase === 'waiting');
    expect(kinds(table)).toBe('person player player player');
  });

  test('who is away when the next lobby opens has given up the seat', () => {
    const table = open();
    table.seat(BINH);
    table.until(isPlaying);
    table.ask(BINH, { type: 'away' });
    table.playOut([AN]);
    table.until(({ phase }) => phase === 'waiting');
    expect(kinds(table)).toBe('person player player player');
    expect(table.ask(BINH, { type: 'back' })).toBe('NOT_SEATED');
  });

  test('who comes back before that has the seat still', () => {
    const table = open();
    table.seat(BINH);
    table.until(isPlaying);
    table.ask(BINH, { type: 'away' });
    table.playOut([AN]);
    table.ask(BINH, { type: 'back' });
    table.until(isPlaying);
    expect(kinds(table)).toBe('person person player player');
  });

  test('the tally of a seat counts from the moment its holder sat down', () => {
    const table = open();
    table.until(isPlaying);
    table.playOut([AN]);
    const first = table.state.session.results[0].points;
    expect(table.state.tally).toEqual(first);
    table.seat(BINH);
    expect(table.state.tally).toEqual([first[0], 0, first[2], first[3]]);
    table.until(isPlaying);
    table.playOut([AN, BINH]);
    const second = table.state.session.results[0].points;
    expect(viewTable(table.state, BINH.id).tally).toEqual([
      first[0] + second[0],
      second[1],
      first[2] + second[2],
      first[3] + second[3],
    ]);
    expect(second.reduce((sum, points) => sum + points)).toBe(0);
  });

  test('Liêng LG-1: chips go on with those who stay, and who sits down begins with those of the rule set', () => {
    const table = open('lieng');
    table.until(({ dealtAt }) => dealtAt > 0);
    table.playOut([AN]);
    const { chips } = viewTable(table.state, AN.id).game as unknown as { chips: readonly number[] };
    expect(chips[1]).not.toBe(1_000);
    table.seat(BINH);
    table.until(({ phase }) => phase === 'playing' || phase === 'completed');
    expect(table.state.game?.setup.previous).toEqual({
      chips: chips.map((stack, seat) => (seat === 1 ? 1_000 : stack)),
      dealer: 0,
    });
  });

  test('Liêng LG-8: who has lost all has new chips at the next deal, without asking', () => {
    const allIn = ({ legal }: Thought): BaseAction => legal.find(({ type }) => type === 'to-tat') ?? legal[1];
    const table = new StrangersTable(AN, { game: 'lieng' }, allIn);
    table.until(({ dealtAt }) => dealtAt > 0);
    table.playOut([]);
    const { chips } = viewTable(table.state, AN.id).game as unknown as { chips: readonly number[] };
    const poor = [...chips.keys()].filter((seat) => chips[seat] === 0);
    expect(poor.length).toBeGreaterThan(0);
    table.ask(AN, { type: 'back' });
    table.until(isPlaying);
    expect(table.state.game?.setup.previous).toEqual({ chips, dealer: 0, rebuy: poor });
    expect(viewTable(table.state, AN.id).game).toMatchObject({ sitsOut: chips.map(() => false) });
  });

  test('MN-3: who has won leads the next game; when the winner has left it begins like a first one', () => {
    const people = [AN, BINH, CHI];
    const afterOneGame = (): StrangersTable => {
      const table = open();
      table.seat(BINH);
      table.seat(CHI);
      return table.until(isPlaying).playOut(people);
    };
    const together = afterOneGame();
    const { places } = together.state.session.results[0];
    const winner = places.indexOf(1);
    together.until(isPlaying);
    expect(viewTable(together.state, AN.id)).toMatchObject({ turn: winner, session: 2 });
    const parted = afterOneGame();
    expect(parted.ask(people[winner], { type: 'leave' })).toBe('left playerSat');
    parted.until(isPlaying);
    expect(parted.state.game?.setup.previous).toBeNull();
  });

  test('games that were stored when each began anew are still the same games', () => {
    const table = open('lieng');
    table.until(({ dealtAt }) => dealtAt > 0);
    table.playOut([AN]);
    table.until(({ phase, sessions }) => sessions === 2 && (phase === 'playing' || phase === 'completed'));
    const upTo = table.events.findLastIndex(({ type }) => type === 'dealt');
    const old = table.events.slice(0, upTo + 1).map((event) => {
      if (event.type !== 'dealt') return event;
      const { previous: _, ...rest } = event;
      return rest;
    });
    expect(old).not.toEqual(table.events.slice(0, upTo + 1));
    expect(replayTable(old)?.game?.setup.previous).toBeNull();
  });

  test('closes when the last person leaves, and when nobody is there any more', () => {
    const left = open();
    left.until(isPlaying);
    expect(left.ask(AN, { type: 'leave' })).toBe('left closed');
    const lost = open();
    lost.ask(AN, { type: 'away' });
    lost.until(({ phase }) => phase === 'closed');
    const asleep = open();
    asleep.until(({ phase }) => phase === 'closed');
    expect(asleep.state.sessions).toBe(1);
  });

  test('a newcomer has twice the time for the first turn, and is not replaced for missing it', () => {
    const table = open();
    const isOurs = (state: TableState): boolean => isPlaying(state) && turnOf(state) === 0;
    const turns: { readonly lasted: number; readonly standIn: boolean }[] = [];
    while (turns.length < 3) {
      table.until(isOurs);
      const began = table.now;
      const { seq } = table.state;
      table.until((state) => state.seq > seq);
      const [holder] = table.state.seats;
      if (!isPerson(holder)) throw new Error('the seat is held');
      turns.push({ lasted: table.now - began, standIn: holder.standIn });
    }
    expect(turns).toEqual([
      { lasted: 40_000, standIn: false },
      { lasted: 20_000, standIn: false },
      { lasted: 20_000, standIn: true },
    ]);
    // One word, also while the result stands, and the next game is theirs.
    table.until(({ phase }) => phase === 'completed');
    expect(table.ask(AN, { type: 'back' })).toBe('back');
    table.until(({ sessions, phase }) => sessions === 2 && phase === 'playing');
    expect(table.state.seats[0]).toMatchObject({ kind: 'person', standIn: false });
  });

  test('one who has acted has the time of all others', () => {
    const table = open();
    table.seat(BINH);
    table.until(isPlaying).playOut([AN, BINH]);
    table.until(({ sessions, phase }) => sessions === 2 && phase === 'playing');
    table.until((state) => turnOf(state) < 2);
    expect((table.state.turnEnds ?? 0) - table.now).toBe(20_000);
  });

  test('who sleeps loses the seat, also where every game has but one turn of theirs', () => {
    const stays = ({ legal }: Thought): BaseAction => legal.find(({ type }) => type === 'theo') ?? legal[0];
    const table = new StrangersTable(AN, { game: 'lieng' }, stays);
    table.until(({ phase }) => phase === 'closed');
    expect(table.state.sessions).toBeLessThanOrEqual(4);
  });

  test('is its events, as every table', () => {
    const table = open();
    table.seat(BINH);
    table.until(isPlaying);
    table.playOut([AN, BINH]);
    table.seat(CHI);
    expect(replayTable(JSON.parse(JSON.stringify(table.events)))).toEqual(table.state);
  });

  test('refuses a name nobody can have, as every table', () => {
    expect(decide(open().state, { id: 'x', name: '' }, { type: 'takeSeat' }, open().around)).toMatchObject({
      ok: false,
    });
  });
});
