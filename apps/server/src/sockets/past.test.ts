import { createTable, replayTable, type TableEvent, TIMES } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import { spin, Turns } from '../../test/support/turns.ts';
import type { Chat, ChatMessage } from '../chat/chat.ts';
import type { Tables } from '../tables/tables.ts';
import { PastTables } from './past.ts';
import type { Rooms } from './rooms.ts';
import { Teller } from './teller.ts';

const START = 1_800_000_000_000;
const CODE = 'WXYZ23456';

const created = (): TableEvent[] => {
  const around = { now: START, secret: () => 'a secret for tests', levels: () => [], think: () => ({ type: 'none' }) };
  const table = createTable(CODE, { id: 'nam', name: 'Nam' }, { game: 'tienlen', watchers: 'delayed' }, around);
  if (!table.ok) throw new Error(table.error.code);
  return [...table.value];
};

const watched = (times: number): TableEvent[] =>
  Array.from({ length: times }, (_, number) => ({
    at: START,
    type: 'watched',
    person: { id: `${number}`, name: 'Lan' },
  }));

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

test('however many tables are watched with a delay, the event loop turns while their past is told', async () => {
  let now = START;
  const [first, ...since] = [...created(), ...watched(4)];
  const tables = { past: async () => ({ state: replayTable([first]), since }) } as unknown as Tables;
  const turns = new Turns();
  const rooms = {
    hasFollowers: () => true,
    followers: () => {
      // Telling those who watch takes a while.
      spin(1);
      turns.count();
      return [];
    },
    tell: () => {},
  } as unknown as Rooms;
  const chat = {} as Chat;
  const failed = (error: unknown): void => expect(error).toBeUndefined();
  const teller = new Teller(rooms, { tables, chat, now: () => now, failed, refollow: () => {} });
  for (let number = 0; number < 20; number++) await teller.past.follow(`WXYZ234${10 + number}`);
  now += TIMES.watchDelay;
  await teller.advance();
  const { most, all } = turns.end();
  expect(all).toBe(20 * since.length);
  expect(most).toBeLessThanOrEqual(12);
});
