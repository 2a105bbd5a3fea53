import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { isBetweenGames } from '../src/playing.ts';
import type { TableState } from '../src/state.ts';
import { TIMES } from '../src/times.ts';
import { viewTable } from '../src/view.ts';
import { live, randomTables } from './random-tables.ts';
import { AN, BINH, TestTable } from './test-table.ts';

/** Lets time alone go on at the table, while it plays. */
const run = (table: TestTable, goesOn: () => boolean = () => true): void => {
  let steps = 0;
  while (table.state.phase === 'playing' && goesOn()) {
    expect(steps++).toBeLessThan(2_000);
    table.after(Math.max(0, (table.state.wake ?? table.now) - table.now));
  }
};

describe('a table that everybody has deserted', () => {
  test('closes in the lobby after a short while, not after the long one', () => {
    const table = new TestTable();
    table.ask(AN, { type: 'away' });
    expect(table.after(TIMES.deserted - 1)).toBe('');
    expect(table.after(1)).toBe('closed');
  });

  test('waits for the one who comes back, and the clock begins anew when they go', () => {
    const table = new TestTable();
    table.ask(AN, { type: 'away' });
    table.now += TIMES.deserted - 1;
    table.ask(AN, { type: 'back' });
    expect(table.state.deserted).toBeNull();
    expect(table.after(TIMES.deserted)).toBe('');
    table.ask(AN, { type: 'away' });
    expect(table.after(TIMES.deserted - 1)).toBe('');
    expect(table.after(1)).toBe('closed');
  });

  test('is not deserted while one person is there', () => {
    const table = new TestTable().dealt();
    table.ask(AN, { type: 'away' });
    expect(table.state.deserted).toBeNull();
    table.ask(BINH, { type: 'away' });
    expect(table.state.deserted).toBe(table.now);
  });

  test.each([
    ['both are away', { type: 'away' }],
    ['one has left and the other is away', { type: 'leave' }],
  ])('plays its game to the end and then closes, without another one: %s', (_, first) => {
    const table = new TestTable({ games: 16 }).dealt();
    table.ask(AN, first);
    table.ask(BINH, { type: 'away' });
    run(table);
    expect(table.state.phase).toBe('closed');
    expect(table.state.records).toHaveLength(1);
  });

  test('counts people who are connected and whom built-in players replace as gone, until one of them is back', () => {
    const table = new TestTable({ games: 16 }).dealt();
    run(table, () => table.state.records.length === 0);
    expect(table.state.seats).toMatchObject([{ standIn: true }, { standIn: true, away: false }]);
    expect(viewTable(table.state, 'an').until).toBeNull();
    expect(table.after(TIMES.betweenGames)).toBe('');
    table.ask(BINH, { type: 'back' });
    expect(viewTable(table.state, 'an').until).toBe(table.now + TIMES.betweenGames);
    expect(table.after(TIMES.betweenGames)).toBe('dealt');
    expect(table.state.seats).toMatchObject([{ absent: true }, { absent: false }]);
    table.ask(AN, { type: 'back' });
    expect(table.state.seats).toMatchObject([{ absent: false }, { absent: false }]);
  });

  test('never deals a further game while no person is there, and closes in time', () => {
    let waited = 0;
    const settled = (state: TableState): void => {
      const { phase, wake, deserted } = state;
      if (deserted === null || !isBetweenGames(state)) return;
      waited += 1;
      expect(phase).toBe('playing');
      expect(wake).toBeGreaterThanOrEqual(deserted + TIMES.deserted);
    };
    fc.assert(
      fc.property(randomTables, (table) => {
        live(
          table,
          250,
          ({ before, event }) => {
            if (event.type === 'dealt' && event.number > 1) expect(before?.deserted).toBeNull();
          },
          settled,
        );
      }),
      { numRuns: examples(20, 80), seed: 20261119 },
    );
    expect(waited).toBeGreaterThan(0);
  });

  test('a finished session closes soon when nobody is there any more', () => {
    const table = new TestTable({ games: 1 }).dealt();
    table.playOut();
    expect(table.state.phase).toBe('completed');
    for (const person of [AN, BINH]) table.ask(person, { type: 'away' });
    expect(table.after(TIMES.deserted)).toBe('closed');
  });
});
