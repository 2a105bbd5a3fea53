import type { RateLimit } from '../rate-limits/rate-limiter.ts';

/** How often one person may do what over the sockets of one node, over all their connections and also after a new one. */

export const MESSAGES: RateLimit = { burst: 30, every: 100 };

/** Messages beyond that, which are refused; after so many the connection is cut. */
export const REFUSED_MESSAGES: RateLimit = { burst: 300, every: 100 };

/** New connections: a phone with a bad connection comes in at most a few seconds later. */
export const CONNECTIONS: RateLimit = { burst: 60, every: 3_000 };

export const REQUESTS = {
  /** Tables to open. */
  create: { burst: 10, every: 30_000 },
  /** Searches for company: one looks in and moves over between games. New tables that come of it count as opened ones. */
  find: { burst: 20, every: 15_000 },
  /** Coming, going and changing settings: each is told to all at the table and kept for good. */
  come: { burst: 40, every: 5_000 },
  /** New promises of deals (`configure`, `again`): each takes thousands of hashes where hands stay hidden. */
  promise: { burst: 15, every: 5_000 },
  /** Tables to look at without a seat there: a page asks when it opens one, and again after something was missed. */
  look: { burst: 60, every: 2_000 },
  /** Whole lists of tables: a page asks once, and is told what changes. */
  list: { burst: 10, every: 3_000 },
} as const satisfies Record<string, RateLimit>;
