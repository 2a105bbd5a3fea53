import { type Person, type TableState, TIMES, turnOf } from '@sanh-rong/table';
import { and, desc, eq } from 'drizzle-orm';
import { createMutes, type Mutes } from '../../src/chat/mutes.ts';
import type { Database } from '../../src/database/open.ts';
import { games, people, presence } from '../../src/database/schema.ts';
import { createInvitations, type Invitations } from '../../src/invitations/invitations.ts';
import { createOwnLinks, type OwnLinks } from '../../src/invitations/own-links.ts';
import { openNetworks } from '../../src/rate-limits/networks.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { ampleQuotas, SECRET } from '../support/guests.ts';

/** People, tables and finished games on a database, with a clock in the test's hands and no network around them. */

/** One game of Liêng ends when all but one have folded. */
const SETTINGS = { game: 'lieng', games: 1, turnSeconds: 120, name: 'Chiếu nhà' } as const;

let drawn = 0;

export class InvitationFixture {
  now = 1_800_000_000_000;
  readonly database: Database;
  readonly tables: Tables;
  readonly invitations: Invitations;
  readonly links: OwnLinks;
  readonly mutes: Mutes;

  constructor(database: Database, quotas = ampleQuotas(database)) {
    const now = (): number => this.now;
    const { sql } = database;
    const sharedLimiter = new SharedRateLimiter({ database, secret: SECRET, now });
    this.database = database;
    this.tables = new Tables(sqlTableStore(database), { now });
    this.invitations = createInvitations({ sql, tables: this.tables, quotas, sharedLimiter, now });
    this.links = createOwnLinks({ sql, sharedLimiter, networks: openNetworks(SECRET), now });
    this.mutes = createMutes(sql, now);
  }

  async person(name: string, networks: string[] = []): Promise<Person> {
    drawn += 1;
    const id = `person${drawn}`;
    await this.database.sql.insert(people).values({ id, name, email: `${id}@people`, isAnonymous: true, networks });
    return { id, name };
  }

  people(...names: readonly string[]): Promise<Person[]> {
    return Promise.all(names.map((name) => this.person(name)));
  }

  async ask(code: string, who: Person, command: unknown): Promise<TableState> {
    const ruling = await this.tables.ask(code, who, command);
    if (!ruling?.ok) throw new Error(`${who.name} ${JSON.stringify(command)}: ${ruling?.error.code}`);
    return ruling.value.state;
  }

  /** A lobby with its host in the first seat. */
  async lobby(host: Person, settings: object = {}): Promise<string> {
    const created = await this.tables.create(host, { ...SETTINGS, seats: 2, ...settings });
    if (!created.ok) throw new Error(created.error.code);
    return created.value.code;
  }

  /** From the lobby to the first card. */
  async begin(code: string, players: readonly Person[]): Promise<void> {
    for (const player of players.slice(1)) await this.ask(code, player, { type: 'ready' });
    await this.ask(code, players[0], { type: 'start' });
    this.now += TIMES.countdown;
    await this.tables.sweep();
  }

  /** A session of one game, finished, with everybody still at the table. */
  async played(
    players: readonly Person[],
    settings: object = {},
  ): Promise<{ readonly code: string; readonly id: string }> {
    const code = await this.lobby(players[0], { seats: players.length, ...settings });
    for (const player of players.slice(1)) await this.ask(code, player, { type: 'sit' });
    await this.begin(code, players);
    for (let state = await this.state(code); state.phase === 'playing'; ) {
      const holder = state.seats[turnOf(state)];
      if (holder?.kind !== 'person') throw new Error('only people play here');
      state = await this.ask(code, holder.person, { type: 'act', action: { type: 'bo' } });
    }
    return { code, id: await this.lastGame(code) };
  }

  /** A game among strangers, finished, with both people still there. */
  async met(first: Person, second: Person): Promise<{ readonly code: string; readonly id: string }> {
    const opened = await this.tables.createForStrangers(first, { game: 'lieng' });
    if (!opened.ok) throw new Error(opened.error.code);
    const { code } = opened.value;
    await this.ask(code, second, { type: 'takeSeat' });
    for (let state = await this.state(code); state.phase !== 'completed'; state = await this.state(code)) {
      const holder = state.seats[turnOf(state)];
      if (holder?.kind === 'person') await this.ask(code, holder.person, { type: 'act', action: { type: 'bo' } });
      this.now = Math.max(this.now, state.wake ?? 0);
      await this.tables.sweep();
    }
    return { code, id: await this.lastGame(code) };
  }

  private async lastGame(code: string): Promise<string> {
    const { sql } = this.database;
    const [row] = await sql
      .select({ id: games.id })
      .from(games)
      .where(eq(games.code, code))
      .orderBy(desc(games.endedAt));
    return row.id;
  }

  async state(code: string): Promise<TableState> {
    const state = await this.tables.find(code);
    if (state === null) throw new Error(`no table ${code}`);
    return state;
  }

  /** People are connected to a table, or no longer. */
  async connect(code: string, ...all: readonly Person[]): Promise<void> {
    const rows = all.map(({ id }) => ({ code, person: id, node: 'here', socket: `socket of ${id}` }));
    await this.database.sql.insert(presence).values(rows).onConflictDoNothing();
  }

  async disconnect(code: string, { id }: Person): Promise<void> {
    await this.database.sql.delete(presence).where(and(eq(presence.code, code), eq(presence.person, id)));
  }

  async leave(code: string, ...leaving: readonly Person[]): Promise<void> {
    for (const who of leaving) {
      await this.ask(code, who, { type: 'leave' });
      await this.disconnect(code, who);
    }
  }

  /** What inviting comes to: the code of a refusal, or the table. */
  async invite(who: Person, game: string, ...asked: readonly Person[]): Promise<string> {
    const wish = { game, people: asked.length === 0 ? undefined : asked.map(({ id }) => id) };
    const invited = await this.invitations.invite(who, wish);
    return invited.ok ? invited.value.table : invited.error.code;
  }

  /** Tables that wait for this person, with who invited them. */
  async waiting({ id }: Person): Promise<[code: string, from: string][]> {
    return (await this.invitations.of(id)).map(({ code, from }) => [code, from]);
  }
}
