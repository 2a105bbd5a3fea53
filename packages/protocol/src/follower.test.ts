import {
  changesFor,
  changesPast,
  createTable,
  decide,
  evolve,
  type TableState,
  viewPast,
  viewTable,
} from '@sanh-rong/table';
import { expect, test } from 'vitest';
import { Follower } from './follower.ts';
import type { TableUpdate } from './sockets.ts';

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

const update = (changes: TableUpdate['changes']): TableUpdate => ({
  tableId: 'CODE',
  seq: now.seq,
  at: 0,
  type: 'readied',
  seat: 0,
  game: [],
  changes,
});

test('what is told of a table of some time ago is not taken for news of the table now, though the numbers fit', () => {
  const follower = new Follower();
  follower.show(viewTable(before, BINH.id));
  expect(follower.take(update(changesPast(before, now)))).toBe('gap');
  expect(follower.view).toEqual(viewTable(before, BINH.id));
  expect(follower.take(update(changesFor(before, now, BINH.id)))).toBe('taken');
  expect(follower.take(update(changesFor(before, now, BINH.id)))).toBe('known');

  follower.show(viewPast(before));
  expect(follower.take(update(changesFor(before, now, BINH.id)))).toBe('gap');
  expect(follower.take(update(changesPast(before, now)))).toBe('taken');
  expect(follower.view).toEqual(viewPast(now));
});
