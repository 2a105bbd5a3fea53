import type { BotFault } from '@sanh-rong/bot-kit';
import type { Sql } from '../database/open.ts';
import type { BotPaces } from './paces.ts';

/** What everything about bots is made of. */
export interface Parts {
  readonly sql: Sql;
  readonly now: () => number;
  readonly paces: BotPaces;
  /** What is wrong with a source before anybody runs it. */
  readonly check: (source: string) => BotFault | null;
}
