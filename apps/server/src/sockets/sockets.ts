import type { Server as HttpServer } from 'node:http';
import { LANGUAGES, type Language, refuse } from '@sanh-rong/engine';
import { type Answer, messageFor, type ServerMessage, type TableUpdate } from '@sanh-rong/protocol';
import { gameOf, type Person, seatOf, tellEvent, viewTable } from '@sanh-rong/table';
import { Server, type Socket } from 'socket.io';
import { messageError } from '../messages/index.ts';
import type { Happened, Tables } from '../tables/tables.ts';
import { newPace } from './pace.ts';
import { handle } from './requests.ts';

/** The tables over Socket.IO: every message answered, every event told to each client through their own eyes. */

export interface SocketsOptions {
  /** Who is connecting, from what the client brought along; null turns them away. */
  readonly identify: (auth: Readonly<Record<string, unknown>>) => Promise<Person | null>;
  /** Told of what went wrong inside, without anything a client sent. */
  readonly failed: (error: unknown) => void;
  readonly now?: () => number;
}

/** A move is a few hundred bytes. */
const MAX_MESSAGE_BYTES = 32_768;

interface SocketData {
  person: Person;
  language: Language;
}

type Nothing = Record<string, never>;
type Told = { [Name in ServerMessage]: (update: TableUpdate) => void };
type TableSocket = Socket<Nothing, Told, Nothing, SocketData>;

const room = (code: string): string => `table:${code}`;

const isAnswerer = (value: unknown): value is (answer: Answer) => void => typeof value === 'function';

export class Sockets {
  private readonly io: Server<Nothing, Told, Nothing, SocketData>;
  private readonly tables: Tables;
  private readonly options: SocketsOptions;
  private readonly stopListening: () => void;

  constructor(http: HttpServer, tables: Tables, options: SocketsOptions) {
    this.tables = tables;
    this.options = options;
    this.io = new Server(http, { maxHttpBufferSize: MAX_MESSAGE_BYTES, serveClient: false });
    this.io.use((socket, next) => {
      this.welcome(socket).then(
        (known) => next(known ? undefined : new Error('UNKNOWN_PERSON')),
        (error) => {
          options.failed(error);
          next(new Error('SERVER_ERROR'));
        },
      );
    });
    this.io.on('connection', (socket) => this.connected(socket));
    this.stopListening = tables.listen((happened) => this.tell(happened));
  }

  async close(): Promise<void> {
    this.stopListening();
    await this.io.close();
  }

  private async welcome(socket: TableSocket): Promise<boolean> {
    const { auth } = socket.handshake;
    const person = await this.options.identify(auth);
    if (person === null) return false;
    const language = LANGUAGES.find((known) => known === auth.language) ?? LANGUAGES[0];
    socket.data = { person, language };
    return true;
  }

  private connected(socket: TableSocket): void {
    const pace = newPace(this.options.now ?? Date.now);
    socket.onAny((name: string, ...rest: unknown[]) => {
      const answer = rest[rest.length - 1];
      const reply = isAnswerer(answer) ? answer : () => {};
      if (!pace.take()) {
        reply(refuse(messageError('SLOW_DOWN', socket.data.language)));
        if (pace.floods) socket.disconnect(true);
        return;
      }
      void this.answer(socket, name, isAnswerer(rest[0]) ? undefined : rest[0]).then(reply);
    });
    socket.on('disconnecting', () => {
      for (const name of socket.rooms) if (name.startsWith(room(''))) this.gone(socket, name.slice(room('').length));
    });
  }

  private async answer(socket: TableSocket, name: string, body: unknown): Promise<Answer> {
    const { person, language } = socket.data;
    try {
      const done = await handle(this.tables, person, language, name, body);
      if (done.unfollow !== undefined) await socket.leave(room(done.unfollow));
      return done.follow === undefined ? done.answer : this.follow(socket, done.follow, done.answer);
    } catch (error) {
      this.options.failed(error);
      return refuse(messageError('SERVER_ERROR', language));
    }
  }

  /** From now on the socket hears of the table. What happened between the answer and now is in the view it gets. */
  private async follow(socket: TableSocket, code: string, answer: Answer): Promise<Answer> {
    await socket.join(room(code));
    const state = await this.tables.find(code);
    if (!answer.ok || state === null) return answer;
    return { ...answer, seq: state.seq, view: viewTable(state, socket.data.person.id) };
  }

  /** Sockets of this node that follow a table. */
  private followers(code: string): TableSocket[] {
    const ids = this.io.sockets.adapter.rooms.get(room(code)) ?? new Set<string>();
    return [...ids].flatMap((id) => this.io.sockets.sockets.get(id) ?? []);
  }

  /** A connection broke. Somebody who sits there with another one open is not away. */
  private gone(socket: TableSocket, code: string): void {
    const { id } = socket.data.person;
    const others = this.followers(code).some((other) => other.id !== socket.id && other.data.person.id === id);
    if (!others) this.leaveAlone(code, socket.data.person).catch(this.options.failed);
  }

  /** A seat waits for whoever is away; a watcher who is away watches no more. */
  private async leaveAlone(code: string, person: Person): Promise<void> {
    const state = await this.tables.find(code);
    if (state === null) return;
    await this.tables.ask(code, person, { type: seatOf(state, person.id) >= 0 ? 'away' : 'unwatch' });
  }

  private tell({ state, event, told }: Happened): void {
    const over = state.game !== null && gameOf(state.settings).turn(state.game) === null;
    const name = messageFor(event, over);
    for (const socket of this.followers(state.code)) {
      const { id } = socket.data.person;
      const update: TableUpdate = {
        tableId: state.code,
        ...tellEvent(state, event, told, id),
        view: viewTable(state, id),
      };
      socket.emit(name, update);
    }
  }
}
