import type { TableView } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import type { Feed } from '../link/table-link.ts';
import { endingOf, keepEnd, NOTHING_KEPT } from './ending.ts';

const feed = (phase: TableView['phase'], game: object | null): Feed => ({
  view: { phase, game } as TableView,
  story: [],
  faults: [],
  talk: [],
  line: 'open',
  failure: null,
  skew: 0,
  pending: null,
  refusal: null,
});

const OVER = feed('completed', { result: {} });
const LOBBY = feed('waiting', null);
const PLAYING = feed('playing', { result: null });

test('whoever reads a result keeps it when the table goes on', () => {
  const kept = keepEnd(NOTHING_KEPT, OVER);
  expect(endingOf(kept, OVER)).toEqual({ feed: OVER, isPast: false });
  for (const next of [LOBBY, PLAYING]) {
    const later = keepEnd(kept, next);
    expect(endingOf(later, next)).toMatchObject({ feed: { view: OVER.view }, isPast: true });
  }
});

test('whoever goes on themselves comes along at once, whether before or after the table', () => {
  const asked = { ...keepEnd(NOTHING_KEPT, OVER), follows: true };
  expect(endingOf(keepEnd(asked, LOBBY), LOBBY)).toEqual({ feed: LOBBY, isPast: false });
  const late = { ...keepEnd(keepEnd(NOTHING_KEPT, OVER), LOBBY), follows: true };
  expect(endingOf(keepEnd(late, LOBBY), LOBBY)).toEqual({ feed: LOBBY, isPast: false });
});

test('the next end is read like the first', () => {
  const second = feed('completed', { result: {} });
  const kept = keepEnd(keepEnd(keepEnd({ ...keepEnd(NOTHING_KEPT, OVER), follows: true }, LOBBY), PLAYING), second);
  expect(endingOf(keepEnd(kept, LOBBY), LOBBY).feed.view).toBe(second.view);
});

test('what is said meanwhile is heard, and what does not change stays the same', () => {
  const kept = keepEnd(NOTHING_KEPT, OVER);
  expect(keepEnd(kept, OVER)).toBe(kept);
  expect(keepEnd(kept, LOBBY)).toBe(kept);
  const talk = [{ tableId: 'A', id: 1, at: 1, from: null, kind: 'system' as const, text: 'Thêm một phiên nữa.' }];
  expect(endingOf(kept, { ...LOBBY, talk }).feed.talk).toBe(talk);
});

test('a table that never was over has nothing to keep', () => {
  expect(endingOf(keepEnd(NOTHING_KEPT, LOBBY), LOBBY)).toEqual({ feed: LOBBY, isPast: false });
});
