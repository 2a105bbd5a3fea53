import { expect, test } from 'vitest';
import { PAGE_IDS, PAGE_PATHS, type PageId, pageAt, pagePath } from './pages.ts';

test.each<[path: string, page: PageId]>([
  ['/', 'home'],
  ['/games', 'games'],
  ['/games/k7', 'replay'],
  ['/games/k7/', 'replay'],
  ['/learn', 'learn'],
  ['/learn/phom', 'learnGame'],
  ['/practice/table', 'practiceTable'],
  ['/arena/matches/a', 'match'],
  ['/arena/matches/a/games/3', 'arenaGame'],
  ['/arena/tournaments/new', 'newTournament'],
  ['/arena/tournaments/t', 'tournament'],
  ['/arena/tienlen/mien-nam', 'ladder'],
])('%s is %s', (path, page) => expect(pageAt(path)).toBe(page));

test.each(['/nowhere', '/games/k7/more', '/learn/phom/more', '/people', '/arena/bots', '/toString'])(
  '%s is no page',
  (path) => expect(pageAt(path)).toBeNull(),
);

test('every page is found at its own address', () => {
  for (const page of PAGE_IDS) expect(pageAt(PAGE_PATHS[page].replace(/:/g, 'x'))).toBe(page);
});

test('an address is written with what it names', () => {
  expect(pagePath('home', {})).toBe('/');
  expect(pagePath('arenaGame', { id: 'm1', number: '3' })).toBe('/arena/matches/m1/games/3');
});
