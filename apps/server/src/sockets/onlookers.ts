import { seatOf, standingHost, type TableState } from '@sanh-rong/table';
import type { Rooms, TableSocket } from './rooms.ts';

/**
 * Each connection that looks on is told of everything that happens at a table, whether it watches or stands at the door. So
 * many may through one node; those who sit there, and the host, are not counted and always come in.
 */
export const MAX_ONLOOKERS = 300;
/** Of these one address may have so many, which is a classroom, and one person so many windows. */
export const MAX_ONLOOKERS_ADDRESS = 60;
export const MAX_ONLOOKERS_PERSON = 4;

const looksOn = (state: TableState, person: string): boolean =>
  seatOf(state, person) < 0 && standingHost(state)?.id !== person;

/** How many may look on where there is no more room for this connection; null while there is. */
export const crowdAt = (rooms: Rooms, state: TableState, socket: TableSocket): number | null => {
  const { signedIn, address } = socket.data;
  const { id } = signedIn.person;
  if (!looksOn(state, id)) return null;
  const here = [...rooms.followers('now', state.code), ...rooms.followers('past', state.code)].filter(
    ({ id: connection, data }) => connection !== socket.id && looksOn(state, data.signedIn.person.id),
  );
  const own = here.filter(({ data }) => data.signedIn.person.id === id).length;
  if (own >= MAX_ONLOOKERS_PERSON) return MAX_ONLOOKERS_PERSON;
  const near = here.filter(({ data }) => data.address === address).length;
  if (near >= MAX_ONLOOKERS_ADDRESS) return MAX_ONLOOKERS_ADDRESS;
  return here.length >= MAX_ONLOOKERS ? MAX_ONLOOKERS : null;
};
