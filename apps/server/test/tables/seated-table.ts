import type { Random } from '@sanh-rong/engine';
import { TIMES } from '@sanh-rong/table';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { LASTING } from '../../src/sockets/attendance.ts';
import { anyMove, type Client } from '../support/client.ts';
import { SocketFixture } from './socket-fixture.ts';

/** Two people at a table of their own, over real sockets and on a clock that only the test moves. */
export class SeatedTables {
  now = 1_800_000_000_000;
  private database: Database | null = null;
  private opened: SocketFixture | null = null;

  /** A database for all tests of this file, a server for each of them; nothing may go wrong inside. */
  static forEach(openDatabase: () => Promise<Database>): SeatedTables {
    const all = new SeatedTables();
    beforeAll(async () => {
      all.database = await openDatabase();
    });
    afterAll(() => all.database?.close());
    beforeEach(async () => {
      all.opened = await SocketFixture.open(all.sql, () => all.now);
      all.now += 3_600_000;
    });
    afterEach(async () => {
      const { failures, clients } = all.fixture;
      await all.fixture.close();
      expect(failures).toEqual([]);
      expect(clients.map(({ gaps }) => gaps)).toEqual(clients.map(() => 0));
    });
    return all;
  }

  get sql(): Database {
    if (this.database === null) throw new Error('no database yet');
    return this.database;
  }

  get fixture(): SocketFixture {
    if (this.opened === null) throw new Error('no server yet');
    return this.opened;
  }

  readonly client: SocketFixture['client'] = (...asked) => this.fixture.client(...asked);
  readonly stored: SocketFixture['stored'] = (code) => this.fixture.stored(code);

  /** The first game dealt. */
  async seated(settings: object = {}) {
    const [nam, bac] = await Promise.all([this.client('nam'), this.client('bac')]);
    const { code } = await nam.view('create_table', { settings: { game: 'tienlen', seats: 2, games: 1, ...settings } });
    await bac.view('join_table', { tableId: code });
    await bac.must('player_ready', { tableId: code, contribution: 'của bắc' });
    await nam.must('start_game', { tableId: code });
    this.now += TIMES.countdown;
    await this.fixture.tables.sweep();
    const { seq } = await this.stored(code);
    await Promise.all([nam.reached(seq), bac.reached(seq)]);
    return { nam, bac, code };
  }

  /** The player to act makes a move. */
  async moveOn(people: readonly Client[], code: string, random: Random, actionId: string): Promise<void> {
    const who = people.find((each) => each.at(code).turn === each.at(code).you);
    if (who === undefined) throw new Error('nobody is to act');
    const { seq } = who.at(code);
    await who.must('act', { tableId: code, seq, actionId, action: anyMove(who.at(code), random) });
    await Promise.all(people.map((each) => each.reached(seq + 1, code)));
    this.now += 1_000;
  }

  /** The server has seen that a connection broke. */
  async broken(client: Client): Promise<void> {
    const { id } = client.socket;
    client.socket.disconnect();
    await this.fixture.gone(id ?? '');
  }

  /** Those who are gone stay away for so long that the table hears of it. */
  async lasting(): Promise<void> {
    this.now += LASTING;
    await this.fixture.sockets.attendance.settleLasting();
  }
}
