import { sql as query } from 'drizzle-orm';
import { rowsOf, type Sql } from '../../database/open.ts';
import { isNewcomer, sharedKeyAt } from '../../rate-limits/newcomers.ts';

/** Who has used more than their share of the machines lately. */

const HOUR = 3_600_000;

/** Milliseconds of the machines' time in an hour after which a person's matches come later. */
export const HOURLY_SHARE = 600_000;

/** All newcomers of one network together have so many of these shares, and so many where it is a network of networks (/48). */
const SHARES = { network: 3, site: 6 } as const;

interface Used {
  readonly owner: string;
  readonly used: number;
  /** What the owner shares with others of their network, and of the /48 around it. */
  readonly network: string | null;
  readonly site: string | null;
}

/**
 * Time used: of challenges all that they took, and of other matches the time that the bots of an owner thought. Of the
 * matches that were made in the last hour, and those that are not over; remote bots think on machines of their owners.
 */
const usedBy = async (sql: Sql, now: number): Promise<Used[]> =>
  rowsOf<Used>(
    await sql.execute(query`
      with lately as (
        select kind, asked_by, spent, contestants, thinking from arena_matches
        where pool = 'sandbox' and (created_at > ${now - HOUR} or status in ('waiting', 'running'))),
      times as (
        select asked_by as owner, spent::float8 as used from lately where kind = 'challenge'
        union all
        select who.contestant -> 'bot' -> 'owner' ->> 'id', (thinking -> (who.at::int - 1) ->> 'micros')::float8 / 1000
        from lately, jsonb_array_elements(contestants) with ordinality as who(contestant, at)
        where kind <> 'challenge')
      select owner, sum(used) as used, ${sharedKeyAt(1)} as network, ${sharedKeyAt(2)} as site
      from times left join people newcomers on newcomers.id = owner and ${isNewcomer(now)}
      where owner is not null group by owner, newcomers.id`),
  );

/** Ids of people and hashes of networks that have had more than their share. */
export const overShareKeys = async (sql: Sql, now: number): Promise<ReadonlySet<string>> => {
  const shares = new Map<string, { used: number; readonly most: number }>();
  for (const { owner, used, network, site } of await usedBy(sql, now)) {
    const keys = [
      { key: owner, most: HOURLY_SHARE },
      { key: network, most: HOURLY_SHARE * SHARES.network },
      { key: site, most: HOURLY_SHARE * SHARES.site },
    ];
    for (const { key, most } of keys) {
      if (key === null) continue;
      const share = shares.get(key) ?? { used: 0, most };
      share.used += used;
      shares.set(key, share);
    }
  }
  return new Set([...shares].flatMap(([key, { used, most }]) => (used > most ? [key] : [])));
};
