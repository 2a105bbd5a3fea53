import type { IncomingMessage } from 'node:http';
import { LANGUAGES } from '@sanh-rong/engine';
import type { ConnectionCode } from '@sanh-rong/protocol';
import type { Admission } from '../admission.ts';
import { onBehalfOf } from '../database/fair-pool.ts';
import type { AllowedOrigins } from '../http/origin.ts';
import type { Credentials, SignedIn } from '../people/signed-in.ts';
import { ConcurrencyLimiter } from '../rate-limits/concurrency-limiter.ts';
import { NetworkRateLimiter, networksOf, turnOfNetworks } from '../rate-limits/networks.ts';
import { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { EngineConnection } from './engine-connection.ts';
import { addressOf, comesFromHere, MAX_SOCKETS_EACH, OPENINGS } from './gate.ts';
import { CONNECTIONS } from './rate-limits.ts';
import type { TableSocket } from './rooms.ts';

/** Who comes in: from where, as whom, how often, and for how long without asking anything. */

/** A connection that has not said who it is by then is closed (milliseconds). */
export const INTRODUCTION = 20_000;

/** So is one that has never asked anything (milliseconds): a page asks as soon as it shows something. */
export const SILENCE = 300_000;

export interface EntranceOptions {
  readonly admission: Pick<Admission, 'turn'>;
  readonly identify: (credentials: Credentials) => Promise<SignedIn | null>;
  readonly origins: AllowedOrigins;
  /** How many proxies stand in front, whose X-Forwarded-For is believed. */
  readonly trustProxy: number;
  /** Connections that may be open at this node from one network, and in all. */
  readonly openSockets: { readonly network: number; readonly inAll: number };
  readonly now: () => number;
}

const isString = (value: unknown): value is string => typeof value === 'string';

export class Entrance {
  private readonly options: EntranceOptions;
  private readonly openings: NetworkRateLimiter;
  private readonly connections: RateLimiter;
  private readonly ofPeople = new ConcurrencyLimiter(MAX_SOCKETS_EACH);
  private readonly ofNetworks: ConcurrencyLimiter;
  /** Connections for which there is no room, and their count: they stay for as long as it takes to tell them so. */
  private readonly surplus = new WeakSet<EngineConnection>();
  private readonly ofSurplus: ConcurrencyLimiter;
  /** Connections that have never asked anything, and since when. */
  private readonly silent = new Map<TableSocket, number>();

  constructor(options: EntranceOptions) {
    this.options = options;
    this.openings = new NetworkRateLimiter(OPENINGS, options.now);
    this.connections = new RateLimiter(CONNECTIONS, options.now);
    const { network, inAll } = options.openSockets;
    this.ofNetworks = new ConcurrencyLimiter(network, inAll);
    this.ofSurplus = new ConcurrencyLimiter(network, inAll);
  }

  /** Why a connection may not be opened. */
  refusal(request: IncomingMessage): 'FORBIDDEN' | 'SLOW_DOWN' | 'TOO_MANY_CONNECTIONS' | null {
    if (!comesFromHere(request, this.options.origins)) return 'FORBIDDEN';
    const networks = this.networksOf(request);
    if (!this.openings.allows(networks)) return 'SLOW_DOWN';
    return this.ofNetworks.hasRoom(networks) || this.ofSurplus.hasRoom(networks) ? null : 'TOO_MANY_CONNECTIONS';
  }

  /** Counts a connection for as long as it is open, whatever is said on it. */
  opened(connection: EngineConnection, request: IncomingMessage): void {
    const networks = this.networksOf(request);
    const counted = [this.ofNetworks, this.ofSurplus].find((limiter) => limiter.enter(networks));
    if (counted === this.ofSurplus) this.surplus.add(connection);
    connection.once('close', () => counted?.leave(networks));
    if (counted === undefined) connection.close(true);
  }

  private networksOf(request: IncomingMessage): readonly string[] {
    return networksOf(addressOf(request, this.options.trustProxy));
  }

  /** Why a person may not come in; null when they are welcome. */
  async welcome(socket: TableSocket): Promise<ConnectionCode | null> {
    if (socket.conn.readyState !== 'open' || this.surplus.has(socket.conn)) return 'TOO_MANY_CONNECTIONS';
    const { auth, headers } = socket.handshake;
    const networks = this.networksOf(socket.request);
    const credentials = { cookie: headers.cookie, token: isString(auth.token) ? auth.token : undefined };
    await this.options.admission.turn(turnOfNetworks(networks));
    const signedIn = await onBehalfOf(turnOfNetworks(networks), () => this.options.identify(credentials));
    if (signedIn === null) return 'NOT_SIGNED_IN';
    // It may have broken while that was looked up: then it would never be counted out again.
    if (socket.conn.readyState !== 'open') return 'SERVER_ERROR';
    const { id } = signedIn.person;
    if (!this.connections.allows(id)) return 'SLOW_DOWN';
    if (!this.ofPeople.enter([id])) return 'TOO_MANY_CONNECTIONS';
    // Once welcome, a connection that breaks before it stands must be counted out as well.
    socket.conn.once('close', () => {
      this.ofPeople.leave([id]);
      this.silent.delete(socket);
    });
    const language = LANGUAGES.find((known) => known === auth.language) ?? LANGUAGES[0];
    socket.data = { signedIn, language, networks };
    this.silent.set(socket, this.options.now());
    return null;
  }

  /** This connection asks something. */
  heard(socket: TableSocket): void {
    this.silent.delete(socket);
  }

  /** Hangs up on those who have never asked anything. */
  endSilent(): void {
    const until = this.options.now() - SILENCE;
    for (const [socket, since] of this.silent) if (since <= until) socket.disconnect(true);
  }
}
