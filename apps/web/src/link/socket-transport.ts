import type { Answer, ClientMessage, ConnectionCode, MessageOf, TableUpdate } from '@sanh-rong/protocol';
import { io, type Socket } from 'socket.io-client';
import { beSomebody, forgetMe, useMe } from '../net/me.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { pauseAfter } from './pause.ts';
import { type ConnectionState, NO_ANSWER, type PushedMessage, type Transport } from './transport.ts';

/** How long an answer may take before the connection counts as broken (milliseconds). */
const PATIENCE = 8_000;

/** The names under which the server tells of a table. */
const UPDATES = [
  'player_joined',
  'player_left',
  'game_started',
  'game_state_update',
  'turn_timeout',
  'game_ended',
] as const;

const NOT_ANSWERED: Answer = { ok: false, error: { code: NO_ANSWER, message: '' } };

/** A socket to the server this page came from. */
const dialServer = (): Socket =>
  io({
    transports: ['websocket'],
    auth: (give) => give({ language: usePreferences.getState().language }),
    reconnectionDelay: pauseAfter(0),
    reconnectionDelayMax: pauseAfter(Number.POSITIVE_INFINITY),
  });

/** The connection to the server. It opens itself again whenever it breaks. */
export class SocketTransport implements Transport {
  readonly home = false;
  private readonly dial: () => Socket;
  private readonly pause: (refusals: number) => number;
  private socket: Socket | null = null;
  private current: ConnectionState = 'opening';
  private isListening = false;
  /** How often the server has turned us away since the connection was last open. */
  private refusals = 0;
  /** We have become a new guest since then: one browser must not become one guest after another. */
  private isNew = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly connectionListeners = new Set<(connection: ConnectionState) => void>();
  private readonly toldListeners = new Set<(told: PushedMessage) => void>();

  constructor(dial: () => Socket = dialServer, pause = pauseAfter) {
    this.dial = dial;
    this.pause = pause;
  }

  get connection(): ConnectionState {
    return this.current;
  }

  /** A visitor without a sign-in becomes a guest: a table must know who sits at it. */
  async open(): Promise<void> {
    if (this.socket !== null) return;
    this.listen();
    await beSomebody();
    this.socket ??= this.connect();
  }

  /** Hangs up; the next `open` comes as the person who is signed in by then. */
  close(): void {
    clearTimeout(this.retry);
    this.socket?.disconnect();
    this.socket = null;
    this.change('closed');
  }

  async ask<Name extends ClientMessage>(name: Name, message: MessageOf<Name>): Promise<Answer> {
    try {
      await this.open();
      if (this.socket === null) return NOT_ANSWERED;
      return await this.socket.timeout(PATIENCE).emitWithAck(name, message);
    } catch {
      // Not even a guest could be made: there is no server to be heard.
      if (this.socket === null) this.change('broken');
      return NOT_ANSWERED;
    }
  }

  onConnection(listener: (connection: ConnectionState) => void): () => void {
    this.connectionListeners.add(listener);
    return () => this.connectionListeners.delete(listener);
  }

  onTold(listener: (told: PushedMessage) => void): () => void {
    this.toldListeners.add(listener);
    return () => this.toldListeners.delete(listener);
  }

  private change(connection: ConnectionState): void {
    if (connection === this.current) return;
    this.current = connection;
    for (const listener of this.connectionListeners) listener(connection);
  }

  private tell(told: PushedMessage): void {
    for (const listener of this.toldListeners) listener(told);
  }

  private connect(): Socket {
    const socket = this.dial();
    socket.on('connect', () => {
      this.refusals = 0;
      this.isNew = false;
      this.change('open');
    });
    socket.on('disconnect', (reason) => {
      this.change('broken');
      // The server hung up on purpose, say to be started anew: it will be back.
      if (reason === 'io server disconnect') this.tryAgain(socket, null);
    });
    socket.on('connect_error', (error) => {
      this.change('broken');
      // Where the network failed Socket.IO tries again by itself; where the server said no, it gives up.
      if (!socket.active) this.tryAgain(socket, error.message);
    });
    for (const name of UPDATES) socket.on(name, (update: TableUpdate) => this.tell({ kind: 'update', update }));
    socket.on('presence_changed', (presence) => this.tell({ kind: 'presence', ...presence }));
    socket.on('message_received', (message) => this.tell({ kind: 'said', message }));
    socket.on('tables_changed', (tables) => this.tell({ kind: 'tables', ...tables }));
    socket.on('seat_offer', (offer) => this.tell({ kind: 'offer', offer }));
    socket.on('invitations_changed', () => this.tell({ kind: 'invitations' }));
    socket.on('error', (error) => this.tell({ kind: 'error', error }));
    return socket;
  }

  private tryAgain(socket: Socket, why: string | null): void {
    if (this.socket !== socket) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.comeBack(socket, why), this.pause(this.refusals));
    this.refusals += 1;
  }

  private async comeBack(socket: Socket, why: string | null): Promise<void> {
    if (why === ('NOT_SIGNED_IN' satisfies ConnectionCode) && !this.isNew) {
      forgetMe();
      try {
        await beSomebody();
        this.isNew = true;
      } catch {
        this.tryAgain(socket, why);
        return;
      }
    }
    this.redial(socket);
  }

  /** Comes in by a new connection: the server listens to one introduction on each. */
  private redial(socket: Socket): void {
    if (this.socket !== socket) return;
    clearTimeout(this.retry);
    socket.disconnect().connect();
  }

  /** What happens around the connection, and changes how or as whom we come in. */
  private listen(): void {
    if (this.isListening) return;
    this.isListening = true;
    // A phone that drives into a tunnel knows it before the connection does, and out of it need not wait for the next attempt.
    addEventListener('offline', () => this.socket?.io.engine?.close());
    addEventListener('online', () => {
      if (this.socket === null) {
        if (this.current === 'broken') void this.open().catch(() => {});
      } else if (!this.socket.connected) this.redial(this.socket);
    });
    usePreferences.subscribe((now, before) => {
      if (now.language !== before.language && this.socket !== null) this.redial(this.socket);
    });
    // The server knows people by the name and the avatar they came with.
    useMe.subscribe(({ person: now }, { person: before }) => {
      if (now === null || before === null || this.socket === null) return;
      if (now.id !== before.id || now.name !== before.name || now.face !== before.face) this.redial(this.socket);
    });
  }
}

/** The one connection of this page. */
export const server = new SocketTransport();
