import type { Language } from '@sanh-rong/engine';
import { type ChatTold, messageFor, type TableMessage, type TableUpdate } from '@sanh-rong/protocol';
import {
  changesFor,
  changesPast,
  gameOf,
  isWatching,
  mayHear,
  seatOf,
  type TableEvent,
  type TableState,
  tellEvent,
  tellPast,
  viewpointKey,
} from '@sanh-rong/table';
import type { Chat, ChatMessage } from '../chat/chat.ts';
import { systemLines } from '../chat/lines.ts';
import { tellLine, tellMessage } from '../chat/tell.ts';
import { pause } from '../stretches.ts';
import type { Happened, Tables } from '../tables/tables.ts';
import { type PastEvent, PastTables } from './past.ts';
import type { Followers, Rooms, TableSocket } from './rooms.ts';

/** Tells followers on this node what happened, each as they may see it; those who see alike together. */

/** A person without a seat at a table that is watched with a delay sees it as it was. */
export const looksBack = (state: TableState, person: string): boolean =>
  state.settings.watchers === 'delayed' && isWatching(state, person) && seatOf(state, person) < 0;

/** Without a seat at a table that is watched with a delay: not even the end of a game may be told now. */
const learnsLater = (state: TableState, person: string): boolean =>
  state.settings.watchers === 'delayed' && seatOf(state, person) < 0;

/** Events after which a person may have to follow a table in another way. */
const TURNING: readonly TableEvent['type'][] = ['configured', 'watched', 'unwatched', 'sat', 'left', 'stood', 'kicked'];

const personOf = ({ data }: TableSocket): string => data.signedIn.person.id;

const grouped = <Each>(all: readonly Each[], keyOf: (each: Each) => string): Each[][] => {
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()];
};

const nameOf = (state: TableState, event: TableEvent): TableMessage => {
  const over = state.game !== null && gameOf(state.settings).turn(state.game) === null;
  return messageFor(event, over);
};

export interface TellerOptions {
  readonly tables: Tables;
  readonly chat: Chat;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** A connection has to follow a table in another way from now on. */
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
    // A follower who watches with a delay is on the way to the past.
    const followers = this.rooms.followers('now', state.code).filter((socket) => !looksBack(state, personOf(socket)));
    const viewpoint = (socket: TableSocket): string => {
      const [was, is] = [before, state].map((each) => (each === null ? '' : viewpointKey(each, personOf(socket))));
      return `${was} ${is}`;
    };
    for (const sockets of grouped(followers, viewpoint)) {
      const person = personOf(sockets[0]);
      this.rooms.tell(sockets, learnsLater(state, person) ? 'game_state_update' : name, {
        tableId: state.code,
        ...tellEvent(state, event, told, person),
        changes: changesFor(before, state, person),
      });
    }
    this.tellLines(
      followers.filter((socket) => mayHear(state, personOf(socket))),
      happened,
    );
    if (TURNING.includes(event.type)) this.turnAround(state);
  }

  /** What the table itself says of an event. */
  private tellLines(
    sockets: readonly TableSocket[],
    { state, event, before }: Pick<Happened, 'state' | 'event' | 'before'>,
  ): void {
    for (const line of systemLines(event, before, state)) {
      this.tellByLanguage(sockets, (language) => tellLine(state.code, event.at, line, language));
    }
  }

  private tellByLanguage(sockets: readonly TableSocket[], message: (language: Language) => ChatTold): void {
    for (const alike of grouped(sockets, ({ data }) => data.language)) {
      this.rooms.tell(alike, 'message_received', message(alike[0].data.language));
    }
  }

  /** A person who comes to watch a delayed table, or no longer does, follows it in another way from now on. */
  private turnAround(state: TableState): void {
    const { code } = state;
    for (const socket of [...this.rooms.followers('now', code), ...this.rooms.followers('past', code)]) {
      const back = looksBack(state, personOf(socket));
      if (back !== this.rooms.follows(socket, 'past', code)) this.options.refollow(socket, code);
    }
  }

  /** Tells what may be told by now to those who watch with a delay, in stretches. */
  async advance(): Promise<void> {
    for (const happened of this.past.advance()) {
      this.tellPast(happened);
      await pause();
    }
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
    const followers = this.rooms.followers('past', state.code);
    this.rooms.tell(followers, name, update);
    this.tellLines(followers, { state, event, before });
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
    const people = [...new Set(sockets.map(personOf))];
    const [deaf, state] = await Promise.all([chat.mutedBy(message.from.id, people), tables.find(message.code)]);
    if (state === null) return;
    const hearing = sockets.filter((socket) => mayHear(state, personOf(socket)) && !deaf.has(personOf(socket)));
    this.tellByLanguage(hearing, (language) => tellMessage(message, language));
  }
}
