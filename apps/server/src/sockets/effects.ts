import { refuse } from '@sanh-rong/engine';
import { type Accepted, type Answer, REMOTE_LIMITS } from '@sanh-rong/protocol';
import { eventsSoFar, pastEventsSoFar, type TableState, TIMES, viewPast, viewTable } from '@sanh-rong/table';
import type { RemoteBotRequests } from '../arena/remote/remote-bot-requests.ts';
import type { ChatMessage } from '../chat/chat.ts';
import { messageError } from '../messages/index.ts';
import type { Tables } from '../tables/tables.ts';
import type { Attendance } from './attendance.ts';
import type { PastTables } from './past.ts';
import type { Effect } from './requests.ts';
import type { Rooms, TableSocket } from './rooms.ts';

/** What messages change about the connection they came through: which tables it follows and which bots it plays for. */

export interface EffectsOptions {
  readonly tables: Tables;
  readonly remoteBots: Pick<RemoteBotRequests, 'attach' | 'detach' | 'connections'>;
  /** A chat message is stored, and may be told here and on the other nodes. */
  readonly said: (message: ChatMessage) => void;
  /** The public tables now. */
  readonly listTables: () => Promise<Answer>;
  readonly now: () => number;
}

export class Effects {
  private readonly rooms: Rooms;
  private readonly attendance: Attendance;
  private readonly past: PastTables;
  private readonly options: EffectsOptions;
  /** How many answers each connection may still give: so many as it was asked for. */
  private readonly owed = new WeakMap<TableSocket, number>();

  constructor(rooms: Rooms, attendance: Attendance, past: PastTables, options: EffectsOptions) {
    this.rooms = rooms;
    this.attendance = attendance;
    this.past = past;
    this.options = options;
  }

  /** Whether a connection was asked for the answer that it gives. */
  takeAnswer(socket: TableSocket): boolean {
    const owed = this.owed.get(socket) ?? 0;
    if (owed > 0) this.owed.set(socket, owed - 1);
    return owed > 0;
  }

  /** The answer, which may show what the effect brought with it. */
  async carryOut(socket: TableSocket, effect: Effect, answer: Answer): Promise<Answer> {
    switch (effect.type) {
      case 'follow':
        return answer.ok ? this.follow(socket, effect.table, answer) : answer;
      case 'attach':
        return this.attach(socket, effect.bot, answer);
      case 'followList':
        return this.list(socket);
      case 'leave':
        await this.attendance.leave(socket, effect.table);
        return answer;
      case 'unfollow':
        await this.attendance.unfollow(socket, effect.table);
        return answer;
      case 'unfollowList':
        await this.rooms.leaveList(socket);
        return answer;
      case 'detach':
        await this.options.remoteBots.detach(socket.id, effect.bot);
        return answer;
      case 'tell':
        this.options.said(effect.message);
        return answer;
    }
  }

  /** An answer must not show an older table than what was told while it was on its way: nothing comes in between here. */
  upToDate(socket: TableSocket, answer: Answer): Answer {
    if (!answer.ok || answer.view === undefined || !this.rooms.follows(socket, 'now', answer.view.code)) return answer;
    const state = this.options.tables.cached(answer.view.code);
    if (state === null || state.seq <= answer.view.seq) return answer;
    return { ...answer, ...this.shown(state, socket.data.signedIn.person.id) };
  }

  /** A whole table for a person who comes to it, with what they need to go on from there. */
  private shown(state: TableState, person: string): Pick<Accepted, 'seq' | 'view' | 'story' | 'now'> {
    return {
      seq: state.seq,
      view: viewTable(state, person),
      story: eventsSoFar(state, person),
      now: this.options.now(),
    };
  }

  private async list(socket: TableSocket): Promise<Answer> {
    await this.rooms.readList(socket);
    return this.options.listTables();
  }

  /** From now on the socket hears of the table. What happened between the answer and now is in the view it gets. */
  private async follow(socket: TableSocket, code: string, answer: Accepted): Promise<Answer> {
    const { tables } = this.options;
    const { person } = socket.data.signedIn;
    const back = await this.attendance.come(socket, code);
    // What other nodes have stored since they came is told to them as to all others.
    const shown = back ? await this.past.follow(code) : tables.cached(code);
    // A person who hung up while this was being asked is not here.
    if (!socket.connected) await this.attendance.exit(socket, code);
    if (shown === null) return answer;
    if (!back) return { ...answer, ...this.shown(shown, person.id) };
    // Those who see the table some time later also live by its clock of then.
    const now = this.options.now() - TIMES.watchDelay;
    return { ...answer, seq: shown.seq, view: viewPast(shown), story: pastEventsSoFar(shown), now };
  }

  /** Follows a table in another way than until now, from a whole view on. */
  async refollow(socket: TableSocket, code: string): Promise<void> {
    const answer = await this.follow(socket, code, { ok: true });
    if (!answer.ok || answer.view === undefined) return;
    socket.emit('game_state_update', {
      tableId: code,
      seq: answer.view.seq,
      at: answer.now ?? this.options.now(),
      type: 'configured',
      seat: null,
      game: [],
      ...(answer.story === undefined ? {} : { story: answer.story }),
      changes: { from: null, view: answer.view },
    });
  }

  /** What a program answers comes back in the acknowledgement: one to each message, and none without one. */
  private async attach(socket: TableSocket, bot: string, answer: Answer): Promise<Answer> {
    const { remoteBots } = this.options;
    const isMore = remoteBots.connections.of(bot)?.id !== socket.id;
    if (isMore && remoteBots.connections.count(socket.id) >= REMOTE_LIMITS.bots) {
      return refuse(messageError('TOO_MANY_BOTS', socket.data.language));
    }
    await remoteBots.attach(bot, {
      id: socket.id,
      send: (ask, heard) => {
        this.owed.set(socket, (this.owed.get(socket) ?? 0) + 1);
        socket.timeout(ask.time).emit('arena_ask', ask, heard);
      },
      dismiss: (dismissed) => socket.emit('arena_detached', { bot: dismissed }),
    });
    // A program that hung up while this was being stored is not here.
    if (!socket.connected) await remoteBots.detach(socket.id, bot);
    return answer;
  }
}
