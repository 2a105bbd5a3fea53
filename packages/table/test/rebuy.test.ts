import { readRecord } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { turnOf } from '../src/playing.ts';
import { type Person, seatOf } from '../src/state.ts';
import { TIMES } from '../src/times.ts';
import { changesFor } from '../src/update.ts';
import { viewTable } from '../src/view.ts';
import { live, randomTables } from './random-tables.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

const PEOPLE: readonly Person[] = [AN, BINH, CHI];

/** A person at the table, by what they have left between two games. */
const withChips = (table: TestTable, wanted: (chips: number) => boolean): Person => {
  const { chips } = table.state.session.previous as { chips: number[] };
  const found = PEOPLE.find(({ id }) => wanted(chips[seatOf(table.state, id)]));
  if (found === undefined) throw new Error(`nobody among ${chips}`);
  return found;
};

const poorest = (table: TestTable): Person => withChips(table, (chips) => chips === 0);
const richest = (table: TestTable): Person => withChips(table, (chips) => chips > 0);

/** Plays a game to its end; everybody goes as far as they can. */
const allIn = (table: TestTable): TestTable => {
  for (let seat = turnOf(table.state); seat >= 0; seat = turnOf(table.state)) {
    const who = PEOPLE.find(({ id }) => seatOf(table.state, id) === seat);
    if (who === undefined) table.after(TIMES.thinking);
    else {
      const legal = viewTable(table.state, who.id).game?.legal ?? [];
      const action = legal.find(({ type }) => type === 'to-tat') ?? legal.find(({ type }) => type === 'theo');
      expect(table.ask(who, { type: 'act', action })).toBe('acted');
    }
  }
  return table;
};

const chipless = (settings: object = {}): TestTable => allIn(new TestTable({ game: 'lieng', ...settings }).dealt());

const threeSeats = (options: object = {}): TestTable => {
  const table = new TestTable({ game: 'lieng', seats: 3, options });
  table.ask(CHI, { type: 'sit', seat: 2 });
  table.ask(CHI, { type: 'ready' });
  table.dealt();
  return table;
};

describe('LG-8 new chips', () => {
  test('LG-8 whoever has lost all asks for them in the pause after the game, once, and plays on with the next deal', () => {
    const table = chipless();
    const loser = poorest(table);
    expect(viewTable(table.state, loser.id)).toMatchObject({ mayRebuy: true, rebuys: [] });
    expect(viewTable(table.state, richest(table).id).mayRebuy).toBe(false);
    expect(table.ask(richest(table), { type: 'rebuy' })).toBe('LG-8');
    expect(table.ask({ id: 'dung', name: 'Đông' }, { type: 'rebuy' })).toBe('NOT_SEATED');
    expect(table.ask(loser, { type: 'rebuy' })).toBe('rebought');
    expect(table.ask(loser, { type: 'rebuy' })).toBe('REBUY_ASKED');
    expect(viewTable(table.state, loser.id)).toMatchObject({
      mayRebuy: false,
      rebuys: [seatOf(table.state, loser.id)],
    });
    expect(table.after(TIMES.betweenGames - 1)).toBe('');
    expect(table.after(1)).toBe('dealt');
    expect(viewTable(table.state, loser.id)).toMatchObject({
      phase: 'playing',
      mayRebuy: false,
      rebuys: [],
      game: { sitsOut: [false, false] },
    });
    expect(table.ask(loser, { type: 'rebuy' })).toBe('LG-8');
    allIn(table);
    expect(table.state.records.every((text) => readRecord(text).ok)).toBe(true);
  });

  test('LG-8, LG-9 a session waits for the whole pause, and ends when nobody asks', () => {
    const table = chipless();
    expect(table.after(TIMES.betweenGames - 1)).toBe('');
    expect(table.state.phase).toBe('playing');
    expect(table.after(1)).toBe('dealt');
    expect(table.state.phase).toBe('completed');
    expect(table.ask(poorest(table), { type: 'rebuy' })).toBe('NOT_NOW');
    expect(viewTable(table.state, poorest(table).id).mayRebuy).toBe(false);
  });

  test('LG-8 a seat that sits out may ask while the others play; it is dealt in again the next time', () => {
    const table = threeSeats();
    // One seat folds, the other two go all in.
    const folds = table.state.seats[turnOf(table.state)];
    if (folds.kind !== 'person') throw new Error('nobody there');
    table.ask(folds.person, { type: 'act', action: { type: 'bo' } });
    allIn(table);
    const loser = poorest(table);
    const seat = seatOf(table.state, loser.id);
    table.after(TIMES.betweenGames);
    expect(viewTable(table.state, loser.id)).toMatchObject({ mayRebuy: true, game: { hands: { [seat]: [] } } });
    expect(table.ask(folds.person, { type: 'rebuy' })).toBe('LG-8');
    expect(table.ask(loser, { type: 'rebuy' })).toBe('rebought');
    expect(table.ask(loser, { type: 'rebuy' })).toBe('REBUY_ASKED');
    const turn = table.state.seats[turnOf(table.state)];
    if (turn.kind !== 'person') throw new Error('nobody there');
    table.ask(turn.person, { type: 'act', action: { type: 'bo' } });
    expect(turnOf(table.state)).toBe(-1);
    table.after(TIMES.betweenGames);
    expect(viewTable(table.state, null)).toMatchObject({ phase: 'playing', rebuys: [] });
    expect(viewTable(table.state, loser.id).game?.hands[seat]).toHaveLength(3);
  });

  test('LG-8 all may have lost to one, and each asks for themselves', () => {
    const table = allIn(threeSeats());
    const losers = PEOPLE.filter(({ id }) => viewTable(table.state, id).mayRebuy);
    expect(losers).toHaveLength(2);
    for (const loser of losers) expect(table.ask(loser, { type: 'rebuy' })).toBe('rebought');
    table.after(TIMES.betweenGames);
    expect(viewTable(table.state, 'an').game).toMatchObject({ sitsOut: [false, false, false] });
  });

  test.each(['never', 'automatic'])('LG-8 nobody asks where the option says "%s"', (rebuy) => {
    const table = chipless({ options: { rebuy } });
    const loser = poorest(table);
    expect(viewTable(table.state, loser.id).mayRebuy).toBe(false);
    expect(table.ask(loser, { type: 'rebuy' })).toBe('LG-8');
    table.after(TIMES.betweenGames);
    expect(table.state.phase).toBe(rebuy === 'never' ? 'completed' : 'playing');
  });

  test('LG-8 built-in players ask by themselves, so that practice goes on', () => {
    // The ante takes everything, so each deal leaves one seat with all the chips.
    const table = new TestTable({ game: 'lieng', seats: 3, practice: true, options: { startChips: 10 } });
    for (const seat of [1, 2]) table.ask(AN, { type: 'seatPlayer', seat, level: 'simple' });
    table.ask(AN, { type: 'start' });
    expect(table.after(TIMES.countdown)).toBe('dealt');
    const { chips } = table.state.session.previous as { chips: number[] };
    const poor = [1, 2].filter((seat) => chips[seat] === 0);
    expect(table.after(TIMES.betweenGames)).toBe([...poor.map(() => 'rebought'), 'dealt'].join(' '));
    expect(table.state.phase).toBe('playing');
    expect(table.state.session.results).toHaveLength(2);
    expect(viewTable(table.state, 'an').game).toMatchObject({ sitsOut: [chips[0] === 0, false, false] });
  });

  test('where the game knows no chips, before a session, in its last game and after it there is nothing to ask for', () => {
    expect(new TestTable().dealt().ask(AN, { type: 'rebuy' })).toBe('NO_REBUY');
    expect(new TestTable({ game: 'lieng' }).dealt().ask(AN, { type: 'rebuy' })).toBe('LG-8');
    const table = new TestTable({ game: 'lieng', games: 1 });
    expect(table.ask(AN, { type: 'rebuy' })).toBe('NOT_NOW');
    table.dealt();
    expect(table.ask(AN, { type: 'rebuy' })).toBe('NOT_NOW');
    allIn(table);
    expect(table.ask(poorest(table), { type: 'rebuy' })).toBe('NOT_NOW');
  });

  test('whoever has left asks for nothing', () => {
    const table = chipless();
    const loser = poorest(table);
    table.ask(loser, { type: 'leave' });
    expect(table.ask(loser, { type: 'rebuy' })).toBe('NOT_SEATED');
    expect(viewTable(table.state, loser.id).mayRebuy).toBe(false);
    const states = table.states;
    const left = table.events.findIndex(({ type }) => type === 'left');
    expect(changesFor(states[left - 1], states[left], loser.id)).toMatchObject({ table: { mayRebuy: false } });
  });

  test('under random people nobody is dealt in without chips, and whoever asked is', () => {
    let rebought = 0;
    const small = randomTables.map(({ seed, settings }) => ({
      seed,
      settings: { ...settings, game: 'lieng', games: 16, options: { startChips: 15 } },
    }));
    fc.assert(
      fc.property(small, (table) => {
        live(table, 300, ({ before, state, event }) => {
          if (event.type === 'rebought') rebought += 1;
          if (event.type !== 'dealt' || before === null || state.phase !== 'playing' || state.game === null) return;
          const { hands } = viewTable(state, 'an').game ?? { hands: [] };
          for (const seat of before.rebuys) expect(hands[seat]).not.toEqual([]);
          expect(state.rebuys).toEqual([]);
        });
      }),
      { numRuns: examples(10, 40), seed: 20261122 },
    );
    expect(rebought).toBeGreaterThan(examples(3, 10));
  });
});
