import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Connections of strangers: how long each may take, and what may be asked on one at a time. */

/**
 * Milliseconds. Proxies keep connections for a minute before they use them again: one that the server has closed just then
 * breaks the request that comes on it. A request of the allowed length comes within half a minute over the worst of lines.
 */
const TIMES = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** A connection on which nothing has moved for so long is closed (milliseconds): what it does not read waits in memory. */
const IDLE = 300_000;

/** Bytes: longer than any body that a route takes. What is longer is refused by its length, and none of it is read. */
const LONGEST = 1_048_576;

/** A body in pieces costs a turn for each of them, and a piece may be a byte: thousands of them come in one packet. */
export const comesInPieces = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined;

/** Reads nothing more of a request that will be refused: else Node reads its body to the end, however long. */
const stopReading = (request: IncomingMessage, response: ServerResponse): void => {
  request.socket.pause();
  response.setHeader('Connection', 'close');
  response.prependOnceListener('finish', () => request.socket.destroy());
};

/** A path that no reader of addresses can decode. */
const UNREADABLE = '/%';

/** Express leaves an address that is none to a page of its own; like this it is refused as all others are. */
const isReadable = (url: string): boolean => url.startsWith('/') || URL.canParse(url, 'http://here');

export const createListener = (app: RequestListener): HttpServer => {
  const http = createServer(TIMES, (request, response) => {
    if (!isReadable(request.url ?? '')) request.url = UNREADABLE;
    app(request, response);
  });
  http.timeout = IDLE;
  return http;
};

/** What Node reads requests with, as far as it is ours to ask: it hands on each request here, and reads on as it is told. */
interface RequestParser {
  onIncoming?: ((request: IncomingMessage, keepsAlive: boolean) => number) | null;
}

/** Nothing more is read of what has come: Node says so after a request to speak another protocol. */
const READ_NO_MORE = 2;

/**
 * Up to 64 KB have come by the time that a request is handed on, and Node would read all of it before anything else gets a
 * turn: thousands of requests, 25 ms for a packet, or thousands of pieces of a body.
 */
const readNoMoreOfRefused = (socket: Socket & { readonly parser?: RequestParser | null }): void => {
  const { parser } = socket;
  const onIncoming = parser?.onIncoming;
  if (parser == null || onIncoming == null) return;
  parser.onIncoming = (request, keepsAlive) => {
    if (socket.destroyed) return READ_NO_MORE;
    const readsOn = onIncoming(request, keepsAlive);
    return socket.destroyed || comesInPieces(request) ? READ_NO_MORE : readsOn;
  };
};

/**
 * One request after the other on a connection, and no body without an end, for everything that listens by now. Node hands on
 * all requests that came in one piece before anything else gets a turn, thousands in a packet; neither browsers nor proxies
 * send a request before the answer to the last one.
 */
export const guardConnections = (http: HttpServer): void => {
  http.on('connection', readNoMoreOfRefused);
  const listeners = http.listeners('request') as RequestListener[];
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    // An answer that waits behind another one has no connection yet.
    if (response.socket === null) {
      request.socket.destroy();
      return;
    }
    if (comesInPieces(request) || Number(request.headers['content-length'] ?? 0) > LONGEST)
      stopReading(request, response);
    for (const listener of listeners) listener.call(http, request, response);
  });
};
