import type { BaseAction, Random } from '@sanh-rong/engine';
import { type Answer, ClientTable, TABLE_MESSAGES, type TableUpdate } from '@sanh-rong/protocol';
import type { TableView } from '@sanh-rong/table';
import { io, type Socket } from 'socket.io-client';
import { HANG } from '../../../../test/hang.ts';
import { anyMove } from '../support/client.ts';
import { within } from '../support/within.ts';

/**
 * A client at the end of a bad line: what comes in is lost, doubled, kept back and handed over in another order, answers
 * are lost, requests go out twice, the connection breaks. It keeps the table as clients do: a `ClientTable`, and after a
 * gap the whole table.
 */

/** Chances in a hundred for each message that comes in, and for each request that goes out. */
const LINE = { lost: 8, doubled: 8, keptBack: 15, handedOver: 35, unanswered: 8, sentTwice: 15 } as const;

/** A move that was asked for, and what became of it. */
export interface Request {
  readonly message: {
    readonly tableId: string;
    readonly seq: number;
    readonly actionId: string;
    readonly action: BaseAction;
  };
  /** Numbers of the table after it was done, from answers that called it new. */
  readonly done: number[];
  /** Answers that it had been done before. */
  repeated: number;
  /** Codes of refusals. */
  readonly refused: string[];
}

export class LossyClient {
  readonly person: string;
  readonly code: string;
  readonly table = new ClientTable();
  readonly requests: Request[] = [];
  /** Told of each view as soon as the client has it. */
  readonly onView: (view: TableView) => void;
  /** What the line did so far. */
  readonly troubles = { lost: 0, doubled: 0, keptBack: 0, gaps: 0, breaks: 0, sentTwice: 0, unanswered: 0 };
  /** Something is missing, and the whole table has not come yet. */
  needsWhole = false;
  /** From now on nothing is lost any more. */
  healed = false;
  private readonly dice: Random;
  private readonly socket: Socket;
  private readonly kept: TableUpdate[] = [];
  private readonly underway = new Set<Promise<unknown>>();
  private readonly name: string;

  constructor(
    url: string,
    { id, token, code, name }: { id: string; token: string; code: string; name: string },
    dice: Random,
    onView: (view: TableView) => void,
  ) {
    this.person = id;
    this.code = code;
    this.name = name;
    this.dice = dice;
    this.onView = onView;
    this.socket = io(url, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      timeout: HANG,
    });
    for (const message of TABLE_MESSAGES) this.socket.on(message, (update: TableUpdate) => this.comesIn(update));
  }

  private chance(name: keyof typeof LINE): boolean {
    return !this.healed && this.dice.below(100) < LINE[name];
  }

  get view(): TableView | null {
    return this.table.view;
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  /** It is this client's turn, as far as it knows. */
  get believesToAct(): boolean {
    return this.connected && this.view !== null && this.view.you !== null && this.view.turn === this.view.you;
  }

  private comesIn(update: TableUpdate): void {
    if (this.chance('lost')) this.troubles.lost += 1;
    else if (this.chance('keptBack')) {
      this.troubles.keptBack += 1;
      this.kept.push(update);
    } else {
      this.take(update);
      if (this.chance('doubled')) {
        this.troubles.doubled += 1;
        this.take(update);
      }
    }
    if (this.chance('handedOver')) this.handOver();
  }

  /** One of the messages that were kept back comes through after all. */
  handOver(): void {
    if (this.kept.length > 0) this.take(this.kept.splice(this.dice.below(this.kept.length), 1)[0]);
  }

  private take(update: TableUpdate): void {
    const taken = this.table.apply(update);
    if (taken === 'taken' && this.view !== null) this.onView(this.view);
    if (taken !== 'gap') return;
    this.troubles.gaps += 1;
    this.needsWhole = true;
    this.keep(this.askWhole());
  }

  /** Work that goes on while the client does something else. */
  private keep(work: Promise<unknown>): void {
    this.underway.add(work);
    void work.finally(() => this.underway.delete(work));
  }

  /** Null: the line broke before an answer came. */
  async ask(name: string, body: unknown): Promise<Answer | null> {
    if (!this.connected) return null;
    const answered: Promise<Answer> = this.socket.emitWithAck(name, body);
    const answer = await within(() => `an answer to ${name} ${JSON.stringify(body)}`, answered).catch((error) => {
      if (this.connected) throw error;
      return null;
    });
    if (answer?.ok && answer.view !== undefined) {
      const taken = this.table.accept(answer.view);
      if (taken !== 'known') this.onView(answer.view);
      if (taken === 'gap') await this.askWhole();
    }
    return answer;
  }

  async askWhole(): Promise<void> {
    const answer = await this.ask('resume_table', { tableId: this.code });
    if (answer?.ok) this.needsWhole = false;
  }

  async connect(): Promise<void> {
    if (this.connected) return;
    const connected = new Promise<void>((resolve, reject) => {
      this.socket.once('connect', resolve);
      this.socket.once('connect_error', reject);
    });
    this.socket.connect();
    await within('a connection', connected);
  }

  /** The connection breaks without a word, or with one. */
  hangUp(): void {
    this.troubles.breaks += 1;
    if (this.dice.below(2) === 0) this.socket.disconnect();
    else this.socket.io.engine.close();
  }

  /** Makes one of the moves that the client believes to have. */
  async move(): Promise<void> {
    const { view } = this;
    const action = view === null ? null : anyMove(view, this.dice);
    if (view !== null && action !== null) await this.request(view.seq, action);
  }

  async request(seq: number, action: BaseAction): Promise<void> {
    const actionId = `${this.name} ${this.requests.length}`;
    const request: Request = {
      message: { tableId: this.code, seq, actionId, action },
      done: [],
      repeated: 0,
      refused: [],
    };
    this.requests.push(request);
    if (this.chance('sentTwice')) {
      this.troubles.sentTwice += 1;
      this.keep(this.send(request));
    }
    await this.send(request);
  }

  /** Sends a request, whether or not it was sent before. */
  async send(request: Request): Promise<void> {
    const answer = await this.ask('act', request.message);
    if (answer === null) return;
    if (this.chance('unanswered')) {
      this.troubles.unanswered += 1;
      return;
    }
    if (!answer.ok) {
      request.refused.push(answer.error.code);
      if (answer.error.code !== 'SLOW_DOWN') await this.askWhole();
    } else if (answer.repeated) request.repeated += 1;
    else request.done.push(answer.seq ?? -1);
  }

  /** The line is good again: what was kept back comes through, what is underway ends, and nothing more is on its way. */
  async settle(): Promise<void> {
    this.healed = true;
    await this.connect();
    while (this.underway.size > 0) await Promise.all(this.underway);
    while (this.kept.length > 0) this.handOver();
    while (this.underway.size > 0) await Promise.all(this.underway);
    // What was told before an answer comes in before it.
    await this.ask('unfollow_tables', {});
    while (this.underway.size > 0) await Promise.all(this.underway);
  }

  close(): void {
    this.socket.disconnect();
  }
}
