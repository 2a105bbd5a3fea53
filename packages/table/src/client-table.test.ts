import { expect, test } from 'vitest';
import { ClientTable, type NumberedChanges } from './client-table.ts';
import { createTable, decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { TableState } from './state.ts';
import { changesFor, changesPast } from './update.ts';
import { viewPast, viewTable } from './view.ts';

const AN = { id: 'an', name: 'An' };
const BINH = { id: 'binh', name: 'Bình' };
const AROUND = { now: 0, secret: () => 'a'.repeat(64), levels: () => [], think: () => ({ type: 'pass' }) };

const after = (state: TableState | null, decision: ReturnType<typeof decide>): TableState => {
  if (!decision.ok) throw new Error(decision.error.code);
  const last = decision.value.reduce<TableState | null>((table, event) => evolve(table, event).state, state);
  if (last === null) throw new Error('no table');
  return last;
};

const before = after(null, createTable('CODE', AN, { game: 'tienlen', watchers: 'delayed' }, AROUND));
const now = after(before, decide(before, AN, { type: 'ready' }, AROUND));

const update = (changes: NumberedChanges['changes'], { seq } = now): NumberedChanges => ({ seq, changes });

test('SY-11 what is told of a table of some time ago is not taken for news of the table now, though the numbers fit', () => {
  const table = new ClientTable();
  table.accept(viewTable(before, BINH.id));
  expect(table.apply(update(changesPast(before, now)))).toBe('gap');
  expect(table.view).toEqual(viewTable(before, BINH.id));
  expect(table.apply(update(changesFor(before, now, BINH.id)))).toBe('taken');
  expect(table.apply(update(changesFor(before, now, BINH.id)))).toBe('known');

  table.accept(viewPast(before));
  expect(table.apply(update(changesFor(before, now, BINH.id)))).toBe('gap');
  expect(table.apply(update(changesPast(before, now)))).toBe('taken');
  expect(table.view).toEqual(viewPast(now));
});

test('SY-12 an answer that is read after newer updates does not take the table back', () => {
  const table = new ClientTable();
  table.accept(viewTable(before, AN.id));
  expect(table.apply(update(changesFor(before, now, AN.id)))).toBe('taken');
  expect(table.accept(viewTable(before, AN.id))).toBe('known');
  expect(table.view).toEqual(viewTable(now, AN.id));
  // A client that changes to watching with a delay does go back.
  expect(table.accept(viewPast(before))).toBe('taken');
});

test('an answer that is older than an update which could not be taken in is not enough, once', () => {
  const later = after(now, decide(now, AN, { type: 'ready', ready: false }, AROUND));
  const table = new ClientTable();
  table.accept(viewTable(before, AN.id));
  expect(table.apply(update(changesFor(now, later, AN.id), later))).toBe('gap');
  expect(table.accept(viewTable(now, AN.id))).toBe('gap');
  expect(table.accept(viewTable(now, AN.id))).toBe('taken');
  expect(table.accept(viewTable(later, AN.id))).toBe('taken');
});
