import type { ChatTold } from '@sanh-rong/protocol';
import { expect, test } from 'vitest';
import { countUnread } from './unread.ts';

const said = (at: number, by: string | null): ChatTold => ({
  tableId: 'MGKN79VR6',
  id: by === null ? null : at,
  at,
  from: by === null ? null : { id: by, name: by },
  kind: by === null ? 'system' : 'text',
  text: 'Chào cả làng!',
});

test('counts what others said since the chat was last open', () => {
  const talk = [said(1, 'lan'), said(2, 'tu'), said(3, 'lan')];
  expect(countUnread(talk, 'nam', 0)).toBe(3);
  expect(countUnread(talk, 'nam', 2)).toBe(1);
  expect(countUnread(talk, 'nam', 3)).toBe(0);
});

test('neither one’s own words nor what the table says wait to be read', () => {
  expect(countUnread([said(1, 'nam'), said(2, null), said(3, 'lan')], 'nam', 0)).toBe(1);
});
