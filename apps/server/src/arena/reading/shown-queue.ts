import type { Pool } from '@sanh-rong/protocol';
import type { Sql } from '../../database/open.ts';
import { queueOf } from '../matches/queue.ts';

/** For so long a queue is shown as it was (milliseconds): every visitor may ask for it, as often as they like. */
const KEPT = 1_000;

/** How many are ahead of each match that waits. */
type Places = ReadonlyMap<string, number>;

/** The queues as pages show them. */
export class ShownQueue {
  private readonly sql: Sql;
  private readonly now: () => number;
  private readonly kept = new Map<Pool, { readonly at: number; readonly places: Promise<Places> }>();

  constructor(sql: Sql, now: () => number) {
    this.sql = sql;
    this.now = now;
  }

  /** The places in the queue of a pool; it is looked at anew where one of these matches has come since. */
  async places(pool: Pool, matches: readonly string[]): Promise<Places> {
    const kept = this.kept.get(pool);
    if (kept !== undefined && this.now() - kept.at < KEPT) {
      const places = await kept.places;
      if (matches.every((id) => places.has(id))) return places;
    }
    return this.look(pool);
  }

  private look(pool: Pool): Promise<Places> {
    const at = this.now();
    const places = queueOf(this.sql, { now: at, pool }).then(
      (queue) => new Map(queue.map(({ id }, ahead) => [id, ahead])),
    );
    this.kept.set(pool, { at, places });
    places.catch(() => this.kept.delete(pool));
    return places;
  }
}
