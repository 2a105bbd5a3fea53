import { rmSync } from 'node:fs';
import { Random } from '@sanh-rong/engine';
import type { TableSettings } from '@sanh-rong/table';
import { Client } from '../apps/server/test/support/client.ts';
import { newDataFolder, newPostgres } from '../apps/server/test/support/databases.ts';
import { type NodeProcess, newGuest, startNode } from '../apps/server/test/support/node-process.ts';
import { freePort } from '../apps/server/test/support/ports.ts';
import { ScriptedPlayer } from '../apps/server/test/support/scripted-player.ts';

/** The server as people run it: a process of its own, a database of its own, the built client with it. */

/**
 * Unless a test says otherwise: no bots wait for tables, and no matches are played in the arena. Both cost more than
 * most tests.
 */
const QUIET = { SANDBOX_WARM: '0', ARENA_RUNNERS: '0' } as const;

/** Where bots play matches. */
export const ARENA = { ARENA_RUNNERS: '1' } as const;

/** Who started the server, and that other tests leave it no time. */
const OF_THE_MACHINE = /runs as root|the machine was too busy for a bot|TimeoutError.*a built-in player did not answer/;

/**
 * Where the database is: in the process, as on a machine of one's own, or the PostgreSQL of this run, which begins
 * faster.
 */
type Kept = 'embedded' | 'postgres';

export interface Guest {
  readonly id: string;
  readonly token: string;
}

export type AskedSettings = Partial<TableSettings> & Pick<TableSettings, 'game'>;

export class Hall {
  readonly url: string;
  private readonly folder: string | null;
  private readonly port: number;
  private readonly environment: Record<string, string>;
  private readonly clients: Client[] = [];
  private node: NodeProcess | null = null;

  private constructor(port: number, database: string | null, environment: Record<string, string>) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.folder = database === null ? newDataFolder() : null;
    const { WEB_DIR } = process.env;
    this.environment = {
      ...(this.folder === null ? {} : { DATA_DIR: this.folder }),
      ...(database === null ? {} : { DATABASE_URL: database }),
      LOG_LEVEL: 'warn',
      ...QUIET,
      ...(WEB_DIR === undefined ? {} : { WEB_DIR }),
      ...environment,
    };
  }

  static async open(environment: Record<string, string> = {}, kept: Kept = 'postgres'): Promise<Hall> {
    const database = kept === 'postgres' ? await newPostgres() : null;
    const hall = new Hall(await freePort(), database, environment);
    await hall.start();
    return hall;
  }

  /** Starts the server again, where it was and with all it knew. */
  async start(): Promise<void> {
    this.node = await startNode(this.environment, this.port);
  }

  /** Stops the server as operators do; connected clients are told to come back. */
  async stop(): Promise<void> {
    await this.node?.kill('SIGTERM');
    this.node = null;
  }

  async close(): Promise<void> {
    for (const { socket } of this.clients) socket.disconnect();
    await this.stop();
    if (this.folder !== null) rmSync(this.folder, { recursive: true, force: true });
  }

  /** What the server wrote down as gone wrong, without what it says of the machine that runs the tests. */
  get complaints(): string[] {
    return (this.node?.output ?? []).filter((line) => line.startsWith('{') && !OF_THE_MACHINE.test(line));
  }

  guest(name: string): Promise<Guest> {
    return newGuest(this.url, name);
  }

  /** A client of this guest, connected without a browser. */
  client({ token }: Pick<Guest, 'token'>): Promise<Client> {
    const client = new Client(this.url, token);
    this.clients.push(client);
    return client.connected();
  }

  /** A table in its lobby, opened by a host without a browser, who sits at it. */
  async newTable(settings: AskedSettings, host = 'Nam'): Promise<{ readonly code: string; readonly host: Client }> {
    const client = await this.client(await this.guest(host));
    const { code } = await client.view('create_table', { settings });
    return { code, host: client };
  }

  /** A session of one game between two who play the first legal move, up to its end; the id of the game. */
  async playedGame(settings: AskedSettings): Promise<{ readonly id: string; readonly people: readonly Guest[] }> {
    const people = [await this.guest('Nam'), await this.guest('Lan')];
    const [host, guest] = await Promise.all(people.map((each) => this.client(each)));
    const asked = { seats: 2, turnSeconds: 120, visibility: 'public', ...settings, games: 1 } as const;
    const { code } = await host.view('create_table', { settings: asked });
    await guest.view('join_table', { tableId: code });
    await guest.must('player_ready', { tableId: code });
    await host.must('start_game', { tableId: code });
    const players = people.map((each, seat) => new ScriptedPlayer(this.url, each, code, new Random(`e2e ${seat}`)));
    await Promise.all(players.map((player) => player.ended()));
    for (const player of players) player.leave();
    return { id: await this.lastGame(code), people };
  }

  /** The last game of a table, once it is among the games that were played. */
  private async lastGame(code: string): Promise<string> {
    const response = await fetch(`${this.url}/api/tables/${code}/games`);
    const { games } = (await response.json()) as { readonly games: readonly { readonly id: string }[] };
    if (games.length === 0) throw new Error(`no game of ${code} is kept`);
    return games[0].id;
  }
}
