import type { IncomingMessage } from 'node:http';
import { LANGUAGES } from '@sanh-rong/engine';
import type { ConnectionCode } from '@sanh-rong/protocol';
import type { Admission } from '../admission.ts';
import { onBehalfOf } from '../database/fair-pool.ts';
import type { AllowedOrigins } from '../http/origin.ts';
import type { Credentials, SignedIn } from '../people/signed-in.ts';
import { NetworkRateLimiter, networksOf, turnOfNetworks } from '../rate-limits/networks.ts';
import { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { addressOf, Crowd, comesFromHere, OPENINGS } from './gate.ts';
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
  readonly now: () => number;
}

const isString = (value: unknown): value is string => typeof value === 'string';

export class Entrance {
  private readonly options: EntranceOptions;
  private readonly openings: NetworkRateLimiter;
  private readonly connections: RateLimiter;
  private readonly crowd = new Crowd();
  /** Connections that have never asked anything, and since when. */
  private readonly silent = new Map<TableSocket, number>();

  constructor(options: EntranceOptions) {
    this.options = options;
    this.openings = new NetworkRateLimiter(OPENINGS, options.now);
    this.connections = new RateLimiter(CONNECTIONS, options.now);
  }

  /** Why a connection may not be opened. */
  refusal(request: IncomingMessage): 'FORBIDDEN' | 'SLOW_DOWN' | null {
    if (!comesFromHere(request, this.options.origins)) return 'FORBIDDEN';
    return this.openings.allows(networksOf(addressOf(request, this.options.trustProxy))) ? null : 'SLOW_DOWN';
  }

  /** Why a person may not come in; null when they are welcome. */
  async welcome(socket: TableSocket): Promise<ConnectionCode | null> {
    if (socket.conn.readyState !== 'open') return 'TOO_MANY_CONNECTIONS';
    const { auth, headers } = socket.handshake;
    const networks = networksOf(addressOf(socket.request, this.options.trustProxy));
    const credentials = { cookie: headers.cookie, token: isString(auth.token) ? auth.token : undefined };
    await this.options.admission.turn(turnOfNetworks(networks));
    const signedIn = await onBehalfOf(turnOfNetworks(networks), () => this.options.identify(credentials));
    if (signedIn === null) return 'NOT_SIGNED_IN';
    // It may have broken while that was looked up: then it would never be counted out again.
    if (socket.conn.readyState !== 'open') return 'SERVER_ERROR';
    const { id } = signedIn.person;
    if (!this.connections.allows(id)) return 'SLOW_DOWN';
    if (!this.crowd.enter(id)) return 'TOO_MANY_CONNECTIONS';
    // Once welcome, a connection that breaks before it stands must be counted out as well.
    socket.conn.once('close', () => {
      this.crowd.leave(id);
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
