import type { SeatView, TableSettings } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import { freedBy } from './freed-seats.ts';

const PERSON: SeatView = { kind: 'person', id: 'lan', name: 'Lan', ready: false, away: false, standIn: false };
const PLAYER: SeatView = { kind: 'player', level: 'simple' };
const EMPTY: SeatView = { kind: 'empty' };

const table = (seats: readonly SeatView[]) => ({
  seats,
  settings: { game: 'one', seats: seats.length } as TableSettings,
});

test('another game frees every seat of a built-in player and no other', () => {
  const freed = freedBy(table([PERSON, PLAYER, EMPTY, PLAYER]), { game: 'two', seats: 4 });
  expect(freed).toEqual({ emptied: [1, 3], gone: 0 });
});

test('the same game frees none', () => {
  expect(freedBy(table([PERSON, PLAYER, PLAYER]), { game: 'one', seats: 3 })).toEqual({ emptied: [], gone: 0 });
});

test('fewer seats take away empty ones first, then whoever plays in the last ones', () => {
  expect(freedBy(table([PERSON, EMPTY, PLAYER, PLAYER]), { game: 'one', seats: 3 })).toEqual({ emptied: [], gone: 0 });
  expect(freedBy(table([PERSON, EMPTY, PLAYER, PLAYER]), { game: 'one', seats: 2 })).toEqual({ emptied: [], gone: 1 });
  expect(freedBy(table([EMPTY, PLAYER, PERSON, PLAYER]), { game: 'two', seats: 2 })).toEqual({ emptied: [0], gone: 1 });
  expect(freedBy(table([PERSON, PLAYER, PLAYER, PLAYER]), { game: 'two', seats: 2 })).toEqual({
    emptied: [1],
    gone: 2,
  });
});
