import type { ArenaAsk, RemoteAnswer } from '@sanh-rong/protocol';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { isAmong } from '../../database/among.ts';
import type { Sql } from '../../database/open.ts';
import { arenaConnections, arenaQuestions } from '../../database/schema.ts';

/** Messages between the node that plays a match and the node that has the connection, as rows. */

/** What has become of a message. */
export interface RequestProgress {
  readonly takenBy: string | null;
  readonly answer: RemoteAnswer | null;
}

/** A message that waits for a node that can deliver it. */
export interface UndeliveredRequest {
  readonly id: string;
  readonly bot: string;
  readonly ask: ArenaAsk;
  readonly takenBy: string | null;
}

/** No message waits longer than this (milliseconds): what is older was left behind. */
const OLD = 300_000;

export interface RequestRowsOptions {
  readonly sql: Sql;
  /** Of this process among all nodes. */
  readonly node: string;
  readonly now: () => number;
}

export class RequestRows {
  private readonly sql: Sql;
  private readonly node: string;
  private readonly now: () => number;

  constructor({ sql, node, now }: RequestRowsOptions) {
    this.sql = sql;
    this.node = node;
    this.now = now;
  }

  async send(ask: ArenaAsk): Promise<void> {
    const { id, bot, time: patience } = ask;
    await this.sql.insert(arenaQuestions).values({ id, bot, message: ask, patience, askedAt: this.now() });
  }

  async look(id: string): Promise<RequestProgress | null> {
    const [row] = await this.sql
      .select({ takenBy: arenaQuestions.takenBy, answer: arenaQuestions.answer })
      .from(arenaQuestions)
      .where(eq(arenaQuestions.id, id));
    return row === undefined ? null : { takenBy: row.takenBy, answer: row.answer as RemoteAnswer | null };
  }

  async remove(id: string): Promise<void> {
    await this.sql.delete(arenaQuestions).where(eq(arenaQuestions.id, id));
  }

  /** What is to be delivered to these bots and has no answer; nothing to those whose connection is at another node by now. */
  async waiting(bots: readonly string[]): Promise<UndeliveredRequest[]> {
    const rows = await this.sql
      .select({
        id: arenaQuestions.id,
        bot: arenaQuestions.bot,
        ask: arenaQuestions.message,
        takenBy: arenaQuestions.takenBy,
      })
      .from(arenaQuestions)
      .innerJoin(
        arenaConnections,
        and(eq(arenaConnections.bot, arenaQuestions.bot), eq(arenaConnections.node, this.node)),
      )
      .where(and(isAmong(arenaQuestions.bot, bots), isNull(arenaQuestions.answer)));
    return rows.map((row) => ({ ...row, ask: row.ask as ArenaAsk }));
  }

  /** Takes a message for a connection; false when another connection was faster. */
  async take({ id, takenBy }: UndeliveredRequest, connection: string): Promise<boolean> {
    const before = takenBy === null ? isNull(arenaQuestions.takenBy) : eq(arenaQuestions.takenBy, takenBy);
    const taken = await this.sql
      .update(arenaQuestions)
      .set({ takenBy: connection })
      .where(and(eq(arenaQuestions.id, id), before, isNull(arenaQuestions.answer)))
      .returning({ id: arenaQuestions.id });
    return taken.length > 0;
  }

  /** The answer, from the connection that has taken the message; without one it waits for the next connection. */
  async answer({ id }: UndeliveredRequest, connection: string, answer: RemoteAnswer | null): Promise<void> {
    await this.sql
      .update(arenaQuestions)
      .set(answer === null ? { takenBy: null } : { answer })
      .where(and(eq(arenaQuestions.id, id), eq(arenaQuestions.takenBy, connection)));
  }

  async sweep(): Promise<void> {
    await this.sql.delete(arenaQuestions).where(lt(arenaQuestions.askedAt, this.now() - OLD));
  }
}
