import { and, eq, gt, lt } from 'drizzle-orm';
import { isAmong } from '../../database/among.ts';
import type { Sql } from '../../database/open.ts';
import { arenaConnections } from '../../database/schema.ts';
import { KeyedQueue } from '../../keyed-queue.ts';
import { BotConnection, type ProgramSocket } from './bot-connection.ts';

export interface BotConnectionsDependencies {
  readonly sql: Sql;
  /** Of this process among all nodes. */
  readonly node: string;
  readonly now: () => number;
}

/** So long a connection counts after its node last confirmed it (milliseconds). */
const LEASE = 15_000;

/** Which remote bots are connected: those of this node as they are, those of others as their rows say. */
export class BotConnections {
  private readonly dependencies: BotConnectionsDependencies;
  private readonly here = new Map<string, BotConnection>();
  /** The same by their sockets: thousands of bots may be connected, and any socket may hang up. */
  private readonly ofSockets = new Map<string, Set<BotConnection>>();
  /** Those whose row has been written; before that it says nothing about them. */
  private readonly stored = new WeakSet<BotConnection>();
  /** Changes to the row of a bot: what came last is what stays. */
  private readonly changes = new KeyedQueue();

  constructor(dependencies: BotConnectionsDependencies) {
    this.dependencies = dependencies;
  }

  get bots(): string[] {
    return [...this.here.keys()];
  }

  /** The connection of a bot on this node. */
  of(bot: string): BotConnection | null {
    return this.here.get(bot) ?? null;
  }

  /** How many bots a connection plays for. */
  count(socket: string): number {
    return this.ofSockets.get(socket)?.size ?? 0;
  }

  private add(connection: BotConnection): void {
    this.here.set(connection.bot, connection);
    this.ofSockets.set(connection.id, (this.ofSockets.get(connection.id) ?? new Set()).add(connection));
  }

  /** Another connection may have taken its place already. */
  private remove(connection: BotConnection): void {
    if (this.here.get(connection.bot) === connection) this.here.delete(connection.bot);
    const others = this.ofSockets.get(connection.id);
    others?.delete(connection);
    if (others?.size === 0) this.ofSockets.delete(connection.id);
  }

  /** Takes the place of whichever connection the bot had. */
  async attach(bot: string, socket: ProgramSocket): Promise<void> {
    const { sql, node, now } = this.dependencies;
    const before = this.here.get(bot);
    const connection = new BotConnection(bot, socket);
    if (before !== undefined) this.remove(before);
    this.add(connection);
    if (before !== undefined && before.id !== socket.id) before.dismiss();
    else before?.break();
    try {
      await this.changes.take(bot, async () => {
        if (this.here.get(bot) !== connection) return;
        const row = { node, connection: socket.id, until: now() + LEASE };
        await sql
          .insert(arenaConnections)
          .values({ bot, ...row })
          .onConflictDoUpdate({ target: arenaConnections.bot, set: row });
        this.stored.add(connection);
      });
    } catch (error) {
      this.remove(connection);
      connection.break();
      throw error;
    }
  }

  /** The connection is gone, or plays for this bot no more. */
  async detach(socket: string, bot?: string): Promise<void> {
    const lost = [...(this.ofSockets.get(socket) ?? [])].filter(
      (connection) => bot === undefined || connection.bot === bot,
    );
    if (lost.length === 0) return;
    for (const connection of lost) {
      this.remove(connection);
      connection.break();
    }
    const remove = async (gone: string): Promise<void> => {
      await this.dependencies.sql
        .delete(arenaConnections)
        .where(and(eq(arenaConnections.bot, gone), eq(arenaConnections.connection, socket)));
    };
    await Promise.all(lost.map((connection) => this.changes.take(connection.bot, () => remove(connection.bot))));
  }

  /** Says that the connections of this node stand; whose bot is played for elsewhere by now, or is gone, is told so. */
  async beat(): Promise<void> {
    const { sql, node, now } = this.dependencies;
    const before = [...this.here.values()].filter((connection) => this.stored.has(connection));
    if (before.length === 0) return;
    const kept = await sql
      .update(arenaConnections)
      .set({ until: now() + LEASE })
      .where(and(isAmong(arenaConnections.bot, this.bots), eq(arenaConnections.node, node)))
      .returning({ bot: arenaConnections.bot, connection: arenaConnections.connection });
    const keptBy = new Map(kept.map(({ bot, connection }) => [bot, connection]));
    for (const connection of before) {
      if (keptBy.get(connection.bot) === connection.id) continue;
      if (this.here.get(connection.bot) !== connection) continue;
      this.remove(connection);
      connection.dismiss();
    }
  }

  /** Of these bots, those that are connected to some node. */
  async connected(bots: readonly string[]): Promise<ReadonlySet<string>> {
    if (bots.length === 0) return new Set();
    const rows = await this.dependencies.sql
      .select({ bot: arenaConnections.bot })
      .from(arenaConnections)
      .where(and(isAmong(arenaConnections.bot, bots), gt(arenaConnections.until, this.dependencies.now())));
    return new Set(rows.map(({ bot }) => bot));
  }

  /** Removes what nodes that have died left behind. */
  async sweep(): Promise<void> {
    await this.dependencies.sql
      .delete(arenaConnections)
      .where(lt(arenaConnections.until, this.dependencies.now() - LEASE));
  }
}
