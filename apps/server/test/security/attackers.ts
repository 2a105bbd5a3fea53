import { GAMES, Random } from '@sanh-rong/engine';
import { gameOf, type TableState, TIMES, turnOf } from '@sanh-rong/table';
import { type Database, openServer } from '../../src/database/open.ts';
import { anyMove, type Client } from '../support/client.ts';
import { TestServer, type Visitor } from '../support/test-server.ts';
import type { Attacker } from './hostile-messages.ts';
import { storedRows } from './stored-rows.ts';

/** A server full of games that honest people play, and strangers around it. */

/** Two people with a game between them. */
export interface Pair {
  readonly people: readonly Visitor[];
  readonly clients: readonly Client[];
  readonly code: string;
}

/** As the log counts. */
const ERROR = 50;

const named = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name} ${i}`);

export class Attackers {
  readonly server: TestServer;
  readonly pairs: Pair[] = [];
  strangers: Visitor[] = [];
  /** Moves that were made, with who made them. */
  readonly made: { readonly by: Visitor; readonly message: object }[] = [];
  /** A lobby that is full, a table that is closed, and none. */
  private others: string[] = [];
  private readonly database: Database;

  private constructor(server: TestServer, database: Database) {
    this.server = server;
    this.database = database;
  }

  static async begin(url: string, pairs: number, strangers: number): Promise<Attackers> {
    const attackers = new Attackers(await TestServer.open({ url, logLevel: 'info' }), await openServer(url, 2));
    await attackers.gather(pairs, strangers);
    return attackers;
  }

  private async gather(pairs: number, strangers: number): Promise<void> {
    const { server } = this;
    const sitters = await server.guests(named('Khách', 2 * pairs));
    this.strangers = await server.guests(named('Lạ', strangers));
    for (let i = 0; i < pairs; i++) {
      this.pairs.push(await this.newPair(sitters.slice(2 * i, 2 * i + 2), GAMES[i % GAMES.length].id));
    }
    server.now += TIMES.countdown;
    for (const { code } of this.pairs) await server.pass(0, code);
    const random = new Random('moves');
    for (const pair of this.pairs) {
      for (let i = 0; i < 4 && turnOf(await server.state(pair.code)) >= 0; i++) await this.move(pair, random);
    }
    const [{ clients }] = this.pairs;
    const closed = await this.lobby(clients, { game: 'phom' });
    for (const client of clients.toReversed()) await client.must('leave_table', { tableId: closed });
    this.others = [await this.lobby(clients, { game: 'tienlen', visibility: 'public' }), closed, 'NOSUCHCODE'];
  }

  private async lobby([host, other]: readonly Client[], settings: object): Promise<string> {
    const usual = { seats: 2, games: 1, turnSeconds: 120, watchers: 'none' };
    const { code } = await host.view('create_table', { settings: { ...usual, ...settings } });
    await other.view('join_table', { tableId: code });
    return code;
  }

  private async newPair(people: readonly Visitor[], game: string): Promise<Pair> {
    const clients = await Promise.all(people.map(({ token }) => this.server.client(token)));
    const code = await this.lobby(clients, { game });
    await clients[1].must('player_ready', { tableId: code });
    await clients[0].must('start_game', { tableId: code });
    return { people, clients, code };
  }

  /** The player to act makes any move. */
  async move({ people, clients, code }: Pair, random: Random): Promise<TableState> {
    const state = await this.server.state(code);
    const client = clients[turnOf(state)];
    await client.reached(state.seq, code);
    const action = anyMove(client.at(code), random);
    const message = { tableId: code, seq: state.seq, actionId: `${code} ${state.seq}`, action };
    await client.must('act', message);
    this.made.push({ by: people[turnOf(state)], message });
    this.server.now += 200;
    return this.server.state(code);
  }

  get everybody(): readonly Visitor[] {
    return [...this.pairs.flatMap(({ people }) => people), ...this.strangers];
  }

  /** What an attacker knows. */
  async attacker(visitor: Visitor): Promise<Attacker> {
    const { pairs, others } = this;
    const own = pairs.find(({ people }) => people.includes(visitor));
    const foreign = pairs.filter((pair) => pair !== own).map(({ code }) => code);
    const tables = [...foreign, ...others.slice(own === pairs[0] ? 1 : 0)];
    if (own === undefined) return { tables, seated: null };
    const state = await this.server.state(own.code);
    const legal = state.game === null ? [] : gameOf(state.settings).legal(state.game);
    // What is legal is so for the player to act; the other one may send it as often as they like.
    const waits = own.people[turnOf(state)] !== visitor;
    return { tables, seated: { code: own.code, seq: state.seq, legal: waits ? legal : [] } };
  }

  /** A fingerprint of everything that is stored. */
  stored(): Promise<Record<string, string>> {
    return storedRows(this.database);
  }

  /** What tells that the server is not well: refused checks, and errors in its log. */
  async ills(): Promise<readonly string[]> {
    const checks = await Promise.all([this.server.http('GET', '/healthz'), this.server.operations('/readyz')]);
    const refused = checks.filter(({ status }) => status !== 200).map(({ text }) => text);
    return [...refused, ...this.server.logged.filter((line) => JSON.parse(line).level >= ERROR)];
  }

  async end(): Promise<void> {
    await this.server.stop();
    await this.database.close();
  }
}
