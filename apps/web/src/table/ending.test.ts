import type { TableView } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import type { Feed } from '../link/table-link.ts';
import { endingOf, keepEnd, NOTHING_KEPT } from './ending.ts';

const PERSON = { kind: 'person', id: 'lan', name: 'Lan' };
const SEATS: readonly object[] = [PERSON];

const feed = (phase: TableView['phase'], game: object | null, you: number | null = null): Feed => ({
  view: { phase, game, you, seats: SEATS } as TableView,
  eventsSoFar: [],
  faults: [],
  talk: [],
  connection: 'open',
  failure: null,
  skew: 0,
  pending: null,
  refusal: null,
});

const OVER = feed('completed', { result: {} });
const LOBBY = feed('waiting', null);
const PLAYING = feed('playing', { result: null });
const WITH_US = feed('playing', { result: null }, 1);
const CLOSED = feed('closed', null);
const GONE: Feed = { ...OVER, failure: { code: 'NO_TABLE', message: '' } };

test.each([
  ['lobby', LOBBY],
  ['watch', PLAYING],
  ['play', WITH_US],
  ['closed', CLOSED],
  ['closed', GONE],
] as const)('whoever reads a result keeps it when the table goes on: %s', (next, now) => {
  const kept = keepEnd(NOTHING_KEPT, OVER);
  expect(endingOf(kept, OVER)).toEqual({ feed: OVER, next: null });
  expect(endingOf(keepEnd(kept, now), now)).toMatchObject({ feed: { view: OVER.view }, next });
});

test('whoever goes on themselves comes along at once, whether before or after the table', () => {
  const asked = { ...keepEnd(NOTHING_KEPT, OVER), follows: true };
  expect(endingOf(keepEnd(asked, LOBBY), LOBBY)).toEqual({ feed: LOBBY, next: null });
  const late = { ...keepEnd(keepEnd(NOTHING_KEPT, OVER), LOBBY), follows: true };
  expect(endingOf(keepEnd(late, LOBBY), LOBBY)).toEqual({ feed: LOBBY, next: null });
});

test('the next end is read like the first', () => {
  const second = feed('completed', { result: {} });
  const kept = keepEnd(keepEnd(keepEnd({ ...keepEnd(NOTHING_KEPT, OVER), follows: true }, LOBBY), PLAYING), second);
  expect(endingOf(keepEnd(kept, LOBBY), LOBBY).feed.view).toBe(second.view);
});

test('what is said meanwhile is heard, and what does not change stays the same', () => {
  const kept = keepEnd(NOTHING_KEPT, OVER);
  expect(keepEnd(kept, OVER)).toBe(kept);
  const later = keepEnd(kept, LOBBY);
  expect(keepEnd(later, LOBBY)).toBe(later);
  const talk = [{ tableId: 'A', id: 1, at: 1, from: null, kind: 'system' as const, text: 'Thêm một phiên nữa.' }];
  expect(endingOf(kept, { ...LOBBY, talk }).feed.talk).toBe(talk);
});

test('whoever leaves after the end stays in its result, and not in that of the next session', () => {
  const left = { ...OVER, view: { ...OVER.view, seats: [{ kind: 'empty' }] } as unknown as TableView };
  const kept = keepEnd(keepEnd(NOTHING_KEPT, OVER), left);
  expect(endingOf(kept, left).feed.view?.seats).toEqual([PERSON]);
  expect(endingOf(keepEnd(kept, CLOSED), CLOSED).feed.view?.seats).toEqual([PERSON]);
  const another = keepEnd(keepEnd(kept, LOBBY), left);
  expect(endingOf(another, left).feed.view).toBe(left.view);
});

test('a table that never was over has nothing to keep', () => {
  expect(endingOf(keepEnd(NOTHING_KEPT, LOBBY), LOBBY)).toEqual({ feed: LOBBY, next: null });
});
