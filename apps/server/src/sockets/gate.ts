import type { IncomingMessage } from 'node:http';
import type { AllowedOrigins } from '../http/origin.ts';
import type { RateLimit } from '../rate-limits/rate-limiter.ts';

/** Who may open a socket at all. */

/** A page of another site must not open a socket with the cookies of its reader. Programs name no origin. */
export const comesFromHere = ({ headers }: IncomingMessage, origins: AllowedOrigins): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins !== null) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === host;
};

/** Where a request comes from, past the proxies that are believed. */
export const addressOf = ({ headers, socket }: IncomingMessage, proxies: number): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const told = proxies === 0 ? '' : (forwarded[forwarded.length - proxies] ?? '').trim();
  return told === '' ? (socket.remoteAddress ?? '') : told;
};

/**
 * A request that names a connection which is open already. Engine.IO reads addresses like this, encoded letters included.
 */
export const takesOver = ({ url = '' }: IncomingMessage): boolean =>
  new URL(url, 'http://localhost').searchParams.has('sid');

/** Connections opened from one address: whole schools share one, and all come back after a restart. */
export const OPENINGS: RateLimit = { burst: 5_000, every: 20 };

/** Tables that one connection may follow at once. */
export const MAX_FOLLOWED = 20;

/** Sockets that one person may have open at once on a node. */
export const MAX_SOCKETS_EACH = 20;
