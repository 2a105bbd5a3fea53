import type { BaseAction } from '@sanh-rong/engine';
import type { Answer, ArenaAsk, RemoteQuestion } from '@sanh-rong/protocol';
import { io, type Socket } from 'socket.io-client';
import { HANG } from '../../../../test/hang.ts';
import { until } from '../../../../test/until.ts';

/**
 * A program that plays for a remote bot, as an owner may write one: a real socket, and everything it was ever asked.
 */

export type Play = (question: RemoteQuestion) => unknown;

/** A raise stands among the legal actions as a range. */
const chosen = (action: BaseAction): object =>
  'min' in action ? { type: action.type, amount: (action as { min?: number }).min } : action;

export const first: Play = ({ legal }) => ({ action: chosen(legal[0]) });
export const last: Play = ({ legal }) => ({ action: chosen(legal[legal.length - 1]) });

export class Program {
  readonly asks: ArenaAsk[] = [];
  readonly detached: string[] = [];
  socket: Socket;
  /** What it answers with; undefined says nothing at all. */
  reply: (ask: ArenaAsk) => unknown;
  private readonly url: string;
  private readonly token: string;
  private readonly owed = new Map<string, (said: unknown) => void>();

  constructor(url: string, token: string, play: Play = first) {
    this.url = url;
    this.token = token;
    this.reply = ({ questions }) => ({ answers: questions.map(play) });
    this.socket = this.open();
  }

  private open(url = this.url): Socket {
    const socket = io(url, {
      auth: { token: this.token, language: 'en' },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    socket.on('arena_ask', (ask: ArenaAsk, answer: (said: unknown) => void) => {
      this.asks.push(ask);
      const said = this.reply(ask);
      if (said !== undefined) answer(said);
      else this.owed.set(ask.id, answer);
    });
    socket.on('arena_detached', ({ bot }: { bot: string }) => this.detached.push(bot));
    return socket;
  }

  emit(name: string, body: unknown): Promise<Answer> {
    return this.socket.timeout(HANG).emitWithAck(name, body);
  }

  async attach(bot: string): Promise<Answer> {
    if (!this.socket.connected) await new Promise<void>((resolve) => this.socket.once('connect', () => resolve()));
    return this.emit('arena_attach', { bot });
  }

  /** The connection breaks and stands again, at another node if need be. */
  async comeBack(bot: string, url = this.url): Promise<Answer> {
    this.socket.disconnect();
    this.socket = this.open(url);
    return this.attach(bot);
  }

  /** An answer as it goes over the connection, to any number: that number may never have been asked. */
  acknowledge(number: number, said: unknown): void {
    this.socket.io.engine.write(`3${number}[${JSON.stringify(said)}]`);
  }

  /** Answers a message that was left without an answer. */
  answerLate(ask: string, said: unknown): void {
    this.owed.get(ask)?.(said);
  }

  async until(what: string, isSo: () => boolean): Promise<void> {
    await until(
      what,
      () => ({ isSo: isSo(), asks: this.asks.length, detached: this.detached, isConnected: this.socket.connected }),
      (seen) => seen.isSo,
    );
  }

  close(): void {
    this.socket.disconnect();
  }
}
