import { fingerprint, GAMES } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import type { TableEvent } from '../src/events.ts';
import { evolve } from '../src/evolve.ts';
import { FOLDING, readTable, writeTable } from '../src/folding.ts';
import type { TableState } from '../src/state.ts';
import { live, randomTables } from './random-tables.ts';
import { StrangersTable } from './strangers-table.ts';
import { AN } from './test-table.ts';

const foldOn = (state: TableState | null, events: readonly TableEvent[]): TableState | null =>
  events.reduce<TableState | null>((folded, event) => evolve(folded, event).state, state);

const USUAL = { game: 'tienlen', seats: 3, games: 16, watchers: 'live', options: {} };

describe('a table that is kept', () => {
  test('goes on with the rest of its events as if all had been folded, wherever it was kept', () => {
    fc.assert(
      fc.property(randomTables, fc.nat(), (table, chosen) => {
        const events = live(table, 200, () => {});
        const at = 1 + (chosen % events.length);
        const kept = foldOn(null, events.slice(0, at));
        if (kept === null) throw new Error('a table begins with an event');
        const restored = readTable(writeTable(kept), kept.code, kept.seq);
        expectSame(restored, kept);
        expectSame(foldOn(restored, events.slice(at)), foldOn(null, events));
      }),
      { numRuns: examples(12, 60), seed: 20261117 },
    );
  });

  test('is read only as the table and the number that it is', () => {
    const [event] = live({ settings: USUAL, seed: 'kept' }, 1, () => {});
    const { state } = evolve(null, event);
    const text = writeTable(state);
    expect(readTable(text, state.code, 1)).toEqual(state);
    for (const spoilt of ['', 'null', '7', '{}', '[]', text.slice(0, -1), `${text}}`]) {
      expect(readTable(spoilt, state.code, 1)).toBeNull();
    }
    expect(readTable(text, state.code, 2)).toBeNull();
    expect(readTable(text, 'another', 1)).toBeNull();
  });

  test(`comes from way of folding ${FOLDING}: where this sum changes, FOLDING has to count on`, () => {
    const states = GAMES.flatMap(({ id }) =>
      ['a', 'b', 'c'].map((seed) =>
        foldOn(
          null,
          live({ settings: { ...USUAL, game: id }, seed }, 400, () => {}),
        ),
      ),
    );
    expect(states.some((state) => (state?.records.length ?? 0) > 0)).toBe(true);
    const strangers = GAMES.map(({ id }) => {
      const table = new StrangersTable(AN, { game: id });
      const hasDealt = (sessions: number) => (state: TableState) => state.sessions === sessions && state.game !== null;
      return table.until(hasDealt(1)).playOut([AN]).until(hasDealt(2)).state;
    });
    expect(`${FOLDING} ${fingerprint(JSON.stringify([states, strangers]))}`).toBe(
      '11 7acbd2c1bde60b6d04657051e0660c52ff48b29a48395650fcba8c670dd1dda9',
    );
  });
});
