import { describe, expect, test } from 'vitest';
import { matchesRoute } from './match-route.ts';

describe('a route', () => {
  test.each([
    ['/', '/'],
    ['/games/:id', '/games/k7'],
    ['/games/:id', '/games/k7/'],
    ['/learn/:game?', '/learn'],
    ['/learn/:game?', '/learn/phom'],
    ['/arena/matches/:id/games/:number', '/arena/matches/a/games/3'],
  ])('%s leads to %s', (route, path) => expect(matchesRoute(route, path)).toBe(true));

  test.each([
    ['/', '/new'],
    ['/games/:id', '/games'],
    ['/games/:id', '/games/k7/more'],
    ['/learn/:game?', '/learn/phom/more'],
    ['/bots/:id', '/games/k7'],
  ])('%s does not lead to %s', (route, path) => expect(matchesRoute(route, path)).toBe(false));
});
