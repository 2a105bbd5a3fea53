import type { TableView } from '@sanh-rong/table';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../net/test/browser.ts';
import { keepOrigin, type Origin, originOf } from './origin.ts';

/** What a table that plays on says of itself after a reload. */

const ORIGIN: Origin = {
  game: 'tienlen',
  replay: '/games/abc?move=3&seat=1',
  move: 3,
  isChanged: false,
  seat: 1,
  points: -8,
  isDrawn: false,
};

const at = (moves: number | null, you = 1, game = 'tienlen'): TableView =>
  ({
    settings: { game },
    you,
    game: moves === null ? null : { history: Array(moves).fill(null) },
  }) as unknown as TableView;

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('is where its game was begun, as long as it is that game', () => {
  openBrowser({});
  keepOrigin(ORIGIN);
  expect([3, 4, 60, null].map((moves) => originOf(at(moves)))).toEqual(Array(4).fill(ORIGIN));
  // Another tab has begun another one since.
  expect([at(2), at(4, 0), at(4, 1, 'phom')].map(originOf)).toEqual([null, null, null]);
});

test.each([
  null,
  'nonsense',
  '3',
  JSON.stringify({ ...ORIGIN, points: 'many' }),
  // It becomes a link.
  JSON.stringify({ ...ORIGIN, replay: 'https://elsewhere.example/' }),
  JSON.stringify({ ...ORIGIN, replay: '//elsewhere.example/' }),
])('is not known where %s was kept', (kept) => {
  openBrowser(kept === null ? {} : { 'sanh-rong.play-on': kept });
  expect(originOf(at(3))).toBeNull();
});

test('is not known where nothing may be kept, and the table is there all the same', () => {
  openBrowser({});
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('off');
    },
    setItem: () => {
      throw new Error('off');
    },
  });
  expect(() => keepOrigin(ORIGIN)).not.toThrow();
  expect(originOf(at(3))).toBeNull();
});
