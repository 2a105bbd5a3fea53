import { type ArenaAsk, REMOTE_LIMITS, type RemoteAnswer } from '@sanh-rong/protocol';
import type { Database } from '../../database/open.ts';
import { drawId } from '../../draw-id.ts';
import type { Notices } from '../../nodes/notices.ts';
import { Alarm } from '../workers/alarm.ts';
import type { BotConnection, ProgramSocket } from './bot-connection.ts';
import { BotConnections } from './bot-connections.ts';
import { RequestRows, type UndeliveredRequest } from './request-rows.ts';

export interface RemoteBotRequestsOptions {
  readonly database: Pick<Database, 'sql' | 'shared'>;
  readonly node: string;
  readonly now: () => number;
  readonly notices: Pick<Notices, 'tell' | 'connected'>;
  readonly failed: (error: unknown) => void;
  /** Milliseconds that a match waits for a bot whose connection is broken. */
  readonly grace?: number;
  /** So much of every message is the machine's own (milliseconds). */
  readonly unnoticed?: number;
}

/** Milliseconds between two looks at a message on its way through the database, without notices and with them. */
const EVERY = { alone: 80, told: 500 } as const;

/** What a message may take longer through another node (milliseconds). */
const DETOUR = 3_000;

/** A message takes so long through a busy machine and other nodes (milliseconds). */
const UNNOTICED = 1_000;

const ID_LENGTH = 16;

/** How a message ended at one of the ways it was sent. */
type Ending =
  | { readonly kind: 'answer'; readonly answer: RemoteAnswer }
  | { readonly kind: 'broken' | 'away' | 'here' };

/** The bot was not connected, or did not answer. */
const NOTHING = (milliseconds: number): RemoteAnswer => ({ moves: null, milliseconds });

/**
 * How long a match still waits for one of its bots whose connection is broken, in all (milliseconds). A program that broke
 * it with every message would think for as long as it likes, and hold the match up for ever.
 */
export interface Patience {
  left: number;
}

interface Pending {
  readonly ask: ArenaAsk;
  readonly alarm: Alarm;
  /** When its bot was last seen (`performance.now`). */
  seenAt: number;
  isSent: boolean;
  /** Milliseconds that its bot may be away. */
  grace: number;
}

/**
 * Asks remote bots. The connection of a bot may be on this node or on another, break, and come back anywhere: a
 * message goes to wherever the connection is, the same message again after a break, and ends with an answer, or when the
 * program has taken too long, or when the bot has not come back for as long as is waited.
 */
export class RemoteBotRequests {
  readonly connections: BotConnections;
  private readonly options: RemoteBotRequestsOptions;
  private readonly rows: RequestRows;
  private readonly grace: number;
  private readonly pending = new Map<string, Pending>();

  constructor(options: RemoteBotRequestsOptions) {
    const { database, node, now, grace = REMOTE_LIMITS.grace } = options;
    this.options = options;
    this.grace = grace;
    this.connections = new BotConnections({ sql: database.sql, node, now });
    this.rows = new RequestRows({ sql: database.sql, node, now });
  }

  async attach(bot: string, socket: ProgramSocket): Promise<void> {
    await this.connections.attach(bot, socket);
    for (const { ask, alarm } of this.pending.values()) if (ask.bot === bot) alarm.wake();
    this.look([bot]).catch(this.options.failed);
  }

  detach(socket: string, bot?: string): Promise<void> {
    return this.connections.detach(socket, bot);
  }

  /** Asks a bot, wherever it is. Rejects only where the database is broken. */
  async ask(
    asked: Omit<ArenaAsk, 'id'>,
    { signal, patience }: { readonly signal: AbortSignal; readonly patience: Patience },
  ): Promise<RemoteAnswer> {
    const ask = { id: drawId(ID_LENGTH), ...asked };
    const { unnoticed = UNNOTICED } = this.options;
    const began = performance.now();
    const grace = Math.min(this.grace, patience.left);
    const pending: Pending = { ask, alarm: new Alarm(), seenAt: began, isSent: false, grace };
    let thinking = 0;
    const wake = (): void => pending.alarm.wake();
    this.pending.set(ask.id, pending);
    signal.addEventListener('abort', wake);
    try {
      for (;;) {
        const connection = this.connections.of(ask.bot);
        const ending = connection === null ? await this.elsewhere(pending, signal) : await connection.ask(ask);
        if (ending.kind === 'answer') {
          thinking = ending.answer.milliseconds;
          return ending.answer;
        }
        if (ending.kind === 'away' || signal.aborted) return NOTHING(ask.time);
        if (ending.kind !== 'broken') continue;
        pending.seenAt = performance.now();
        pending.grace = Math.min(this.grace, patience.left - (pending.seenAt - began));
        if (pending.grace <= 0) return NOTHING(ask.time);
      }
    } finally {
      patience.left -= Math.max(0, performance.now() - began - thinking - unnoticed);
      signal.removeEventListener('abort', wake);
      this.pending.delete(ask.id);
      if (pending.isSent) await this.rows.remove(ask.id);
    }
  }

  /** Which of these bots do not come within the time that is waited for any bot. */
  async absent(bots: readonly string[], signal: AbortSignal): Promise<string[]> {
    const until = performance.now() + this.grace;
    const alarm = new Alarm();
    for (;;) {
      const there = await this.connections.connected(bots);
      const absent = bots.filter((bot) => !there.has(bot));
      if (absent.length === 0 || signal.aborted || performance.now() >= until) return absent;
      await alarm.sleep(EVERY.told);
    }
  }

  /** Delivers what other nodes ask these bots, whose connections are here. */
  async look(bots: readonly string[] = this.connections.bots): Promise<void> {
    if (!this.options.database.shared || bots.length === 0) return;
    for (const request of await this.rows.waiting(bots)) {
      const connection = this.connections.of(request.bot);
      // What is asked by this very node goes over the connection without this detour.
      if (connection === null || request.takenBy === connection.id || this.pending.has(request.id)) continue;
      if (await this.rows.take(request, connection.id)) this.deliver(request, connection).catch(this.options.failed);
    }
  }

  /** A message that this node sent has come back. */
  answered(id: string): void {
    this.pending.get(id)?.alarm.wake();
  }

  /** How long until other nodes' messages are looked for again. */
  get pause(): number {
    if (this.connections.bots.length === 0) return EVERY.told;
    return this.options.notices.connected ? EVERY.told : EVERY.alone;
  }

  async sweep(): Promise<void> {
    await this.connections.sweep();
    await this.rows.sweep();
  }

  private async deliver(request: UndeliveredRequest, connection: BotConnection): Promise<void> {
    const heard = await connection.ask(request.ask);
    await this.rows.answer(request, connection.id, heard.kind === 'answer' ? heard.answer : null);
    this.options.notices.tell({ kind: 'answered', question: request.id });
  }

  /** Sends a message by way of the database, until there is an answer, or the bot is here, or it has gone. */
  private async elsewhere(pending: Pending, signal: AbortSignal): Promise<Ending> {
    const { ask, alarm } = pending;
    const { database, notices } = this.options;
    if (database.shared && !pending.isSent) {
      pending.isSent = true;
      await this.rows.send(ask);
      notices.tell({ kind: 'question', bot: ask.bot });
    }
    let takenBy: string | null = null;
    let takenAt = 0;
    for (;;) {
      const sent = database.shared ? await this.rows.look(ask.id) : null;
      if (sent !== null && sent.answer !== null) return { kind: 'answer', answer: sent.answer };
      if (this.connections.of(ask.bot) !== null) return { kind: 'here' };
      const by = sent?.takenBy ?? null;
      // A program that has it taken from connection to connection would be asked without end, so every change is a break.
      if (takenBy !== null && by !== takenBy) return { kind: 'broken' };
      if (by !== takenBy) takenAt = performance.now();
      takenBy = by;
      // The node that took it would have said by then that nothing was answered. It has died, and its connections are broken.
      const brokenAt = takenBy === null ? pending.seenAt : takenAt + ask.time + DETOUR;
      const left = brokenAt + pending.grace - performance.now();
      if (left <= 0 || signal.aborted) return { kind: 'away' };
      const every = notices.connected ? EVERY.told : EVERY.alone;
      await alarm.sleep(Math.min(left, database.shared ? every : left));
    }
  }
}
