import { messageFor, type TableMessage, type TableUpdate } from '@sanh-rong/protocol';
import {
  changesFor,
  changesPast,
  gameOf,
  mayHear,
  seatOf,
  type TableEvent,
  type TableState,
  tellEvent,
  tellPast,
} from '@sanh-rong/table';
import type { Chat, ChatMessage } from '../chat/chat.ts';
import { systemLines } from '../chat/lines.ts';
import { tellLine, tellMessage } from '../chat/tell.ts';
import type { Happened, Tables } from '../tables/tables.ts';
import { type PastEvent, PastTables } from './past.ts';
import type { Followers, Rooms, TableSocket } from './rooms.ts';

/** Tells what happened to whoever follows it through this node, each through their own eyes. */

/** Somebody without a seat at a table that is watched with a delay sees it as it was. */
export const looksBack = (state: TableState, person: string): boolean =>
  state.settings.watchers === 'delayed' && state.watchers.some(({ id }) => id === person) && seatOf(state, person) < 0;

/** Somebody who learns what is played here only later, if at all: not even that a game has ended. */
const isCurtained = (state: TableState, person: string): boolean =>
  state.settings.watchers === 'delayed' && seatOf(state, person) < 0;

/** Events after which somebody may have to follow a table in another way. */
const TURNING: readonly TableEvent['type'][] = ['configured', 'watched', 'unwatched', 'sat', 'left', 'stood', 'kicked'];

const nameOf = (state: TableState, event: TableEvent): TableMessage => {
  const over = state.game !== null && gameOf(state.settings).turn(state.game) === null;
  return messageFor(event, over);
};

export interface TellerOptions {
  readonly tables: Tables;
  readonly chat: Chat;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** Somebody has to follow a table in another way from now on. */
  readonly refollow: (socket: TableSocket, code: string) => void;
}

export class Teller {
  readonly past: PastTables;
  private readonly rooms: Rooms;
  private readonly options: TellerOptions;

  constructor(rooms: Rooms, options: TellerOptions) {
    this.rooms = rooms;
    this.options = options;
    this.past = new PastTables(options.tables, options.now, options.failed);
  }

  tell(happened: Happened): void {
    const { state, event, told, before } = happened;
    this.past.add(happened);
    const name = nameOf(state, event);
    const lines = systemLines(event, before, state);
    for (const socket of this.rooms.followers('now', state.code)) {
      const { signedIn, language } = socket.data;
      const { id } = signedIn.person;
      // Whoever watches with a delay is on the way to the past.
      if (looksBack(state, id)) continue;
      socket.emit(isCurtained(state, id) ? 'game_state_update' : name, {
        tableId: state.code,
        ...tellEvent(state, event, told, id),
        changes: changesFor(before, state, id),
      });
      if (!mayHear(state, id)) continue;
      for (const line of lines) socket.emit('message_received', tellLine(state.code, event.at, line, language));
    }
    if (TURNING.includes(event.type)) this.turnAround(state);
  }

  /** Whoever comes to watch a delayed table, or no longer does, follows it in another way from now on. */
  private turnAround(state: TableState): void {
    const { code } = state;
    for (const socket of [...this.rooms.followers('now', code), ...this.rooms.followers('past', code)]) {
      const back = looksBack(state, socket.data.signedIn.person.id);
      if (back !== this.rooms.follows(socket, 'past', code)) this.options.refollow(socket, code);
    }
  }

  /** Tells what may be told by now to those who watch with a delay. */
  advance(): void {
    for (const happened of this.past.advance()) this.tellPast(happened);
    for (const message of this.past.spoken()) this.deliver('past', message).catch(this.options.failed);
    for (const code of this.past.codes()) if (!this.rooms.hasFollowers('past', code)) this.past.unfollow(code);
  }

  private tellPast({ state, event, told, before }: PastEvent): void {
    const name = nameOf(state, event);
    const update: TableUpdate = {
      tableId: state.code,
      ...tellPast(state, event, told),
      changes: changesPast(before, state),
    };
    const lines = systemLines(event, before, state);
    for (const socket of this.rooms.followers('past', state.code)) {
      socket.emit(name, update);
      for (const line of lines) {
        socket.emit('message_received', tellLine(state.code, event.at, line, socket.data.language));
      }
    }
  }

  /** Something was said at a table, here or on another node. */
  async tellSaid(message: ChatMessage): Promise<void> {
    this.past.say(message);
    await this.deliver('now', message);
  }

  private async deliver(kind: Followers, message: ChatMessage): Promise<void> {
    const { chat, tables } = this.options;
    const sockets = this.rooms.followers(kind, message.code);
    if (sockets.length === 0) return;
    const people = [...new Set(sockets.map(({ data }) => data.signedIn.person.id))];
    const [deaf, state] = await Promise.all([chat.mutedBy(message.from.id, people), tables.find(message.code)]);
    if (state === null) return;
    for (const socket of sockets) {
      const { signedIn, language } = socket.data;
      const { id } = signedIn.person;
      if (mayHear(state, id) && !deaf.has(id)) socket.emit('message_received', tellMessage(message, language));
    }
  }
}
