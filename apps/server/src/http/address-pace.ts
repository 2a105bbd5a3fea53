import { isIPv6 } from 'node:net';
import type { Request, Response } from 'express';
import { HttpRefusal } from './refusal.ts';

/** How fast requests may come from one address: a bucket for each that fills with time. */
export interface Pace {
  /** Requests at once, and requests a second after that. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Behind one address may be a class of forty, each with a handful of questions when they open the client. */
export const USUAL_PACE: Pace = { burst: 400, perSecond: 40 };

/** Addresses remembered at once; the one heard of longest ago is forgotten first, which is in its favour. */
const MAX_ADDRESSES = 20_000;

export interface AddressPace {
  /** True when a request from this address may pass. */
  take(address: string): boolean;
  readonly size: number;
}

/** Somebody with IPv6 has a whole /64 of addresses. */
const network = (address: string): string => {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head, tail] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(zeros).fill('0'), ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
};

export const newAddressPace = (
  { burst, perSecond }: Pace,
  now: () => number,
  maxAddresses = MAX_ADDRESSES,
): AddressPace => {
  const buckets = new Map<string, { tokens: number; filledAt: number }>();
  return {
    take(address) {
      const key = network(address);
      const at = now();
      const { tokens, filledAt } = buckets.get(key) ?? { tokens: burst, filledAt: at };
      const filled = Math.min(burst, tokens + (Math.max(0, at - filledAt) / 1_000) * perSecond);
      const passes = filled >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: passes ? filled - 1 : filled, filledAt: at });
      const [oldest] = buckets.keys();
      if (buckets.size > maxAddresses) buckets.delete(oldest);
      return passes;
    },
    get size() {
      return buckets.size;
    },
  };
};

/** Turns whoever asks too fast away. */
export const requirePace = (pace: AddressPace, request: Request, response: Response): void => {
  if (pace.take(request.ip ?? '')) return;
  response.set('Retry-After', '1');
  throw new HttpRefusal(429, 'SLOW_DOWN');
};
