import { expect, test } from 'vitest';
import { createTable, decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { type FollowedUpdate, Follower } from './follower.ts';
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

const update = (changes: FollowedUpdate['changes'], { seq } = now): FollowedUpdate => ({ seq, changes });

test('SY-11 what is told of a table of some time ago is not taken for news of the table now, though the numbers fit', () => {
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

test('SY-12 an answer that is read after newer updates does not take the table back', () => {
  const follower = new Follower();
  follower.show(viewTable(before, AN.id));
  expect(follower.take(update(changesFor(before, now, AN.id)))).toBe('taken');
  expect(follower.show(viewTable(before, AN.id))).toBe('known');
  expect(follower.view).toEqual(viewTable(now, AN.id));
  // Whoever goes over to watching with a delay does go back.
  expect(follower.show(viewPast(before))).toBe('taken');
});

test('an answer that is older than an update which could not be taken in is not enough, once', () => {
  const later = after(now, decide(now, AN, { type: 'ready', ready: false }, AROUND));
  const follower = new Follower();
  follower.show(viewTable(before, AN.id));
  expect(follower.take(update(changesFor(now, later, AN.id), later))).toBe('gap');
  expect(follower.show(viewTable(now, AN.id))).toBe('gap');
  expect(follower.show(viewTable(now, AN.id))).toBe('taken');
  expect(follower.show(viewTable(later, AN.id))).toBe('taken');
});
