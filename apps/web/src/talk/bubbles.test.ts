import type { ChatTold } from '@sanh-rong/protocol';
import { expect, test } from 'vitest';
import { lastWords } from './bubbles.ts';

const said = (at: number, by: string | null, text: string): ChatTold => ({
  tableId: 'MGKN79VR6',
  id: by === null ? null : at,
  at,
  from: by === null ? null : { id: by, name: by },
  kind: by === null ? 'system' : 'text',
  text,
});

test('each person’s last words stand beside their seat; what the table says and what is old do not', () => {
  const talk = [
    said(1, 'lan', 'cũ'),
    said(2, 'lan', 'chào'),
    said(3, null, 'vào bàn'),
    said(4, 'tu', 'hay'),
    said(5, 'lan', 'ừ'),
  ];
  expect([...lastWords(talk, 1)]).toEqual([
    ['lan', 'ừ'],
    ['tu', 'hay'],
  ]);
  expect([...lastWords(talk, 5)]).toEqual([]);
});
