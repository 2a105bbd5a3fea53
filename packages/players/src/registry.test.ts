import { GAMES } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { repeatableBudget, TABLE_POSITIONS, TABLE_TIME, tableBudget, timeBudget } from './budget.ts';
import { levelIdsOf } from './level-ids.ts';
import type { AnyPlayer } from './player.ts';
import { playersFor, standInAmong, standInFor } from './registry.ts';

const player = (id: string, searches?: boolean): AnyPlayer => ({
  id,
  ...(searches === undefined ? {} : { searches }),
  choose: (_view, [first]) => first,
});

describe.each(GAMES.map(({ id }) => id))('the players of %s', (game) => {
  const players = playersFor(game);

  test('have ids of their own, and the list without players knows them all in their order', () => {
    expect(new Set(players.map(({ id }) => id)).size).toBe(players.length);
    expect(levelIdsOf(game)).toEqual(players.map(({ id }) => id));
  });

  test('have one that stands in for people: it answers at once, and none after it does', () => {
    const standIn = standInFor(game);
    expect(standIn.searches).not.toBe(true);
    const stronger = players.slice(players.indexOf(standIn) + 1);
    expect(stronger.filter(({ searches }) => searches !== true)).toEqual([]);
  });
});

test('a game that is not known has no players', () => {
  expect(playersFor('bridge')).toEqual([]);
  expect(levelIdsOf('constructor')).toEqual([]);
  expect(() => standInFor('bridge')).toThrow();
});

test('whoever searches stands in for nobody, however strong', () => {
  const players = [player('weak'), player('good', false), player('deep', true), player('deeper', true)];
  expect(standInAmong(players).id).toBe('good');
});

describe('a budget', () => {
  test('of time is over when the clock says so, a tenth before the end, and not before', () => {
    let now = 1_000;
    const { isOver, positions } = timeBudget(50, () => now);
    expect(positions).toBe(Number.POSITIVE_INFINITY);
    expect(isOver?.()).toBe(false);
    now += 44;
    expect(isOver?.()).toBe(false);
    now += 1;
    expect(isOver?.()).toBe(true);
  });

  test('at a table is time for those who search and no clock for the others', () => {
    let now = 0;
    const searching = tableBudget(player('deep', true), () => now);
    expect(tableBudget(player('simple'), () => now).isOver).toBeUndefined();
    now = TABLE_TIME.usual;
    expect(searching.isOver?.()).toBe(true);
  });

  test('that can be repeated has no clock at all', () => {
    expect(repeatableBudget(player('deep', true))).toEqual({ positions: TABLE_POSITIONS });
    expect(repeatableBudget(player('simple')).isOver).toBeUndefined();
  });
});
