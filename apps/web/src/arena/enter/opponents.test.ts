import type { LadderRow } from '@sanh-rong/protocol';
import { expect, test } from 'vitest';
import { askedFor, keyOf, offered } from './opponents.ts';

const base = { place: 1, rating: { shown: 0, mu: 25, sigma: 8 }, matches: 0, games: 0, points: null };
const more = { mine: false, active: true, playedAt: null };
const bot = (id: string): LadderRow => ({
  ...base,
  ...more,
  bot: { id, name: id, version: 1, owner: { id: 'o', name: 'O' } },
  level: null,
  entry: id,
});
const MARK: LadderRow = { ...base, ...more, bot: null, level: 'steady', entry: null };

test('whoever is not there yet may be added, but never the own bot', () => {
  const rows = [bot('a'), bot('b'), bot('own'), MARK];
  const { levels, bots } = offered(rows, [bot('a')], 'own');
  expect(bots.map(keyOf)).toEqual(['bot b']);
  expect(levels.map(keyOf)).toEqual(['level steady']);
  expect(offered(rows, [MARK], null).levels).toEqual([]);
});

test('a challenge names bots by their id and built-in players by their level', () => {
  expect(askedFor(bot('a'))).toEqual({ bot: 'a' });
  expect(askedFor(MARK)).toEqual({ level: 'steady' });
});
