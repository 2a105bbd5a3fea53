import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/database/open.ts';
import { createPeople } from '../../src/people/people.ts';
import { GuestQuotas } from '../../src/rate-limits/guest-quotas.ts';
import { openNetworks } from '../../src/rate-limits/networks.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';

/** What the nodes of a test sign with, so that the test can make people before they start. */
export const SECRET = 'a secret for tests, thirty-two letters long';

export interface Guest {
  readonly id: string;
  readonly token: string;
}

/** Guests, straight into the database: over HTTP one address gets only so many an hour. */
export const makeGuests = async (database: Database, names: readonly string[]): Promise<Guest[]> => {
  const people = createPeople({
    sql: database.sql,
    sharedLimiter: new SharedRateLimiter({ database, secret: SECRET, now: Date.now }),
    networks: openNetworks(SECRET),
    secret: SECRET,
    secureCookies: false,
  });
  const guests: Guest[] = [];
  for (const name of names) {
    const made = await people.guest({ address: randomUUID() }, name);
    if (!made.ok) throw new Error(made.error.code);
    guests.push({ id: made.value.profile.id, token: made.value.token });
  }
  return guests;
};

/** Quotas of guests that no test uses up by chance. */
export const ampleQuotas = (database: Database): GuestQuotas => {
  const limit = { most: 100_000_000, within: 60_000 };
  const ample = { network: limit, all: limit };
  return new GuestQuotas({
    sql: database.sql,
    sharedLimiter: new SharedRateLimiter({ database, secret: SECRET, now: Date.now }),
    now: Date.now,
    quotas: { storage: ample, tests: ample, words: ample, chat: ample, tables: ample, games: ample, challenges: ample },
  });
};
