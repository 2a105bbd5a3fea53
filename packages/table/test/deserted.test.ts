import { describe, expect, test } from 'vitest';
import { TIMES } from '../src/times.ts';
import { AN, BINH, TestTable } from './test-table.ts';

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

  test('plays its game to the end and then closes, instead of going on among built-in players', () => {
    const table = new TestTable({ games: 16 }).dealt();
    for (const person of [AN, BINH]) table.ask(person, { type: 'away' });
    let steps = 0;
    while (table.state.phase === 'playing') {
      expect(steps++).toBeLessThan(2_000);
      table.after(Math.max(0, (table.state.wake ?? table.now) - table.now));
    }
    expect(table.state.phase).toBe('closed');
    const { length } = table.state.records;
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(16);
  });

  test('a finished session closes soon when nobody is there any more', () => {
    const table = new TestTable({ games: 1 }).dealt();
    table.playOut();
    expect(table.state.phase).toBe('completed');
    for (const person of [AN, BINH]) table.ask(person, { type: 'away' });
    expect(table.after(TIMES.deserted)).toBe('closed');
  });
});
