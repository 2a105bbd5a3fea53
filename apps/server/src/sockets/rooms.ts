import type { Language } from '@sanh-rong/engine';
import type { ServerMessages } from '@sanh-rong/protocol';
import type { Server, Socket } from 'socket.io';
import type { SignedIn } from '../people/signed-in.ts';
import { pause } from '../stretches.ts';

/** Which connections of this node follow what. */

interface SocketData {
  signedIn: SignedIn;
  language: Language;
  /** The networks it comes from, nearest first. */
  networks: readonly string[];
}

type Nothing = Record<string, never>;
export type TableServer = Server<Nothing, ServerMessages, Nothing, SocketData>;
export type TableSocket = Socket<Nothing, ServerMessages, Nothing, SocketData>;

/** Who follows a table as it is, and who follows it as it was. */
export type Followers = 'now' | 'past';

const LIST = 'tables';

/** Connections that are told of the list at once: to each it takes some 15 µs, and the whole hall may read it. */
const TOLD_AT_ONCE = 100;

const PREFIX: Readonly<Record<Followers, string>> = { now: 'table:', past: 'past:' };

const codeIn = (room: string): string[] => {
  const prefix = Object.values(PREFIX).find((each) => room.startsWith(each));
  return prefix === undefined ? [] : [room.slice(prefix.length)];
};

export class Rooms {
  private readonly io: TableServer;
  private readonly byPerson = new Map<string, Set<TableSocket>>();

  constructor(io: TableServer) {
    this.io = io;
    io.on('connection', (socket) => this.arrived(socket));
  }

  private arrived(socket: TableSocket): void {
    const { id } = socket.data.signedIn.person;
    const own = this.byPerson.get(id) ?? new Set();
    this.byPerson.set(id, own.add(socket));
    socket.once('disconnect', () => {
      own.delete(socket);
      if (own.size === 0) this.byPerson.delete(id);
    });
  }

  all(): TableSocket[] {
    return [...this.io.sockets.sockets.values()];
  }

  ofPerson(person: string): TableSocket[] {
    return [...(this.byPerson.get(person) ?? [])];
  }

  followers(kind: Followers, code: string): TableSocket[] {
    const ids = this.io.sockets.adapter.rooms.get(PREFIX[kind] + code) ?? new Set<string>();
    return [...ids].flatMap((id) => this.io.sockets.sockets.get(id) ?? []);
  }

  /** Tells these the same: it is written down once for all of them. */
  tell<Name extends keyof ServerMessages>(
    sockets: readonly TableSocket[],
    name: Name,
    ...message: Parameters<ServerMessages[Name]>
  ): void {
    if (sockets.length > 0) this.io.local.to(sockets.map(({ id }) => id)).emit(name, ...message);
  }

  follows(socket: TableSocket, kind: Followers, code: string): boolean {
    return socket.rooms.has(PREFIX[kind] + code);
  }

  /** Follows a table in one way, and no longer in the other. */
  async join(socket: TableSocket, kind: Followers, code: string): Promise<void> {
    await this.leave(socket, code);
    await socket.join(PREFIX[kind] + code);
  }

  async leave(socket: TableSocket, code: string): Promise<void> {
    for (const prefix of Object.values(PREFIX)) await socket.leave(prefix + code);
  }

  tablesOf(socket: TableSocket): string[] {
    return [...socket.rooms].flatMap(codeIn);
  }

  /** Whether a connection of this node follows a table, in one way or the other. */
  isFollowing(socketId: string, code: string): boolean {
    const { rooms } = this.io.sockets.adapter;
    return Object.values(PREFIX).some((prefix) => rooms.get(prefix + code)?.has(socketId) ?? false);
  }

  /** Codes of the tables with followers on this node. */
  codes(): string[] {
    return [...new Set([...this.io.sockets.adapter.rooms.keys()].flatMap(codeIn))];
  }

  hasFollowers(kind: Followers, code: string): boolean {
    return this.io.sockets.adapter.rooms.has(PREFIX[kind] + code);
  }

  get hasListReaders(): boolean {
    return this.io.sockets.adapter.rooms.has(LIST);
  }

  async readList(socket: TableSocket): Promise<void> {
    await socket.join(LIST);
  }

  async leaveList(socket: TableSocket): Promise<void> {
    await socket.leave(LIST);
  }

  /** Tells those who read the list now, in stretches; who stops reading meanwhile is told no more. */
  async tellList(tables: Parameters<ServerMessages['tables_changed']>[0]): Promise<void> {
    if (tables.changed.length + tables.gone.length === 0) return;
    const { rooms } = this.io.sockets.adapter;
    const readers = [...(rooms.get(LIST) ?? [])];
    for (let at = 0; at < readers.length; at += TOLD_AT_ONCE) {
      await pause();
      const some = readers.slice(at, at + TOLD_AT_ONCE).filter((id) => rooms.get(LIST)?.has(id));
      if (some.length > 0) this.io.local.to(some).emit('tables_changed', tables);
    }
  }
}
