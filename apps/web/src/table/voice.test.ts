import type { SeatView } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import { HOME_PERSON as PRACTISING } from '../practice/home-view.ts';
import { PRACTICE_WORDS } from '../practice/messages/vi.ts';
import { fullNameAt, HOME_PERSON, nameAt, seatName } from './voice.ts';

const person = (id: string, name: string): SeatView => ({
  kind: 'person',
  id,
  name,
  ready: true,
  away: false,
  standIn: false,
});

test('whoever practises without a name is "you" in the language of whoever reads', () => {
  expect(HOME_PERSON).toBe(PRACTISING);
  for (const { you } of Object.values(PRACTICE_WORDS)) {
    expect(seatName(person(PRACTISING, you), 0, 'vi')).toBe('Bạn');
    expect(seatName(person(PRACTISING, you), 0, 'en')).toBe('You');
  }
});

test('whoever has a name keeps it, at home and elsewhere', () => {
  expect(seatName(person(PRACTISING, 'Lan'), 0, 'en')).toBe('Lan');
  expect(seatName(person('p1', 'Bạn'), 0, 'en')).toBe('Bạn');
});

const bot = (id: string, name: string, version: number): SeatView => ({
  kind: 'bot',
  id,
  name,
  version,
  owner: { id: 'p1', name: 'Lan' },
  strikes: 0,
  out: false,
});

test('a bot has its own name, and its version where nobody can look closer', () => {
  const seats = [bot('a', 'Thỏ đế', 3), person('p2', 'Tú')];
  expect(nameAt(seats, 0, 'vi')).toBe('Thỏ đế');
  expect(fullNameAt(seats, 0, 'vi')).toBe('Thỏ đế v3');
  expect(fullNameAt(seats, 1, 'vi')).toBe('Tú');
});

test('seats of the same name are told apart: versions of a bot by their number, everybody else by their order', () => {
  const seats = [bot('a', 'Thỏ', 1), bot('a', 'Thỏ', 2), bot('a', 'Thỏ', 2), person('p2', 'Lan'), person('p3', 'Lan')];
  expect(seats.map((_, seat) => nameAt(seats, seat, 'vi'))).toEqual([
    'Thỏ v1',
    'Thỏ (1)',
    'Thỏ (2)',
    'Lan (1)',
    'Lan (2)',
  ]);
  expect(seats.map((_, seat) => fullNameAt(seats, seat, 'vi'))).toEqual([
    'Thỏ v1',
    'Thỏ v2 (1)',
    'Thỏ v2 (2)',
    'Lan (1)',
    'Lan (2)',
  ]);
});
