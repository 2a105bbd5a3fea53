import type { Server as HttpServer } from 'node:http';
import { LANGUAGES, type Language, refuse } from '@sanh-rong/engine';
import {
  type Accepted,
  type Answer,
  type ConnectionCode,
  messageFor,
  type ServerMessages,
  type TableUpdate,
} from '@sanh-rong/protocol';
import {
  changesFor,
  changesPast,
  gameOf,
  isPerson,
  mayHear,
  seatOf,
  type TableState,
  tellEvent,
  tellPast,
  viewPast,
  viewTable,
} from '@sanh-rong/table';
import { Server, type Socket } from 'socket.io';
import type { ChatMessage } from '../chat/chat.ts';
import { systemLines } from '../chat/lines.ts';
import { tellLine, tellMessage } from '../chat/tell.ts';
import type { AllowedOrigins } from '../http/origin.ts';
import { messageError } from '../messages/index.ts';
import type { Missing, Presence } from '../nodes/presence.ts';
import type { Revoked } from '../people/parts.ts';
import type { Credentials, SignedIn } from '../people/signed-in.ts';
import type { Happened } from '../tables/tables.ts';
import { Crowd, comesFromHere } from './gate.ts';
import { newPace } from './pace.ts';
import { type PastEvent, PastTables } from './past.ts';
import { handle, type Services } from './requests.ts';

/** The tables over Socket.IO: every message answered, every event told to each client through their own eyes. */

/** What is counted, for whoever operates the server. */
export interface SocketMetrics {
  connected(): void;
  disconnected(): void;
  acknowledged(message: string, seconds: number): void;
  refused(code: string): void;
}

export interface SocketsOptions extends Services {
  readonly identify: (credentials: Credentials) => Promise<SignedIn | null>;
  readonly presence: Presence;
  readonly origins: AllowedOrigins;
  readonly metrics: SocketMetrics;
  /** Told of what went wrong inside, without anything a client sent. */
  readonly failed: (error: unknown) => void;
  /** Somebody said something: it is stored, and may be told here and on the other nodes. */
  readonly said: (message: ChatMessage) => void;
  /** The public tables now. */
  readonly listTables: () => Promise<Answer>;
  readonly now: () => number;
}

/** A move is a few hundred bytes. */
const MAX_MESSAGE_BYTES = 32_768;

/** Ids of what people sign in with. */
interface CredentialIds<Ids> {
  readonly signIns: Ids;
  readonly apiTokens: Ids;
}

interface SocketData {
  signedIn: SignedIn;
  language: Language;
}

type Nothing = Record<string, never>;
type TableSocket = Socket<Nothing, ServerMessages, Nothing, SocketData>;

const LIST = 'tables';
const TABLE = 'table:';
const PAST = 'past:';

const isAnswerer = (value: unknown): value is (answer: Answer) => void => typeof value === 'function';

const isString = (value: unknown): value is string => typeof value === 'string';

/** Somebody without a seat at a table that is watched with a delay sees it as it was. */
const looksBack = (state: TableState, person: string): boolean =>
  state.settings.watchers === 'delayed' && state.watchers.some(({ id }) => id === person) && seatOf(state, person) < 0;

export class Sockets {
  private readonly io: Server<Nothing, ServerMessages, Nothing, SocketData>;
  private readonly options: SocketsOptions;
  private readonly now: () => number;
  private readonly crowd = new Crowd();
  private readonly past: PastTables;
  private readonly stopListening: () => void;
  private readonly pending = new Set<Promise<void>>();
  private stopping = false;

  constructor(http: HttpServer, options: SocketsOptions) {
    this.options = options;
    this.now = options.now;
    this.past = new PastTables(options.tables, this.now);
    this.io = new Server(http, {
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      serveClient: false,
      allowRequest: (request, decide) => decide(null, comesFromHere(request, options.origins)),
    });
    this.io.use((socket, next) => {
      this.welcome(socket).then(
        (refused) => next(refused === null ? undefined : new Error(refused)),
        (error) => {
          options.failed(error);
          next(new Error('SERVER_ERROR' satisfies ConnectionCode));
        },
      );
    });
    this.io.on('connection', (socket) => this.connected(socket));
    this.stopListening = options.tables.listen((happened) => this.tell(happened));
  }

  /**
   * Answers what is being worked on, tells everybody to come back and hangs up. Their seats wait: whoever does not come
   * back is found missing later.
   */
  async close(patience: number): Promise<void> {
    this.stopping = true;
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([Promise.all(this.pending), enough]);
    clearTimeout(timer);
    for (const socket of this.all()) socket.emit('error', messageError('SERVER_STOPPING', socket.data.language));
    this.stopListening();
    await this.io.close();
  }

  /** Hangs up on whoever came with a sign-in or a token that has just been ended. */
  cut({ person, signIns, apiTokens }: Revoked): void {
    const isEnded = (id: string | null, ended: readonly string[] | 'all'): boolean =>
      id !== null && (ended === 'all' || ended.includes(id));
    for (const socket of this.all()) {
      const { signedIn } = socket.data;
      if (signedIn.person.id !== person) continue;
      if (isEnded(signedIn.signIn, signIns) || isEnded(signedIn.apiToken, apiTokens)) socket.disconnect(true);
    }
  }

  /** What the people connected to this node came with. */
  credentials(): CredentialIds<string[]> {
    const all = this.all().map(({ data }) => data.signedIn);
    return {
      signIns: [...new Set(all.flatMap(({ signIn }) => signIn ?? []))],
      apiTokens: [...new Set(all.flatMap(({ apiToken }) => apiToken ?? []))],
    };
  }

  /** Of those who came with one of the `asked`, hangs up on whoever came with none of the `kept`. */
  keepOnly(asked: CredentialIds<readonly string[]>, kept: CredentialIds<ReadonlySet<string>>): void {
    const ended = {
      signIns: asked.signIns.filter((id) => !kept.signIns.has(id)),
      apiTokens: asked.apiTokens.filter((id) => !kept.apiTokens.has(id)),
    };
    for (const socket of this.all()) {
      const { signIn, apiToken } = socket.data.signedIn;
      if (ended.signIns.includes(signIn ?? '') || ended.apiTokens.includes(apiToken ?? '')) socket.disconnect(true);
    }
  }

  /** Codes of the tables somebody follows through this node. */
  followed(): string[] {
    return [...this.io.sockets.adapter.rooms.keys()].flatMap((name) =>
      name.startsWith(TABLE) ? [name.slice(TABLE.length)] : name.startsWith(PAST) ? [name.slice(PAST.length)] : [],
    );
  }

  get hasListReaders(): boolean {
    return this.io.sockets.adapter.rooms.has(LIST);
  }

  tellList(tables: Parameters<ServerMessages['tables_changed']>[0]): void {
    if (tables.changed.length + tables.gone.length > 0) this.io.local.to(LIST).emit('tables_changed', tables);
  }

  /** Says again who is here, after the other nodes had taken this one for dead. */
  async reappear(): Promise<void> {
    for (const socket of this.all()) {
      for (const code of this.tablesOf(socket)) await this.enter(socket, code);
    }
  }

  private all(): TableSocket[] {
    return [...this.io.sockets.sockets.values()];
  }

  private async welcome(socket: TableSocket): Promise<ConnectionCode | null> {
    if (this.stopping) return 'SERVER_STOPPING';
    const { auth, headers } = socket.handshake;
    const signedIn = await this.options.identify({
      cookie: headers.cookie,
      token: isString(auth.token) ? auth.token : undefined,
    });
    if (signedIn === null) return 'NOT_SIGNED_IN';
    if (!this.crowd.enter(signedIn.person.id)) return 'TOO_MANY_CONNECTIONS';
    // Once welcome, a connection that breaks before it stands must be counted out as well.
    socket.conn.once('close', () => this.crowd.leave(signedIn.person.id));
    const language = LANGUAGES.find((known) => known === auth.language) ?? LANGUAGES[0];
    socket.data = { signedIn, language };
    return null;
  }

  private connected(socket: TableSocket): void {
    const { metrics } = this.options;
    const pace = newPace(this.now);
    metrics.connected();
    socket.onAny((name: string, ...rest: unknown[]) => {
      const last = rest[rest.length - 1];
      const reply = isAnswerer(last) ? last : () => {};
      if (this.stopping) return reply(refuse(messageError('SERVER_STOPPING', socket.data.language)));
      if (!pace.take()) {
        metrics.refused('SLOW_DOWN');
        reply(refuse(messageError('SLOW_DOWN', socket.data.language)));
        if (pace.floods) socket.disconnect(true);
        return;
      }
      const began = performance.now();
      const answering = this.answer(socket, name, isAnswerer(rest[0]) ? undefined : rest[0]).then((answer) => {
        if (!answer.ok) metrics.refused(answer.error.code);
        metrics.acknowledged(name, (performance.now() - began) / 1_000);
        reply(answer);
      });
      this.pending.add(answering);
      void answering.finally(() => this.pending.delete(answering));
    });
    socket.on('disconnecting', () => {
      metrics.disconnected();
      if (this.stopping) return;
      for (const code of this.tablesOf(socket)) this.exit(socket, code).catch(this.options.failed);
    });
  }

  private async answer(socket: TableSocket, name: string, body: unknown): Promise<Answer> {
    const { signedIn, language } = socket.data;
    try {
      const done = await handle(this.options, signedIn.person, language, name, body);
      if (done.said !== undefined) this.options.said(done.said);
      if (done.unfollow !== undefined) await this.unfollow(socket, done.unfollow);
      if (done.list !== undefined) return await this.list(socket, done.list ? 'join' : 'leave');
      return done.follow === undefined ? done.answer : await this.follow(socket, done.follow, done.answer);
    } catch (error) {
      this.options.failed(error);
      return refuse(messageError('SERVER_ERROR', language));
    }
  }

  private async list(socket: TableSocket, change: 'join' | 'leave'): Promise<Answer> {
    await socket[change](LIST);
    return change === 'join' ? this.options.listTables() : { ok: true };
  }

  private tablesOf(socket: TableSocket): string[] {
    return [...socket.rooms].flatMap((name) =>
      name.startsWith(TABLE) ? [name.slice(TABLE.length)] : name.startsWith(PAST) ? [name.slice(PAST.length)] : [],
    );
  }

  /** From now on the socket hears of the table. What happened between the answer and now is in the view it gets. */
  private async follow(socket: TableSocket, code: string, answer: Answer): Promise<Answer> {
    const { id } = socket.data.signedIn.person;
    await this.options.presence.enter(code, id, socket.id);
    const now = await this.options.tables.find(code);
    if (!answer.ok || now === null) return answer;
    if (looksBack(now, id)) return this.followPast(socket, code, answer);
    await socket.leave(PAST + code);
    await socket.join(TABLE + code);
    const state = (await this.options.tables.find(code)) ?? now;
    // Whoever hung up while this was being asked must not be counted as present.
    if (!socket.connected) await this.exit(socket, code);
    return { ...answer, seq: state.seq, view: viewTable(state, id) };
  }

  private async followPast(socket: TableSocket, code: string, answer: Accepted): Promise<Answer> {
    await socket.leave(TABLE + code);
    await socket.join(PAST + code);
    const past = await this.past.follow(code);
    if (!socket.connected) await this.exit(socket, code);
    return past === null ? answer : { ...answer, seq: past.seq, view: viewPast(past) };
  }

  private async unfollow(socket: TableSocket, code: string): Promise<void> {
    await socket.leave(TABLE + code);
    await socket.leave(PAST + code);
    const { id } = socket.data.signedIn.person;
    await this.options.presence.exit(code, id, socket.id);
  }

  private async enter(socket: TableSocket, code: string): Promise<void> {
    const { person } = socket.data.signedIn;
    await this.options.presence.enter(code, person.id, socket.id);
    const state = await this.options.tables.find(code);
    if (state !== null && seatOf(state, person.id) >= 0) await this.options.tables.ask(code, person, { type: 'back' });
  }

  /** A connection broke. Somebody who is there with another one, on whatever node, is not away. */
  private async exit(socket: TableSocket, code: string): Promise<void> {
    const { id: person } = socket.data.signedIn.person;
    if (await this.options.presence.exit(code, person, socket.id)) await this.miss({ code, person });
  }

  /** A seat waits for whoever is missing; a watcher who is missing watches no more. */
  async miss({ code, person: id }: Missing): Promise<void> {
    const { tables } = this.options;
    const state = await tables.find(code);
    if (state === null) return;
    const holder = state.seats[seatOf(state, id)];
    const person = isPerson(holder) ? holder.person : state.watchers.find((watcher) => watcher.id === id);
    if (person !== undefined) await tables.ask(code, person, { type: isPerson(holder) ? 'away' : 'unwatch' });
  }

  /** Sockets of this node in a room. */
  private room(name: string): TableSocket[] {
    const ids = this.io.sockets.adapter.rooms.get(name) ?? new Set<string>();
    return [...ids].flatMap((id) => this.io.sockets.sockets.get(id) ?? []);
  }

  private tell(happened: Happened): void {
    const { state, event, told, before } = happened;
    this.past.add(happened);
    const name = nameOf(state, event);
    const lines = systemLines(event, before, state);
    for (const socket of this.room(TABLE + state.code)) {
      const { signedIn, language } = socket.data;
      const { id } = signedIn.person;
      socket.emit(name, {
        tableId: state.code,
        ...tellEvent(state, event, told, id),
        changes: changesFor(before, state, id),
      });
      if (!mayHear(state, id)) continue;
      for (const line of lines) socket.emit('message_received', tellLine(state.code, event.at, line, language));
    }
    if (event.type === 'configured') this.turnAround(state);
  }

  /** New settings may turn live watching into delayed watching, and back. */
  private turnAround(state: TableState): void {
    const { code, seq } = state;
    for (const socket of [...this.room(TABLE + code), ...this.room(PAST + code)]) {
      const { id } = socket.data.signedIn.person;
      if (looksBack(state, id) === socket.rooms.has(PAST + code)) continue;
      this.follow(socket, code, { ok: true })
        .then((answer) => {
          if (!answer.ok || answer.view === undefined) return;
          const changes = { from: null, view: answer.view } as const;
          socket.emit('game_state_update', {
            tableId: code,
            seq: answer.seq ?? seq,
            at: this.now(),
            type: 'configured',
            seat: null,
            game: [],
            changes,
          });
        })
        .catch(this.options.failed);
    }
  }

  /** Tells what may be told by now to those who watch with a delay. */
  advance(): void {
    for (const happened of this.past.advance()) this.tellPast(happened);
    for (const message of this.past.spoken()) this.deliver(PAST, message).catch(this.options.failed);
    for (const code of this.past.codes()) {
      if (!this.io.sockets.adapter.rooms.has(PAST + code)) this.past.unfollow(code);
    }
  }

  private tellPast({ state, event, told, before }: PastEvent): void {
    const name = nameOf(state, event);
    const update: TableUpdate = {
      tableId: state.code,
      ...tellPast(state, event, told),
      changes: changesPast(before, state),
    };
    const lines = systemLines(event, before, state);
    for (const socket of this.room(PAST + state.code)) {
      socket.emit(name, update);
      for (const line of lines) {
        socket.emit('message_received', tellLine(state.code, event.at, line, socket.data.language));
      }
    }
  }

  /** Something was said at a table, here or on another node. */
  async tellSaid(message: ChatMessage): Promise<void> {
    this.past.say(message);
    await this.deliver(TABLE, message);
  }

  private async deliver(kind: typeof TABLE | typeof PAST, message: ChatMessage): Promise<void> {
    const { chat, tables } = this.options;
    const sockets = this.room(kind + message.code);
    if (sockets.length === 0) return;
    const people = [...new Set(sockets.map(({ data }) => data.signedIn.person.id))];
    const [deaf, state] = await Promise.all([chat.mutedBy(message.from.id, people), tables.find(message.code)]);
    if (state === null) return;
    for (const socket of sockets) {
      const { signedIn, language } = socket.data;
      const { id } = signedIn.person;
      if (mayHear(state, id) && !deaf.has(id)) socket.emit('message_received', tellMessage(message, language));
    }
  }
}

const nameOf = (state: TableState, event: Happened['event']) => {
  const over = state.game !== null && gameOf(state.settings).turn(state.game) === null;
  return messageFor(event, over);
};
