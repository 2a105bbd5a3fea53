import { type BaseAction, Random } from '@sanh-rong/engine';
import {
  type Accepted,
  type Answer,
  type ChatTold,
  ClientTable,
  TABLE_MESSAGES,
  type TableUpdate,
} from '@sanh-rong/protocol';
import type { TableView } from '@sanh-rong/table';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { HANG } from '../../../../test/hang.ts';
import { within } from './within.ts';

/**
 * Milliseconds for one try to connect of a client that comes back by itself. A server that dies between opening a line and
 * its first word closes it without an error, which Socket.IO does not hear: only this ends the try.
 */
const OPENING = 15_000;

/** A client as people have one: a real socket, the views of the tables it follows, and everything it ever heard. */

export class Client {
  readonly socket: Socket;
  readonly tables = new Map<string, ClientTable>();
  readonly updates: TableUpdate[] = [];
  readonly messages: ChatTold[] = [];
  /** Seats whose connection had just broken, as they were told. */
  readonly presences: { readonly tableId: string; readonly away: readonly number[] }[] = [];
  /** Everything that ever came in, as text. */
  readonly heard: string[] = [];
  /** Updates that did not follow on the one before. */
  gaps = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    url: string,
    token: string,
    options: Partial<ManagerOptions & SocketOptions> & { language?: string } = {},
  ) {
    const { language = 'vi', ...rest } = options;
    this.socket = io(url, {
      auth: { token, language },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      timeout: rest.reconnection ? OPENING : HANG,
      ...rest,
    });
    for (const name of TABLE_MESSAGES) this.socket.on(name, (update: TableUpdate) => this.take(update));
    this.socket.on('presence_changed', (presence) => this.presences.push(presence));
    this.socket.on('message_received', (message: ChatTold) => this.messages.push(message));
    this.socket.onAny((...all: unknown[]) => {
      this.heard.push(JSON.stringify(all));
      this.wake();
    });
  }

  private take(update: TableUpdate): void {
    this.updates.push(update);
    if (this.table(update.tableId).apply(update) === 'gap') this.gaps += 1;
  }

  private table(code: string): ClientTable {
    const known = this.tables.get(code) ?? new ClientTable();
    this.tables.set(code, known);
    return known;
  }

  /** Lets those who wait look again. */
  private wake(): void {
    for (const go of this.waiting) go();
    this.waiting.clear();
  }

  async connected(): Promise<this> {
    const connected = new Promise<this>((resolve, reject) => {
      if (this.socket.connected) resolve(this);
      this.socket.once('connect', () => resolve(this));
      this.socket.once('connect_error', reject);
    });
    return within('a connection', connected);
  }

  /** The reason for which the connection ends; it is asked for before what ends it. */
  disconnected(): Promise<string> {
    const ended = new Promise<string>((resolve) => this.socket.once('disconnect', resolve));
    return within('the end of the connection', ended, () => this.lately());
  }

  /** What a test that hangs is told: the tables as they were seen, and what came in last. */
  private lately(): unknown {
    return { tables: [...this.tables.values()].map(({ view }) => view), heard: this.heard.slice(-5) };
  }

  async ask(name: string, body?: unknown): Promise<Answer> {
    const asked: Promise<Answer> = this.socket.emitWithAck(name, body);
    const answer = await within(
      () => `an answer to ${name} ${JSON.stringify(body)}`,
      asked,
      () => this.lately(),
    );
    this.heard.push(JSON.stringify(answer));
    if (answer.ok && answer.view !== undefined) {
      const { code } = answer.view;
      if (this.table(code).accept(answer.view) === 'gap') await this.ask('resume_table', { tableId: code });
    }
    this.wake();
    return answer;
  }

  async must(name: string, body?: unknown): Promise<Accepted> {
    const answer = await this.ask(name, body);
    if (!answer.ok) throw new Error(`${name}: ${answer.error.code} ${answer.error.message}`);
    return answer;
  }

  /** Creates, joins or comes back; the view that was answered. */
  async view(name: string, body?: unknown): Promise<TableView> {
    const { view } = await this.must(name, body);
    if (view === undefined) throw new Error(`${name}: no view`);
    return view;
  }

  async code(name: string, body?: unknown): Promise<string> {
    const answer = await this.ask(name, body);
    return answer.ok ? 'ok' : answer.error.code;
  }

  /** The table as this client knows it; of the only one it follows when none is named. */
  at(code = [...this.tables.keys()][0]): TableView {
    const view = this.tables.get(code)?.view ?? null;
    if (view === null) throw new Error(`does not follow ${code}`);
    return view;
  }

  /** Waits until something comes in. */
  async next(what: string | (() => string) = 'a message'): Promise<void> {
    let go = (): void => {};
    const comesIn = new Promise<void>((resolve) => {
      go = resolve;
      this.waiting.add(go);
    });
    await within(what, comesIn, () => this.lately()).finally(() => this.waiting.delete(go));
  }

  /** Waits until something is true of what came in; its own text says what, should it never come. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await this.next(() => String(isSo));
  }

  async reached(seq: number, code?: string): Promise<void> {
    await this.until(() => this.at(code).seq >= seq);
  }
}

/** An action as it can be played: a range stands in lists of legal actions only. */
export const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as { min: number; max: number };
  return { type: action.type, amount: min + random.below(Math.min(max - min + 1, 1_000)) } as BaseAction;
};

/** One of the things this client may do now, or null when it is not its turn. */
export const anyMove = (view: TableView, random: Random): BaseAction | null => {
  const legal = view.game?.legal ?? [];
  return view.you === null || view.turn !== view.you || legal.length === 0 ? null : settled(random.pick(legal), random);
};

export const rolled = (seed: string): Random => new Random(seed);
