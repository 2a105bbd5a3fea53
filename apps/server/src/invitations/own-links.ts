import { ok } from '@sanh-rong/engine';
import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { ownLinks, people } from '../database/schema.ts';
import { drawId } from '../draw-id.ts';
import { type Networks, networkCharges } from '../rate-limits/networks.ts';
import type { SharedRateLimit, SharedRateLimiter } from '../rate-limits/shared-rate-limiter.ts';
import { type OpenTable, openTablesOf } from './open-table.ts';
import { type InvitationRuling, refuseInvitation } from './refusal.ts';

/** Links that lead to the table a person has open, whichever it is at the time. */

/** Fifty random bits. */
const LETTERS = 10;
const LINK = /^[a-z0-9]{10}$/;

/** Lookups of links that lead nowhere, from one network. */
export const WRONG_LINKS: SharedRateLimit = { most: 60, within: 10 * 60_000 };

/** New links of one person: each of them is a promise to friends that the old one breaks. */
const RENEWALS: SharedRateLimit = { most: 20, within: 3_600_000 };

/** Links of guests who became one account go on leading to it; not more than so many. */
const KEPT = 3;

export interface FoundLink {
  readonly name: string;
  readonly mine: boolean;
  readonly table: OpenTable | null;
}

export interface OwnLinks {
  /** A person's link, made when it is first asked for. */
  of(person: string): Promise<string>;
  /** Another one; all before it lead nowhere from now on. */
  renew(person: string): Promise<InvitationRuling<string>>;
  /** Where a link leads now, asked from an address by a person who may be signed in. */
  follow(link: string, address: string, asker: string | null): Promise<InvitationRuling<FoundLink>>;
  /** A guest has signed in to an account: friends who have the guest's link find the account. */
  handOver(guest: string, account: string): Promise<void>;
}

export interface OwnLinksOptions {
  readonly sql: Sql;
  readonly sharedLimiter: SharedRateLimiter;
  readonly networks: Networks;
  readonly now: () => number;
}

export const createOwnLinks = ({ sql, sharedLimiter, networks, now }: OwnLinksOptions): OwnLinks => {
  const newest = async (work: Sql, person: string): Promise<string | null> => {
    const [row] = await work
      .select({ link: ownLinks.link })
      .from(ownLinks)
      .where(eq(ownLinks.person, person))
      .orderBy(desc(ownLinks.createdAt), asc(ownLinks.link))
      .limit(1);
    return row?.link ?? null;
  };

  const make = async (work: Sql, person: string): Promise<string> => {
    const link = drawId(LETTERS);
    await work.insert(ownLinks).values({ link, person, createdAt: now() });
    return link;
  };

  /** One change of a person's links at a time, whichever nodes they ask. */
  const alone = <Value>(person: string, change: (work: Sql) => Promise<Value>): Promise<Value> =>
    sql.transaction(async (work) => {
      await work.select({ id: people.id }).from(people).where(eq(people.id, person)).for('no key update');
      return change(work);
    });

  return {
    of: async (person) =>
      (await newest(sql, person)) ??
      alone(person, async (work) => (await newest(work, person)) ?? (await make(work, person))),

    async renew(person) {
      const taken = await sharedLimiter.take([{ kind: 'own links', key: person, limit: RENEWALS }]);
      if (!taken.ok) return refuseInvitation('TOO_MANY_RENEWALS', { minutes: Math.ceil(taken.error.seconds / 60) });
      return ok(
        await alone(person, async (work) => {
          await work.delete(ownLinks).where(eq(ownLinks.person, person));
          return make(work, person);
        }),
      );
    },

    async follow(link, address, asker) {
      // Taken before it is looked up: who has tried too many learns nothing any more, not even of a right one.
      const charges = networkCharges('wrong links', networks(address), WRONG_LINKS);
      const taken = await sharedLimiter.take(charges);
      if (!taken.ok) return refuseInvitation('LINKS_TRIED', { seconds: taken.error.seconds });
      const [row] = await sql
        .select({ person: people.id, name: people.name })
        .from(ownLinks)
        .innerJoin(people, eq(people.id, ownLinks.person))
        // What cannot be a link is looked up all the same, as one that does not exist.
        .where(eq(ownLinks.link, LINK.test(link) ? link : ''));
      if (row === undefined) return refuseInvitation('NO_LINK');
      await sharedLimiter.giveBack(charges);
      const [table] = await openTablesOf(sql, row.person);
      return ok({ name: row.name, mine: row.person === asker, table: table ?? null });
    },

    handOver: (guest, account) =>
      alone(account, async (work) => {
        await work.update(ownLinks).set({ person: account }).where(eq(ownLinks.person, guest));
        const kept = work
          .select({ link: ownLinks.link })
          .from(ownLinks)
          .where(eq(ownLinks.person, account))
          .orderBy(desc(ownLinks.createdAt), asc(ownLinks.link))
          .limit(KEPT);
        const ids = (await kept).map(({ link }) => link);
        if (ids.length < KEPT) return;
        await work.delete(ownLinks).where(and(eq(ownLinks.person, account), notInArray(ownLinks.link, ids)));
      }),
  };
};
