import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@sanh-rong/engine';
import { ALWAYS_PLAYED } from '../../support/always-played.ts';
import { within } from '../../support/within.ts';
import type { HttpConnection } from '../crowd/http-connection.ts';
import type { AnswerTimes } from './answer-times.ts';
import { Browser } from './browser.ts';
import { HonestPlayer } from './honest-player.ts';

/** Four people at one public table, who play session after session, look around and say a word now and then. */

const NAMES = ['An', 'Bình', 'Chi', 'Dũng'];

/** Milliseconds before people play again: faster ones than people would meet the limits of a host. */
const LOOK_AT_RESULT = 1_000;

const SETTINGS = { ...ALWAYS_PLAYED, seats: NAMES.length, games: 1, visibility: 'public', turnSeconds: 120 };

export interface HonestTableOptions {
  readonly url: string;
  readonly connection: HttpConnection;
  readonly times: AnswerTimes;
}

export class HonestTable {
  readonly code: string;
  readonly players: readonly HonestPlayer[];
  sessions = 0;
  private readonly browsers: readonly Browser[];

  private constructor(code: string, players: readonly HonestPlayer[], browsers: readonly Browser[]) {
    this.code = code;
    this.players = players;
    this.browsers = browsers;
  }

  static async open({ url, connection, times }: HonestTableOptions): Promise<HonestTable> {
    const browsers = NAMES.map((_, i) => new Browser(connection, times, `203.0.113.${1 + i}`));
    const players: HonestPlayer[] = [];
    for (const [i, browser] of browsers.entries()) {
      const options = { url, browser, times, random: new Random(`honest ${i}`) };
      players.push(await HonestPlayer.arrive(options, NAMES[i]));
    }
    const [host, ...others] = players;
    const code = await host.open(SETTINGS);
    for (const other of others) await other.join(code);
    return new HonestTable(code, players, browsers);
  }

  /** One session from the lobby to its result, which everybody sees. */
  async playSession(): Promise<void> {
    const [host, ...others] = this.players;
    const tableId = this.code;
    if (this.sessions > 0) await host.must('table_command', { tableId, command: { type: 'again' } });
    for (const { client } of this.players) await client.until(() => client.at(tableId).phase === 'waiting');
    for (const other of others) await other.must('player_ready', { tableId });
    await host.must('start_game', { tableId });
    await within('the end of a session', Promise.all(this.players.map((player) => player.play())), () =>
      this.players.map((player) => player.seen()),
    );
    this.sessions += 1;
    await pause(LOOK_AT_RESULT);
    for (const browser of this.browsers) await browser.ask('GET', `/api/tables/${tableId}/games`);
  }

  /** What people do beside playing: each looks at something, one after the other. */
  async lookAround(): Promise<void> {
    const tableId = this.code;
    for (const [i, browser] of this.browsers.entries()) {
      await browser.ask('GET', '/api/me');
      await browser.ask('GET', '/api/tables');
      await this.players[i].ask('resume_table', { tableId });
      await this.players[i].ask('read_messages', { tableId });
    }
  }

  async sayWord(): Promise<void> {
    const text = `ván ${this.sessions}, ${performance.now()}`;
    await this.players[0].ask('send_message', { tableId: this.code, text });
  }

  /** The finished games that people at this table can look back at. */
  async games(): Promise<readonly string[]> {
    const { games } = await this.browsers[0].must('GET', `/api/tables/${this.code}/games`);
    return (games as readonly { id: string }[]).map(({ id }) => id);
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}
