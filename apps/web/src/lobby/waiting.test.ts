import type { SeatView, TableSettings } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import { freeSeats, hostName, isHostAway, maySit, waitingFor, withoutEmpty } from './waiting.ts';

const EMPTY: SeatView = { kind: 'empty' };
const PLAYER: SeatView = { kind: 'player', level: 'simple' };
const person = (id: string, ready = false): SeatView => ({
  kind: 'person',
  id,
  name: id.toUpperCase(),
  ready,
  away: false,
  standIn: false,
});

test('a table waits for its empty seats before it waits for anybody to be ready', () => {
  const seats = [person('lan'), person('tu'), EMPTY, EMPTY];
  expect(waitingFor({ host: 'lan', seats })).toEqual({ for: 'seats', free: 2 });
  expect(freeSeats({ seats })).toEqual([2, 3]);
});

test('then for everybody but the host and the built-in players', () => {
  const seats = [person('lan'), person('tu'), person('minh', true), PLAYER];
  expect(waitingFor({ host: 'lan', seats })).toEqual({ for: 'people', late: [1] });
});

test('then only for the host', () => {
  expect(waitingFor({ host: 'lan', seats: [person('lan'), person('tu', true), PLAYER] })).toEqual({ for: 'host' });
});

test('a table may do without its empty seats where enough are left to play', () => {
  const limits = { min: 3, max: 6, usual: 6 };
  const rules = {
    games: [{ id: 'one', levels: [], conceals: false, ruleSets: [{ id: 'usual', seats: limits, options: {} }] }],
  };
  const table = (seats: readonly SeatView[]) => ({
    seats,
    settings: { game: 'one', ruleSet: 'usual' } as TableSettings,
  });
  const three = [person('lan'), EMPTY, person('tu'), PLAYER, EMPTY, EMPTY];
  expect(withoutEmpty(table(three), rules)).toBe(3);
  expect(withoutEmpty(table([person('lan'), EMPTY, PLAYER]), rules)).toBeNull();
  expect(withoutEmpty(table([person('lan'), PLAYER, PLAYER]), rules)).toBeNull();
  expect(withoutEmpty(table(three), null)).toBeNull();
});

test('a table without a name is called after its host', () => {
  const standing = { id: 'minh', name: 'Minh', away: false };
  expect(hostName({ host: 'tu', standingHost: null, seats: [person('lan'), person('tu')] })).toBe('TU');
  expect(hostName({ host: 'minh', standingHost: standing, seats: [person('lan')] })).toBe('Minh');
  expect(hostName({ host: null, standingHost: null, seats: [person('lan')] })).toBeNull();
});

test('a host is away in a seat or while watching', () => {
  const away: SeatView = { ...person('lan'), away: true } as SeatView;
  const standing = { id: 'minh', name: 'Minh', away: true };
  expect(isHostAway({ host: 'lan', standingHost: null, seats: [away, person('tu')] })).toBe(true);
  expect(isHostAway({ host: 'tu', standingHost: null, seats: [away, person('tu')] })).toBe(false);
  expect(isHostAway({ host: 'minh', standingHost: standing, seats: [person('tu')] })).toBe(true);
  expect(isHostAway({ host: null, standingHost: null, seats: [away] })).toBe(false);
});

test('a free seat can be taken until the cards are dealt', () => {
  const seats = [person('lan'), EMPTY];
  expect(maySit({ phase: 'waiting', seats })).toBe(true);
  expect(maySit({ phase: 'playing', seats })).toBe(false);
  expect(maySit({ phase: 'waiting', seats: [person('lan'), PLAYER] })).toBe(false);
});
