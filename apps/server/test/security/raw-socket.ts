import { connect, type Socket } from 'node:net';
import { within } from '../support/within.ts';

/** Bytes on a wire, without a library that keeps to a protocol. */

export interface FrameParts {
  /** 1 text, 2 binary, 0 continuation, 8 close, 9 ping, 10 pong; everything else is reserved. */
  readonly opcode?: number;
  readonly final?: boolean;
  /** Reserved bits, 0 to 7. */
  readonly reserved?: number;
  readonly masked?: boolean;
  /** What the header says, which need not be what follows. */
  readonly length?: bigint;
}

const lengthOf = (length: bigint, maskBit: number): Buffer => {
  if (length < 126n) return Buffer.from([maskBit | Number(length)]);
  const long = length > 0xffffn;
  const header = Buffer.alloc(long ? 9 : 3);
  header[0] = maskBit | (long ? 127 : 126);
  if (long) header.writeBigUInt64BE(length, 1);
  else header.writeUInt16BE(Number(length), 1);
  return header;
};

/** A WebSocket frame, well made or not. */
export const frame = (payload: string | Buffer, parts: FrameParts = {}): Buffer => {
  const { opcode = 1, final = true, reserved = 0, masked = true } = parts;
  const body = Buffer.from(payload as string);
  const first = Buffer.from([(final ? 0x80 : 0) | (reserved << 4) | opcode]);
  const length = lengthOf(parts.length ?? BigInt(body.length), masked ? 0x80 : 0);
  // A mask of zeros is a mask.
  return Buffer.concat([first, length, ...(masked ? [Buffer.alloc(4)] : []), body]);
};

/** The frames at the beginning of some bytes, and how many bytes they are. */
const framesIn = (bytes: Buffer): { readonly opcodes: number[]; readonly used: number } => {
  const opcodes: number[] = [];
  let at = 0;
  for (;;) {
    const short = bytes[at + 1] ?? 0;
    const header = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (bytes.length < at + header) return { opcodes, used: at };
    const length =
      short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short === 126 ? bytes.readUInt16BE(at + 2) : short;
    if (bytes.length < at + header + length) return { opcodes, used: at };
    opcodes.push(bytes[at] & 15);
    at += header + length;
  }
};

const HEADERS_END = '\r\n\r\n';
const CLOSE = 8;

export class RawSocket {
  closed = false;
  private readonly socket: Socket;
  private received = '';
  private unread = Buffer.alloc(0);
  private upgraded = false;
  private changed: () => void = () => {};

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => {
      this.received += data.toString('latin1');
      this.unread = Buffer.concat([this.unread, data]);
      this.readFrames();
      this.changed();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.closed = true;
      this.changed();
    });
  }

  /** A client that is told that the connection is closed closes it. */
  private readFrames(): void {
    if (!this.upgraded) {
      const end = this.unread.indexOf(HEADERS_END);
      if (end < 0 || !this.received.startsWith('HTTP/1.1 101 ')) return;
      this.upgraded = true;
      this.unread = this.unread.subarray(end + HEADERS_END.length);
    }
    const { opcodes, used } = framesIn(this.unread);
    this.unread = this.unread.subarray(used);
    if (opcodes.includes(CLOSE)) this.socket.destroy();
  }

  static open(port: number): Promise<RawSocket> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new RawSocket(socket)));
      socket.once('error', reject);
    });
  }

  /** A WebSocket of the server on which nothing has been said yet. */
  static async connection(port: number, query = ''): Promise<RawSocket> {
    const raw = await RawSocket.open(port);
    raw.write(
      `GET /socket.io/?EIO=4&transport=websocket${query} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n` +
        'Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    await raw.until('"sid"');
    return raw;
  }

  /** One that is signed in with this token as far as Socket.IO goes. */
  static async signedIn(port: number, token: string): Promise<RawSocket> {
    const raw = await RawSocket.connection(port);
    raw.write(frame(`40${JSON.stringify({ token })}`));
    await raw.until('40{"sid"');
    return raw;
  }

  /** Reads nothing from now on. */
  pause(): void {
    this.socket.pause();
  }

  write(bytes: string | Buffer): void {
    if (!this.closed) this.socket.write(bytes);
  }

  /** Everything that came back, byte by byte. */
  get text(): string {
    return this.received;
  }

  /** Waits until something has come back, or the other side has hung up. */
  async until(text: string): Promise<boolean> {
    while (!this.closed && !this.received.includes(text)) await this.change(text);
    return this.received.includes(text);
  }

  async end(): Promise<void> {
    this.socket.destroy();
    while (!this.closed) await this.change('the end');
  }

  private change(what: string): Promise<void> {
    const changed = new Promise<void>((resolve) => {
      this.changed = resolve;
    });
    return within(`${what} on the wire`, changed, () => this.received.slice(-1_000));
  }
}
