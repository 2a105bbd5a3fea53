import { seatOf, type TableState } from '@sanh-rong/table';
import type { Tables } from '../tables/tables.ts';
import type { Rooms, TableSocket } from './rooms.ts';
import { looksBack } from './teller.ts';

/**
 * People whose connection has just broken. Most are back in a moment: those at the table see it at once, and nothing of it
 * is stored. What lasts is an event of the table, and then no longer in here.
 */
export interface Absence {
  readonly code: string;
  readonly person: string;
  /** False: they are back. */
  readonly isGone: boolean;
}

export interface BrokenConnectionsOptions {
  readonly tables: Tables;
  readonly now: () => number;
  /** Lets the other nodes know. */
  readonly tellNodes: (absence: Absence) => void;
}

export class BrokenConnections {
  private readonly rooms: Rooms;
  private readonly options: BrokenConnectionsOptions;
  /** By table: who is gone, and since when. */
  private readonly gone = new Map<string, Map<string, number>>();

  constructor(rooms: Rooms, options: BrokenConnectionsOptions) {
    this.rooms = rooms;
    this.options = options;
  }

  /** A connection broke, or came back, through this node. */
  change(absence: Absence): void {
    if (this.note(absence)) this.options.tellNodes(absence);
  }

  /** The same, as this node or another one found out; whether that is new here. */
  note({ code, person, isGone }: Absence): boolean {
    const people = this.gone.get(code) ?? new Map<string, number>();
    if (people.has(person) === isGone) return false;
    if (isGone) people.set(person, this.options.now());
    else people.delete(person);
    if (people.size > 0) this.gone.set(code, people);
    else this.gone.delete(code);
    for (const socket of this.rooms.followers('now', code)) this.tell(socket, code);
    return true;
  }

  /** Forgets those who have been gone since then: by now the table knows, or no node said that they are back. */
  forget(until: number): void {
    for (const [code, people] of [...this.gone]) {
      for (const [person, since] of [...people]) if (since <= until) this.note({ code, person, isGone: false });
    }
  }

  /** A connection comes to a table where others are gone just now. */
  greet(socket: TableSocket, code: string): void {
    if (this.gone.has(code)) this.tell(socket, code);
  }

  private tell(socket: TableSocket, code: string): void {
    const state = this.options.tables.cached(code);
    if (state === null || looksBack(state, socket.data.signedIn.person.id)) return;
    socket.emit('presence_changed', { tableId: code, away: this.seatsIn(state) });
  }

  private seatsIn(state: TableState): number[] {
    const people = [...(this.gone.get(state.code)?.keys() ?? [])];
    return people.map((person) => seatOf(state, person)).filter((seat) => seat >= 0);
  }
}
