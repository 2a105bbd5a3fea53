import type { BaseEvent } from '@sanh-rong/engine';
import type { SeatFault, TableChanges, TableEvent, TableSummary, TableView } from '@sanh-rong/table';
import { z } from 'zod';
import { CHAT_MESSAGES, type ChatTold } from './chat.ts';
import { HALL_MESSAGES, type SeatOffer } from './hall.ts';
import { actionId, tableCode as tableId } from './ids.ts';
import { type ArenaAsk, REMOTE_MESSAGES } from './remote.ts';

/** What goes over the sockets: the messages a client may send, the answers, and what the server tells. */

const seq = z.int().nonnegative();
const seat = z.int().nonnegative().max(63);
const cards = z.array(z.string().max(3)).max(52);

/** A move names the number the client had seen; the server refuses it if the game has moved on since. */
const move = { tableId, seq, actionId };

/** Messages from clients by name. Settings, commands and actions are read by the table and the game themselves. */
export const CLIENT_MESSAGES = {
  create_table: z.strictObject({
    settings: z.unknown(),
    /** Built-in players and bots who take their seats at once. */
    players: z
      .array(
        z.union([
          z.strictObject({ seat, level: z.string().max(40) }),
          z.strictObject({ seat, bot: z.string().max(64) }),
        ]),
      )
      .max(16)
      .optional(),
    /** False: the host watches. */
    sits: z.boolean().optional(),
  }),
  join_table: z.strictObject({ tableId, seat: seat.optional(), watch: z.boolean().optional() }),
  resume_table: z.strictObject({ tableId }),
  player_ready: z.strictObject({
    tableId,
    ready: z.boolean().optional(),
    /** The fingerprint of a text that is brought during the countdown, or the text itself. */
    pledge: z.string().max(64).optional(),
    /** The seal that it is pledged for, as in `fair.commitment`. */
    seal: z.string().max(64).optional(),
    contribution: z.string().max(128).optional(),
  }),
  start_game: z.strictObject({ tableId }),
  play_cards: z.strictObject({ ...move, cards }),
  pass_turn: z.strictObject(move),
  act: z.strictObject({ ...move, action: z.unknown() }),
  table_command: z.strictObject({ tableId, command: z.unknown() }),
  leave_table: z.strictObject({ tableId }),
  /** Hears of the table no more; a seat there stays, and waits as after a broken connection. */
  unfollow_table: z.strictObject({ tableId }),
  /** The public tables, now and whenever they change. */
  follow_tables: z.strictObject({}),
  unfollow_tables: z.strictObject({}),
  ...HALL_MESSAGES,
  ...CHAT_MESSAGES,
  ...REMOTE_MESSAGES,
} as const;

export type ClientMessage = keyof typeof CLIENT_MESSAGES;
export type MessageOf<Name extends ClientMessage> = z.infer<(typeof CLIENT_MESSAGES)[Name]>;

/** What can be wrong with a message, found before its table is read. */
export const MESSAGE_CODES = [
  'BAD_MESSAGE',
  'SLOW_DOWN',
  'NO_TABLE',
  'TOO_MANY_TABLES',
  'SEATED_ELSEWHERE',
  'TOO_MANY_FOLLOWED',
  'TOO_MANY_BOTS',
  'SERVER_ERROR',
  'SERVER_STOPPING',
] as const;
export type MessageCode = (typeof MESSAGE_CODES)[number];

/** Why a connection is turned away. */
export type ConnectionCode =
  | 'NOT_SIGNED_IN'
  | 'TOO_MANY_CONNECTIONS'
  | 'SLOW_DOWN'
  | 'SERVER_STOPPING'
  | 'SERVER_ERROR';

export interface WireError {
  /** A rule ID, a code of the table, or one of MESSAGE_CODES. */
  readonly code: string;
  /** In the language of the client. */
  readonly message: string;
  /** The table that it is about, where that is not the one that was asked for. */
  readonly tableId?: string;
}

export interface Refusal {
  readonly ok: false;
  readonly error: WireError;
}

/** Every message is answered. */
export type Answer = Accepted | Refusal;

export interface Accepted {
  readonly ok: true;
  /** The number of the last event: a client that follows the table has been told everything up to it. */
  readonly seq?: number;
  /**
   * The table as the client may see it, for clients that come to it. A client that follows it applies changes to this.
   */
  readonly view?: TableView;
  /** What the game on the table has told so far, as this client would have heard it; comes with `view`. */
  readonly story?: readonly BaseEvent[];
  /** The server's clock (milliseconds), which all times of the table are told by; comes with `view`. */
  readonly now?: number;
  /** Too many look on at this table: it is shown, and not followed. Sitting down is possible all the same. */
  readonly crowded?: boolean;
  /** This action had been done before. */
  readonly repeated?: boolean;
  readonly tables?: readonly TableSummary[];
  readonly messages?: readonly ChatTold[];
  /** What to give as `before` to read earlier messages; null when there are none. */
  readonly earlier?: number | null;
  /** The bot that this connection plays for now. */
  readonly bot?: { readonly id: string; readonly name: string; readonly game: string; readonly version: number };
}

/** What the server tells everybody at a table, each as they may see it. */
export interface TableUpdate {
  readonly tableId: string;
  readonly seq: number;
  readonly at: number;
  readonly type: TableEvent['type'];
  readonly seat: number | null;
  /** What happened in the game, as this client may know it. */
  readonly game: readonly BaseEvent[];
  /** What a bot did wrong ('faulted'). */
  readonly fault?: SeatFault;
  /** The time of the seat had run out, and the clock moved for it ('acted'). */
  readonly byClock?: true;
  /** What the game had told before, where `changes` are a whole view. */
  readonly story?: readonly BaseEvent[];
  /** From the view with the number before this one to the view with this one (`applyChanges` of the table package). */
  readonly changes: TableChanges;
}

/** The name under which an event is told. */
export const TABLE_MESSAGES = [
  'player_joined',
  'player_left',
  'game_started',
  'game_state_update',
  'turn_timeout',
  'game_ended',
] as const;
export type TableMessage = (typeof TABLE_MESSAGES)[number];

/** What the server says by itself, by name. */
export interface ServerMessages extends Record<TableMessage, (update: TableUpdate) => void> {
  /**
   * Seats of people whose connection has just broken: all of them, and none once they are back. It is not stored; when it
   * lasts the table itself says that they are away.
   */
  presence_changed: (presence: { readonly tableId: string; readonly away: readonly number[] }) => void;
  message_received: (message: ChatTold) => void;
  /** Public tables that changed since the last time, and codes of those that are gone from the list. */
  tables_changed: (tables: { readonly changed: readonly TableSummary[]; readonly gone: readonly string[] }) => void;
  /** There is company at another table of strangers, for as long as `until` says. */
  seat_offer: (offer: SeatOffer) => void;
  /** The tables that wait for this person are others than before: `GET /api/me/invitations` has them. */
  invitations_changed: (nothing: Record<string, never>) => void;
  /** A remote bot is to move; `answer` takes `{ answers: [...] }`, one for each question in their order. */
  arena_ask: (ask: ArenaAsk, answer: (answer: unknown) => void) => void;
  /** Another connection plays for this bot now, or it is gone. */
  arena_detached: (bot: { readonly bot: string }) => void;
  /** The connection is about to be closed from here; with SERVER_STOPPING the client should come back at once. */
  error: (error: WireError) => void;
}

export const messageFor = (event: TableEvent, gameOver: boolean): TableMessage => {
  switch (event.type) {
    case 'sat':
    case 'playerSat':
    case 'botSat':
      return 'player_joined';
    case 'left':
    case 'stood':
    case 'kicked':
      return 'player_left';
    case 'dealt':
      return gameOver ? 'game_ended' : 'game_started';
    case 'acted':
      if (gameOver) return 'game_ended';
      return event.by === 'clock' ? 'turn_timeout' : 'game_state_update';
    default:
      return 'game_state_update';
  }
};
