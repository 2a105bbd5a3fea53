import { ok, type Result } from '@sanh-rong/engine';
import { messageId, REPORT_REASONS, type ReportReason } from '@sanh-rong/protocol';
import type { Person } from '@sanh-rong/table';
import { and, eq, or, sql as raw } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { chatMessages, chatReports, tableEvents } from '../database/schema.ts';
import { RateLimiter, secondsOf } from '../rate-limits/rate-limiter.ts';
import type { Tables } from '../tables/tables.ts';
import { hasHeard } from './here.ts';
import { type ChatRefusal, refuseChat } from './refusal.ts';

/** Messages that people ask the operator to look at. */

const REPORTS = { burst: 10, every: 60_000 } as const;

export interface Reports {
  report(who: Person, message: number, reason: ReportReason): Promise<Result<null, ChatRefusal>>;
}

type Message = typeof chatMessages.$inferSelect;

export const createReports = (sql: Sql, now: () => number, tables: Pick<Tables, 'find' | 'past'>): Reports => {
  const limiter = new RateLimiter(REPORTS, now);

  /** Whether a person ever sat at a table or watched it. */
  const came = async (code: string, person: string): Promise<boolean> => {
    const who = (field: 'host' | 'person') =>
      eq(raw`${tableEvents.event} -> ${raw.raw(`'${field}'`)} ->> 'id'`, person);
    const arrivals = await sql
      .select({ seq: tableEvents.seq })
      .from(tableEvents)
      .where(and(eq(tableEvents.code, code), or(who('person'), who('host'))))
      .limit(1);
    return arrivals.length > 0;
  };

  /** People who were sent away, or have left, may still report what they had to hear. */
  const heard = async ({ code, at }: Message, person: string): Promise<boolean> => {
    // Replaying a table costs work: guessing numbers of messages must not cause it.
    if (!(await came(code, person))) return false;
    const table = await tables.find(code);
    if (table !== null && hasHeard(table, person, at, now())) return true;
    const then = await tables.past(code, at);
    return then !== null && hasHeard(then.state, person, at, now());
  };

  /** Reports of one message follow each other, so that none counts twice. */
  const store = ({ id, code, person, body }: Message, reporter: string, reason: ReportReason) =>
    sql.transaction(async (work): Promise<Result<null, ChatRefusal>> => {
      await work.select({ id: chatMessages.id }).from(chatMessages).where(eq(chatMessages.id, id)).for('no key update');
      const before = await work
        .select({ id: chatReports.id })
        .from(chatReports)
        .where(and(eq(chatReports.message, id), eq(chatReports.reporter, reporter)))
        .limit(1);
      if (before.length > 0) return refuseChat('ALREADY_REPORTED');
      await work.insert(chatReports).values({ message: id, code, person, reporter, body, reason, at: now() });
      return ok(null);
    });

  return {
    async report(who, number, reason) {
      if (!REPORT_REASONS.includes(reason)) return refuseChat('BAD_REASON', { known: REPORT_REASONS.join(', ') });
      if (!messageId.safeParse(number).success) return refuseChat('NO_MESSAGE');
      const wait = limiter.take(who.id);
      if (wait > 0) return refuseChat('REPORT_TOO_FAST', { seconds: secondsOf(wait) });
      const [message] = await sql.select().from(chatMessages).where(eq(chatMessages.id, number));
      // A person who cannot hear a message is not told that there is one.
      if (message === undefined || !(await heard(message, who.id))) return refuseChat('NO_MESSAGE');
      return message.person === who.id ? refuseChat('OWN_MESSAGE') : store(message, who.id, reason);
    },
  };
};
