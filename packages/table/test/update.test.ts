import { GAMES } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import type { TableState } from '../src/state.ts';
import { TIMES } from '../src/times.ts';
import { applyChanges, changesFor, changesPast, fits, type TableChanges } from '../src/update.ts';
import { viewPast, viewTable } from '../src/view.ts';
import { live, PEOPLE, randomTables } from './random-tables.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

const EVERYBODY = [null, ...PEOPLE.map(({ id }) => id)];

/** As it comes out of a wire. */
const sent = (changes: TableChanges): TableChanges => JSON.parse(JSON.stringify(changes));

describe('changes', () => {
  test('SY-10 make everybody’s view of a table out of their earlier one, whoever comes, goes, sits or watches', () => {
    const tails = new Map(GAMES.map(({ id }) => [id, 0]));
    fc.assert(
      fc.property(randomTables, fc.nat({ max: 12 }), (table, gap) => {
        const seen: TableState[] = [];
        live(table, 200, ({ before, state }) => {
          seen.push(state);
          const earlier = seen[seen.length - 1 - gap] ?? null;
          for (const start of [before, earlier]) {
            for (const person of EVERYBODY) {
              const changes = changesFor(start, state, person);
              expectSame(sent(changes), changes);
              const view = start === null ? null : viewTable(start, person);
              expectSame(applyChanges(view, sent(changes)), viewTable(state, person));
              if (changes.from !== null && changes.game !== undefined && 'done' in changes.game) {
                tails.set(state.settings.game, (tails.get(state.settings.game) ?? 0) + changes.game.done.length);
              }
            }
            const past = start === null ? null : viewPast(start);
            expectSame(applyChanges(past, sent(changesPast(start, state))), viewPast(state));
          }
        });
      }),
      { numRuns: examples(9, 45), seed: 20261118 },
    );
    for (const [game, done] of tails) expect(done, game).toBeGreaterThan(examples(5, 20));
  });

  test('SY-11 of the table now fit no view of the table of some time ago with the same number, nor the other way round', () => {
    fc.assert(
      fc.property(randomTables, (table) => {
        live(table, 60, ({ before, state }) => {
          if (before === null) return;
          for (const person of EVERYBODY) {
            expect(fits(viewTable(before, person), changesFor(before, state, person))).toBe(true);
            expect(() => applyChanges(viewTable(before, person), changesPast(before, state))).toThrow(RangeError);
            expect(() => applyChanges(viewPast(before), changesFor(before, state, person))).toThrow(RangeError);
          }
        });
      }),
      { numRuns: examples(4, 10), seed: 20261120 },
    );
  });

  test('between restored tables, which share nothing, are still right', () => {
    fc.assert(
      fc.property(randomTables, (table) => {
        live(table, 120, ({ before, state }) => {
          const restored: TableState | null = JSON.parse(JSON.stringify(before));
          for (const person of EVERYBODY) {
            const view = restored === null ? null : viewTable(restored, person);
            expectSame(applyChanges(view, changesFor(restored, state, person)), viewTable(state, person));
          }
        });
      }),
      { numRuns: examples(4, 12), seed: 20261119 },
    );
  });

  test.each(GAMES.map(({ id }) => id))(
    'of a move in the middle of a game of %s are the move, not the table',
    (game) => {
      const table = new TestTable({ game }).dealt();
      table.ask(CHI, { type: 'watch' });
      for (let i = 0; i < 3; i++) {
        const { who, legal } = table.turn;
        // Where there is something to raise, raising goes on the longest.
        const raise = legal.find((action) => 'min' in action);
        const action = raise !== undefined && 'min' in raise ? { type: raise.type, amount: raise.min } : legal[0];
        expect(table.ask(who, { type: 'act', action })).toBe('acted');
      }
      const [before, after] = table.states.slice(-2);
      for (const { id } of [AN, BINH, CHI]) {
        const changes = changesFor(before, after, id);
        if (changes.from === null || changes.game === undefined || !('done' in changes.game)) throw new Error('whole');
        expect(changes).not.toHaveProperty('watchers');
        const shown = Object.keys(changes.table ?? {});
        expect(['turn', 'until']).toEqual(expect.arrayContaining(shown));
        expect(changes.game.done).toHaveLength(1);
        for (const settled of ['viewer', 'ruleSet', 'options', 'history']) {
          expect(changes.game.now).not.toHaveProperty(settled);
        }
      }
    },
  );

  test('of what leaves the game alone leave it out', () => {
    const table = new TestTable().dealt();
    table.ask(table.turn.other, { type: 'away' });
    const [before, after] = table.states.slice(-2);
    expect(changesFor(before, after, 'an')).toEqual({
      from: before.seq,
      seq: after.seq,
      table: { seats: viewTable(after, 'an').seats },
    });
  });

  test('of those who watch are the names that came and the places that went', () => {
    const table = new TestTable();
    for (const name of ['Lan', 'Mai', 'Cúc']) table.ask({ id: name, name }, { type: 'watch' });
    const before = table.state;
    table.ask({ id: 'Mai', name: 'Mai' }, { type: 'unwatch' });
    table.ask({ id: 'Sen', name: 'Sen' }, { type: 'watch' });
    const all = table.states;
    const changes = changesFor(all[before.seq - 1], all[all.length - 1], null);
    expect(changes).toMatchObject({ watchers: { gone: [1], came: ['Sen'] } });
    expect(changes).not.toHaveProperty('table');
  });

  test('bring the game whole to whoever begins to see it, and take it from whoever no longer may', () => {
    const table = new TestTable().dealt();
    table.ask(CHI, { type: 'watch' });
    table.ask(CHI, { type: 'unwatch' });
    const [before, watching, gone] = table.states.slice(-3);
    expect(changesFor(before, watching, 'chi')).toMatchObject({ game: { whole: { viewer: 'watcher' } } });
    expect(changesFor(watching, gone, 'chi')).toMatchObject({ game: { whole: null } });
    expect(changesFor(before, gone, 'chi')).not.toHaveProperty('game');
  });

  test('SY-11 do not fit any other view than the one they start from', () => {
    const table = new TestTable().dealt();
    table.after(TIMES.heldSeat);
    const [before, after] = table.states.slice(-2);
    const changes = changesFor(before, after, 'an');
    expect(() => applyChanges(null, changes)).toThrow(RangeError);
    expect(() => applyChanges(viewTable(after, 'an'), changes)).toThrow(RangeError);
  });
});
