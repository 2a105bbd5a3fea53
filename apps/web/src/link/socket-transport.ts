import type { Answer, ClientMessage, MessageOf, TableUpdate } from '@sanh-rong/protocol';
import { io, type Socket } from 'socket.io-client';
import { beSomebody } from '../net/me.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { type Line, NO_ANSWER, type Told, type Transport } from './transport.ts';

/** How long an answer may take before the line counts as broken (milliseconds). */
const PATIENCE = 8_000;

/** The names under which the server tells of a table. */
const UPDATES = [
  'table_created',
  'player_joined',
  'player_left',
  'game_started',
  'game_state_update',
  'turn_timeout',
  'game_ended',
] as const;

const NOT_ANSWERED: Answer = { ok: false, error: { code: NO_ANSWER, message: '' } };

/** The line to the server. It opens itself again whenever it breaks. */
export class SocketTransport implements Transport {
  readonly home = false;
  private socket: Socket | null = null;
  private current: Line = 'opening';
  private readonly lineListeners = new Set<(line: Line) => void>();
  private readonly toldListeners = new Set<(told: Told) => void>();

  get line(): Line {
    return this.current;
  }

  /** Whoever is nobody yet becomes a guest: a table must know who sits at it. */
  async open(): Promise<void> {
    if (this.socket !== null) return;
    await beSomebody();
    this.socket ??= this.connect();
  }

  /** Hangs up; the next `open` comes as whoever is signed in by then. */
  close(): void {
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

  onLine(listener: (line: Line) => void): () => void {
    this.lineListeners.add(listener);
    return () => this.lineListeners.delete(listener);
  }

  onTold(listener: (told: Told) => void): () => void {
    this.toldListeners.add(listener);
    return () => this.toldListeners.delete(listener);
  }

  private change(line: Line): void {
    if (line === this.current) return;
    this.current = line;
    for (const listener of this.lineListeners) listener(line);
  }

  private tell(told: Told): void {
    for (const listener of this.toldListeners) listener(told);
  }

  private connect(): Socket {
    const socket = io({
      transports: ['websocket', 'polling'],
      auth: (give) => give({ language: usePreferences.getState().language }),
      reconnectionDelay: 300,
      reconnectionDelayMax: 4_000,
    });
    socket.on('connect', () => this.change('open'));
    socket.on('disconnect', (reason) => {
      this.change('broken');
      // The server hung up on purpose, say to be started anew: it will be back.
      if (reason === 'io server disconnect') setTimeout(() => this.socket === socket && socket.connect(), 500);
    });
    socket.on('connect_error', (error) => {
      this.change('broken');
      if (error.message === 'SERVER_STOPPING') setTimeout(() => this.socket === socket && socket.connect(), 500);
    });
    for (const name of UPDATES) socket.on(name, (update: TableUpdate) => this.tell({ kind: 'update', update }));
    socket.on('message_received', (message) => this.tell({ kind: 'said', message }));
    socket.on('tables_changed', (tables) => this.tell({ kind: 'tables', ...tables }));
    socket.on('error', (error) => this.tell({ kind: 'error', error }));
    // A phone that drives into a tunnel knows it before the line does, and out of it need not wait for the next attempt.
    addEventListener('offline', () => this.socket === socket && socket.io.engine?.close());
    addEventListener('online', () => {
      if (this.socket !== socket || socket.connected) return;
      socket.disconnect().connect();
    });
    usePreferences.subscribe((now, before) => {
      if (now.language !== before.language && this.socket === socket) socket.disconnect().connect();
    });
    return socket;
  }
}

/** The one line of this page. */
export const server = new SocketTransport();
