import { type TableState, TIMES, turnOf } from '@sanh-rong/table';
import type { Client } from '../support/client.ts';
import type { TestServer, Visitor } from '../support/test-server.ts';

/** Everybody there is around a private table, each with their own right or none. */

export const ROLES = ['host', 'seated', 'program', 'sentAway', 'watcher', 'stranger', 'outsider'] as const;
/**
 * program: acts for the seated person with an API token · sentAway: the host has sent them away · stranger: has the link
 * and no more · outsider: has not even the link, and tries another.
 */
export type Role = (typeof ROLES)[number];

export const PASSWORD = 'mật khẩu của Lan';
export const USERNAME = 'lan_o_hue';

/** No table has this code. */
export const NO_CODE = 'NOSUCHCODE';

const FOLD = { type: 'act', action: { type: 'bo' } } as const;

export type Phase = 'lobby' | 'playing' | 'completed';

export interface Scene {
  readonly code: string;
  readonly state: TableState;
  /** The number of something that the host said when everybody was there. */
  readonly message: number;
}

export class PeopleByRole {
  readonly server: TestServer;
  readonly people: Readonly<Record<Role, Visitor>>;
  readonly clients: Readonly<Record<Role, Client>>;
  /** The API token of the seated person. */
  readonly apiToken: { readonly id: string; readonly secret: string };

  private constructor(server: TestServer, parts: Pick<PeopleByRole, 'people' | 'clients' | 'apiToken'>) {
    this.server = server;
    this.people = parts.people;
    this.clients = parts.clients;
    this.apiToken = parts.apiToken;
  }

  static async gather(server: TestServer): Promise<PeopleByRole> {
    const [host, guest, sentAway, watcher, stranger, outsider] = await server.guests([
      'Nam',
      'Lan',
      'Bắc',
      'Xem',
      'Lạ',
      'Mù',
    ]);
    const account = { username: USERNAME, password: PASSWORD };
    const seated = server.visitor(await server.http('POST', '/api/me/account', { token: guest.token, body: account }));
    const { json } = await server.http('POST', '/api/me/tokens', { token: seated.token, body: { name: 'Máy' } });
    const apiToken = { id: (json.token as { id: string }).id, secret: json.secret as string };
    const program = { ...seated, token: apiToken.secret, cookie: '' };
    const people = { host, seated, program, sentAway, watcher, stranger, outsider };
    const clients = Object.fromEntries(
      await Promise.all(ROLES.map(async (role) => [role, await server.client(people[role].token)] as const)),
    ) as Record<Role, Client>;
    return new PeopleByRole(server, { people, clients, apiToken });
  }

  private async ask(code: string, role: Role, command: unknown): Promise<TableState> {
    const ruling = await this.server.tables.ask(code, this.people[role], command);
    if (!ruling?.ok) throw new Error(`${role}: ${JSON.stringify(command)}: ${ruling?.error.code}`);
    return ruling.value.state;
  }

  /** A private table in which everybody has their place. */
  async scene(phase: Phase, settings: object = {}): Promise<Scene> {
    // Long enough that no rate limit refuses what comes now.
    this.server.now += 60_000;
    const seats = phase === 'lobby' ? 3 : 2;
    const usual = { game: 'tienlen', seats, games: 1, turnSeconds: 120 };
    const created = await this.server.tables.create(this.people.host, { ...usual, ...settings });
    if (!created.ok) throw new Error(created.error.code);
    const { code } = created.value;
    await this.ask(code, 'sentAway', { type: 'sit', seat: 1 });
    await this.ask(code, 'host', { type: 'kick', seat: 1 });
    await this.ask(code, 'seated', { type: 'sit', seat: 1 });
    await this.ask(code, 'seated', { type: 'ready' });
    await this.ask(code, 'watcher', { type: 'watch' });
    await this.clients.host.must('send_message', { tableId: code, text: `chào ${this.server.now}` });
    const { messages = [] } = await this.clients.host.must('read_messages', { tableId: code });
    const message = messages[messages.length - 1]?.id ?? 0;
    if (phase !== 'lobby') {
      await this.ask(code, 'host', { type: 'start' });
      const dealt = await this.server.pass(TIMES.countdown, code);
      // A hand that wins at the deal leaves nothing to play.
      if (turnOf(dealt) < 0) return this.scene(phase, settings);
    }
    if (phase === 'completed') await this.playOut(code);
    return { code, state: await this.server.state(code), message };
  }

  /** The clock plays for all; where one can fold, the first to act does, so that no hand is shown. */
  private async playOut(code: string): Promise<void> {
    const { game } = (await this.server.state(code)).settings;
    if (game === 'lieng') await this.ask(code, this.turnAt(await this.server.state(code)), FOLD);
    for (let state = await this.server.state(code); state.phase === 'playing'; ) {
      state = await this.server.pass(Math.max(0, (state.wake ?? 0) - this.server.now), code);
    }
  }

  /** The id of the last game that was played there. */
  async newestGame({ code }: Scene): Promise<string> {
    const { json } = await this.server.http('GET', `/api/tables/${code}/games`, { token: this.people.host.token });
    return (json.games as { id: string }[])[0].id;
  }

  private turnAt(state: TableState): 'host' | 'seated' {
    return turnOf(state) === 0 ? 'host' : 'seated';
  }

  /** Who is to act, and who waits. */
  turns({ state }: Scene): { readonly toAct: Role; readonly waits: Role } {
    const toAct = this.turnAt(state);
    return { toAct, waits: toAct === 'host' ? 'seated' : 'host' };
  }

  /** All go, so that the table is closed, its clocks stand still and no client follows it any more. */
  async close({ code }: Scene): Promise<void> {
    for (const role of ['seated', 'host'] as const) {
      await this.server.tables.ask(code, this.people[role], { type: 'leave' });
    }
    for (const client of Object.values(this.clients)) {
      if (client.tables.delete(code)) await client.ask('leave_table', { tableId: code });
    }
  }
}
