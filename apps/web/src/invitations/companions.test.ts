import { INVITE_DAYS } from '@sanh-rong/protocol';
import { describe, expect, test } from 'vitest';
import { companionsIn, DAYS, gamesByCompany } from './companions.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

const played = (id: string, people: readonly (string | null)[], endedAt = NOW) => ({
  id,
  practice: false,
  endedAt,
  seats: people.map((person) => ({ person, name: person ?? 'steady' })),
});

test('are invited for as long as the server allows', () => {
  expect(DAYS).toBe(INVITE_DAYS);
});

describe('those one may invite from a game', () => {
  test('are the other people in it, not oneself, not bots, not built-in players', () => {
    const game = played('a', ['nam', null, 'lan', null]);
    expect(companionsIn(game, 'nam', NOW)).toEqual([{ id: 'lan', name: 'lan' }]);
  });

  test('are nobody for whoever did not play it, or is nobody, or comes too late', () => {
    const game = played('a', ['nam', 'lan']);
    expect(companionsIn(game, 'bac', NOW)).toEqual([]);
    expect(companionsIn(game, null, NOW)).toEqual([]);
    expect(companionsIn(game, 'nam', NOW + INVITE_DAYS * DAY + 1)).toEqual([]);
  });

  test('stand once in a list of games: at the newest of each company', () => {
    const games = [
      played('d', ['nam', 'lan']),
      played('c', ['lan', 'nam']),
      played('b', ['nam', 'lan', 'bac']),
      { ...played('home', ['nam', 'x']), practice: true },
      played('a', ['nam', null]),
    ].map((game) => ({ played: game, person: 'nam' }));
    expect([...gamesByCompany(games, NOW).keys()]).toEqual(['d', 'b']);
  });
});
