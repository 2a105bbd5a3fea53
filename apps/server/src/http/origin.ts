import type { Request } from 'express';

/**
 * A browser sends cookies along with every request that a page makes it send, so a request that changes something must
 * not come from a page of another site. Browsers mark their requests; programs that are no browsers leave no mark and
 * carry no other person's cookies.
 */

const CHANGES_NOTHING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const originOf = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/** Pages may come from these origins; null: only from the host that was asked. */
export type AllowedOrigins = readonly string[] | null;

const isAllowed = (address: string, host: string, origins: AllowedOrigins): boolean => {
  const page = originOf(address);
  if (page === null) return false;
  return origins === null ? page.host === host : origins.includes(page.origin);
};

/** Whether a request that would change something comes from a page that is not ours. */
export const isForeign = (request: Request, origins: AllowedOrigins): boolean => {
  if (CHANGES_NOTHING.includes(request.method)) return false;
  const page = request.get('origin') ?? request.get('referer');
  if (page !== undefined) return !isAllowed(page, request.host, origins);
  const site = request.get('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};
