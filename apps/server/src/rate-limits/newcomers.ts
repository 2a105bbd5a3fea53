import { sql as query, type SQL } from 'drizzle-orm';

/**
 * Who counts by network: guests, who are free, and new accounts, which are hardly dearer. The accounts of a network share
 * apart from its guests, so that making one helps a person who shares an address with a crowd.
 */
export interface Newcomer {
  readonly isGuest: boolean;
  readonly since: Date;
  /** Finished games, `NEWCOMER_GAMES` of them at most. */
  readonly finished: number;
  /** Nearest first. */
  readonly networks: readonly string[];
}

/** An account is new for so long at least (milliseconds), and until it has finished so many games: waiting costs nothing. */
export const NEW_ACCOUNT = 7 * 86_400_000;
export const NEWCOMER_GAMES = 3;

const OF_ACCOUNTS = 'accounts ';

/** What newcomers of one kind, guests or accounts, are called in counters; null for people who are new no longer. */
export const newcomerKind = ({ isGuest, since, finished }: Newcomer, now: number): 'guests' | 'accounts' | null => {
  if (isGuest) return 'guests';
  return since.getTime() > now - NEW_ACCOUNT || finished < NEWCOMER_GAMES ? 'accounts' : null;
};

/** What a person shares with others, nearest network first; nothing once they are new no longer. */
export const sharedKeys = (newcomer: Newcomer, now: number): readonly string[] => {
  const kind = newcomerKind(newcomer, now);
  if (kind === null) return [];
  return newcomer.networks.map((network) => (kind === 'guests' ? network : OF_ACCOUNTS + network));
};

/** How many games a person has finished, as far as `Newcomer` asks. */
export const finishedGames = (person: SQL): SQL<number> =>
  query<number>`(select count(*)::int from (
    select from game_seats where game_seats.person = ${person} limit ${query.raw(String(NEWCOMER_GAMES))}) finished)`;

/** The same in SQL, of a row of `people` that is called `newcomers`: those of the row, and whether there are any. */
export const sharedKeyAt = (place: 1 | 2): SQL =>
  query`case when newcomers.is_anonymous then '' else ${OF_ACCOUNTS} end || newcomers.networks[${query.raw(String(place))}]`;

export const isNewcomer = (now: number): SQL =>
  query`(newcomers.is_anonymous or newcomers.created_at > ${new Date(now - NEW_ACCOUNT).toISOString()}::timestamptz
    or ${finishedGames(query`newcomers.id`)} < ${query.raw(String(NEWCOMER_GAMES))})`;
