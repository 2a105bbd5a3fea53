import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { summarize } from '../src/summary.ts';
import { live, randomTables } from './random-tables.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

describe('a table in a list', () => {
  test('shows who sits there, what is played, and whether there is room', () => {
    const table = new TestTable({ seats: 4, name: 'Bàn vui', games: 32, turnSeconds: 20, watchers: 'delayed' });
    table.ask(BINH, { type: 'sit' });
    table.ask(AN, { type: 'seatPlayer', seat: 2, level: 'simple' });
    table.ask(CHI, { type: 'watch' });
    expect(summarize(table.state)).toEqual({
      code: 'CODE',
      name: 'Bàn vui',
      game: 'tienlen',
      ruleSet: 'mien-nam',
      phase: 'waiting',
      seats: 4,
      mode: 'people',
      people: ['Nam', 'Bắc'],
      players: 1,
      bots: 0,
      free: 1,
      host: 'Nam',
      games: 32,
      played: 0,
      watchers: 'delayed',
      watching: 1,
      chat: true,
      practice: false,
      turnSeconds: 20,
      company: 'friends',
      warm: 0,
    });
  });

  test('counts the games that are over, and no longer names whoever has left', () => {
    const table = new TestTable().dealt().playOut();
    expect(summarize(table.state)).toMatchObject({ phase: 'playing', played: 1, people: ['Nam', 'Bắc'] });
    table.ask(AN, { type: 'leave' });
    expect(summarize(table.state)).toMatchObject({ people: ['Bắc'], host: 'Bắc', free: 0 });
    table.ask(BINH, { type: 'leave' });
    expect(summarize(table.state)).toMatchObject({ phase: 'closed', people: [], host: null });
  });

  test('holds no card, no secret, no text for the shuffle and nobody’s id', () => {
    fc.assert(
      fc.property(randomTables, (table) => {
        live(table, 120, ({ state }) => {
          const summary = summarize(state);
          expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
          const { people, host, ...rest } = summary;
          for (const value of Object.values(rest)) expect(typeof value).not.toBe('object');
          expect(JSON.stringify(rest)).not.toContain(state.secret);
        });
      }),
      { numRuns: examples(5, 15), seed: 20261120 },
    );
  });
});
