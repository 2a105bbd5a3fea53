import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

type Callback = (error?: Error | null) => void;

/**
 * A connection to the embedded database for a driver of PostgreSQL, which takes it for a socket to a server. What the driver
 * writes at once goes as one message, and comes back as one.
 */
export class EmbeddedConnection extends Duplex {
  private readonly open: () => Promise<MessagePort>;
  private port: MessagePort | null = null;

  constructor(open: () => Promise<MessagePort>) {
    super();
    this.open = open;
  }

  /** As sockets do, it says when there is a connection; until then nothing is written to it. */
  connect(): void {
    this.open().then(
      (port) => this.begin(port),
      (error: Error) => this.destroy(error),
    );
  }

  /** Parts of a socket that mean nothing between threads. */
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Callback): void {
    this.send([chunk], done);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: Callback): void {
    this.send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: Callback): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Callback): void {
    this.port?.close();
    done(error);
  }

  private begin(port: MessagePort): void {
    if (this.destroyed) {
      port.close();
      return;
    }
    this.port = port;
    port.on('message', (answered: Uint8Array) => this.push(Buffer.from(answered.buffer)));
    // The thread is gone, or serves another connection.
    port.once('close', () => this.destroy());
    this.emit('connect');
  }

  private send(chunks: readonly Buffer[], done: Callback): void {
    // A buffer of its own, since it is given away.
    const asked = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of chunks) {
      asked.set(chunk, at);
      at += chunk.length;
    }
    this.port?.postMessage(asked, [asked.buffer]);
    done();
  }
}
