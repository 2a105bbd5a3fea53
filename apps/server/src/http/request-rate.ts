import type { Request, Response } from 'express';
import { type NetworkRateLimiter, networksOf } from '../rate-limits/networks.ts';
import type { RateLimit } from '../rate-limits/rate-limiter.ts';
import { nameRoute, TOO_FAST } from './log.ts';
import { HttpRefusal } from './refusal.ts';

/** Requests from one address: behind it may be a class of forty, each with a handful of questions when they open the client. */
export const USUAL_RATE: RateLimit = { burst: 400, every: 25 };

/** Turns a request away that comes too fast. */
export const refuseTooFast = (response: Response): never => {
  nameRoute(response, TOO_FAST);
  response.set('Retry-After', '1');
  throw new HttpRefusal(429, 'SLOW_DOWN');
};

export const requireRate = (limiter: NetworkRateLimiter, request: Request, response: Response): void => {
  if (!limiter.allows(networksOf(request.ip ?? ''))) refuseTooFast(response);
};
