import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { spin, Turns } from '../../test/support/turns.ts';
import { Rooms, type TableServer } from './rooms.ts';

/** A hall in which so many read the list of tables; telling a hundred of them takes a millisecond and a half. */
const hall = (readers: number) => {
  const ids = new Set(Array.from({ length: readers }, (_, number) => `socket ${number}`));
  const heard = new Map<string, number>();
  const turns = new Turns();
  const emit = (to: readonly string[]): void => {
    for (const id of to) {
      spin(0.015);
      heard.set(id, (heard.get(id) ?? 0) + 1);
      turns.count();
    }
  };
  const io = {
    on: () => {},
    sockets: { adapter: { rooms: new Map([['tables', ids]]) } },
    local: { to: (to: readonly string[]) => ({ emit: () => emit(to) }) },
  } as unknown as TableServer;
  return { rooms: new Rooms(io), ids, heard, turns };
};

const CHANGES = { changed: [], gone: ['WXYZ23456'] };

test('however many read the list of tables, the event loop turns while they are told', async () => {
  const { rooms, heard, turns } = hall(4_000);
  await rooms.tellList(CHANGES);
  const { most, all } = turns.end();
  expect(all).toBe(4_000);
  expect(heard.size).toBe(4_000);
  expect(most).toBeLessThanOrEqual(800);
});

test('who stops reading the list meanwhile is told no more, and nobody else in their place', async () => {
  const { rooms, ids, heard, turns } = hall(1_000);
  const telling = rooms.tellList(CHANGES);
  ids.clear();
  ids.add('another');
  await telling;
  turns.end();
  expect(heard.has('another')).toBe(false);
  expect(heard.size).toBeLessThanOrEqual(100);
});

test('nobody is told of no change', async () => {
  const { rooms, heard } = hall(3);
  await rooms.tellList({ changed: [], gone: [] });
  expect(heard.size).toBe(0);
});

test('the connections of a person are found without a look at all others', () => {
  const events = new EventEmitter();
  const rooms = new Rooms(events as unknown as TableServer);
  const connect = (person: string): EventEmitter => {
    const socket = Object.assign(new EventEmitter(), { data: { signedIn: { person: { id: person } } } });
    events.emit('connection', socket);
    return socket;
  };
  const [one, two, other] = ['nam', 'nam', 'lan'].map(connect);
  expect(rooms.ofPerson('nam')).toEqual([one, two]);
  one.emit('disconnect');
  expect(rooms.ofPerson('nam')).toEqual([two]);
  two.emit('disconnect');
  expect(rooms.ofPerson('nam')).toEqual([]);
  const again = connect('nam');
  expect(rooms.ofPerson('nam')).toEqual([again]);
  expect(rooms.ofPerson('lan')).toEqual([other]);
});
