import { isRecord } from '@sanh-rong/engine';
import { workedFor } from '../database/fair-pool.ts';
import { FairGate } from '../fair-gate.ts';
import { type RateLimit, RateLimiter } from '../rate-limits/rate-limiter.ts';

/**
 * How many people one network may bring to one table: a classroom, and then one now and then. A table takes only so many
 * changes from all who come and go (`TABLE_RATE_LIMIT` of packages/table); two addresses full of guests used them up.
 */
export const COMERS: RateLimit = { burst: 60, every: 30_000 };

/** Requests that wait at one table; where there are more, a network with the most of them loses its last. */
const WAITING = 200;

const COMING: readonly unknown[] = ['sit', 'takeSeat', 'watch'];

const comes = (command: unknown): boolean => isRecord(command) && COMING.includes(command.type);

/** What is asked of tables by those without a seat there: one request at a time, by turns of the networks they come from. */
export class Doors {
  /** By table, as long as it is asked for something. */
  private readonly gates = new Map<string, FairGate>();
  private readonly comers: RateLimiter;

  constructor(now: () => number) {
    this.comers = new RateLimiter(COMERS, now);
  }

  /** What comes of a request once it had its turn; null, and nothing is done, where too many wait. */
  async enter<Value>(code: string, work: () => Promise<Value>): Promise<Value | null> {
    const gate = this.gates.get(code) ?? new FairGate({ atOnce: 1, waiting: WAITING });
    this.gates.set(code, gate);
    try {
      return await gate.enter(workedFor(), work);
    } finally {
      if (gate.isIdle) this.gates.delete(code);
    }
  }

  /** Whether the network that asks this may bring one more; what the server does by itself may. */
  hasRoom(code: string, command: unknown): boolean {
    return workedFor() === '' || !comes(command) || this.comers.has(`${code} ${workedFor()}`);
  }

  /** The table has changed by this request: only those who really come make keys, and use up what their network may. */
  changed(code: string, command: unknown): void {
    if (workedFor() !== '' && comes(command)) this.comers.take(`${code} ${workedFor()}`);
  }
}
