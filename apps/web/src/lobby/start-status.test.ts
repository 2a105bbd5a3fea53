import type { SeatView, TableView } from '@sanh-rong/table';
import { describe, expect, test } from 'vitest';
import type { Cue } from '../link/table-link.ts';
import { onChangedRules } from './changed-rules.ts';
import { LOBBY_WORDS } from './messages/vi.ts';
import { startStatus } from './start-status.ts';

const words = LOBBY_WORDS.vi;

const person = (name: string, { ready = false, away = false } = {}): SeatView => ({
  kind: 'person',
  id: name,
  name: name.replace(/\d/, ''),
  ready,
  away,
  standIn: false,
});

const lobby = (you: number, ...seats: readonly SeatView[]): TableView =>
  ({ phase: 'waiting', host: 'Lan', standingHost: null, you, seats }) as unknown as TableView;

const said = (view: TableView, changed = false): string => {
  const own = view.seats[view.you ?? -1];
  const ready = own.kind === 'person' && own.ready;
  return startStatus({ view, isHost: view.you === 0, mayDrop: false, ready, changed }, 'vi');
};

describe('what a lobby waits for', () => {
  test('names those who are here apart from those who are away, and tells the host what to do', () => {
    const seats = [person('Lan'), person('Tú'), person('Minh', { away: true }), person('An', { ready: true })];
    expect(said(lobby(0, ...seats))).toBe(`${words.waitsFor('Tú')} ${words.awayNow('Minh')} ${words.mayReplace}`);
    expect(said(lobby(3, ...seats))).toBe(`${words.youAreReady} ${words.waitsFor('Tú')} ${words.awayNow('Minh')}`);
  });

  test('people of one name are told apart', () => {
    const seats = [person('Lan'), person('Tú1'), person('Tú2', { ready: true })];
    expect(said(lobby(0, ...seats))).toBe(words.waitsFor('Tú (1)'));
  });

  test('nobody is told to wait for a host who is not there', () => {
    const away = person('Lan', { away: true });
    expect(said(lobby(1, away, person('Tú', { ready: true })))).toBe(`${words.youAreReady} ${words.hostAway}`);
    expect(said(lobby(1, person('Lan'), person('Tú', { ready: true })))).toBe(
      `${words.youAreReady} ${words.waitsForHost}`,
    );
  });

  test('who is not ready any more because of new rules is told so', () => {
    const view = lobby(1, person('Lan'), person('Tú'));
    expect(said(view)).toBe(words.pressReady);
    expect(said(view, true)).toBe(words.rulesChanged);
  });
});

test('new settings are told to those who were ready, until they are again', () => {
  const told: boolean[] = [];
  let hear: (cue: Cue) => void = () => undefined;
  const link = {
    onCue: (listener: (cue: Cue) => void) => {
      hear = listener;
      return () => undefined;
    },
  };
  onChangedRules(link, (changed) => told.push(changed));
  const cue = (type: Cue['type'], before: boolean, after: boolean): void =>
    hear({
      type,
      before: lobby(1, person('Lan'), person('Tú', { ready: before })),
      after: lobby(1, person('Lan'), person('Tú', { ready: after })),
    } as Cue);
  cue('configured', false, false);
  expect(told).toEqual([]);
  cue('configured', true, false);
  cue('sat', false, false);
  cue('readied', false, true);
  cue('readied', true, false);
  expect(told).toEqual([true, false]);
});
