import type { TableEvent, TableState } from '@sanh-rong/table';
import { TIMES, turnOf } from '@sanh-rong/table';
import { TestServer, type TestServerOptions, type Visitor } from '../support/test-server.ts';
import { again } from '../support/within.ts';

/** The whole server with its sandboxes, and bots that people bring. */
export class BotServer {
  readonly server: TestServer;

  private constructor(server: TestServer) {
    this.server = server;
  }

  static async open(options?: TestServerOptions): Promise<BotServer> {
    return new BotServer(await TestServer.open(options));
  }

  /** A bot of the visitor's own; its id. */
  async bot({ token }: Visitor, name: string, source: string, sharing = 'private'): Promise<string> {
    const made = await this.server.http('POST', '/api/bots', { token, body: { game: 'tienlen', name, source } });
    const { id } = made.json as { id?: string };
    if (id === undefined) throw new Error(made.text);
    if (sharing !== 'private') {
      await this.server.http('PATCH', `/api/bots/${id}`, { token, body: { sharing } });
    }
    return id;
  }

  /** Time passes and bots play until something is true of a table. */
  async until(code: string, isSo: (state: TableState) => boolean): Promise<TableState> {
    return again(
      `${isSo} at ${code}`,
      () => this.server.state(code),
      isSo,
      (state) => {
        if (state.phase === 'playing' && turnOf(state) < 0) this.server.now += TIMES.betweenGames;
        return this.server.tables.sweep();
      },
    );
  }

  /** The countdown runs out, and the first game is dealt. */
  async deal(code: string): Promise<void> {
    this.server.now += TIMES.countdown;
    await this.until(code, ({ phase }) => phase !== 'ready');
  }

  /** Plays a session to its end. */
  finish(code: string): Promise<TableState> {
    return this.until(code, ({ phase }) => phase !== 'playing' && phase !== 'ready');
  }

  events(code: string): Promise<TableEvent[]> {
    return this.server.tables.events(code);
  }

  async faults(code: string): Promise<string[]> {
    const events = await this.events(code);
    return events.flatMap((event) => (event.type === 'faulted' ? [`${event.seat} ${event.fault}`] : [])).sort();
  }
}
