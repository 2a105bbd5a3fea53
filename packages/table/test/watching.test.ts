import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { MAX_WATCHERS } from '../src/coming-and-going.ts';
import { evolve } from '../src/evolve.ts';
import { gameOf } from '../src/settings.ts';
import type { TableState } from '../src/state.ts';
import { TIMES } from '../src/times.ts';
import { changesFor } from '../src/update.ts';
import { tellEvent, tellPast, viewPast, viewTable } from '../src/view.ts';
import { mayHear } from '../src/viewpoint.ts';
import { live, PEOPLE, randomTables } from './random-tables.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

/** Everything that tells how the session goes. */
const progress = (state: TableState, person: string | null) => {
  const { game, turn, until, played, standings, fair } = viewTable(state, person);
  return { game, turn, until, played, games: standings.games, links: fair.kind === 'chain' ? fair.links : [] };
};

const NOTHING = { game: null, turn: null, until: null, played: 0, games: [], links: [] };

describe('watching', () => {
  test('a table has room for so many watchers', () => {
    const table = new TestTable();
    const crowd = Array.from({ length: MAX_WATCHERS }, (_, i) => ({ id: `w${i}`, name: `Khách ${i}` }));
    for (const person of crowd) expect(table.ask(person, { type: 'watch' })).toBe('watched');
    expect(table.ask(CHI, { type: 'watch' })).toBe('WATCHERS_FULL');
    expect(table.ask(crowd[0], { type: 'unwatch' })).toBe('unwatched');
    expect(table.ask(CHI, { type: 'watch' })).toBe('watched');
  });

  test('people the host has sent away may neither sit nor watch', () => {
    const table = new TestTable({ seats: 3 });
    table.ask(CHI, { type: 'sit', seat: 2 });
    table.ask(AN, { type: 'kick', seat: 2 });
    expect(table.ask(CHI, { type: 'sit' })).toBe('SENT_AWAY');
    expect(table.ask(CHI, { type: 'watch' })).toBe('SENT_AWAY');
    expect(table.ask(BINH, { type: 'watch' })).toBe('watched');
  });

  test('what is said is heard by those who sit there or watch, not by those who left', () => {
    const table = new TestTable().dealt();
    expect(mayHear(table.state, 'an')).toBe(true);
    expect(mayHear(table.state, 'chi')).toBe(false);
    table.ask(CHI, { type: 'watch' });
    expect(mayHear(table.state, 'chi')).toBe(true);
    table.ask(AN, { type: 'away' });
    expect(mayHear(table.state, 'an')).toBe(true);
    table.ask(AN, { type: 'leave' });
    expect(mayHear(table.state, 'an')).toBe(false);
  });
});

describe('watching with a delay', () => {
  const delayed = () => new TestTable({ watchers: 'delayed' }).dealt();

  test('those who sit there play as ever; nobody else learns how it stands', () => {
    const table = delayed();
    table.ask(CHI, { type: 'watch' });
    table.playOut();
    expect(progress(table.state, 'an')).toMatchObject({ played: 1, game: { viewer: 0 } });
    for (const person of ['chi', 'dung', null]) expect(progress(table.state, person)).toEqual(NOTHING);
    table.after(TIMES.betweenGames);
    const { seats, phase, watchers } = viewTable(table.state, 'chi');
    expect({ seats, phase, watchers }).toMatchObject({ seats: [{ name: 'Nam' }, { name: 'Bắc' }], phase: 'playing' });
    expect(viewTable(table.state, 'an').watchers).toEqual(['Tây']);
  });

  test('they are not told who acts, nor what, and a move changes nothing for them', () => {
    const table = delayed();
    table.ask(CHI, { type: 'watch' });
    table.ask(table.turn.who, { type: 'act', action: table.turn.legal[0] });
    const [before, after] = table.states.slice(-2);
    const event = table.events[table.events.length - 1];
    const { told } = evolve(before, event);
    expect(tellEvent(after, event, told, 'chi')).toMatchObject({ type: 'acted', seat: null, game: [] });
    expect(tellEvent(after, event, told, 'an').game).not.toEqual([]);
    expect(changesFor(before, after, 'chi')).toEqual({ from: before.seq, seq: after.seq });
  });

  test('nor for whom a built-in player has to play, which says whose turn it was; who has left is seen to be gone', () => {
    const table = delayed();
    table.ask(CHI, { type: 'watch' });
    const standIns = (person: string | null) =>
      viewTable(table.state, person).seats.map((seat) => seat.kind === 'person' && seat.standIn);
    for (let turns = 0; turns < 20 && !standIns('an').includes(true); turns++) {
      table.after(Math.max(0, (table.state.wake ?? 0) - table.now));
      for (const person of ['chi', null]) expect(standIns(person)).toEqual([false, false]);
    }
    expect(standIns('an')).toContain(true);
    table.ask(BINH, { type: 'leave' });
    for (const person of ['chi', null]) expect(standIns(person)).toEqual([false, true]);
  });

  test('the past is shown as to a watcher, whoever looks and whether or not they had come', () => {
    const table = delayed();
    const past = table.state;
    table.ask(CHI, { type: 'watch' });
    expect(viewPast(past)).toMatchObject({ you: null, game: { viewer: 'watcher', legal: [], hands: [null, null] } });
    const dealt = table.events.findIndex(({ type }) => type === 'dealt');
    const { told } = evolve(table.states[dealt - 1], table.events[dealt]);
    expect(tellPast(past, table.events[dealt], told).game).toMatchObject([{ type: 'deal', hands: [null, null] }]);
  });

  test('whoever played and then watches sees their own cards no more', () => {
    const table = new TestTable({ watchers: 'delayed', games: 1, seats: 3 });
    table.ask(CHI, { type: 'sit', seat: 2 });
    table.ask(CHI, { type: 'ready' });
    table.dealt();
    const playing = table.state;
    expect(viewTable(playing, 'chi').game?.hands[2]).not.toBeNull();
    expect(table.ask(CHI, { type: 'leave' })).toBe('left');
    expect(table.ask(CHI, { type: 'watch' })).toBe('ALREADY_SEATED');
    expect(viewPast(playing)).toMatchObject({ you: null, game: { hands: [null, null, null] } });
  });

  test('what was played when nobody could watch stays unseen', () => {
    const table = new TestTable({ watchers: 'none', games: 1 }).dealt();
    const past = table.state;
    table.playOut();
    table.ask(AN, { type: 'again' });
    table.ask(AN, { type: 'configure', settings: { watchers: 'delayed' } });
    expect(table.ask(CHI, { type: 'watch' })).toBe('watched');
    expect(viewPast(past).game).toBeNull();
  });

  test('what proves the deals played when nobody could watch stays unseen', () => {
    const table = new TestTable({ watchers: 'none', games: 1 }).dealt().playOut();
    const { fair } = viewTable(table.state, 'an');
    expect(fair).toMatchObject({ links: [table.state.secret], contributions: [null, null] });
    expect(viewPast(table.state).fair).toEqual({ ...fair, links: [], contributions: [] });
  });

  test('new settings keep those who watch, unless nobody may', () => {
    const table = new TestTable({ watchers: 'live' });
    table.ask(CHI, { type: 'watch' });
    expect(table.ask(AN, { type: 'configure', settings: { watchers: 'delayed' } })).toBe('configured');
    expect(viewTable(table.state, 'an').watchers).toEqual(['Tây']);
    expect(table.ask(BINH, { type: 'watch' })).toBe('watched');
    expect(table.ask(AN, { type: 'configure', settings: { watchers: 'none' } })).toBe('unwatched unwatched configured');
  });

  test('neither the present nor the past shows a card that lies hidden', () => {
    let looked = 0;
    fc.assert(
      fc.property(randomTables, (table) => {
        live({ ...table, settings: { ...table.settings, watchers: 'delayed' } }, 200, ({ state, event, told }) => {
          for (const person of [null, ...PEOPLE.map(({ id }) => id)]) {
            if (viewTable(state, person).you !== null) continue;
            const shown = progress(state, person);
            expect({ ...shown, until: null }).toEqual(NOTHING);
            expect(shown.until).toBe(state.countdownEnds);
            expect(tellEvent(state, event, told, person).game).toEqual([]);
          }
          if (state.game === null) return;
          const watcher = gameOf(state.settings).view(state.game, 'watcher');
          expect(viewPast(state)).toMatchObject({ you: null, game: watcher });
          const heard = told.map((each) => gameOf(state.settings).seen(each, 'watcher'));
          expect(tellPast(state, event, told).game).toEqual(heard.filter((each) => each !== null));
          looked += 1;
        });
      }),
      { numRuns: examples(10, 40), seed: 20261121 },
    );
    expect(looked).toBeGreaterThan(examples(30, 100));
  });
});
