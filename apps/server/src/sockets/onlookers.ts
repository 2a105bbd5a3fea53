import { seatOf, standingHost, type TableState } from '@sanh-rong/table';
import type { Rooms, TableSocket } from './rooms.ts';

/**
 * Each connection that looks on is told of everything that happens at a table, whether it watches or stands at the door. So
 * many may through one node; those who sit there, and the host, are not counted and always come in.
 */
export const MAX_ONLOOKERS = 300;
/** Of these one address may have so many, which is a classroom, an IPv6 /48 so many, and one person so many windows. */
export const MAX_ONLOOKERS_ADDRESS = 60;
export const MAX_ONLOOKERS_WIDER = 120;
export const MAX_ONLOOKERS_PERSON = 4;

/** Nearest network first: the address or /64, then the /48. */
const MAX_ONLOOKERS_NETWORK = [MAX_ONLOOKERS_ADDRESS, MAX_ONLOOKERS_WIDER] as const;

const looksOn = (state: TableState, person: string): boolean =>
  seatOf(state, person) < 0 && standingHost(state)?.id !== person;

export class Onlookers {
  private readonly rooms: Rooms;
  /** Connections that have been let in and do not follow the table yet. */
  private readonly coming = new Map<string, Set<TableSocket>>();

  constructor(rooms: Rooms) {
    this.rooms = rooms;
  }

  /** Lets a connection come to a table, until it has arrived; how many may look on where there is no more room for it. */
  letIn(state: TableState, socket: TableSocket): number | null {
    const max = this.crowdAt(state, socket);
    if (max !== null) return max;
    const coming = this.coming.get(state.code) ?? new Set();
    this.coming.set(state.code, coming.add(socket));
    return null;
  }

  /** It follows the table, or has turned away. */
  arrived(code: string, socket: TableSocket): void {
    const coming = this.coming.get(code);
    coming?.delete(socket);
    if (coming?.size === 0) this.coming.delete(code);
  }

  private crowdAt(state: TableState, socket: TableSocket): number | null {
    const { signedIn, networks } = socket.data;
    const { id } = signedIn.person;
    if (!looksOn(state, id)) return null;
    const here = this.othersAt(state, socket);
    const own = here.filter(({ data }) => data.signedIn.person.id === id).length;
    if (own >= MAX_ONLOOKERS_PERSON) return MAX_ONLOOKERS_PERSON;
    const full = networks.findIndex((network, place) => {
      const count = here.filter(({ data }) => data.networks[place] === network).length;
      return count >= MAX_ONLOOKERS_NETWORK[place];
    });
    if (full >= 0) return MAX_ONLOOKERS_NETWORK[full];
    return here.length >= MAX_ONLOOKERS ? MAX_ONLOOKERS : null;
  }

  private othersAt(state: TableState, socket: TableSocket): readonly TableSocket[] {
    const { code } = state;
    const here = new Set([
      ...this.rooms.followers('now', code),
      ...this.rooms.followers('past', code),
      ...(this.coming.get(code) ?? []),
    ]);
    here.delete(socket);
    return [...here].filter(({ data }) => looksOn(state, data.signedIn.person.id));
  }
}
