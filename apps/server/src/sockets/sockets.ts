import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { isRecord, refuse } from '@sanh-rong/engine';
import { type Answer, type ConnectionCode, TABLE_CODE } from '@sanh-rong/protocol';
import { refuseTable, seatOf, type TableState } from '@sanh-rong/table';
import { Server } from 'socket.io';
import type { Admission } from '../admission.ts';
import { onBehalfOf } from '../database/fair-pool.ts';
import { within } from '../deadlines.ts';
import { messageError, refusalError } from '../messages/index.ts';
import { turnOfNetworks } from '../rate-limits/networks.ts';
import { RateLimiter, rateLimiters } from '../rate-limits/rate-limiter.ts';
import { Attendance, type AttendanceOptions } from './attendance.ts';
import { AttendanceQueue } from './attendance-queue.ts';
import { ConnectedCredentials } from './connected-credentials.ts';
import { Effects, type EffectsOptions } from './effects.ts';
import { type EngineConnection, watchConnection } from './engine-connection.ts';
import { Entrance, type EntranceOptions, INTRODUCTION } from './entrance.ts';
import { MAX_FOLLOWED, takesOver } from './gate.ts';
import { Onlookers } from './onlookers.ts';
import { MESSAGES, REFUSED_MESSAGES, REQUESTS } from './rate-limits.ts';
import { handle, type RequestDependencies } from './requests.ts';
import { Rooms, type TableServer, type TableSocket } from './rooms.ts';
import { Teller } from './teller.ts';

/** The tables over Socket.IO: who comes in, what they ask, and which tables they follow. */

/** What is counted, for operators of the server. */
export interface SocketMetrics {
  connected(): void;
  disconnected(): void;
  acknowledged(message: string, seconds: number): void;
  refused(code: string): void;
}

export interface SocketsOptions
  extends Omit<RequestDependencies, 'limits'>,
    EntranceOptions,
    AttendanceOptions,
    EffectsOptions {
  readonly metrics: SocketMetrics;
  /** When what is no move in a game may begin. */
  readonly admission: Pick<Admission, 'turn'>;
  /** Told of what went wrong inside, without anything a client sent. */
  readonly failed: (error: unknown) => void;
}

/** A move is a few hundred bytes. */
const MAX_MESSAGE_BYTES = 32_768;

/** How long hanging up may take (milliseconds). */
const HANGING_UP = 1_000;

/** Messages that a game waits for. */
const MOVES: readonly string[] = ['play_cards', 'pass_turn', 'act'];

/** Messages after which a connection follows one more table. */
const FOLLOWING: readonly string[] = ['create_table', 'find_table', 'join_table', 'resume_table'];

/** Messages that change which tables a connection follows and whom it plays for: what was asked first is done first. */
const COMING: readonly string[] = [...FOLLOWING, 'arena_attach'];
const COMING_AND_GOING: readonly string[] = [...COMING, 'leave_table', 'unfollow_table', 'arena_detach'];

/** How answers begin on a connection, with bytes beside them or not. */
const ANSWERS = ['3', '6'];

const isAnswerer = (value: unknown): value is (answer: Answer) => void => typeof value === 'function';

const isString = (value: unknown): value is string => typeof value === 'string';

/** What a connection cannot take at once waits behind what it is sending, and would be lost with it. */
const isSending = ({ conn }: TableSocket): boolean => conn.readyState === 'open' && !conn.transport.writable;

/** How often connections that are still sending are looked at (milliseconds). */
const LOOK = 5;

export class Sockets {
  readonly rooms: Rooms;
  readonly teller: Teller;
  readonly attendance: Attendance;
  readonly entrance: Entrance;
  readonly credentials: ConnectedCredentials;
  private readonly effects: Effects;
  private readonly io: TableServer;
  private readonly options: SocketsOptions;
  private readonly http: HttpServer;
  private readonly requests: RequestDependencies;
  private readonly messages: RateLimiter;
  private readonly refusedMessages: RateLimiter;
  private readonly stopListening: () => void;
  private readonly pending = new Set<Promise<void>>();
  private readonly attendanceQueue = new AttendanceQueue();
  private readonly onlookers: Onlookers;
  private stopping = false;

  constructor(http: HttpServer, options: SocketsOptions) {
    this.options = options;
    this.http = http;
    this.requests = { ...options, limits: rateLimiters(REQUESTS, options.now) };
    this.messages = new RateLimiter(MESSAGES, options.now);
    this.refusedMessages = new RateLimiter(REFUSED_MESSAGES, options.now);
    this.entrance = new Entrance(options);
    this.io = new Server(http, {
      // Long polling brings thousands of packets in one request, and nothing that a browser of today needs.
      transports: ['websocket'],
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      serveClient: false,
      connectTimeout: INTRODUCTION,
      allowRequest: (request, decide) => {
        const refused = this.entrance.refusal(request);
        decide(refused, refused === null);
      },
    });
    // A connection stays the one that was opened: another one in its place would pass what is counted of openings.
    this.io.engine.use((request: IncomingMessage, _response: unknown, next: (error?: Error) => void) =>
      next(takesOver(request) ? new Error('a connection cannot be taken over') : undefined),
    );
    this.io.engine.on('connection', (connection: EngineConnection) => {
      this.entrance.opened(connection, connection.request);
      watchConnection(connection, options.now);
    });
    this.rooms = new Rooms(this.io);
    this.onlookers = new Onlookers(this.rooms);
    this.attendance = new Attendance(this.rooms, options);
    this.credentials = new ConnectedCredentials(this.rooms);
    this.teller = new Teller(this.rooms, {
      ...options,
      refollow: (socket, code) => void this.effects.refollow(socket, code).catch(options.failed),
    });
    this.effects = new Effects(this.rooms, this.attendance, this.teller.past, options);
    this.io.use((socket, next) => {
      this.welcome(socket).then(
        (refused) => {
          if (refused !== null) options.metrics.refused(refused);
          next(refused === null ? undefined : new Error(refused));
        },
        (error) => {
          options.failed(error);
          next(new Error('SERVER_ERROR' satisfies ConnectionCode));
        },
      );
    });
    this.io.on('connection', (socket) => this.connected(socket));
    this.stopListening = options.tables.listen((happened) => this.teller.tell(happened));
  }

  /**
   * Answers what is being worked on, tells all to come back and hangs up. Their seats wait: a person who does not come
   * back is found missing later.
   */
  async close(patience: number): Promise<void> {
    this.stopping = true;
    await within(patience, this.settled());
    for (const socket of this.rooms.all()) socket.emit('error', messageError('SERVER_STOPPING', socket.data.language));
    this.stopListening();
    for (let looks = 0; looks < HANGING_UP / LOOK && this.rooms.all().some(isSending); looks++) await setTimeout(LOOK);
    const closed = this.io.close();
    // Neither a request that never ends nor a phone that has vanished may keep the server from ending.
    this.http.closeAllConnections();
    await within(HANGING_UP, closed);
  }

  /** Everything asked by now has been answered. */
  async settled(): Promise<void> {
    await Promise.all(this.pending);
  }

  private async welcome(socket: TableSocket): Promise<ConnectionCode | null> {
    return this.stopping ? 'SERVER_STOPPING' : this.entrance.welcome(socket);
  }

  private connected(socket: TableSocket): void {
    const { metrics } = this.options;
    const { id } = socket.data.signedIn.person;
    metrics.connected();
    // Nothing of the request that opened it is needed any more; it is a good part of what a connection weighs.
    (socket.conn as { request: unknown }).request = null;
    socket.onAny((name: string, ...rest: unknown[]) => {
      this.entrance.heard(socket);
      const last = rest[rest.length - 1];
      const reply = isAnswerer(last) ? last : () => {};
      if (this.stopping) return reply(refuse(messageError('SERVER_STOPPING', socket.data.language)));
      if (!this.messages.allows(id)) {
        metrics.refused('SLOW_DOWN');
        reply(refuse(messageError('SLOW_DOWN', socket.data.language)));
        if (!this.refusedMessages.allows(id)) socket.disconnect(true);
        return;
      }
      const began = performance.now();
      const body = isAnswerer(rest[0]) ? undefined : rest[0];
      const answered = onBehalfOf(turnOfNetworks(socket.data.networks), async () => {
        if (!this.isMove(socket, name, body)) await this.options.admission.turn(turnOfNetworks(socket.data.networks));
        return this.inOrder(socket, name, body);
      });
      const answering = answered.then((answer) => {
        if (!answer.ok) metrics.refused(answer.error.code);
        metrics.acknowledged(name, (performance.now() - began) / 1_000);
        reply(this.effects.upToDate(socket, answer));
      });
      this.pending.add(answering);
      void answering.finally(() => this.pending.delete(answering));
    });
    // Answers are no messages and are not counted: there is one to each that was asked for. All others do.
    socket.conn.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
      if (type !== 'message' || typeof data !== 'string' || !ANSWERS.includes(data[0])) return;
      if (this.effects.takeAnswer(socket) || this.messages.allows(id)) return;
      if (!this.refusedMessages.allows(id)) socket.disconnect(true);
    });
    // Nothing else can be asked on its connection.
    socket.on('disconnect', () => socket.conn.close());
    socket.on('disconnecting', () => {
      metrics.disconnected();
      this.options.remoteBots.detach(socket.id).catch(this.options.failed);
      if (this.stopping) return;
      onBehalfOf(turnOfNetworks(socket.data.networks), () => {
        for (const code of this.rooms.tablesOf(socket)) this.attendance.exit(socket, code).catch(this.options.failed);
      });
    });
  }

  /** Whether a game waits for it: what others call a move waits for its turn like everything else. */
  private isMove(socket: TableSocket, name: string, body: unknown): boolean {
    if (!MOVES.includes(name) || !isRecord(body) || !isString(body.tableId)) return false;
    const table = this.options.tables.cached(body.tableId);
    return table !== null && seatOf(table, socket.data.signedIn.person.id) >= 0;
  }

  /** A person who goes and comes back at once must not be gone afterwards. */
  private async inOrder(socket: TableSocket, name: string, body: unknown): Promise<Answer> {
    if (!COMING_AND_GOING.includes(name)) return this.answer(socket, name, body);
    const slowDown = refuse(messageError('SLOW_DOWN', socket.data.language));
    if (!this.attendanceQueue.hasRoom(socket)) return slowDown;
    return this.attendanceQueue.inOrder(socket, async () => {
      // A connection that has hung up comes no more, and still goes.
      const isTooLate = !socket.connected && COMING.includes(name);
      return isTooLate ? slowDown : this.answer(socket, name, body);
    });
  }

  /** Whether this would be one table too many for a connection. */
  private isFull(socket: TableSocket, name: string, body: unknown): boolean {
    if (!FOLLOWING.includes(name)) return false;
    const followed = this.rooms.tablesOf(socket);
    return followed.length >= MAX_FOLLOWED && !(isRecord(body) && followed.some((code) => code === body.tableId));
  }

  /** The table at which a message asks to look on; null when it asks for something else. */
  private async lookedAt(name: string, body: unknown): Promise<TableState | null> {
    if (!isRecord(body) || !isString(body.tableId) || !TABLE_CODE.test(body.tableId)) return null;
    if (name !== 'resume_table' && !(name === 'join_table' && body.watch === true)) return null;
    return this.options.tables.find(body.tableId);
  }

  private async answer(socket: TableSocket, name: string, body: unknown): Promise<Answer> {
    const { language } = socket.data;
    try {
      if (this.isFull(socket, name, body)) return refuse(messageError('TOO_MANY_FOLLOWED', language));
      const table = await this.lookedAt(name, body);
      if (table === null) return await this.do(socket, name, body, table);
      const max = this.onlookers.letIn(table, socket);
      if (max !== null) return await this.crowdedAnswer(socket, name, body, table, max);
      // Those on their way are counted until they follow it: what they asked for takes its time.
      return await this.do(socket, name, body, table).finally(() => this.onlookers.arrived(table.code, socket));
    } catch (error) {
      this.options.failed(error);
      return refuse(messageError('SERVER_ERROR', language));
    }
  }

  /** The door of a crowded table is shown to those who may want to sit down there. They are not told what changes. */
  private async crowdedAnswer(
    socket: TableSocket,
    name: string,
    body: unknown,
    table: TableState,
    max: number,
  ): Promise<Answer> {
    const { signedIn, language } = socket.data;
    const crowded = refuse(refusalError(refuseTable('WATCHERS_FULL', 'watchersFull', { max }).error, language));
    if (name !== 'resume_table') return crowded;
    const { answer } = await handle(this.requests, { who: signedIn.person, language, table }, name, body);
    if (!answer.ok) return answer;
    // Those who watch would see a game that stands still, and a delayed one as it is now.
    if (answer.view === undefined || answer.view.watching) return crowded;
    return { ...answer, story: [], now: this.options.now(), crowded: true };
  }

  private async do(socket: TableSocket, name: string, body: unknown, table: TableState | null): Promise<Answer> {
    const { signedIn, language } = socket.data;
    const { answer, effects } = await handle(this.requests, { who: signedIn.person, language, table }, name, body);
    let shown = answer;
    for (const effect of effects) shown = await this.effects.carryOut(socket, effect, shown);
    if (isRecord(body) && isString(body.tableId)) await this.attendance.notice(socket, body.tableId);
    return shown;
  }
}
