import { and, eq, lt, ne, sql as query } from 'drizzle-orm';
import { rowsOf, type Sql } from '../database/open.ts';
import { nodes, presence } from '../database/schema.ts';

/**
 * Who is connected to which table, over all nodes. A person with two windows is away when both are closed, and the people
 * of a node that died are found by the nodes that live on.
 */

/** A person who is no longer connected to a table through any node. */
export interface Missing {
  readonly code: string;
  readonly person: string;
}

/** A connection to a table: through which node, and when that last gave a sign of life (milliseconds). */
export interface Connection {
  readonly node: string;
  readonly seenAt: number;
}

/** A node that has not been heard of for this long is dead (milliseconds). */
export const NODE_SILENCE = 15_000;

/** People of dead nodes looked after at a time. */
const BATCH = 100;

/** Connections that are compared with what is stored at a time. */
const PAGE = 500;

export class Presence {
  private readonly sql: Sql;
  private readonly node: string;
  private readonly now: () => number;

  constructor(sql: Sql, node: string, now: () => number) {
    this.sql = sql;
    this.node = node;
    this.now = now;
  }

  /**
   * Says that this node is alive; false when the others did not know so, because it has just begun or was silent for so
   * long that they took it for dead. Before the first time, it must not let people connect.
   */
  async beat(): Promise<boolean> {
    const seenAt = this.now();
    const answer = await this.sql.execute(query`insert into nodes (id, seen_at) values (${this.node}, ${seenAt})
      on conflict (id) do update set seen_at = ${seenAt} returning (xmax <> 0) as known`);
    return rowsOf<{ known: boolean }>(answer)[0]?.known ?? false;
  }

  async enter(code: string, person: string, socket: string): Promise<void> {
    await this.sql.insert(presence).values({ code, person, socket, node: this.node }).onConflictDoNothing();
  }

  /** Takes a connection away from a table; true when it was the person's last one there. */
  async exit(code: string, person: string, socket: string): Promise<boolean> {
    await this.sql.delete(presence).where(and(eq(presence.code, code), eq(presence.socket, socket)));
    return !(await this.isThere({ code, person }));
  }

  /** Whether a person is connected to a table, by any connection but this one. */
  async isThere({ code, person }: Missing, but = ''): Promise<boolean> {
    const others = await this.sql
      .select({ socket: presence.socket })
      .from(presence)
      .where(and(eq(presence.code, code), eq(presence.person, person), ne(presence.socket, but)))
      .limit(1);
    return others.length > 0;
  }

  /** A person's connections to a table, through nodes that are not known to be dead. */
  async connections({ code, person }: Missing): Promise<readonly Connection[]> {
    return this.sql
      .select({ node: nodes.id, seenAt: nodes.seenAt })
      .from(presence)
      .innerJoin(nodes, eq(nodes.id, presence.node))
      .where(and(eq(presence.code, code), eq(presence.person, person)));
  }

  /**
   * Looks after what dead nodes left behind: `gone` is told of each person who was connected through one of them and has
   * not come back. Nodes share the work, a batch at a time; true when there may be more to do.
   */
  async bury(gone: (missing: Missing) => Promise<void>): Promise<boolean> {
    // A node that is taken for dead learns of it by its next sign of life, so that comes before anything is taken away.
    await this.sql.delete(nodes).where(and(lt(nodes.seenAt, this.now() - NODE_SILENCE), ne(nodes.id, this.node)));
    const taken = await this.sql.execute(query`delete from presence using (
        select code, socket from presence where node not in (select id from nodes) and node <> ${this.node}
        limit ${BATCH} for update skip locked) left_behind
      where presence.code = left_behind.code and presence.socket = left_behind.socket
      returning presence.code, presence.person`);
    const left = rowsOf<Missing>(taken);
    for (const missing of left) if (!(await this.isThere(missing))) await gone(missing);
    return left.length === BATCH;
  }

  /**
   * Finds connections of this node that broke without being taken out, because the database was away just then. Whether
   * one stands is asked when its row has been read, so that a person who came in meanwhile counts as here.
   */
  async reconcile(
    stands: (code: string, socket: string) => boolean,
    gone: (missing: Missing) => Promise<void>,
  ): Promise<void> {
    let last: { readonly code: string; readonly socket: string } | undefined;
    do {
      const behind = last && query`(${presence.code}, ${presence.socket}) > (${last.code}, ${last.socket})`;
      const rows = await this.sql
        .select()
        .from(presence)
        .where(and(eq(presence.node, this.node), behind))
        .orderBy(presence.code, presence.socket)
        .limit(PAGE);
      for (const { code, person, socket } of rows) {
        if (stands(code, socket)) continue;
        if (await this.exit(code, person, socket)) await gone({ code, person });
      }
      last = rows.length < PAGE ? undefined : rows[rows.length - 1];
    } while (last !== undefined);
  }
}

/** A secret that all nodes share: the first one draws it. */
export const sharedSecret = async (sql: Sql, name: string, draw: () => string): Promise<string> => {
  const drawn = await sql.execute(query`with drawn as (
      insert into house_secrets (name, value) values (${name}, ${draw()}) on conflict do nothing returning value)
    select value from drawn union all select value from house_secrets where name = ${name}`);
  const [row] = rowsOf<{ value: string }>(drawn);
  if (row !== undefined) return row.value;
  // Another node was drawing at the same moment; by now it has stored its own.
  return sharedSecret(sql, name, draw);
};
