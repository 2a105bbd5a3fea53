import type { Seat } from '@sanh-rong/engine';
import { isPerson, type SeatedPerson, seatOf, standingHost, type TableState } from './state.ts';
import { TIMES } from './times.ts';

/** Who looks after a table, and who does when they are gone. */

const candidates = (state: TableState, leaving: Seat): SeatedPerson[] => {
  const others = [...state.seats.slice(leaving + 1), ...state.seats.slice(0, Math.max(leaving, 0))];
  return others.filter(isPerson).filter(({ gone }) => !gone);
};

/**
 * The person who becomes host after this one: the nearest following seat whose person is connected, else the nearest
 * with a person; null where there is none. A host who watches has no seat (-1).
 */
export const heir = (state: TableState, leaving: Seat): string | null => {
  const next = candidates(state, leaving);
  return (next.find(({ away }) => !away) ?? next[0])?.person.id ?? null;
};

/** Whether the host is not connected. */
export const isHostAway = (state: TableState): boolean => {
  const holder = state.seats[state.host === null ? -1 : seatOf(state, state.host)];
  return isPerson(holder) ? holder.away : state.hostAway && standingHost(state) !== null;
};

/**
 * The person who takes a lobby over from a host who stays away, and from when on; null while no other person is
 * connected.
 */
export const takeover = (state: TableState): { readonly person: string; readonly at: number } | null => {
  if (state.phase !== 'waiting' || state.host === null || state.hostLost === null) return null;
  const next = candidates(state, seatOf(state, state.host)).find(({ away }) => !away);
  return next === undefined ? null : { person: next.person.id, at: state.hostLost + TIMES.hostKept };
};
