import type { Request, Response } from 'express';
import { mostOf, networksOf } from '../rate-limits/networks.ts';
import { refuseTooFast } from './request-rate.ts';

/**
 * Requests of one network that are being answered at once: as many as may come at once. A client that sends slowly and
 * never reads keeps what it sent and what it was told in memory.
 */
export const MOST_OPEN = 400;

/** Counts the requests that have no whole answer yet, by network. */
export class OpenRequests {
  private readonly open = new Map<string, number>();
  private readonly most: number;

  constructor(most = MOST_OPEN) {
    this.most = most;
  }

  /** Lets a request in until its answer has gone, or turns it away. */
  enter(request: Request, response: Response): void {
    const networks = networksOf(request.ip ?? '');
    if (networks.some((network, place) => this.count(network) >= mostOf(this.most, place))) refuseTooFast(response);
    for (const network of networks) this.open.set(network, this.count(network) + 1);
    response.once('close', () => {
      for (const network of networks) this.leave(network);
    });
  }

  private count(network: string): number {
    return this.open.get(network) ?? 0;
  }

  private leave(network: string): void {
    const left = this.count(network) - 1;
    if (left > 0) this.open.set(network, left);
    else this.open.delete(network);
  }
}
