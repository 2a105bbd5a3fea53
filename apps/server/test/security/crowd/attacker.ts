import type { Answer } from '@sanh-rong/protocol';
import { Wire, WireRefused } from '../../support/wire.ts';
import { within } from '../../support/within.ts';
import type { Hall } from './hall.ts';
import type { HttpAnswer, HttpAsking, HttpConnection } from './http-connection.ts';
import type { Tally } from './tally.ts';

/** One of the crowd: a guest at an address, with one kind of abuse; every answer is counted. */

export interface AttackerOptions {
  readonly hall: Hall;
  readonly connection: HttpConnection;
  readonly tally: Tally;
  readonly kind: string;
  readonly number: number;
  readonly address: string;
  /** Whether the crowd has been called off: what breaks then is no answer. */
  readonly isOver: () => boolean;
}

/** As whom and from where something is asked; an empty token is none. */
export interface Guise {
  readonly token?: string;
  readonly address?: string;
}

export const NOBODY: Guise = { token: '' };

const BROWSER_CONNECTIONS = 6;

/** A server that is sent far too much hangs up before it has read all of it; everything else is a fault. */
const brokenCode = (error: unknown): string => {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return code === 'EPIPE' || code === 'ECONNRESET' ? 'HUNG_UP' : `broken ${code}`;
};

export class Attacker {
  readonly hall: Hall;
  readonly number: number;
  readonly address: string;
  token = '';
  private readonly options: AttackerOptions;
  private readonly wires = new Set<Wire>();

  constructor(options: AttackerOptions) {
    this.options = options;
    this.hall = options.hall;
    this.number = options.number;
    this.address = options.address;
  }

  /** Comes in as a guest. */
  async arrive(): Promise<void> {
    const { json } = await this.ask('POST', '/api/guest', { body: { name: `Kẻ phá ${this.number}` } });
    this.token = typeof json.token === 'string' ? json.token : '';
  }

  note(code: string, status?: number): void {
    if (!this.options.isOver()) this.options.tally.note(this.options.kind, code, status);
  }

  /**
   * Asks several things at once. Where each answer is waited for, all of them; over two minutes as many as a browser has
   * connections, since one machine that floods a port is for the proxy to stop.
   */
  async askAll(asks: readonly (() => Promise<unknown>)[]): Promise<void> {
    const most = this.hall.length === 'whole' ? BROWSER_CONNECTIONS : asks.length;
    for (let at = 0; at < asks.length; at += most) await Promise.all(asks.slice(at, at + most).map((ask) => ask()));
  }

  /** Asks as the guest that they are, unless told otherwise. */
  async ask(
    method: string,
    path: string,
    asking: HttpAsking = {},
    { token = this.token, address = this.address }: Guise = {},
  ): Promise<HttpAnswer> {
    const headers = {
      'x-forwarded-for': address,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    const answering = this.options.connection.ask(method, path, { ...asking, headers }).catch((error): HttpAnswer => {
      return { status: 0, code: brokenCode(error), json: {}, cookies: [] };
    });
    const answer = await this.answered(`${method} ${path}`, answering);
    this.note(answer.code, answer.status);
    return answer;
  }

  /** A socket, signed in unless a connection alone is wanted; null when it was turned away. */
  async connect(token: string | null = this.token): Promise<Wire | null> {
    const opening = Wire.open(this.hall.url, token, { 'x-forwarded-for': this.address }).catch((error) => {
      this.note(error instanceof WireRefused ? error.message : brokenCode(error));
      return null;
    });
    const wire = await this.answered('a socket', opening);
    if (wire === null) return null;
    this.wires.add(wire);
    wire.onClose = () => this.wires.delete(wire);
    this.note('ok');
    return wire;
  }

  /** What a server owes even to the worst of its guests: an answer. One that never comes is named. */
  private answered<Value>(what: string, coming: Promise<Value>): Promise<Value> {
    const { kind, number, tally } = this.options;
    return within(
      () => `an answer to ${what}, asked by ${kind} ${number}`,
      coming,
      () => tally.rows()[kind],
    );
  }

  async say(wire: Wire, name: string, body: unknown): Promise<Answer> {
    const answer = await this.answered(name, wire.ask(name, body));
    this.note(answer.ok ? 'ok' : answer.error.code);
    return answer;
  }

  /** Asks the crowd's own table for something, in the table's words. */
  command(wire: Wire, tableId: string, command: object): Promise<Answer> {
    return this.say(wire, 'table_command', { tableId, command });
  }

  /** The code of a new table, or null where there was none to have. */
  async openTable(wire: Wire, settings: object, players: readonly object[] = []): Promise<string | null> {
    const answer = await this.say(wire, 'create_table', { settings, players });
    return answer.ok ? (answer.view?.code ?? null) : null;
  }

  leave(): void {
    for (const wire of this.wires) wire.close();
  }
}
