import type { TableView } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import { moveTime } from './move-time.ts';

const view = (phase: string, standIn = false) =>
  ({ phase, you: 0, seats: [{ kind: 'person', id: 'lan', standIn }, { kind: 'player' }] }) as unknown as TableView;

const OFFER = { betweenGames: true, endsAt: 13_000 };

test('between two games one is taken along after a moment to say no, in time for the deal there', () => {
  expect(moveTime(OFFER, view('completed'), 0)).toBe(6_000);
  expect(moveTime(OFFER, view('waiting'), 9_000)).toBe(11_500);
});

test('nobody is taken out of a game, nor without a moment to say no', () => {
  expect(moveTime(OFFER, view('playing'), 0)).toBeNull();
  expect(moveTime(OFFER, view('completed'), 11_000)).toBeNull();
});

test('nobody is taken along whose table the others come to, nor somebody for whom a built-in player plays', () => {
  expect(moveTime({ ...OFFER, betweenGames: false }, view('completed'), 0)).toBeNull();
  expect(moveTime(OFFER, view('completed', true), 0)).toBeNull();
});
