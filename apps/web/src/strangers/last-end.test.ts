import type { TableView } from '@sanh-rong/table';
import { expect, test } from 'vitest';
import type { Feed } from '../link/table-link.ts';
import { keptEnd, shownFeed } from './last-end.ts';

const LAN = { kind: 'person', id: 'lan', name: 'Lan' };
const MINH = { kind: 'person', id: 'minh', name: 'Minh' };
const TU = { kind: 'player', level: 'simple' };

const feed = (view: object, eventsSoFar: readonly object[] = []): Feed => ({
  view: {
    you: 0,
    tally: [0, 0],
    standings: { totals: [0, 0], ranks: [1, 1] },
    seats: [LAN, TU],
    until: null,
    ...view,
  } as unknown as TableView,
  eventsSoFar: eventsSoFar as Feed['eventsSoFar'],
  faults: [],
  talk: [],
  connection: 'open',
  failure: null,
  skew: 0,
  pending: null,
  refusal: null,
});

const over = { phase: 'completed', game: { result: {} }, fair: { commitment: 'a' }, tally: [5, -5], until: 7 };
const OVER = feed(over, [{ type: 'played' }]);
const COMES = feed({ phase: 'waiting', game: null, fair: { commitment: 'b' }, seats: [LAN, MINH], tally: [5, 0] });
const SOON = feed({
  phase: 'ready',
  game: null,
  fair: { commitment: 'b' },
  seats: [LAN, MINH],
  tally: [5, 0],
  until: 12,
});
const DEALT = feed({
  phase: 'playing',
  game: { result: null },
  fair: { commitment: 'b' },
  seats: [LAN, MINH],
  tally: [5, 0],
});

test('a result stays in sight until the next deal, with those who played and the clock of the next game', () => {
  let end = keptEnd(null, OVER);
  expect(shownFeed(end, OVER).view).toMatchObject({ phase: 'completed', until: 7, seats: [LAN, TU] });
  end = keptEnd(end, COMES);
  expect(shownFeed(end, COMES)).toMatchObject({
    eventsSoFar: OVER.eventsSoFar,
    view: { game: { result: {} }, seats: [LAN, TU], until: null },
  });
  end = keptEnd(end, SOON);
  expect(shownFeed(end, SOON).view).toMatchObject({ game: { result: {} }, seats: [LAN, TU], until: 12 });
  end = keptEnd(end, DEALT);
  expect(end).toBeNull();
  expect(shownFeed(end, DEALT).view).toMatchObject({ phase: 'playing', seats: [LAN, MINH] });
});

test('somebody who leaves while the result stands keeps their name and points beside it', () => {
  const end = keptEnd(null, feed({ ...over, seats: [LAN, MINH] }));
  const left = feed({ ...over, seats: [LAN, TU], tally: [5, 0] });
  expect(keptEnd(end, left)).toBe(end);
  expect(shownFeed(end, left).view).toMatchObject({
    seats: [LAN, MINH],
    standings: { totals: [5, -5], ranks: [1, 2] },
  });
});

test('the result of another game takes its place, and none is kept of a table that closed', () => {
  const end = keptEnd(null, OVER);
  const another = feed({ ...over, fair: { commitment: 'b' } });
  expect(keptEnd(end, another)?.view).toBe(another.view);
  expect(keptEnd(end, feed({ phase: 'closed', game: null, fair: { commitment: 'a' } }))).toBeNull();
});

test('points are those since everybody sat down, also while the next game is played', () => {
  expect(shownFeed(null, DEALT).view?.standings).toMatchObject({ totals: [5, 0], ranks: [1, 2] });
});
