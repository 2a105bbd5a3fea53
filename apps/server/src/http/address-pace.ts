import type { Request, Response } from 'express';
import { nearestNetwork } from '../allowances/networks.ts';
import { nameRoute, PACED } from './log.ts';
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

export const newAddressPace = (
  { burst, perSecond }: Pace,
  now: () => number,
  maxAddresses = MAX_ADDRESSES,
): AddressPace => {
  const buckets = new Map<string, { tokens: number; filledAt: number }>();
  return {
    take(address) {
      const key = nearestNetwork(address);
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
  nameRoute(response, PACED);
  response.set('Retry-After', '1');
  throw new HttpRefusal(429, 'SLOW_DOWN');
};
