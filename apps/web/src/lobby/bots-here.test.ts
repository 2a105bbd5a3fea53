import type { SeatView } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import { botsHere } from './bots-here.ts';

const bot = (id: string, version: number): SeatView => ({
  kind: 'bot',
  id,
  name: id,
  version,
  owner: { id: 'p', name: 'Lan' },
  strikes: 0,
  out: false,
});

test('every seat of a bot counts, and each bot is named once in each of its versions', () => {
  const here = botsHere({ seats: [{ kind: 'empty' }, bot('a', 1), bot('a', 1), bot('a', 2), bot('b', 1)] });
  expect(here.count).toBe(4);
  expect(here.bots.map(({ bot: { id, version }, seats }) => [id, version, seats])).toEqual([
    ['a', 1, 2],
    ['a', 2, 1],
    ['b', 1, 1],
  ]);
});

test('built-in players are no bots', () => {
  expect(botsHere({ seats: [{ kind: 'player', level: 'simple' }] })).toEqual({ count: 0, bots: [] });
});
