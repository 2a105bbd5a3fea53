import type { BotSummary } from '@sanh-rong/protocol';
import { expect, test } from 'vitest';
import { groupByGame } from './grouping.ts';

const bot = (name: string, game: string, updatedAt: number): BotSummary => ({
  ...{ id: name, name, game, updatedAt, createdAt: 0, description: '', sharing: 'private', version: 1, sound: true },
  ...{ owner: { id: 'lan', name: 'Lan' }, mine: true, remote: false, fork: null },
});

test('what was touched last comes first, within a game and among the games', () => {
  const groups = groupByGame([bot('cũ', 'a', 1), bot('giữa', 'b', 2), bot('mới', 'a', 3), bot('b cũ', 'b', 0)]);
  expect(groups.map(({ game, bots }) => [game, bots.map(({ name }) => name)])).toEqual([
    ['a', ['mới', 'cũ']],
    ['b', ['giữa', 'b cũ']],
  ]);
});

test('bots of the same moment stand by their names', () => {
  expect(groupByGame([bot('z', 'a', 1), bot('a', 'a', 1)])[0].bots.map(({ name }) => name)).toEqual(['a', 'z']);
});

test('nothing makes no group', () => {
  expect(groupByGame([])).toEqual([]);
});
