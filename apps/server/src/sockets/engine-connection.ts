import type { Socket } from 'socket.io';
import { hasManyParts, MOST_PARTS } from '../http/json-parts.ts';
import { type RateLimit, RateLimiter } from '../rate-limits/rate-limiter.ts';

/** What a connection costs before and besides what is asked on it: frames without a sender, and words not read. */

/** Heartbeats and the like: a client answers one in 25 seconds, and some proxies ask for one each second. */
export const FRAMES: RateLimit = { burst: 40, every: 100 };

/** Characters that may wait for a client to read them: twenty tables and the list of all others are less. */
export const MAX_UNREAD = 1_000_000;

/**
 * How long the other side may take to say goodbye (milliseconds). A closed connection is counted no more, and a WebSocket
 * would wait half a minute for one who never does.
 */
export const FAREWELL = 1_000;

/** How messages and answers begin, with bytes beside them or not: these have limits of their own. */
const TALK = ['2', '5', '3', '6'];

/** How the packet that asks for a namespace begins. */
const KNOCK = '0';

export type EngineConnection = Socket['conn'];

/** What is read in the place of a message that is not to be read: it asks for nothing, and is answered as malformed. */
const unread = (data: unknown): string => `${/^2\d*/.exec(String(data))?.[0] ?? '2'}["unread"]`;

interface Packet {
  readonly type: string;
  data?: unknown;
}

/** The WebSocket that a connection is made of. */
interface RawWebSocket {
  readonly bufferedAmount: number;
  on(event: 'ping' | 'pong' | 'close', heard: () => void): void;
  terminate(): void;
}

const webSocketOf = (connection: EngineConnection): RawWebSocket =>
  (connection.transport as unknown as { socket: RawWebSocket }).socket;

/** The bytes beside a message come only after the message that announced them, ten of them at most. */
const isTalk = ({ type, data }: Packet): boolean =>
  type === 'message' && (typeof data !== 'string' || TALK.includes(data[0]));

const isKnock = ({ type, data }: Packet): boolean =>
  type === 'message' && typeof data === 'string' && data.startsWith(KNOCK);

/** Thousands of keys take Socket.IO milliseconds to parse, before anybody can count what came. */
const isTooRich = ({ type, data }: Packet): boolean =>
  type === 'message' && typeof data === 'string' && data.length > MOST_PARTS && hasManyParts(Buffer.from(data));

const lengthOf = ({ data }: Packet): number => (data as { length?: number } | undefined)?.length ?? 0;

/** Ends a connection now. A farewell would wait behind everything that the other side does not read. */
const cut = (connection: EngineConnection, webSocket: RawWebSocket): void => {
  connection.close(true);
  webSocket.terminate();
};

/** A connection is introduced once, sends only so many frames, and reads what it is told; otherwise it is ended. */
export const watchConnection = (connection: EngineConnection, now: () => number): void => {
  const webSocket = webSocketOf(connection);
  const frames = new RateLimiter(FRAMES, now);
  let knocks = 0;
  let unsent = 0;
  const count = (): void => {
    if (!frames.allows()) cut(connection, webSocket);
  };
  connection.once('close', () => {
    const ending = setTimeout(() => webSocket.terminate(), FAREWELL).unref();
    webSocket.on('close', () => clearTimeout(ending));
  });
  webSocket.on('ping', count);
  webSocket.on('pong', count);
  connection.on('packet', (packet: Packet) => {
    if (isTooRich(packet)) packet.data = unread(packet.data);
    if (isTalk(packet)) return;
    if (isKnock(packet)) knocks += 1;
    if (knocks > 1) cut(connection, webSocket);
    else count();
  });
  // Packets wait in the connection while its WebSocket is busy, and there afterwards.
  connection.on('flush', () => {
    unsent = 0;
  });
  connection.on('packetCreate', (packet: Packet) => {
    unsent += lengthOf(packet);
    // What is being told is told to the others first.
    if (unsent + webSocket.bufferedAmount > MAX_UNREAD) setImmediate(cut, connection, webSocket);
  });
};
