import type { BaseEvent } from '@sanh-rong/engine';
import type { TableEvent, TableView } from '@sanh-rong/table';
import { z } from 'zod';

/** What goes over the sockets: the messages a client may send, the answers, and what the server tells. */

const tableId = z.string().regex(/^[A-Z2-9]{4,16}$/);
const actionId = z.string().regex(/^[\x21-\x7e][\x20-\x7e]{0,63}$/);
const seq = z.int().nonnegative();
const seat = z.int().nonnegative().max(63);
const cards = z.array(z.string().max(3)).max(52);

/** A move names the number the client had seen; the server refuses it if the game has moved on since. */
const move = { tableId, seq, actionId };

/** Messages from clients by name. Settings, commands and actions are read by the table and the game themselves. */
export const CLIENT_MESSAGES = {
  create_table: z.strictObject({ settings: z.unknown() }),
  join_table: z.strictObject({ tableId, seat: seat.optional(), watch: z.boolean().optional() }),
  resume_table: z.strictObject({ tableId }),
  player_ready: z.strictObject({
    tableId,
    ready: z.boolean().optional(),
    contribution: z.string().max(128).optional(),
  }),
  start_game: z.strictObject({ tableId }),
  play_cards: z.strictObject({ ...move, cards }),
  pass_turn: z.strictObject(move),
  act: z.strictObject({ ...move, action: z.unknown() }),
  table_command: z.strictObject({ tableId, command: z.unknown() }),
  leave_table: z.strictObject({ tableId }),
} as const;

export type ClientMessage = keyof typeof CLIENT_MESSAGES;
export type MessageOf<Name extends ClientMessage> = z.infer<(typeof CLIENT_MESSAGES)[Name]>;

/** What can be wrong with a message before anybody looks at its table. */
export const MESSAGE_CODES = ['BAD_MESSAGE', 'SLOW_DOWN', 'NO_TABLE', 'STALE', 'SERVER_ERROR'] as const;
export type MessageCode = (typeof MESSAGE_CODES)[number];

export interface WireError {
  /** A rule ID, a code of the table, or one of MESSAGE_CODES. */
  readonly code: string;
  /** In the language of the client. */
  readonly message: string;
}

/** Every message is answered. */
export type Answer =
  | { readonly ok: true; readonly seq: number; readonly view: TableView; readonly repeated: boolean }
  | { readonly ok: false; readonly error: WireError };

/** What the server tells everybody at a table, each through their own eyes. */
export interface TableUpdate {
  readonly tableId: string;
  readonly seq: number;
  readonly at: number;
  readonly type: TableEvent['type'];
  readonly seat: number | null;
  /** What happened in the game, as this client may know it. */
  readonly game: readonly BaseEvent[];
  readonly view: TableView;
}

/** The name under which an event is told. */
export const SERVER_MESSAGES = [
  'table_created',
  'player_joined',
  'player_left',
  'game_started',
  'game_state_update',
  'turn_timeout',
  'game_ended',
] as const;
export type ServerMessage = (typeof SERVER_MESSAGES)[number];

export const messageFor = (event: TableEvent, gameOver: boolean): ServerMessage => {
  switch (event.type) {
    case 'created':
      return 'table_created';
    case 'sat':
    case 'playerSat':
      return 'player_joined';
    case 'left':
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
