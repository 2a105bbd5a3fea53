import type { Answer, ClientMessage, MessageOf } from '@sanh-rong/protocol';
import { type ConnectionState, NO_ANSWER, type PushedMessage, type Transport } from '../link/transport.ts';
import type { FromWorker, Guest, ToWorker, Wire } from './wire.ts';

/** A worker as its page talks to it; tests bring their own. */
export interface WorkerPort extends Wire<ToWorker, FromWorker> {
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

const NOT_ANSWERED: Answer = { ok: false, error: { code: NO_ANSWER, message: '' } };

/** The connection to the table of this device. It opens itself when something is asked, and again after a breakdown. */
export class WorkerTransport implements Transport {
  readonly home = true;
  private readonly hire: () => WorkerPort;
  private readonly guest: () => Guest;
  private worker: WorkerPort | null = null;
  private current: ConnectionState = 'opening';
  private asked = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  /** What was asked before the worker could hear it. */
  private unsent: ToWorker[] = [];
  private readonly connectionListeners = new Set<(connection: ConnectionState) => void>();
  private readonly toldListeners = new Set<(told: PushedMessage) => void>();

  constructor(hire: () => WorkerPort, guest: () => Guest) {
    this.hire = hire;
    this.guest = guest;
  }

  get connection(): ConnectionState {
    return this.current;
  }

  /** Begins to run the table here, in place of any other tab. */
  open(): void {
    if (this.worker !== null) return;
    const worker = this.hire();
    this.worker = worker;
    this.change('opening');
    worker.addEventListener('message', ({ data }) => this.worker === worker && this.hear(data));
    worker.addEventListener('error', () => this.worker === worker && this.dismiss('broken'));
  }

  /** Lets go of the table; it is kept as it is. */
  close(): void {
    this.dismiss('closed');
  }

  /** The person at this device has another name or language now. */
  introduce(): void {
    if (this.current === 'open') this.worker?.postMessage({ kind: 'be', guest: this.guest() });
  }

  ask<Name extends ClientMessage>(name: Name, message: MessageOf<Name>): Promise<Answer> {
    // Another tab runs the table: it is taken back only on purpose.
    if (this.current === 'closed') return Promise.resolve(NOT_ANSWERED);
    this.open();
    this.asked += 1;
    const asking: ToWorker = { kind: 'ask', id: this.asked, name, message };
    if (this.current === 'open') this.worker?.postMessage(asking);
    else this.unsent.push(asking);
    return new Promise((resolve) => this.waiting.set(asking.id, resolve));
  }

  onConnection(listener: (connection: ConnectionState) => void): () => void {
    this.connectionListeners.add(listener);
    return () => this.connectionListeners.delete(listener);
  }

  onTold(listener: (told: PushedMessage) => void): () => void {
    this.toldListeners.add(listener);
    return () => this.toldListeners.delete(listener);
  }

  private hear(heard: FromWorker): void {
    if (heard.kind === 'open') {
      this.worker?.postMessage({ kind: 'be', guest: this.guest() });
      for (const message of this.unsent) this.worker?.postMessage(message);
      this.unsent = [];
      this.change('open');
    }
    if (heard.kind === 'told') {
      for (const listener of this.toldListeners) listener({ kind: 'update', update: heard.update });
    }
    if (heard.kind === 'answer') {
      this.waiting.get(heard.id)?.(heard.answer);
      this.waiting.delete(heard.id);
    }
    if (heard.kind === 'taken') this.dismiss('closed');
  }

  private dismiss(connection: 'broken' | 'closed'): void {
    this.worker?.terminate();
    this.worker = null;
    this.unsent = [];
    const unanswered = [...this.waiting.values()];
    this.waiting.clear();
    this.change(connection);
    for (const resolve of unanswered) resolve(NOT_ANSWERED);
  }

  private change(connection: ConnectionState): void {
    if (connection === this.current) return;
    this.current = connection;
    for (const listener of this.connectionListeners) listener(connection);
  }
}
