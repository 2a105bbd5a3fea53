import { ok, type Result } from '@sanh-rong/engine';
import { type AvatarId, personId } from '@sanh-rong/protocol';
import type { Person } from '@sanh-rong/table';
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { chatMutes, people } from '../database/schema.ts';
import { ExpiringMap } from '../expiring-map.ts';
import { readAvatar } from '../people/profile.ts';
import { RateLimiter, secondsOf } from '../rate-limits/rate-limiter.ts';
import { type ChatRefusal, refuseChat } from './refusal.ts';

/** Whom people do not want to hear. */

export const MAX_MUTES = 500;

const CHANGES = { burst: 30, every: 1_000 } as const;

/**
 * Each node remembers for a short time; so long another node may still pass on messages of a person who was just muted.
 */
const REMEMBERED = { people: 10_000, for: 10_000 } as const;

export interface MutedPerson {
  readonly id: string;
  readonly name: string;
  /** The avatar they chose; null: the name decides. */
  readonly face: AvatarId | null;
}

export interface Mutes {
  /** Whom a person has muted. */
  mutesOf(person: string): Promise<ReadonlySet<string>>;
  /** Those among the listeners who have muted the author; mostly empty. */
  mutedBy(author: string, listeners: readonly string[]): Promise<ReadonlySet<string>>;
  mute(who: Person, other: string): Promise<Result<null, ChatRefusal>>;
  unmute(who: Person, other: string): Promise<Result<null, ChatRefusal>>;
  /** Whom a person has muted, by name. */
  mutes(who: Person): Promise<readonly MutedPerson[]>;
}

/** Who has muted whom, as far as this node remembers it. */
class MuteSets {
  private readonly sql: Sql;
  private readonly known: ExpiringMap<ReadonlySet<string>>;
  private changes = 0;

  constructor(sql: Sql, now: () => number) {
    this.sql = sql;
    this.known = new ExpiringMap(REMEMBERED.people, REMEMBERED.for, now);
  }

  /** For everybody asked about; one question to the database for all who are not remembered. */
  async of(persons: readonly string[]): Promise<Map<string, ReadonlySet<string>>> {
    const sets = new Map<string, ReadonlySet<string>>();
    const missing = new Map<string, Set<string>>();
    for (const person of persons) {
      const known = this.known.get(person);
      if (known === undefined) missing.set(person, new Set());
      else sets.set(person, known);
    }
    if (missing.size === 0) return sets;
    const changes = this.changes;
    const rows = await this.sql
      .select()
      .from(chatMutes)
      .where(inArray(chatMutes.person, [...missing.keys()]));
    for (const { person, muted } of rows) missing.get(person)?.add(muted);
    for (const [person, set] of missing) {
      sets.set(person, set);
      // What was read while a person changed their mutes may be old already.
      if (changes === this.changes) this.known.set(person, set);
    }
    return sets;
  }

  changed(person: string): void {
    this.changes += 1;
    this.known.delete(person);
  }
}

export const createMutes = (sql: Sql, now: () => number): Mutes => {
  const sets = new MuteSets(sql, now);
  const limiter = new RateLimiter(CHANGES, now);
  const isId = (input: unknown): boolean => personId.safeParse(input).success;

  const tooFast = (who: Person): { readonly ok: false; readonly error: ChatRefusal } | null => {
    const wait = limiter.take(who.id);
    return wait > 0 ? refuseChat('MUTE_TOO_FAST', { seconds: secondsOf(wait) }) : null;
  };

  const store = (person: string, muted: string): Promise<Result<null, ChatRefusal>> =>
    sql.transaction(async (work) => {
      // One change of a person's list at a time, or two at once could exceed the limit.
      const known = await work.select({ id: people.id }).from(people).where(eq(people.id, person)).for('no key update');
      const other = await work.select({ id: people.id }).from(people).where(eq(people.id, muted));
      if (known.length === 0 || other.length === 0) return refuseChat('NO_PERSON');
      const [{ others }] = await work
        .select({ others: count() })
        .from(chatMutes)
        .where(and(eq(chatMutes.person, person), ne(chatMutes.muted, muted)));
      if (others >= MAX_MUTES) return refuseChat('TOO_MANY_MUTES', { max: MAX_MUTES });
      await work.insert(chatMutes).values({ person, muted }).onConflictDoNothing();
      return ok(null);
    });

  return {
    mutesOf: async (person) => (await sets.of([person])).get(person) ?? new Set(),

    async mutedBy(author, listeners) {
      const all = await sets.of(listeners);
      return new Set(listeners.filter((listener) => all.get(listener)?.has(author)));
    },

    async mute(who, other) {
      if (who.id === other) return refuseChat('MUTE_SELF');
      if (!isId(other)) return refuseChat('NO_PERSON');
      const refused = tooFast(who) ?? (await store(who.id, other));
      sets.changed(who.id);
      return refused;
    },

    async unmute(who, other) {
      if (!isId(other)) return refuseChat('NO_PERSON');
      const refused = tooFast(who);
      if (refused) return refused;
      await sql.delete(chatMutes).where(and(eq(chatMutes.person, who.id), eq(chatMutes.muted, other)));
      sets.changed(who.id);
      return ok(null);
    },

    async mutes(who) {
      const rows = await sql
        .select({ id: people.id, name: people.name, image: people.image })
        .from(chatMutes)
        .innerJoin(people, eq(people.id, chatMutes.muted))
        .where(eq(chatMutes.person, who.id))
        .orderBy(asc(people.name), asc(people.id));
      return rows.map(({ id, name, image }) => ({ id, name, face: readAvatar(image) }));
    },
  };
};
