import type { Sql } from '../database/open.ts';
import type { Devices } from './devices.ts';
import type { Identity } from './identity.ts';
import type { PeopleLimiter } from './limits.ts';

/** Sign-ins and API tokens that were ended. */
export interface Revoked {
  readonly person: string;
  readonly signIns: readonly string[] | 'all';
  readonly apiTokens: readonly string[] | 'all';
}

/** What everything about people works with. */
export interface PeopleDependencies {
  readonly sql: Sql;
  readonly identity: Identity;
  readonly limits: PeopleLimiter;
  readonly devices: Devices;
  readonly now: () => number;
  readonly tell: (revoked: Revoked) => void;
  /** A guest has signed in to an account: what only the guest could get at goes along. */
  readonly joined: (guest: string, account: string) => Promise<void>;
}
