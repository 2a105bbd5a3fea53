import { sql as query, type SQL } from 'drizzle-orm';

/**
 * Who counts by network: guests, who are free, and accounts in their first week, which are hardly dearer. The accounts of a
 * network share apart from its guests, so that making one helps a person who shares an address with a crowd.
 */
export interface Newcomer {
  readonly isGuest: boolean;
  readonly since: Date;
  /** Nearest first. */
  readonly networks: readonly string[];
}

/** An account is new for so long (milliseconds). */
export const NEW_ACCOUNT = 7 * 86_400_000;

const OF_ACCOUNTS = 'accounts ';

/** What a person shares with others, nearest network first; nothing once their account is a week old. */
export const sharedKeys = ({ isGuest, since, networks }: Newcomer, now: number): readonly string[] => {
  if (isGuest) return networks;
  return since.getTime() > now - NEW_ACCOUNT ? networks.map((network) => OF_ACCOUNTS + network) : [];
};

/** The same in SQL, of a row of `people` that is called `newcomers`: those of the row, and whether there are any. */
export const sharedKeyAt = (place: 1 | 2): SQL =>
  query`case when newcomers.is_anonymous then '' else ${OF_ACCOUNTS} end || newcomers.networks[${query.raw(String(place))}]`;

export const isNewcomer = (now: number): SQL =>
  query`(newcomers.is_anonymous or newcomers.created_at > ${new Date(now - NEW_ACCOUNT).toISOString()}::timestamptz)`;
