import { createTable, replayTable, type TableEvent, TIMES } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../chat/chat.ts';
import type { Tables } from '../tables/tables.ts';
import { PastTables } from './past.ts';

const START = 1_800_000_000_000;
const CODE = 'WXYZ23456';

const created = (): TableEvent[] => {
  const around = { now: START, secret: () => 'a secret for tests', levels: () => [], think: () => ({ type: 'none' }) };
  const table = createTable(CODE, { id: 'nam', name: 'Nam' }, { game: 'tienlen', watchers: 'delayed' }, around);
  if (!table.ok) throw new Error(table.error.code);
  return [...table.value];
};

const said = (id: number, at: number): ChatMessage => ({
  id,
  code: CODE,
  from: { id: 'nam', name: 'Nam', face: null },
  kind: 'text',
  body: 'chào',
  at,
});

test('what was said is told when its own time has come, in whatever order nodes hear of it', async () => {
  let now = START;
  const events = created();
  const tables = { past: async () => ({ state: replayTable(events), since: [] }) } as unknown as Tables;
  const past = new PastTables(
    tables,
    () => now,
    (error) => expect(error).toBeUndefined(),
  );
  await past.follow(CODE);
  // Another node told late of what was said first.
  for (const message of [said(2, START + 9_000), said(3, START + 4_000), said(1, START + 1_000)]) past.say(message);
  const toldAfter = (milliseconds: number): number[] => {
    now = START + TIMES.watchDelay + milliseconds;
    return past.spoken().map(({ id }) => id);
  };
  expect(toldAfter(999)).toEqual([]);
  expect(toldAfter(4_000)).toEqual([3, 1]);
  expect(toldAfter(8_999)).toEqual([]);
  expect(toldAfter(9_000)).toEqual([2]);
  expect(toldAfter(99_000)).toEqual([]);
});
