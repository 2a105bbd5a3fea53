import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { Random } from '@sanh-rong/engine';
import type { Answer } from '@sanh-rong/protocol';
import { anyMove, Client } from '../../support/client.ts';
import type { AnswerTimes } from './answer-times.ts';
import type { Browser } from './browser.ts';

/** A person who plays one session after the other at one table, and does nothing else there. */

/** Milliseconds a person needs for a move: faster ones meet the walls that are there for floods. */
const THOUGHT = 100;

export interface HonestPlayerOptions {
  readonly url: string;
  readonly browser: Browser;
  readonly times: AnswerTimes;
  readonly random: Random;
}

export class HonestPlayer {
  readonly id: string;
  readonly client: Client;
  /** Moves that were answered as done. */
  acknowledged = 0;
  private readonly options: HonestPlayerOptions;
  private code = '';
  /** Missed updates that have been asked for. */
  private gaps = 0;
  private leaving = false;

  private constructor(options: HonestPlayerOptions, { id, token }: { readonly id: string; readonly token: string }) {
    this.options = options;
    this.id = id;
    this.client = new Client(options.url, token, { extraHeaders: { 'x-forwarded-for': options.browser.address } });
    this.client.socket.on('disconnect', (reason) => {
      if (!this.leaving) options.times.fault('disconnect', reason);
    });
  }

  static async arrive(options: HonestPlayerOptions, name: string): Promise<HonestPlayer> {
    const player = new HonestPlayer(options, await options.browser.guest(name));
    await player.client.connected();
    return player;
  }

  async ask(name: string, body: object): Promise<Answer> {
    const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.error.code);
    return this.options.times.time(name, this.client.ask(name, body), codeOf);
  }

  /** Asks for something without which nothing goes on: a refusal ends the test at once. */
  async must(name: string, body: object): Promise<Extract<Answer, { ok: true }>> {
    const answer = await this.ask(name, body);
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.error.code} ${inspect(this.seen())}`);
    return answer;
  }

  /** The code of a new public table. */
  async open(settings: object): Promise<string> {
    const { view } = await this.must('create_table', { settings });
    this.code = view?.code ?? '';
    return this.code;
  }

  async join(tableId: string): Promise<void> {
    this.code = tableId;
    await this.must('join_table', { tableId });
  }

  /** Plays until a session is over. A copy of the table that missed an update is asked for anew, as by every client. */
  async play(): Promise<void> {
    const { client } = this;
    while (client.at(this.code).phase !== 'completed') {
      const { turn, you } = client.at(this.code);
      if (client.gaps > this.gaps) await this.resume();
      else if (turn !== null && turn === you) await this.move();
      else await client.next();
    }
  }

  private async resume(): Promise<void> {
    this.gaps = this.client.gaps;
    await this.ask('resume_table', { tableId: this.code });
  }

  /** How the table looks from here, for a test that hangs. */
  seen(): object {
    const { phase, seq, turn, you, until } = this.client.at(this.code);
    return { phase, seq, turn, you, until, gaps: this.gaps, refusals: this.options.times.refused.slice(-3) };
  }

  private async move(): Promise<void> {
    await pause(THOUGHT);
    const view = this.client.at(this.code);
    const action = anyMove(view, this.options.random);
    if (action === null) return;
    const actionId = `${this.id} ${this.acknowledged}`;
    const { seq } = await this.must('act', { tableId: this.code, seq: view.seq, actionId, action });
    this.acknowledged += 1;
    await this.client.reached(seq ?? 0, this.code);
  }

  leave(): void {
    this.leaving = true;
    this.client.socket.disconnect();
  }
}
