import type { GuestQuotas } from '../allowances/guest-quotas.ts';
import type { Sql } from '../database/open.ts';
import type { BotPaces } from './paces.ts';
import type { SourceCheck } from './source-check.ts';

/** What everything about bots works with. */
export interface BotDependencies {
  readonly sql: Sql;
  readonly now: () => number;
  readonly paces: BotPaces;
  readonly check: SourceCheck;
  readonly quotas: GuestQuotas;
}
