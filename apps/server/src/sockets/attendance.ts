import { isPerson, type Person, seatOf, standingHost, type TableState, turnOf } from '@sanh-rong/table';
import type { Missing, Presence } from '../nodes/presence.ts';
import { type Absence, BrokenConnections, type BrokenConnectionsOptions } from './broken-connections.ts';
import type { Rooms, TableSocket } from './rooms.ts';
import { looksBack } from './teller.ts';

/**
 * Who is at which table. A connection that breaks says little: most come back in a moment, and a table that wrote down each
 * of these moments would grow without end. So it stays stored as present for a while, and only what lasts is the table's.
 */

/** How long a person is gone before the table hears of it (milliseconds). Shorter than the shortest turn. */
export const LASTING = 8_000;

/** A node that was not told how an absence ended forgets it after this (milliseconds). */
const FORGOTTEN = LASTING + 4_000;

/** Absences looked after at once. */
const AT_ONCE = 16;

export interface AttendanceOptions extends BrokenConnectionsOptions {
  readonly presence: Presence;
}

/** A connection that is gone and still stored as present. */
interface Leaving extends Missing {
  readonly socket: string;
  readonly since: number;
}

const placeOf = (code: string, socket: string): string => `${code} ${socket}`;

/** The table waits for them: they have a seat, or are the host. */
const isAwaited = (state: TableState, person: string): boolean =>
  seatOf(state, person) >= 0 || standingHost(state)?.id === person;

const isAway = (state: TableState, person: string): boolean => {
  const holder = state.seats[seatOf(state, person)];
  if (isPerson(holder)) return holder.away && !holder.gone;
  return state.hostAway && standingHost(state)?.id === person;
};

/** Their turn would be over before the table hears that they are gone, and it has not been held for them yet. */
const losesTurn = (state: TableState, person: string, now: number): boolean => {
  const seat = seatOf(state, person);
  const holder = state.seats[seat];
  if (!isPerson(holder) || holder.away || holder.standIn || state.held || turnOf(state) !== seat) return false;
  return (state.wake ?? Number.POSITIVE_INFINITY) <= now + LASTING;
};

export class Attendance {
  readonly brokenConnections: BrokenConnections;
  private readonly rooms: Rooms;
  private readonly options: AttendanceOptions;
  /** Connections that are stored as present at a table, and follow it only in a moment. */
  private readonly entering = new Set<string>();
  private readonly leaving = new Map<string, Leaving>();

  constructor(rooms: Rooms, options: AttendanceOptions) {
    this.rooms = rooms;
    this.options = options;
    this.brokenConnections = new BrokenConnections(rooms, options);
  }

  /** Whether a connection of this node follows a table, is about to, or did so a moment ago. */
  isPresent(code: string, socketId: string): boolean {
    const place = placeOf(code, socketId);
    return this.rooms.isFollowing(socketId, code) || this.entering.has(place) || this.leaving.has(place);
  }

  /** Follows a table, and is stored as being there; whether it is followed as it was. */
  async come(socket: TableSocket, code: string): Promise<boolean> {
    const place = placeOf(code, socket.id);
    this.entering.add(place);
    this.leaving.delete(place);
    try {
      await this.enter(socket, code);
      // It was read when they were stored as present.
      const state = this.options.tables.cached(code);
      const back = state !== null && looksBack(state, socket.data.signedIn.person.id);
      await this.rooms.join(socket, back ? 'past' : 'now', code);
      if (!back) this.brokenConnections.greet(socket, code);
      return back;
    } finally {
      this.entering.delete(place);
    }
  }

  /** Another connection of theirs may have been missed at the very moment when this one came: then they are back. */
  async enter(socket: TableSocket, code: string): Promise<void> {
    const { person } = socket.data.signedIn;
    await this.options.presence.enter(code, person.id, socket.id);
    this.brokenConnections.change({ code, person: person.id, isGone: false });
    const state = await this.options.tables.find(code);
    if (state !== null && isAway(state, person.id)) await this.options.tables.ask(code, person, { type: 'back' });
  }

  /** A person who does something at a table they follow is there, even if their connection was thought broken. */
  async notice(socket: TableSocket, code: string): Promise<void> {
    if (!this.rooms.isFollowing(socket.id, code)) return;
    const state = this.options.tables.cached(code);
    if (state !== null && isAway(state, socket.data.signedIn.person.id)) await this.enter(socket, code);
  }

  /** Says again who is here, after the other nodes had taken this one for dead. */
  async reappear(): Promise<void> {
    for (const socket of this.rooms.all()) {
      for (const code of this.rooms.tablesOf(socket)) await this.enter(socket, code);
    }
  }

  /** They have left the table: it does not wait for them. */
  async leave(socket: TableSocket, code: string): Promise<void> {
    await this.rooms.leave(socket, code);
    await this.options.presence.exit(code, socket.data.signedIn.person.id, socket.id);
  }

  /** Their connection no longer shows the table: a seat waits for them, and watching ends. */
  async unfollow(socket: TableSocket, code: string): Promise<void> {
    if (!this.rooms.isFollowing(socket.id, code)) return;
    const state = this.options.tables.cached(code);
    const waits = state !== null && isAwaited(state, socket.data.signedIn.person.id);
    await this.exit(socket, code);
    if (!waits) await this.settle(placeOf(code, socket.id));
  }

  /** A connection broke. The table hears of it when it lasts, or when the turn of that seat cannot wait for that. */
  async exit(socket: TableSocket, code: string): Promise<void> {
    const { id: person } = socket.data.signedIn.person;
    const place = placeOf(code, socket.id);
    this.leaving.set(place, { code, person, socket: socket.id, since: this.options.now() });
    await this.rooms.leave(socket, code);
    const state = this.options.tables.cached(code);
    if (state === null || !isAwaited(state, person)) return;
    if (losesTurn(state, person, this.options.now())) await this.settle(place);
    else await this.show(place);
  }

  /**
   * Those at the table see that a person is gone. A connection that broke a moment ago is stored as long as others are, so
   * they see it once in that time, however often it breaks.
   */
  private async show(place: string): Promise<void> {
    const left = this.leaving.get(place);
    if (left === undefined || (await this.options.presence.isThere(left, left.socket))) return;
    const { code, person } = left;
    this.brokenConnections.change({ code, person, isGone: true });
    // A person who came back in the meantime was not gone yet when they did.
    const isBack = !this.leaving.has(place) || (await this.options.presence.isThere(left, left.socket));
    if (isBack) this.brokenConnections.change({ code, person, isGone: false });
  }

  /** Another node saw a connection break or come back. A person who is connected here is not gone. */
  heard(absence: Absence): void {
    const { code, person, isGone } = absence;
    const state = this.options.tables.cached(code);
    if (state === null || !isAwaited(state, person)) return;
    const isHere = this.rooms.followers('now', code).some(({ data }) => data.signedIn.person.id === person);
    if (isGone && isHere) this.options.tellNodes({ code, person, isGone: false });
    else this.brokenConnections.note(absence);
  }

  /** Looks after those who have been gone for a while. */
  async settleLasting(): Promise<void> {
    const until = this.options.now() - LASTING;
    const due = [...this.leaving].filter(([, { since }]) => since <= until).map(([place]) => place);
    for (let at = 0; at < due.length; at += AT_ONCE) {
      await Promise.all(due.slice(at, at + AT_ONCE).map((place) => this.settle(place)));
    }
    this.brokenConnections.forget(this.options.now() - FORGOTTEN);
  }

  /** What cannot be stored now, the node finds when it compares its connections with what is stored. */
  private async settle(place: string): Promise<void> {
    const left = this.leaving.get(place);
    if (!this.leaving.delete(place) || left === undefined) return;
    const { code, person, socket } = left;
    const isLast = await this.options.presence.exit(code, person, socket);
    // The same connection may have come back while it was being taken out: then it is here.
    if (this.isPresent(code, socket)) await this.options.presence.enter(code, person, socket);
    // A person who is there with another connection, on any node, is not away.
    else if (isLast) await this.miss({ code, person });
    // By now the table says it, or they are back.
    this.brokenConnections.change({ code, person, isGone: false });
  }

  /** A seat waits for the person who is missing, a table for its host; others who are missing watch no more. */
  async miss({ code, person: id }: Missing): Promise<void> {
    const { tables, presence } = this.options;
    const state = await tables.find(code);
    if (state === null) return;
    const person = this.personOf(state, id);
    if (person === undefined || (await presence.isThere({ code, person: id }))) return;
    const awaited = isAwaited(state, id);
    await tables.ask(code, person, { type: awaited ? 'away' : 'unwatch' });
    // A person who came back in the meantime was not away yet when they did.
    if (await presence.isThere({ code, person: id })) {
      await tables.ask(code, person, { type: awaited ? 'back' : 'watch' });
    }
  }

  private personOf(state: TableState, id: string): Person | undefined {
    const holder = state.seats[seatOf(state, id)];
    return isPerson(holder) ? holder.person : state.watchers.find((watcher) => watcher.id === id);
  }
}
