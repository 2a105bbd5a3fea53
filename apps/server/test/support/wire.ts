import type { IncomingMessage } from 'node:http';
import type { Answer } from '@sanh-rong/protocol';
import { WebSocket } from 'ws';

/**
 * A client that is as light as can be: Socket.IO's packets written by hand over one WebSocket, so that thousands of them
 * cost the machine little beside the server that is measured.
 */

/** The other side hung up before it answered. */
const HUNG_UP: Answer = { ok: false, error: { code: 'HUNG_UP', message: '' } };

/** A connection that was turned away; the message is the code. */
export class WireRefused extends Error {}

const CODE = /^[A-Z][A-Z_]+$/;

/** Why a connection was not even opened, as far as the server says. */
const refusalOf = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string' && CODE.test(message)) return message;
  } catch {
    // It says nothing but its status.
  }
  return `HTTP_${response.statusCode}`;
};

export class Wire {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private next = 0;
  private closed = false;
  onEvent: (name: string, body: unknown) => void = () => {};
  onClose: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  /** Without a token nothing is said, and the line is there as soon as the server has greeted. */
  static open(url: string, token: string | null, headers: Readonly<Record<string, string>> = {}): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
        headers,
      });
      const wire = new Wire(socket);
      socket.on('unexpected-response', (request, response) => {
        refusalOf(response).then((code) => reject(new WireRefused(code)), reject);
        response.once('end', () => request.destroy());
      });
      socket.on('error', reject);
      socket.on('close', () => {
        reject(new WireRefused('HUNG_UP'));
        wire.end();
      });
      socket.on('message', (data) => {
        const packet = String(data);
        if (packet.startsWith('0') && token === null) resolve(wire);
        else if (packet.startsWith('0')) socket.send(`40${JSON.stringify({ token, language: 'vi' })}`);
        else if (packet === '2') socket.send('3');
        else if (packet.startsWith('40')) resolve(wire);
        else if (packet.startsWith('44{')) reject(new WireRefused(JSON.parse(packet.slice(2)).message));
        else wire.take(packet);
      });
    });
  }

  get isOpen(): boolean {
    return !this.closed;
  }

  private end(): void {
    this.closed = true;
    for (const answer of this.waiting.values()) answer(HUNG_UP);
    this.waiting.clear();
    this.onClose();
  }

  private take(packet: string): void {
    if (packet.startsWith('42')) {
      const [name, body] = JSON.parse(packet.slice(2));
      this.onEvent(name, body);
    } else if (packet.startsWith('43')) {
      const bracket = packet.indexOf('[');
      const id = Number(packet.slice(2, bracket));
      const answer = this.waiting.get(id);
      this.waiting.delete(id);
      answer?.(JSON.parse(packet.slice(bracket))[0]);
    }
  }

  ask(name: string, body: unknown): Promise<Answer> {
    if (this.closed) return Promise.resolve(HUNG_UP);
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(`42${id}${JSON.stringify([name, body])}`);
    });
  }

  /** Anything at all, with no protocol in between. */
  write(packet: string | Uint8Array): void {
    if (!this.closed) this.socket.send(packet);
  }

  close(): void {
    this.socket.terminate();
  }
}
