import type { Random } from '@sanh-rong/engine';
import type { Answer } from '@sanh-rong/protocol';
import { until } from '../../../../test/until.ts';
import { anyMove, Client } from './client.ts';
import { within } from './within.ts';

/** A client that plays by itself, and comes back whenever the connection breaks. */

export interface Acknowledged {
  readonly actionId: string;
  readonly repeated: boolean;
}

/** Milliseconds to wait after being told to slow down. */
const SLOWED = 300;

export class ScriptedPlayer {
  readonly client: Client;
  readonly person: string;
  readonly code: string;
  /** Moves that were answered as done. */
  readonly acknowledged: Acknowledged[] = [];
  /** Refusals of moves, by code. */
  readonly refusals: string[] = [];
  resumed = 0;
  onAcknowledged: () => void = () => {};
  /** Waited for before each move. */
  mayMove: () => Promise<unknown> = async () => {};
  private readonly random: Random;
  private moves = 0;
  private readonly over: Promise<void>;
  private goesHome: () => void = () => {};

  constructor(url: string, { id, token }: { id: string; token: string }, code: string, random: Random) {
    this.person = id;
    this.code = code;
    this.random = random;
    this.client = new Client(url, token, {
      reconnection: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 200,
    });
    const leaving = new Promise<void>((resolve) => {
      this.goesHome = resolve;
    });
    this.over = Promise.race([this.play(), leaving]);
  }

  /** Goes, in the middle of a game as well: what it still waits for then is waited for by no test. */
  leave(): void {
    this.goesHome();
    this.client.socket.disconnect();
  }

  /** When the session is over, as far as this client knows, or it has left. */
  ended(): Promise<void> {
    return this.over;
  }

  /** Null: the connection broke before the answer came. A client that is told to slow down does so. */
  private async ask(name: string, body: unknown): Promise<Answer | null> {
    const { socket } = this.client;
    if (!socket.connected) return null;
    const answer = await this.client.ask(name, body).catch((error: unknown) => {
      if (socket.connected) throw error;
      return null;
    });
    if (answer === null || answer.ok || answer.error.code !== 'SLOW_DOWN') return answer;
    await new Promise((resolve) => setTimeout(resolve, SLOWED));
    return this.ask(name, body);
  }

  private async connected(): Promise<void> {
    const { socket } = this.client;
    if (socket.connected) return;
    await within('a connection', new Promise<void>((resolve) => socket.once('connect', () => resolve())));
  }

  /** Comes back to the table: the server may be stopping, or break off once more. */
  private async resume(): Promise<void> {
    await until(
      `table ${this.code} again`,
      async () => {
        await this.connected();
        return this.ask('resume_table', { tableId: this.code });
      },
      (answer) => answer?.ok,
    );
    this.resumed += 1;
  }

  private get isOver(): boolean {
    const { phase } = this.client.at(this.code);
    return phase === 'completed' || phase === 'closed';
  }

  private async play(): Promise<void> {
    for (;;) {
      await this.resume();
      const socketId = this.client.socket.id;
      const { gaps } = this.client;
      const isSame = (): boolean => this.client.socket.id === socketId && this.client.gaps === gaps;
      const broke = new Promise<void>((resolve) => this.client.socket.once('disconnect', () => resolve()));
      while (isSame() && !this.isOver) {
        if (this.client.at(this.code).turn === this.client.at(this.code).you) await this.move(isSame);
        else await Promise.race([this.client.next(), broke]);
      }
      if (isSame()) return;
    }
  }

  private async move(isSame: () => boolean): Promise<void> {
    await this.mayMove();
    // Through a connection that is new since then nothing is told before coming back.
    if (!isSame()) return;
    const view = this.client.at(this.code);
    if (view.turn !== view.you) return;
    const action = anyMove(view, this.random);
    const actionId = `move ${this.moves++}`;
    const message = { tableId: this.code, seq: view.seq, actionId, action };
    let through = this.client.socket.id;
    let answer = await this.ask('act', message);
    // Without an answer the client cannot know whether it was done: the same action is asked for again until one comes.
    while (answer === null) {
      await this.resume();
      through = this.client.socket.id;
      answer = await this.ask('act', message);
    }
    if (answer.ok) {
      this.acknowledged.push({ actionId, repeated: answer.repeated ?? false });
      this.onAcknowledged();
    } else this.refusals.push(answer.error.code);
    if (answer.ok) await this.reach(answer.seq ?? 0, through);
    else await this.resume();
  }

  /** What was answered is told as well, unless the connection it came through breaks first. */
  private async reach(seq: number, through: string | undefined): Promise<void> {
    const { socket } = this.client;
    while (socket.connected && socket.id === through && this.client.at(this.code).seq < seq) {
      const broke = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
      await Promise.race([this.client.next(), broke]);
    }
  }
}
