import { expect, test } from 'vitest';
import { SHELL_WORDS } from './messages/vi.ts';
import { titleOf } from './titles.ts';

test.each([
  ['/', null],
  ['/new', 'create'],
  ['/practice', 'practice'],
  ['/learn', 'learn'],
  ['/learn/anything', 'learn'],
  ['/games', 'games'],
  ['/games/a1', 'replay'],
  ['/leaders', 'leaders'],
  ['/me', 'me'],
  ['/people/x', 'person'],
  ['/bots', 'bots'],
  ['/bots/b1', 'bot'],
  ['/arena', 'arena'],
  ['/arena/tienlen/mien-nam', 'ladder'],
  ['/arena/tienlen', 'lost'],
  ['/arena/matches', 'matches'],
  ['/arena/matches/m1', 'match'],
  ['/arena/matches/m1/live', 'live'],
  ['/arena/matches/m1/games/3', 'arenaGame'],
  ['/arena/bots', 'lost'],
  ['/arena/bots/e1', 'entry'],
  ['/arena/tournaments', 'tournaments'],
  ['/arena/tournaments/new', 'newTournament'],
  ['/arena/tournaments/t1', 'tournament'],
  ['/settings', 'settings'],
  ['/nowhere', 'lost'],
  ['/toString', 'lost'],
] as const)('%s is called after what it is', (location, word) => {
  expect(titleOf(location)).toBe(word);
});

test.each(['vi', 'en'] as const)('no two pages have the same name: %s', (language) => {
  const titles = Object.values(SHELL_WORDS[language].titles);
  expect(new Set(titles).size).toBe(titles.length);
});
