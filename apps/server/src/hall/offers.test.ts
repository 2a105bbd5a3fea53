import { openForStrangers, replayTable, type TableState } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import type { Sql } from '../database/open.ts';
import type { Rooms } from '../sockets/rooms.ts';
import { surroundings } from '../tables/surroundings.ts';
import { OFFERED, Offers, type WarmSeat } from './offers.ts';

const START = 1_800_000_000_000;
const SEAT: WarmSeat = { code: 'AAAAAAAAA', game: 'lieng', ruleSet: 'lieng', people: 2, until: START + 10_000 };

/** A person who sits alone among strangers. */
const alone = (person: string): TableState => {
  const around = surroundings({ now: START, secret: () => 'a secret for tests', players: () => [], failed: () => {} });
  const opened = openForStrangers(`TABLE ${person}`, { id: person, name: 'Nam' }, { game: 'lieng' }, around);
  if (!opened.ok) throw new Error(opened.error.code);
  const state = replayTable(opened.value);
  if (state === null) throw new Error('no table');
  return state;
};

/** Who is offered a seat: people by their networks, in the order in which they came. */
const offering = (networks: Readonly<Record<string, readonly string[]>>) => {
  let now = START;
  const tables = new Map<string, { readonly state: TableState; readonly person: string; readonly network: string }>();
  for (const [network, people] of Object.entries(networks)) {
    for (const person of people) tables.set(`TABLE ${person}`, { state: alone(person), person, network });
  }
  const everybody = [...tables.values()].map(({ person }) => ({ person }));
  let told: string[] = [];
  const offers = new Offers({
    sql: { execute: async () => ({ rows: everybody }) } as unknown as Sql,
    tables: { cached: (code) => tables.get(code)?.state ?? null, find: async () => null },
    rooms: {
      codes: () => [...tables.keys()],
      followers: (_kind, code) => {
        const { person = '', network = '' } = tables.get(code) ?? {};
        return [{ data: { signedIn: { person: { id: person } }, networks: [network] } }] as never;
      },
      tell: ((sockets) => {
        told.push(...sockets.map(({ data }) => data.signedIn.person.id));
      }) as Rooms['tell'],
    },
    now: () => now,
  });
  return async (): Promise<string[]> => {
    told = [];
    now += 1_000;
    await offers.offer(SEAT);
    return told;
  };
};

test('a crowd of one network that waits for ever leaves a seat to everybody else', async () => {
  const crowd = Array.from({ length: 40 }, (_, number) => `crowd ${number}`);
  const offer = offering({ crowd, home: ['lan'], cafe: ['bac', 'tu'] });
  const first = await offer();
  expect(first).toHaveLength(OFFERED);
  expect(first).toEqual(expect.arrayContaining(['lan', 'bac', 'tu']));
});

test('where more networks wait than seats are offered to, they take turns, and so do their people', async () => {
  const networks = Object.fromEntries(
    Array.from({ length: 2 * OFFERED }, (_, number) => [`network ${number}`, [`one of ${number}`, `two of ${number}`]]),
  );
  const offer = offering(networks);
  const rounds = [await offer(), await offer(), await offer(), await offer()];
  expect(new Set([...rounds[0], ...rounds[1]]).size).toBe(2 * OFFERED);
  expect(new Set(rounds.flat()).size).toBe(4 * OFFERED);
});
