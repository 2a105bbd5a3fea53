import { ok, type Result } from '@sanh-rong/engine';
import { eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { people } from '../database/schema.ts';
import { ExpiringMap } from '../expiring-map.ts';
import { networkCharges } from './networks.ts';
import { finishedGames, type Newcomer, newcomerKind, sharedKeys } from './newcomers.ts';
import type { Charge, SharedRateLimit, SharedRateLimiter, UsedUp } from './shared-rate-limiter.ts';

/**
 * What guests may use of the house in an hour, besides what each of them may: all guests of one network together, and all
 * guests of the hall. A guest costs nothing, so what a single one may use says nothing about what strangers use together.
 * New accounts of one network, and of the hall, have as much once more; older ones that play are not counted here, and playing
 * at tables is never.
 */
export interface GuestQuota {
  /** Of one network, for a class of forty behind one address; the /48 around it has some times as much. */
  readonly network: SharedRateLimit;
  readonly all: SharedRateLimit;
}

const HOUR = 3_600_000;
const MEGABYTE = 1_048_576;

/** The second half of what all may use is for networks that have used `little`, so that a few of them cannot stop all guests. */
const hourly = (network: number, all: number, little: number): GuestQuota => ({
  network: { most: network, within: HOUR, little },
  all: { most: all, within: HOUR, reserve: all / 2 },
});

export const GUEST_QUOTAS = {
  /** Bytes that are stored of bots: sixteen saves of 6 KB for each of forty; little are forty of them. */
  storage: hourly(4 * MEGABYTE, 10 * MEGABYTE, MEGABYTE / 4),
  /** Milliseconds of tests on the server: ten tests of 2 seconds for each of forty. */
  tests: hourly(900_000, 3_600_000, 90_000),
  /** Bytes of what bots print at tables, with what stands around it. A game takes 40 KB of it until it is over. */
  words: hourly(2 * MEGABYTE, 6 * MEGABYTE, MEGABYTE / 4),
  /** Bytes of chat: four hundred messages of 160 bytes, what stands around them included, for each of forty. */
  chat: hourly(3 * MEGABYTE, 48 * MEGABYTE, MEGABYTE / 8),
  /** Tables that are opened: fifteen for each of forty. */
  tables: hourly(600, 8_000, 40),
  /** Games that bots and built-in players play without people: fifty for each of forty. */
  games: hourly(2_000, 6_000, 150),
  /** Challenges in the arena. */
  challenges: hourly(80, 800, 8),
} as const satisfies Record<string, GuestQuota>;

export type GuestQuotaKind = keyof typeof GUEST_QUOTAS;

/** People whose turn is remembered, and for how long (milliseconds). */
const REMEMBERED = { people: 10_000, for: 60_000 } as const;

/** What was taken. */
export interface Taken {
  /** So much of it, or all, was not used after all. */
  giveBack(amount?: number): Promise<void>;
}

export interface GuestQuotasOptions {
  readonly sql: Sql;
  readonly sharedLimiter: SharedRateLimiter;
  readonly now: () => number;
  readonly quotas?: Partial<Record<GuestQuotaKind, GuestQuota>>;
}

export class GuestQuotas {
  private readonly sql: Sql;
  private readonly sharedLimiter: SharedRateLimiter;
  private readonly now: () => number;
  /** Asked for at every turn of a player that searches. */
  private readonly turns: ExpiringMap<string>;
  private readonly quotas: Readonly<Record<GuestQuotaKind, GuestQuota>>;

  constructor({ sql, sharedLimiter, now, quotas = {} }: GuestQuotasOptions) {
    this.sql = sql;
    this.sharedLimiter = sharedLimiter;
    this.now = now;
    this.turns = new ExpiringMap(REMEMBERED.people, REMEMBERED.for, now);
    this.quotas = { ...GUEST_QUOTAS, ...quotas };
  }

  private async find(person: string): Promise<Newcomer | null> {
    const [row] = await this.sql
      .select({
        isGuest: people.isAnonymous,
        since: people.createdAt,
        finished: finishedGames(query`${people.id}`),
        networks: people.networks,
      })
      .from(people)
      .where(eq(people.id, person));
    return row ?? null;
  }

  /** The key under which a person takes turns: that of their network, or their own. */
  async turnOf(person: string): Promise<string> {
    const known = this.turns.get(person);
    if (known !== undefined) return known;
    const found = await this.find(person);
    const turn = (found === null ? undefined : sharedKeys(found, this.now()).at(-1)) ?? person;
    this.turns.set(person, turn);
    return turn;
  }

  private chargesOf(kind: GuestQuotaKind, found: Newcomer, amount: number): readonly Charge[] {
    const { network, all } = this.quotas[kind];
    const ofNetworks = networkCharges(`guests ${kind}`, sharedKeys(found, this.now()), network, amount);
    const newcomers = newcomerKind(found, this.now());
    if (newcomers === null) return [];
    const key = newcomers === 'guests' ? 'all' : 'all accounts';
    return [...ofNetworks, { kind: `guests ${kind}`, key, limit: all, amount }];
  }

  /**
   * What several people answer for is taken once of what they share. Never within a transaction: it would wait for a connection
   * that other transactions hold.
   */
  async take(kind: GuestQuotaKind, people: string | readonly string[], amount: number): Promise<Result<Taken, UsedUp>> {
    const byKey = new Map<string, Charge>();
    for (const person of new Set([people].flat())) {
      const found = await this.find(person);
      if (found === null) continue;
      for (const charge of this.chargesOf(kind, found, amount)) byKey.set(charge.key, charge);
    }
    const charges = [...byKey.values()];
    const taken = await this.sharedLimiter.take(charges);
    if (!taken.ok) return taken;
    return ok({
      giveBack: (unused = amount) =>
        this.sharedLimiter.giveBack(charges.map((charge) => ({ ...charge, amount: unused }))),
    });
  }
}
