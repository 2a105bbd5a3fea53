import type { Seat } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { turnOf } from '../src/playing.ts';
import { isPerson } from '../src/state.ts';
import { TIMES } from '../src/times.ts';
import { applyChanges, changesFor } from '../src/update.ts';
import { viewTable } from '../src/view.ts';
import { live, PEOPLE, randomTables } from './random-tables.ts';
import { AN, BINH, TestTable } from './test-table.ts';

/** MN-22: a player may hide or show their own card count at any time, each for themselves. */

interface Counted {
  readonly counts: readonly (number | null)[];
  readonly hides: readonly Seat[];
}

const countedBy = (table: TestTable, person: string | null): Counted =>
  viewTable(table.state, person).game as unknown as Counted;

const playing = (settings: object = {}): TestTable => new TestTable({ game: 'tienlen', ...settings }).dealt();

describe('MN-22 a hidden count', () => {
  test('MN-22 is hidden and shown during a game, by its owner alone, and told as a change', () => {
    const table = playing();
    const before = table.state;
    expect(countedBy(table, BINH.id)).toMatchObject({ counts: [13, 13], hides: [] });
    expect(table.ask(AN, { type: 'hideCount', hidden: true })).toBe('countHidden');
    expect(countedBy(table, BINH.id)).toMatchObject({ counts: [null, 13], hides: [0] });
    expect(countedBy(table, AN.id)).toMatchObject({ counts: [13, 13], hides: [0] });
    const changes = changesFor(before, table.state, BINH.id);
    expect(applyChanges(viewTable(before, BINH.id), changes)).toEqual(viewTable(table.state, BINH.id));
    expect(table.ask(AN, { type: 'hideCount', hidden: true })).toBe('');
    expect(table.ask(AN, { type: 'hideCount', hidden: false })).toBe('countHidden');
    expect(countedBy(table, BINH.id)).toMatchObject({ counts: [13, 13], hides: [] });
  });

  test('MN-22 moves neither the turn nor its clock', () => {
    const table = playing();
    const { wake, turnEnds, moved } = table.state;
    table.ask(BINH, { type: 'hideCount', hidden: true });
    expect(table.state).toMatchObject({ wake, turnEnds, moved });
  });

  test('MN-22 stays hidden in the next games of the session, and what the table chose before can be undone', () => {
    const table = new TestTable({ game: 'tienlen', games: 16, options: { hideCounts: [0, 1] } });
    table.ask(AN, { type: 'hideCount', hidden: false });
    table.dealt();
    expect(countedBy(table, BINH.id)).toMatchObject({ hides: [1] });
    table.ask(BINH, { type: 'hideCount', hidden: false });
    table.ask(AN, { type: 'hideCount', hidden: true });
    const played = table.state.session.results.length;
    table.playOut();
    expect(table.state.session.results).toHaveLength(played + 1);
    // The end shows all hands.
    expect(countedBy(table, BINH.id).counts).not.toContain(null);
    while (turnOf(table.state) < 0) table.after(TIMES.betweenGames);
    expect(countedBy(table, BINH.id)).toMatchObject({ hides: [0] });
  });

  test('is for those who sit, in games that know it', () => {
    expect(playing().ask({ id: 'la', name: 'Lạ' }, { type: 'hideCount', hidden: true })).toBe('NOT_SEATED');
    expect(playing().ask(AN, { type: 'hideCount' })).toBe('BAD_COMMAND');
    expect(playing({ game: 'phom' }).ask(AN, { type: 'hideCount', hidden: true })).toBe('BAD_COMMAND');
  });

  test('MN-22 is never seen by another while the game is on, whatever happens at the table', () => {
    let hidden = 0;
    fc.assert(
      fc.property(randomTables, (asked) => {
        live({ ...asked, settings: { ...asked.settings, game: 'tienlen', options: {} } }, 400, ({ state }) => {
          const { game } = state;
          if (game === null || turnOf(state) < 0) return;
          for (const { id } of PEOPLE) {
            const view = viewTable(state, id);
            const counted = view.game as unknown as Counted | null;
            if (counted === null) continue;
            for (const [seat, holder] of state.seats.entries()) {
              if (!isPerson(holder) || holder.hidesCount !== true || seat === view.you) continue;
              hidden += 1;
              expect(counted.counts[seat]).toBeNull();
            }
          }
        });
      }),
      { numRuns: examples(10, 60), seed: 20261130 },
    );
    expect(hidden).toBeGreaterThan(0);
  });
});
