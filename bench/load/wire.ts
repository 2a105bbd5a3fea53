import type { Answer } from '@sanh-rong/protocol';
import { WebSocket } from 'ws';

/**
 * A client that is as light as can be: Socket.IO's packets written by hand over one WebSocket, so that thousands of them
 * cost the machine little beside the server that is measured.
 */
export class Wire {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private next = 0;
  onEvent: (name: string, body: unknown) => void = () => {};
  onClose: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  static open(url: string, token: string): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
      });
      const wire = new Wire(socket);
      socket.on('error', reject);
      socket.on('close', () => wire.onClose());
      socket.on('message', (data) => {
        const packet = String(data);
        if (packet.startsWith('0')) socket.send(`40${JSON.stringify({ token, language: 'vi' })}`);
        else if (packet === '2') socket.send('3');
        else if (packet.startsWith('40')) resolve(wire);
        else if (packet.startsWith('44')) reject(new Error(packet));
        else wire.take(packet);
      });
    });
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
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(`42${id}${JSON.stringify([name, body])}`);
    });
  }

  close(): void {
    this.socket.terminate();
  }
}
