import type { Sql } from '../database/open.ts';
import type { GuestQuotas } from '../rate-limits/guest-quotas.ts';
import type { RateLimit, RateLimiters } from '../rate-limits/rate-limiter.ts';
import type { SourceCheck } from './source-check.ts';

/** How often one person may do something with their bots. */
export const BOT_LIMITS = {
  /** Requests that store something: 60 a minute. */
  change: { burst: 60, every: 1_000 },
  /** Tests on the server: 10 a minute. */
  test: { burst: 10, every: 6_000 },
} as const satisfies Record<string, RateLimit>;

/** What everything about bots works with. */
export interface BotDependencies {
  readonly sql: Sql;
  readonly now: () => number;
  readonly limits: RateLimiters<keyof typeof BOT_LIMITS>;
  readonly check: SourceCheck;
  readonly quotas: GuestQuotas;
}
