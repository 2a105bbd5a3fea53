import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TableState } from '@sanh-rong/table';
import { until } from '../../../../test/until.ts';
import { Admission } from '../../src/admission.ts';
import { RemoteBotRequests } from '../../src/arena/remote/remote-bot-requests.ts';
import { refuseBot } from '../../src/bots/refusal.ts';
import { createChat } from '../../src/chat/chat.ts';
import type { Database } from '../../src/database/open.ts';
import { Hall } from '../../src/hall/hall.ts';
import { createTableDirectory } from '../../src/history/table-directory.ts';
import { noNotices } from '../../src/nodes/notices.ts';
import { Presence } from '../../src/nodes/presence.ts';
import type { SignedIn } from '../../src/people/signed-in.ts';
import type { GuestQuotas } from '../../src/rate-limits/guest-quotas.ts';
import type { Absence } from '../../src/sockets/broken-connections.ts';
import { Sockets, type SocketsOptions } from '../../src/sockets/sockets.ts';
import { sqlTableStore, type TableStore } from '../../src/tables/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { Client } from '../support/client.ts';
import { ampleQuotas } from '../support/guests.ts';

/** Real sockets on a real server; the clock and who people are alone are the test's: a token is the person's name. */

const signedIn = (id: string): SignedIn => ({
  person: { id, name: id },
  guest: true,
  username: null,
  signIn: `${id}'s`,
  apiToken: null,
});

/** The questions by which a table, or what is new of it, is read from the store. */
type Reading = 'snapshot' | 'read' | 'newer';

export interface FixtureOptions {
  readonly quotas?: GuestQuotas;
  readonly openSockets?: SocketsOptions['openSockets'];
}

export class SocketFixture {
  readonly tables: Tables;
  readonly presence: Presence;
  readonly sockets: Sockets;
  readonly clients: Client[] = [];
  readonly failures: unknown[] = [];
  /** What other nodes were told of connections that broke and came back. */
  readonly absences: Absence[] = [];
  /** What was read of tables, in its order. */
  readonly readings: Reading[] = [];
  /** How many messages waited for their turn beside the moves. */
  admitted = 0;
  private readonly http: HttpServer = createServer();

  private constructor(database: Database, now: () => number, { quotas, openSockets }: Required<FixtureOptions>) {
    const failed = (error: unknown): void => void this.failures.push(error);
    const store = sqlTableStore(database);
    const admission = new Admission();
    const reading = <Value>(name: Reading, value: Value): Value => {
      this.readings.push(name);
      return value;
    };
    const countedStore: TableStore = {
      ...store,
      snapshot: (code) => reading('snapshot', store.snapshot(code)),
      read: (...asked) => reading('read', store.read(...asked)),
      newer: (...asked) => reading('newer', store.newer(...asked)),
    };
    const tables = new Tables(countedStore, { now, secret: () => 'a secret for tests' });
    const presence = new Presence(database.sql, `node ${now()}`, now);
    this.tables = tables;
    this.presence = presence;
    this.sockets = new Sockets(this.http, {
      tables,
      presence,
      hall: new Hall({ sql: database.sql, tables, now }),
      bots: { show: async () => refuseBot('NO_BOT') },
      remoteBots: new RemoteBotRequests({ database, node: 'here', now, notices: noNotices, failed }),
      chat: createChat({ sql: database.sql, now, tables, quotas }),
      quotas,
      identify: async ({ token }) => (token === undefined || token === 'stranger' ? null : signedIn(token)),
      origins: null,
      metrics: { connected() {}, disconnected() {}, acknowledged() {}, refused() {} },
      failed,
      trustProxy: 1,
      openSockets,
      tellNodes: (absence) => void this.absences.push(absence),
      said: (message) => void this.sockets.teller.tellSaid(message),
      listTables: async () => ({ ok: true, tables: await createTableDirectory(database.sql).list(50) }),
      now,
      admission: {
        turn: (network) => {
          this.admitted += 1;
          return admission.turn(network);
        },
      },
    });
  }

  static async open(database: Database, now: () => number, options: FixtureOptions = {}): Promise<SocketFixture> {
    const { quotas = ampleQuotas(database), openSockets = { network: 1_000, inAll: 10_000 } } = options;
    const fixture = new SocketFixture(database, now, { quotas, openSockets });
    await fixture.presence.beat();
    await new Promise<void>((resolve) => fixture.http.listen(0, '127.0.0.1', resolve));
    return fixture;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  client(id: string, language = 'vi', headers: Record<string, string> = {}): Promise<Client> {
    const made = new Client(this.url, id, { language, extraHeaders: headers });
    this.clients.push(made);
    return made.connected();
  }

  /** Waits until the server has taken note that a connection broke. */
  async gone(socket: string): Promise<void> {
    await until(
      'the connection to be gone',
      () => this.sockets.rooms.all().some(({ id }) => id === socket),
      (isHere) => !isHere,
    );
  }

  async stored(code: string): Promise<TableState> {
    const state = await this.tables.find(code);
    if (state === null) throw new Error('no such table');
    return state;
  }

  async close(): Promise<void> {
    for (const { socket } of this.clients) socket.disconnect();
    await this.sockets.close(1_000);
  }
}
