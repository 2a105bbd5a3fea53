import { rmSync } from 'node:fs';
import type { TableState } from '@sanh-rong/table';
import { readConfig } from '../../src/config.ts';
import { type Database, openFor } from '../../src/database/open.ts';
import { createLog } from '../../src/log.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { Client } from './client.ts';
import { newDataFolder } from './databases.ts';
import { SECRET } from './guests.ts';
import { stubClient } from './stub-client.ts';
import { again, within } from './within.ts';

/** The whole server as it runs, on a port of its own; only the clock and the secrets of the deals are the test's. */

/** A person who has signed in, with all they have to show for it. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** What a browser sends. */
  readonly cookie: string;
}

export interface Asking {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An HTTP answer: the code of a refusal, or ok. */
export interface Answered {
  readonly status: number;
  readonly code: string;
  readonly text: string;
  readonly headers: Headers;
  readonly json: Record<string, unknown>;
}

export interface TestServerOptions {
  /** A PostgreSQL server; left out, the database lives in a folder of its own. */
  readonly url?: string;
  /** What carries notices between the servers of one database. */
  readonly redis?: string;
  readonly logLevel?: string;
}

const readJson = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

export class TestServer {
  now = 1_800_000_000_000;
  /** Everything the server wrote to its log. */
  readonly logged: string[] = [];
  /** How many secrets were drawn: a table that is played again from the same number on has the same deals. */
  drawn = 0;
  /** Every secret that deals were drawn from. */
  readonly secrets: string[] = [];
  private readonly folder: string | null;
  private readonly config: ReturnType<typeof readConfig>;
  private readonly clients: Client[] = [];
  private started: RunningServer | null = null;
  private addresses = 0;

  private constructor({ url, redis, logLevel = 'debug' }: TestServerOptions) {
    this.folder = url === undefined ? newDataFolder() : null;
    this.config = readConfig({
      PORT: '0',
      OPERATIONS_PORT: '0',
      HOST: '127.0.0.1',
      SECRET,
      LOG_LEVEL: logLevel,
      // Every request may name the address that it comes from, as a proxy would.
      TRUST_PROXY: '1',
      // Bots of tests are their guests', who have just come.
      ARENA_GUEST_HOURS: '0',
      DATABASE_CONNECTIONS: '6',
      WEB_DIR: stubClient(),
      ...(redis === undefined ? {} : { REDIS_URL: redis }),
      ...(this.folder === null ? { DATABASE_URL: url } : { DATA_DIR: this.folder }),
    });
  }

  static async open(options: TestServerOptions = {}): Promise<TestServer> {
    const server = new TestServer(options);
    await server.start();
    return server;
  }

  private async start(): Promise<void> {
    const { logLevel } = this.config;
    this.started = await startServer(this.config, {
      log: createLog(logLevel, { write: (line: string) => this.logged.push(line) }),
      now: () => this.now,
      secret: () => this.drawSecret(),
    });
  }

  private drawSecret(): string {
    this.drawn += 1;
    const secret = `${this.drawn.toString(16).padStart(8, '0')}${'5ec4e7'.repeat(10)}`.slice(0, 64);
    this.secrets.push(secret);
    return secret;
  }

  private get running(): RunningServer {
    if (this.started === null) throw new Error('the server is closed');
    return this.started;
  }

  get tables(): RunningServer['tables'] {
    return this.running.tables;
  }

  get port(): number {
    return this.running.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What an operator is told. */
  async operations(path: string): Promise<{ readonly status: number; readonly text: string }> {
    const asked = await fetch(`http://127.0.0.1:${this.running.operationsPort}${path}`, {
      headers: { connection: 'close' },
    });
    return { status: asked.status, text: await asked.text() };
  }

  async state(code: string): Promise<TableState> {
    const state = await this.tables.find(code);
    if (state === null) throw new Error(`no table ${code}`);
    return state;
  }

  /** Time goes by, and what is due at this table by then is done. */
  async pass(milliseconds: number, code: string): Promise<TableState> {
    this.now += milliseconds;
    return again(
      `what is due at ${code}`,
      () => this.state(code),
      ({ wake }) => wake === null || wake > this.now,
      // The server's own rounds may have taken the table up already; then they are at work on it.
      () => this.tables.sweep(),
    );
  }

  /** An address that no request has come from. */
  newAddress(): string {
    this.addresses += 1;
    return `10.${this.addresses >> 16}.${(this.addresses >> 8) & 255}.${this.addresses & 255}`;
  }

  async http(method: string, path: string, { body, token, cookie, headers = {} }: Asking = {}): Promise<Answered> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.newAddress(),
        // A connection that is kept may be closed by the server at the very moment it is used again.
        connection: 'close',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = readJson(text);
    const code = json.ok === true ? 'ok' : String((json.error as { code?: unknown } | undefined)?.code ?? 'none');
    return { status: response.status, code, text, headers: response.headers, json };
  }

  /** The sign-in that an answer brought. */
  visitor({ json, headers, text }: Answered): Visitor {
    const { person, token } = json as { person?: { id: string; name: string }; token?: string };
    if (person === undefined || token === undefined) throw new Error(text);
    return { id: person.id, name: person.name, token, cookie: headers.getSetCookie()[0].split(';')[0] };
  }

  async guest(name: string): Promise<Visitor> {
    return this.visitor(await this.http('POST', '/api/guest', { body: { name } }));
  }

  guests(names: readonly string[]): Promise<Visitor[]> {
    return Promise.all(names.map((name) => this.guest(name)));
  }

  async client(token: string, options: ConstructorParameters<typeof Client>[2] = {}): Promise<Client> {
    const client = new Client(this.url, token, options);
    this.clients.push(client);
    return client.connected();
  }

  /** Stops the server and opens its database, which is closed and thrown away after the work. */
  async stop(look: (database: Database) => Promise<void> = async () => {}): Promise<void> {
    for (const { socket } of this.clients) socket.disconnect();
    await within('the server to stop', this.running.stop(), () => this.logged.slice(-20));
    this.started = null;
    const database = await openFor(this.config.database, () => {});
    try {
      await look(database);
    } finally {
      await database.close();
      if (this.folder !== null) rmSync(this.folder, { recursive: true, force: true });
    }
  }
}
