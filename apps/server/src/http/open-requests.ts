import type { Request, Response } from 'express';
import { ConcurrencyLimiter } from '../rate-limits/concurrency-limiter.ts';
import { networksOf } from '../rate-limits/networks.ts';
import { refuseTooFast } from './request-rate.ts';

/**
 * Requests of one network that are being answered at once: as many as may come at once. A client that sends slowly and
 * never reads keeps what it sent and what it was told in memory.
 */
export const MOST_OPEN = 400;

/** Counts the requests that have no whole answer yet, by network. */
export class OpenRequests {
  private readonly open: ConcurrencyLimiter;

  constructor(most = MOST_OPEN) {
    this.open = new ConcurrencyLimiter(most);
  }

  /** Lets a request in until its answer has gone, or turns it away. */
  enter(request: Request, response: Response): void {
    const networks = networksOf(request.ip ?? '');
    if (!this.open.enter(networks)) refuseTooFast(response);
    response.once('close', () => this.open.leave(networks));
  }
}
