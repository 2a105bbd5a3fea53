import type { TableView } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import type { Cue } from '../link/table-link.ts';
import { changeOf } from './company-change.ts';

const LAN = { kind: 'person', id: 'lan', name: 'Lan' };
const MINH = { kind: 'person', id: 'minh', name: 'Minh' };
const TU = { kind: 'player', level: 'simple' };

const view = (seats: readonly object[], you: number | null = 0): TableView => ({ you, seats }) as unknown as TableView;

const cue = (type: Cue['type'], seat: number | null, before: TableView | null, after: TableView) => ({
  type,
  seat,
  before,
  after,
});

test('somebody who takes a warm seat has come', () => {
  expect(changeOf(cue('sat', 1, view([LAN, TU]), view([LAN, MINH])), new Set())).toEqual({ kind: 'came', seat: 1 });
});

test('somebody who leaves in the middle of a game is told of once: then, and not when a built-in player has the seat', () => {
  const gone = new Set<number>();
  expect(changeOf(cue('left', 1, view([LAN, MINH]), view([LAN, MINH])), gone)).toEqual({ kind: 'wentAway', seat: 1 });
  expect(changeOf(cue('playerSat', 1, view([LAN, MINH]), view([LAN, TU])), gone)).toBeNull();
});

test('somebody who was away loses the seat to a built-in player, and that is told', () => {
  expect(changeOf(cue('playerSat', 1, view([LAN, MINH]), view([LAN, TU])), new Set())).toEqual({
    kind: 'wentAway',
    seat: 1,
  });
});

test('nothing is told of one’s own coming and going, of other events, nor before the table was seen', () => {
  const both = view([LAN, MINH]);
  expect(changeOf(cue('left', 0, both, view([TU, MINH], null)), new Set())).toBeNull();
  expect(changeOf(cue('sat', 0, view([TU, MINH], null), both), new Set())).toBeNull();
  expect(changeOf(cue('dealt', null, both, both), new Set())).toBeNull();
  expect(changeOf(cue('acted', 1, both, both), new Set())).toBeNull();
  expect(changeOf(cue('sat', 1, null, both), new Set())).toBeNull();
});
