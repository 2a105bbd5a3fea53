import type { Random } from '@sanh-rong/engine';
import type { Answer, SeatOffer } from '@sanh-rong/protocol';
import type { TableView } from '@sanh-rong/table';
import { until } from '../../../../test/until.ts';
import { anyMove, Client } from '../support/client.ts';
import type { Guest } from '../support/guests.ts';
import { within } from '../support/within.ts';

/** A person who looks for company, plays for a while, and leaves, moves over, loses the connection or stays. */

/** A seat that was answered. */
export interface Visit {
  readonly code: string;
  /** The server's clock at the answer. */
  readonly at: number;
}

/** A move that was answered as done. */
export interface DoneMove {
  readonly code: string;
  readonly actionId: string;
}

/** Milliseconds after being told to slow down. */
const SLOWED = 300;

const TRY_AGAIN: readonly string[] = ['SLOW_DOWN', 'SERVER_STOPPING', 'SERVER_ERROR'];

export interface WandererOptions {
  readonly url: string;
  readonly guest: Guest;
  readonly games: readonly string[];
  readonly random: Random;
  /** Told whenever a seat was answered. */
  readonly seated: () => void;
}

export class Wanderer {
  readonly person: string;
  readonly visits: Visit[] = [];
  readonly moves: DoneMove[] = [];
  /** Refusals that are not expected. */
  readonly refusals: string[] = [];
  offered = 0;
  moved = 0;
  private readonly client: Client;
  private readonly options: WandererOptions;
  private offer: SeatOffer | null = null;
  private acted = 0;
  /** Through which connection the table was looked at, and after how many gaps. */
  private looked = '';

  constructor(options: WandererOptions) {
    this.options = options;
    this.person = options.guest.id;
    this.client = new Client(options.url, options.guest.token, {
      reconnection: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 200,
    });
    this.client.socket.on('seat_offer', (offer: SeatOffer) => {
      this.offer = offer;
      this.offered += 1;
    });
  }

  close(): void {
    this.client.socket.disconnect();
  }

  private async connected(): Promise<void> {
    const { socket } = this.client;
    if (socket.connected) return;
    await within('a connection', new Promise<void>((resolve) => socket.once('connect', () => resolve())));
  }

  /** Asks until there is an answer that counts: lines break, nodes die. */
  private async ask(name: string, body: unknown): Promise<Answer> {
    for (;;) {
      await this.connected();
      const answer = await this.client.ask(name, body).catch((error: unknown) => {
        if (this.client.socket.connected) throw error;
        return null;
      });
      if (answer !== null && (answer.ok || !TRY_AGAIN.includes(answer.error.code))) return answer;
      if (answer !== null) await new Promise((resolve) => setTimeout(resolve, SLOWED));
    }
  }

  private async find(body: { readonly game: string; readonly from?: string }): Promise<TableView | null> {
    const answer = await this.ask('find_table', body);
    if (!answer.ok || answer.view === undefined) {
      this.refusals.push(answer.ok ? 'no view' : answer.error.code);
      return null;
    }
    this.visits.push({ code: answer.view.code, at: answer.now ?? 0 });
    this.options.seated();
    return answer.view;
  }

  /** Comes, plays, goes; so many times. */
  async wander(times: number): Promise<void> {
    const { random, games } = this.options;
    for (let time = 0; time < times; time++) {
      const game = random.pick(games);
      let view = await this.find({ game });
      if (view === null) return;
      // Who stayed at the end would keep others waiting for turns that never come.
      const ending = random.pick(['leave', 'drop', 'move', ...(time === times - 1 ? [] : ['stay'])]);
      // Who leaves in the middle comes later in line: half of them see their game to its end, where games are short.
      const isPatient = view.settings.game === 'lieng' && random.below(2) === 0;
      await this.play(view.code, isPatient ? Number.POSITIVE_INFINITY : 1 + random.below(4));
      if (ending === 'move' && this.offer?.tableId === view.code) {
        const before = view.code;
        view = (await this.find({ game: view.settings.game, from: before })) ?? view;
        if (view.code !== before) this.moved += 1;
        await this.play(view.code, 1);
      }
      if (ending === 'drop') {
        this.client.socket.disconnect().connect();
        // Who has a seat gets it again.
        view = (await this.find({ game })) ?? view;
      }
      if (ending !== 'stay') await this.leave(view.code);
    }
  }

  /** Leaves for good, from the table that they are at by now. */
  async goHome(game: string): Promise<void> {
    const view = await this.find({ game });
    if (view !== null) await this.leave(view.code);
  }

  private async leave(code: string): Promise<void> {
    const answer = await this.ask('leave_table', { tableId: code });
    // Asked again after a lost answer, or played for by the table meanwhile: gone all the same.
    const isGone = answer.ok || ['NOT_SEATED', 'TABLE_CLOSED', 'NO_TABLE', 'BAD_COMMAND'].includes(answer.error.code);
    if (!isGone && !answer.ok) this.refusals.push(answer.error.code);
  }

  /** So many moves of one's own, or until a game has ended or the table is not one's own any more. */
  private async play(code: string, moves: number): Promise<void> {
    let left = moves;
    let wasPlaying = false;
    const isDone = async (): Promise<boolean> => {
      await this.connected();
      if (this.needsLook()) await this.ask('resume_table', { tableId: code });
      const view = this.client.tables.get(code)?.view ?? null;
      if (view === null || view.you === null || view.phase === 'closed') return true;
      if (view.phase === 'completed' && wasPlaying) return true;
      wasPlaying ||= view.phase === 'playing';
      const action = anyMove(view, this.options.random);
      if (action === null) return false;
      const actionId = `move ${this.acted++}`;
      const answer = await this.ask('act', { tableId: code, seq: view.seq, actionId, action });
      if (!answer.ok) return false;
      this.moves.push({ code, actionId });
      left -= 1;
      return left === 0;
    };
    await until(`${moves} moves at ${code}`, isDone);
  }

  /** Whether the connection is new since the table was looked at, or something was missed. */
  private needsLook(): boolean {
    const { socket, gaps } = this.client;
    const looked = `${socket.id} ${gaps}`;
    if (this.looked === looked) return false;
    this.looked = looked;
    return true;
  }
}
