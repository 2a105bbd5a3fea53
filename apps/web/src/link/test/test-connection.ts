import type { Answer, ClientMessage, MessageOf } from '@sanh-rong/protocol';
import type { TestHome } from '../../practice/test/home.ts';
import { type ConnectionState, NO_ANSWER, type PushedMessage, type Transport } from '../transport.ts';

/** Answers in place of the table, or leaves it to the table. */
type Interjection = (name: ClientMessage, message: object) => Answer | Promise<Answer> | undefined;

export const unanswered: Answer = { ok: false, error: { code: NO_ANSWER, message: '' } };

export const refusedAs = (code: string): Answer => ({ ok: false, error: { code, message: code } });

/** A connection to a real table, in a test's hands: it can be cut, and what is answered can be changed. */
export class TestConnection implements Transport {
  readonly home = false;
  readonly asked: ClientMessage[] = [];
  interject: Interjection = () => undefined;
  private current: ConnectionState = 'open';
  private readonly table: TestHome;
  private readonly toldListeners = new Set<(told: PushedMessage) => void>();
  private readonly connectionListeners = new Set<(connection: ConnectionState) => void>();

  constructor(table: TestHome) {
    this.table = table;
  }

  get connection(): ConnectionState {
    return this.current;
  }

  become(connection: ConnectionState): void {
    this.current = connection;
    for (const listener of this.connectionListeners) listener(connection);
  }

  /** Tells something that no table at home tells. */
  tell(told: PushedMessage): void {
    for (const listener of this.toldListeners) listener(told);
  }

  async ask<Name extends ClientMessage>(name: Name, message: MessageOf<Name>): Promise<Answer> {
    this.asked.push(name);
    if (this.current !== 'open') return unanswered;
    return this.interject(name, message) ?? this.table.ask(name, message);
  }

  onConnection(listener: (connection: ConnectionState) => void): () => void {
    this.connectionListeners.add(listener);
    return () => this.connectionListeners.delete(listener);
  }

  onTold(listener: (told: PushedMessage) => void): () => void {
    this.toldListeners.add(listener);
    const stop = this.table.host.onTold((update) => this.current === 'open' && listener({ kind: 'update', update }));
    return () => {
      this.toldListeners.delete(listener);
      stop();
    };
  }
}
