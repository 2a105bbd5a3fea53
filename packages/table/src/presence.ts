import { ok, type Seat } from '@sanh-rong/engine';
import type { Command } from './commands.ts';
import { type Decide, type Decision, inLobby, isLobby, noSuchSeat, notInLobby, notSeated } from './decision.ts';
import type { TableEvent } from './events.ts';
import { refuseTable } from './refusal.ts';
import { isPerson, type Person, seatOf, type TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** People coming and going: to a seat, to watch, and when their connection breaks. */

const sentAway = refuseTable('SENT_AWAY', 'sentAway');

export const sit: Decide<'sit'> = (state, by, { seat: wanted }, { now }) => {
  if (!isLobby(state)) return notInLobby;
  if (seatOf(state, by.id) >= 0) return refuseTable('ALREADY_SEATED', 'alreadySeated');
  if (state.sentAway.includes(by.id)) return sentAway;
  const seat = wanted ?? state.seats.findIndex(({ kind }) => kind === 'empty');
  if (seat < 0 && wanted === undefined) return refuseTable('SEAT_TAKEN', 'tableFull');
  const missing = noSuchSeat(state, seat);
  if (missing) return missing;
  if (state.seats[seat].kind !== 'empty') return refuseTable('SEAT_TAKEN', 'seatTaken');
  return inLobby(state, now, { type: 'sat', at: now, seat, person: { id: by.id, name: by.name } });
};

/** The person who becomes host in place of this one: the next seat on, somebody connected before anybody else; or nobody. */
const heir = (state: TableState, leaving: Seat): string | null => {
  const others = state.seats.map((_, i) => state.seats[(leaving + i) % state.seats.length]).slice(1);
  const candidates = others.filter(isPerson).filter(({ gone }) => !gone);
  return (candidates.find(({ away }) => !away) ?? candidates[0])?.person.id ?? null;
};

export const leave: Decide<'leave'> = (state, by, _command, { now }) => {
  const seat = seatOf(state, by.id);
  const holder = state.seats[seat];
  if (seat < 0 || !isPerson(holder) || holder.gone) return notSeated;
  const next = heir(state, seat);
  const events: TableEvent[] = [{ type: 'left', at: now, seat }];
  if (next === null) events.push({ type: 'closed', at: now, because: 'empty' });
  else if (state.host === by.id) events.push({ type: 'hosted', at: now, person: next });
  return inLobby(state, now, ...events);
};

const isWatching = (state: TableState, id: string): boolean => state.watchers.some((person) => person.id === id);

/** Each of them is told of everything; more than this would slow down those who play. */
export const MAX_WATCHERS = 200;

export const watch: Decide<'watch'> = (state, by, _command, { now }) => {
  if (state.settings.watchers === 'none') return refuseTable('NO_WATCHERS', 'noWatchers');
  if (seatOf(state, by.id) >= 0) return refuseTable('ALREADY_SEATED', 'alreadySeated');
  if (state.sentAway.includes(by.id)) return sentAway;
  if (isWatching(state, by.id)) return refuseTable('BAD_COMMAND', 'alreadyWatching');
  if (state.watchers.length >= MAX_WATCHERS) return refuseTable('WATCHERS_FULL', 'watchersFull', { max: MAX_WATCHERS });
  return ok([{ type: 'watched', at: now, person: { id: by.id, name: by.name } }]);
};

export const unwatch: Decide<'unwatch'> = (state, by, _command, { now }) =>
  isWatching(state, by.id)
    ? ok([{ type: 'unwatched', at: now, person: by.id }])
    : refuseTable('BAD_COMMAND', 'notWatching');

/** The connection of a seated person broke or came back; telling it twice changes nothing. */
export const connection =
  (type: 'away' | 'back') =>
  (state: TableState, by: Person, _command: Command, { now }: Surroundings): Decision => {
    const seat = seatOf(state, by.id);
    const holder = state.seats[seat];
    if (!isPerson(holder)) return notSeated;
    const same = type === 'away' ? holder.away : !holder.away && !holder.standIn;
    if (same) return ok([]);
    // A lobby waits for its host, so somebody who is there takes over.
    const next = type === 'away' && isLobby(state) && state.host === by.id ? heir(state, seat) : null;
    return ok([
      { type, at: now, seat },
      ...(next === null ? [] : [{ type: 'hosted', at: now, person: next } as const]),
    ]);
  };
