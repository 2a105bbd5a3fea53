import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaLines } from '../../database/schema.ts';
import { KeyedQueue } from '../../keyed-queue.ts';
import { Line, type Wire } from './line.ts';

export interface LinesDependencies {
  readonly sql: Sql;
  /** Of this process among all nodes. */
  readonly node: string;
  readonly now: () => number;
}

/** A line that nobody has spoken for is believed in for so long (milliseconds). */
const LEASE = 15_000;

/** Which remote bots are connected: those of this node as they are, those of others as their rows say. */
export class Lines {
  private readonly dependencies: LinesDependencies;
  private readonly here = new Map<string, Line>();
  /** Those whose row has been written; before that it says nothing about them. */
  private readonly stored = new WeakSet<Line>();
  /** Changes to the row of a bot: what came last is what stays. */
  private readonly changes = new KeyedQueue();

  constructor(dependencies: LinesDependencies) {
    this.dependencies = dependencies;
  }

  get bots(): string[] {
    return [...this.here.keys()];
  }

  /** The line of a bot on this node. */
  of(bot: string): Line | null {
    return this.here.get(bot) ?? null;
  }

  /** How many bots a connection plays for. */
  count(wire: string): number {
    return [...this.here.values()].filter(({ id }) => id === wire).length;
  }

  /** Takes the place of whichever line the bot had. */
  async attach(bot: string, wire: Wire): Promise<void> {
    const { sql, node, now } = this.dependencies;
    const before = this.here.get(bot);
    const line = new Line(bot, wire);
    this.here.set(bot, line);
    if (before !== undefined && before.id !== wire.id) before.dismiss();
    else before?.break();
    try {
      await this.changes.take(bot, async () => {
        if (this.here.get(bot) !== line) return;
        const row = { node, line: wire.id, until: now() + LEASE };
        await sql
          .insert(arenaLines)
          .values({ bot, ...row })
          .onConflictDoUpdate({ target: arenaLines.bot, set: row });
        this.stored.add(line);
      });
    } catch (error) {
      if (this.here.get(bot) === line) this.here.delete(bot);
      line.break();
      throw error;
    }
  }

  /** The connection is gone, or plays for this bot no more. */
  async detach(wire: string, bot?: string): Promise<void> {
    const lost = [...this.here.values()].filter((line) => line.id === wire && (bot === undefined || line.bot === bot));
    if (lost.length === 0) return;
    for (const line of lost) {
      this.here.delete(line.bot);
      line.break();
    }
    const remove = async (gone: string): Promise<void> => {
      await this.dependencies.sql.delete(arenaLines).where(and(eq(arenaLines.bot, gone), eq(arenaLines.line, wire)));
    };
    await Promise.all(lost.map((line) => this.changes.take(line.bot, () => remove(line.bot))));
  }

  /** Says that the lines of this node stand; whose bot is played for elsewhere by now, or is gone, is told so. */
  async beat(): Promise<void> {
    const { sql, node, now } = this.dependencies;
    const before = [...this.here.values()].filter((line) => this.stored.has(line));
    if (before.length === 0) return;
    const kept = await sql
      .update(arenaLines)
      .set({ until: now() + LEASE })
      .where(and(inArray(arenaLines.bot, this.bots), eq(arenaLines.node, node)))
      .returning({ bot: arenaLines.bot, line: arenaLines.line });
    for (const line of before) {
      if (kept.some(({ bot, line: id }) => bot === line.bot && id === line.id)) continue;
      if (this.here.get(line.bot) !== line) continue;
      this.here.delete(line.bot);
      line.dismiss();
    }
  }

  /** Of these bots, those that are connected to some node. */
  async connected(bots: readonly string[]): Promise<ReadonlySet<string>> {
    if (bots.length === 0) return new Set();
    const rows = await this.dependencies.sql
      .select({ bot: arenaLines.bot })
      .from(arenaLines)
      .where(and(inArray(arenaLines.bot, [...bots]), gt(arenaLines.until, this.dependencies.now())));
    return new Set(rows.map(({ bot }) => bot));
  }

  /** Removes what nodes that have died left behind. */
  async sweep(): Promise<void> {
    await this.dependencies.sql.delete(arenaLines).where(lt(arenaLines.until, this.dependencies.now() - LEASE));
  }
}
