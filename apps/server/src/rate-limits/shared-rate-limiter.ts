import { ok, type Result, refuse } from '@sanh-rong/engine';
import type { Database, Statement } from '../database/open.ts';
import { isNullViolation } from '../database/violations.ts';
import { type KeyedHash, keyedHash } from './keyed-hash.ts';

/** How much of something there may be in a while, over all nodes. */
export interface SharedRateLimit {
  readonly most: number;
  /** Milliseconds. A window begins with the first use and ends by itself. */
  readonly within: number;
  /** So much of it, the last, is for those who have used little of all that they are charged with it. */
  readonly reserve?: number;
  /** Up to here little is used of it. */
  readonly little?: number;
}

/** One use of what is limited. */
export interface Charge {
  /** What is limited; all charges of a kind have limits with the same time. */
  readonly kind: string;
  /** Who is limited: a username, a hashed network. It is hashed before it is stored. */
  readonly key: string;
  readonly limit: SharedRateLimit;
  /** How much is used; usually 1. */
  readonly amount?: number | undefined;
}

/** There is no room for it now. */
export interface UsedUp {
  /** After how long there is again. */
  readonly seconds: number;
}

/**
 * All or nothing in one statement. `full_ones` reads what was committed when the statement began; a row that another node has
 * filled since then is seen by the update alone, which then gives `used` no value and so undoes the whole statement. Rows are
 * taken in order, so that two takers of the same ones never wait for each other.
 */
const TAKE: Statement = {
  name: 'take_allowances',
  text: `
    with asked as materialized (
      select kind, key, min(most) as most, max(span) as span, sum(amount)::int as amount,
        max(reserve) as reserve, min(little) as little
      from unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::int[], $7::int[], $8::int[])
        as asked (kind, key, most, span, amount, reserve, little)
      group by kind, key
    ), counted as (
      select asked.*, allowances.until, coalesce(allowances.used, 0) as used
      from asked left join allowances
        on allowances.kind = asked.kind and allowances.key = asked.key and allowances.until > $6::bigint
    ), usable as materialized (
      select kind, key, until, span, amount, used,
        case when coalesce(bool_and(used + amount <= little) over (), true) then most else most - reserve end as most
      from counted
    ), full_ones as materialized (
      select coalesce(until, $6::bigint + span) - $6::bigint as wait from usable where used + amount > most
    ), taken as (
      insert into allowances as counted (kind, key, until, used)
      select kind, key, $6::bigint + span, amount from asked
      where not exists (select from full_ones)
      order by kind, key
      on conflict (kind, key) do update set
        until = case when counted.until > $6::bigint then counted.until else excluded.until end,
        used = case
          when counted.until <= $6::bigint then excluded.used
          else (
            select counted.used + excluded.used from usable
            where usable.kind = excluded.kind and usable.key = excluded.key and counted.used + excluded.used <= usable.most
          )
        end
    )
    select max(wait)::float8 as wait from full_ones`,
};

/** Rows are held in the same order as by TAKE. One that nothing is used of any more goes, so that untried keys leave none. */
const GIVE_BACK: Statement = {
  name: 'give_back_allowances',
  text: `
    with given as materialized (
      select kind, key, sum(amount)::int as amount
      from unnest($1::text[], $2::text[], $3::int[]) as given (kind, key, amount)
      group by kind, key
    ), held as materialized (
      select kind, key, used - amount as used
      from allowances join given using (kind, key)
      order by kind, key
      for update of allowances
    ), emptied as (
      delete from allowances using held
      where allowances.kind = held.kind and allowances.key = held.key and held.used <= 0
    )
    update allowances set used = held.used from held
    where allowances.kind = held.kind and allowances.key = held.key and held.used > 0`,
};

const SWEPT_AT_ONCE = 5_000;

/** Windows that have ended; one that is being begun anew is left alone. */
const SWEEP: Statement = {
  name: 'sweep_allowances',
  text: `
    with ended as materialized (
      select kind, key from allowances where until <= $1::bigint limit ${SWEPT_AT_ONCE} for update skip locked
    )
    delete from allowances using ended
    where allowances.kind = ended.kind and allowances.key = ended.key
    returning 1`,
};

/** Takers who meet at the very end of an allowance are sent away after so many tries: it is full, or nearly so. */
const TRIES = 3;

export interface SharedRateLimiterOptions {
  readonly database: Pick<Database, 'run'>;
  /** All nodes have the same. */
  readonly secret: string;
  readonly now: () => number;
}

/**
 * The rate limiter that all nodes share: its counters are rows in the database, windows that begin with the first use, and
 * several are taken together or none. What is over one of its limits is counted nowhere and makes no row, so invented keys
 * beyond the limit of their network cost nothing. A database that is away throws: nothing passes uncounted.
 */
export class SharedRateLimiter {
  private readonly database: Pick<Database, 'run'>;
  private readonly now: () => number;
  private readonly hash: KeyedHash;

  constructor({ database, secret, now }: SharedRateLimiterOptions) {
    this.database = database;
    this.now = now;
    this.hash = keyedHash(secret, 'allowances');
  }

  /** Uses all of these, or none when there is no room for one of them. */
  async take(charges: readonly Charge[]): Promise<Result<null, UsedUp>> {
    if (charges.length === 0) return ok(null);
    const values = [
      ...this.rowsOf(charges),
      charges.map(({ limit }) => limit.most),
      charges.map(({ limit }) => limit.within),
      charges.map(({ amount }) => amount ?? 1),
    ];
    const shares = [charges.map(({ limit }) => limit.reserve ?? 0), charges.map(({ limit }) => limit.little ?? null)];
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const [{ wait }] = await this.database.run<{ wait: number | null }>(TAKE, [...values, this.now(), ...shares]);
        return wait === null ? ok(null) : refuse({ seconds: Math.max(1, Math.ceil(wait / 1_000)) });
      } catch (error) {
        if (!isNullViolation(error)) throw error;
      }
    }
    return refuse({ seconds: 1 });
  }

  /** What was taken does not count; with the whole limit as amount, nothing that was taken before counts either. */
  async giveBack(charges: readonly Charge[]): Promise<void> {
    if (charges.length === 0) return;
    await this.database.run(GIVE_BACK, [...this.rowsOf(charges), charges.map(({ amount }) => amount ?? 1)]);
  }

  /** Removes windows that have ended. */
  async sweep(): Promise<void> {
    for (;;) {
      const swept = await this.database.run(SWEEP, [this.now()]);
      if (swept.length < SWEPT_AT_ONCE) return;
    }
  }

  private rowsOf(charges: readonly Charge[]): [kinds: string[], keys: string[]] {
    return [charges.map(({ kind }) => kind), charges.map(({ kind, key }) => this.hash(`${kind} ${key}`))];
  }
}
