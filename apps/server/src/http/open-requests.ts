import type { Request, Response } from 'express';
import { networksAround } from '../allowances/networks.ts';
import { nameRoute, PACED } from './log.ts';
import { HttpRefusal } from './refusal.ts';

/**
 * Requests of one network that are being answered at once: as many as may come at once. Whoever sends slowly and never reads
 * keeps what they sent and what they were told in memory.
 */
export const MOST_OPEN = 400;

/** The /48 around a network may have so many times as many. */
const WIDER = 5;

/** Counts the requests that have no whole answer yet, by network. */
export class OpenRequests {
  private readonly open = new Map<string, number>();
  private readonly most: number;

  constructor(most = MOST_OPEN) {
    this.most = most;
  }

  /** Lets a request in until its answer has gone, or turns it away. */
  enter(request: Request, response: Response): void {
    const networks = networksAround(request.ip ?? '').map((network, place) => `${place} ${network}`);
    if (networks.some((network, place) => this.count(network) >= (place === 0 ? this.most : this.most * WIDER))) {
      nameRoute(response, PACED);
      response.set('Retry-After', '1');
      throw new HttpRefusal(429, 'SLOW_DOWN');
    }
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
