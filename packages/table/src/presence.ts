import type { Seat } from '@sanh-rong/engine';
import type { TableEvent } from './events.ts';
import { turnOf } from './playing.ts';
import { EMPTY_SEAT, isPerson, seatOf, standingHost, type TableState, withPerson, withSeat } from './state.ts';
import { MISSED_TURNS, TIMES } from './times.ts';

/** Who is at the table: people leave, their connections break and come back, hosts are missed. */

const isPlaying = ({ phase }: TableState): boolean => phase === 'playing';

export const left = (state: TableState, seat: Seat, at: number): TableState => {
  if (!isPlaying(state)) return withSeat(state, seat, EMPTY_SEAT);
  const next = withPerson(state, seat, { gone: true, away: true, standIn: true });
  return turnOf(next) === seat ? { ...next, wake: at + TIMES.thinking } : next;
};

export const away = (state: TableState, { seat, at, outage }: Extract<TableEvent, { type: 'away' }>): TableState => {
  const next = withPerson(state, seat, { away: true });
  const holder = next.seats[seat];
  const isHeld = state.held && outage !== true;
  if (turnOf(state) !== seat || isHeld || !isPerson(holder) || holder.standIn) return next;
  return { ...next, held: true, wake: Math.max(state.wake ?? 0, at + TIMES.heldSeat) };
};

export const back = (state: TableState, seat: Seat, at: number): TableState => {
  const holder = state.seats[seat];
  if (!isPerson(holder)) return state;
  // Coming back is no excuse: who misses one more turn is replaced again.
  const missed = Math.min(holder.missed, MISSED_TURNS - 1);
  const next = withPerson(state, seat, { away: false, gone: false, missed, standIn: false, absent: false });
  if (turnOf(state) !== seat || !holder.standIn) return next;
  const grace = state.held ? at : at + TIMES.comingBack;
  return { ...next, held: true, wake: Math.max(state.turnEnds ?? at, grace) };
};

/** Watchers who are not the host do not count: no player waits for them. */
export const isDeserted = (state: TableState): boolean =>
  !state.seats.some((holder) => isPerson(holder) && !holder.away && !(isPlaying(state) && holder.standIn)) &&
  (standingHost(state) === null || state.hostAway);

/** Since when the host has been away: another host has just been lost. */
export const sinceWhen = (before: TableState | null, { host }: TableState, at: number): number =>
  (before?.host === host ? before.hostLost : null) ?? at;

/** A host who leaves of their own accord does not get the table back. */
export const claimOf = (state: TableState): string | null => {
  const holder = state.seats[state.hostBefore === null ? -1 : seatOf(state, state.hostBefore)];
  return isPerson(holder) && !holder.gone ? state.hostBefore : null;
};
