import { ok } from '@sanh-rong/engine';
import { BOT_LIMITS } from '@sanh-rong/protocol';
import { eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { bots, botVersions, people } from '../database/schema.ts';
import type { BotDependencies } from './dependencies.ts';
import { type BotRuling, refuseBot, refuseGuests } from './refusal.ts';

/** How much one person's bots may take. */

type Owner = Pick<typeof people.$inferSelect, 'id' | 'isAnonymous'>;

const MEGABYTE = 1_048_576;

const roomOf = ({ isAnonymous }: Owner): number => BOT_LIMITS.room[isAnonymous ? 'guest' : 'account'];

export const refuseQuota = (owner: Owner): ReturnType<typeof refuseBot> =>
  refuseBot('BOT_QUOTA', { max: BOT_LIMITS.bots, megabytes: roomOf(owner) / MEGABYTE });

/** One thing a person stores at a time, or two at once could exceed the quota. */
const holdOwner = async (work: Sql, person: string): Promise<BotRuling<Owner>> => {
  const [owner] = await work
    .select({ id: people.id, isAnonymous: people.isAnonymous })
    .from(people)
    .where(eq(people.id, person))
    .for('no key update');
  return owner === undefined ? refuseBot('SIGN_IN_FIRST') : ok(owner);
};

/** What was just stored is too much: all of it is taken back. */
class NoRoom extends Error {
  readonly owner: Owner;

  constructor(owner: Owner) {
    super();
    this.owner = owner;
  }
}

/** Deleted bots take room until they are swept away. */
const mustFit = async (work: Sql, owner: Owner): Promise<void> => {
  const [{ used }] = await work
    .select({ used: query<number>`coalesce(sum(${botVersions.bytes}), 0)`.mapWith(Number) })
    .from(botVersions)
    .innerJoin(bots, eq(bots.id, botVersions.bot))
    .where(eq(bots.owner, owner.id));
  if (used > roomOf(owner)) throw new NoRoom(owner);
};

interface Stored<Value> {
  readonly value: Value;
  readonly isNew: boolean;
}

type Store<Value> = (work: Sql, owner: Owner) => Promise<BotRuling<Stored<Value>>>;

const storeOwn = async <Value>(sql: Sql, person: string, store: Store<Value>): Promise<BotRuling<Stored<Value>>> => {
  try {
    return await sql.transaction(async (work) => {
      const owner = await holdOwner(work, person);
      if (!owner.ok) return owner;
      const stored = await store(work, owner.value);
      if (stored.ok && stored.value.isNew) await mustFit(work, owner.value);
      return stored;
    });
  } catch (error) {
    if (error instanceof NoRoom) return refuseQuota(error.owner);
    throw error;
  }
};

/** What rows take besides the source in them. */
const ROW_BYTES = 512;

/** Stores so many bytes of a person's bots, unless they, or all guests together, would take more room than they may. */
export const storeWithin = async <Value>(
  { sql, quotas }: Pick<BotDependencies, 'sql' | 'quotas'>,
  { person, bytes }: { readonly person: string; readonly bytes: number },
  store: Store<Value>,
): Promise<BotRuling<Value>> => {
  const taken = await quotas.take('storage', person, bytes + ROW_BYTES);
  if (!taken.ok) return refuseGuests(taken.error);
  let isNew = false;
  try {
    const stored = await storeOwn(sql, person, store);
    isNew = stored.ok && stored.value.isNew;
    return stored.ok ? ok(stored.value.value) : stored;
  } finally {
    if (!isNew) await taken.value.giveBack();
  }
};
